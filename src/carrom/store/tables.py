"""The tables of the database; their history is in ``migrations``."""

from typing import Final

from carrom.extras import required

with required("play"):
    from sqlalchemy import (
        Boolean,
        Column,
        DateTime,
        ForeignKey,
        Index,
        Integer,
        LargeBinary,
        MetaData,
        String,
        Table,
        UniqueConstraint,
    )

METADATA: Final = MetaData()

ROOMS: Final = Table(
    "rooms",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("opened", DateTime(timezone=True), nullable=False),
    Column("used", DateTime(timezone=True), nullable=False, index=True),
    Column("settled", LargeBinary, nullable=False),
    Column("watch", String(40), unique=True),
    Column("next", String(40)),
    Column("listed", String(20), index=True),
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("line", LargeBinary, nullable=False),
    Column("motion", LargeBinary),
    Column("intent", String(64)),
    Column("asked", String(64)),
)
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("player", String(40), primary_key=True),
    Column("chair", String(20), nullable=False),
    Column("name", String(80)),
    Column("token", String(64), index=True),
    Column("recovery", String(64), index=True),
    Column("address", String(64), index=True),
)
CODES: Final = Table(
    "codes",
    METADATA,
    Column("code", String(64), primary_key=True),
    Column("room", ForeignKey("rooms.id"), nullable=False, index=True),
    Column("until", DateTime(timezone=True), nullable=False),
)
LEASES: Final = Table(
    "leases",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("holder", String(40), nullable=False, index=True),
    Column("until", DateTime(timezone=True), nullable=False),
)
VISITS: Final = Table(
    "visits",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("player", String(40), primary_key=True),
    Column("process", String(40), primary_key=True),
    Column("here", Boolean, nullable=False),
    Column("since", DateTime(timezone=True), nullable=False),
    Column("left", Boolean, nullable=False),
)
PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("process", String(40), primary_key=True),
    Column("until", DateTime(timezone=True), nullable=False),
)
OFFERS: Final = Table(
    "offers",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("what", String(20), primary_key=True),
    Column("by", String(40), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("room", ForeignKey("rooms.id"), nullable=False, index=True),
    Column("player", String(40), nullable=False),
    Column("by", String(40), nullable=False),
    Column("reason", String(40), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)
BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("address", String(64), primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
)
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
PENS: Final = Table(
    "pens",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("number", Integer, nullable=False),
    Column("device", String(64)),
    Column("label", String(80)),
    Column("since", DateTime(timezone=True)),
)
TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("opened", DateTime(timezone=True), nullable=False),
    Column("used", DateTime(timezone=True), nullable=False, index=True),
    Column("header", LargeBinary, nullable=False),
)
TOURNAMENT_ENTRIES: Final = Table(
    "tournament_entries",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("line", LargeBinary, nullable=False),
    Column("intent", String(64)),
    Column("asked", String(64)),
)
TOURNAMENT_PEOPLE: Final = Table(
    "tournament_people",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("player", String(64), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("club", String(80), nullable=False),
    Column("country", String(80), nullable=False),
    Column("woman", Boolean, nullable=False),
    Column("junior", Boolean, nullable=False),
)
TOURNAMENT_LINKS: Final = Table(
    "tournament_links",
    METADATA,
    Column("secret", String(64), primary_key=True),
    Column("tournament", ForeignKey("tournaments.id"), nullable=False, index=True),
    Column("role", String(20), nullable=False),
    Column("board", Integer, nullable=False),
    Column("sealed", String(200)),
)
DESK_KEYS: Final = Table(
    "desk_keys",
    METADATA,
    Column("secret", String(64), primary_key=True),
    Column("room", ForeignKey("rooms.id"), nullable=False, index=True),
    Column("link", String(64), nullable=False, index=True),
)
TOURNAMENT_DESKS: Final = Table(
    "tournament_desks",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("tournament", ForeignKey("tournaments.id"), nullable=False),
    Column("competition", String(64), nullable=False),
    Column("round", Integer, nullable=False),
    Column("match", Integer, nullable=False),
    UniqueConstraint("tournament", "competition", "round", "match", name="one_desk_a_match"),
)
Index("tournament_entries_by_intent", TOURNAMENT_ENTRIES.c.tournament, TOURNAMENT_ENTRIES.c.intent)
Index("entries_by_intent", ENTRIES.c.room, ENTRIES.c.intent)
