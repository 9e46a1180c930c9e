"""Boards at the umpire's desk: by which link the umpire is known, and which device has the pen."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "pens",
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("device", sa.String(64)),
        sa.Column("label", sa.String(80)),
        sa.Column("since", sa.DateTime(timezone=True)),
    )
