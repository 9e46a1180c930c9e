"""Seats with names of their own, join codes, leases, who is there, snapshots, what was asked."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Move names and chairs out of what is settled, so that they can change and be erased."""
    seats = op.create_table(
        "seats",
        _room(),
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("chair", sa.String(20), nullable=False),
        sa.Column("name", sa.String(80)),
        sa.Column("token", sa.String(64)),
        sa.Column("recovery", sa.String(64)),
        sa.Column("address", sa.String(64)),
    )
    for name in ("token", "recovery", "address"):
        op.create_index(f"ix_seats_{name}", "seats", [name])
    op.add_column("entries", sa.Column("asked", sa.String(64)))
    op.add_column("rooms", sa.Column("used", MOMENT))
    op.add_column("rooms", sa.Column("watch", sa.String(40)))
    op.add_column("rooms", sa.Column("next", sa.String(40)))
    op.add_column("rooms", sa.Column("listed", sa.String(20)))
    op.execute("update rooms set used = opened")
    with op.batch_alter_table("rooms") as rooms:
        rooms.alter_column("used", existing_type=MOMENT, nullable=False)
        rooms.create_unique_constraint("uq_rooms_watch", ["watch"])
    op.create_index("ix_rooms_used", "rooms", ["used"])
    op.create_index("ix_rooms_listed", "rooms", ["listed"])
    _move(seats)
    op.drop_table("tokens")
    op.create_table(
        "codes",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.id"), nullable=False),
        sa.Column("until", MOMENT, nullable=False),
    )
    op.create_index("ix_codes_room", "codes", ["room"])
    op.create_table(
        "leases",
        _room(),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("until", MOMENT, nullable=False),
    )
    op.create_index("ix_leases_holder", "leases", ["holder"])
    op.create_table(
        "visits",
        _room(),
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("process", sa.String(40), primary_key=True),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("since", MOMENT, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("process", sa.String(40), primary_key=True),
        sa.Column("until", MOMENT, nullable=False),
    )
    _people()
    op.create_table(
        "snapshots",
        _room(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def _people() -> None:
    """Make the tables of what people offer each other, and of what the operator hears of."""
    op.create_table(
        "offers",
        _room(),
        sa.Column("what", sa.String(20), primary_key=True),
        sa.Column("by", sa.String(40), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.id"), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
    )
    op.create_index("ix_reports_room", "reports", ["room"])
    op.create_table(
        "blocks",
        sa.Column("address", sa.String(64), primary_key=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("until", MOMENT, nullable=False),
    )


def _room() -> sa.Column[str]:
    return sa.Column("room", sa.String(40), sa.ForeignKey("rooms.id"), primary_key=True)


def _move(seats: sa.Table) -> None:
    """Give every player of every room a row; a room that cannot be read stays as it is."""
    connection = op.get_bind()
    tokens = {
        (room, player): token
        for room, player, token in connection.execute(
            sa.text("select room, player, token from tokens")
        )
    }
    for room, settled in connection.execute(sa.text("select id, settled from rooms")).all():
        try:
            told = json.loads(settled)
            names, chairs = told["header"].pop("names", {}), told.pop("chairs")
            rows = [
                {
                    "room": room,
                    "player": player,
                    "chair": chair,
                    "name": names.get(player),
                    "token": tokens.get((room, player)),
                }
                for player, chair in chairs.items()
            ]
        except (ValueError, TypeError, KeyError, AttributeError):
            continue
        connection.execute(sa.insert(seats), rows)
        connection.execute(
            sa.text("update rooms set settled = :settled where id = :room").bindparams(
                sa.bindparam("settled", json.dumps(told).encode(), sa.LargeBinary), room=room
            )
        )
