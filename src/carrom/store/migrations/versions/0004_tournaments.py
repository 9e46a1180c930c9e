"""Tournaments: their logs, the people beside them, links by role, and the desks of their matches."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("opened", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used", sa.DateTime(timezone=True), nullable=False, index=True),
        sa.Column("header", sa.LargeBinary, nullable=False),
    )
    _of_tournament()
    op.create_table(
        "tournament_desks",
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("tournament", sa.String(40), sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("competition", sa.String(64), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.UniqueConstraint("tournament", "competition", "round", "match", name="one_desk_a_match"),
    )


def _of_tournament() -> None:
    op.create_table(
        "tournament_entries",
        sa.Column("tournament", sa.String(40), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sa.Column("intent", sa.String(64)),
        sa.Column("asked", sa.String(64)),
    )
    op.create_index("tournament_entries_by_intent", "tournament_entries", ["tournament", "intent"])
    op.create_table(
        "tournament_people",
        sa.Column("tournament", sa.String(40), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("club", sa.String(80), nullable=False),
        sa.Column("country", sa.String(80), nullable=False),
        sa.Column("woman", sa.Boolean, nullable=False),
        sa.Column("junior", sa.Boolean, nullable=False),
    )
    op.create_table(
        "tournament_links",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column(
            "tournament",
            sa.String(40),
            sa.ForeignKey("tournaments.id"),
            nullable=False,
            index=True,
        ),
        sa.Column("role", sa.String(20), nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
    )
