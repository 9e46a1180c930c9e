"""Links that can be given anew: their secrets, sealed for the organiser, and the keys of desks."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add what is kept beside links; those that are there stay as they are."""
    op.add_column("tournament_links", sa.Column("sealed", sa.String(200)))
    op.create_table(
        "desk_keys",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.id"), nullable=False, index=True),
        sa.Column("link", sa.String(64), nullable=False, index=True),
    )
