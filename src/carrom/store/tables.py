"""The tables of the database; their history is in ``migrations``."""

from typing import Final

from carrom.extras import required

with required("play"):
    from sqlalchemy import (
        Column,
        DateTime,
        ForeignKey,
        Index,
        Integer,
        LargeBinary,
        MetaData,
        String,
        Table,
    )

METADATA: Final = MetaData()

ROOMS: Final = Table(
    "rooms",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("opened", DateTime(timezone=True), nullable=False),
    Column("settled", LargeBinary, nullable=False),
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("line", LargeBinary, nullable=False),
    Column("motion", LargeBinary),
    Column("intent", String(64)),
)
TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("player", String(40), primary_key=True),
    Column("token", String(64), nullable=False, index=True),
)
Index("entries_by_intent", ENTRIES.c.room, ENTRIES.c.intent)
