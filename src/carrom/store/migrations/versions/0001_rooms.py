"""Rooms, their logs, and seat tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("opened", sa.DateTime(timezone=True), nullable=False),
        sa.Column("settled", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sa.Column("motion", sa.LargeBinary),
        sa.Column("intent", sa.String(64)),
    )
    op.create_index("entries_by_intent", "entries", ["room", "intent"])
    op.create_table(
        "tokens",
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False),
    )
    op.create_index("ix_tokens_token", "tokens", ["token"])
