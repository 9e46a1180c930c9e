"""What lies in the museum, unpacked for a test."""

import gzip
import json
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import psycopg

from tests.museum.make import PIECES

SQLITE, POSTGRESQL = "carrom.sqlite", "postgresql.sql.gz"
FOLDERS = sorted(file.parent.name for file in PIECES.glob(f"*/{SQLITE}.gz"))
"""The pieces that are data folders."""
DUMPS = sorted(file.parent.name for file in PIECES.glob(f"*/{POSTGRESQL}"))
"""The pieces that are dumps of PostgreSQL."""


@cache
def known(piece: str) -> dict[str, Any]:
    """Return which games are in a piece, and the secrets of those who play them."""
    told: dict[str, Any] = json.loads((PIECES / piece / "known.json").read_text())
    return told


def folder_of(piece: str, target: Path) -> Path:
    """Unpack a data folder."""
    target.mkdir()
    data = gzip.decompress((PIECES / piece / f"{SQLITE}.gz").read_bytes())
    (target / SQLITE).write_bytes(data)
    return target


def into_postgresql(piece: str, address: str) -> None:
    """Load a dump into an empty database."""
    told = gzip.decompress((PIECES / piece / POSTGRESQL).read_bytes()).decode()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(told)


def everything(folder: Path) -> list[str]:
    """Return all that a data folder's database holds, without opening it as a server does."""
    with closing(sqlite3.connect(folder / SQLITE)) as kept:
        return list(kept.iterdump())


def lines_in(folder: Path) -> dict[str, list[bytes]]:
    """Return every line of every log in a data folder."""
    wanted = "select room, line from entries order by room, seq"
    with closing(sqlite3.connect(folder / SQLITE)) as kept:
        return _by_log(kept.execute(wanted).fetchall())


def lines_at(address: str) -> dict[str, list[bytes]]:
    """Return every line of every log in a PostgreSQL."""
    with psycopg.connect(address) as connection:
        return _by_log(
            connection.execute("select room, line from entries order by room, seq").fetchall()
        )


def _by_log(rows: list[Any]) -> dict[str, list[bytes]]:
    found: dict[str, list[bytes]] = {}
    for log, line in rows:
        found.setdefault(log, []).append(bytes(line))
    return found
