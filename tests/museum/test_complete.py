"""Nothing is written in a form of which the museum has no piece.

If one of these fails, you have changed a schema or a format. Make its piece, as ``README.md`` beside
this says: ``python -m tests.museum.make NAME`` in a clean checkout of your commit.
"""

import gzip
import json
import re
import sqlite3
from contextlib import closing

from carrom.match.events import RULES, SCHEMA
from carrom.match.notation import VERSION
from carrom.match.record_write import FORMAT
from carrom.physics.keyframes import FORMAT as MOTIONS
from carrom.store.database import revisions
from carrom.tournament.terms import FORMAT as TOURNAMENTS
from tests.museum.make import PIECES
from tests.museum.pieces import DUMPS, FOLDERS, POSTGRESQL, folder_of

TOGETHER = {"0002", "0003"}
"""Schemas that came to main together with the next one: nobody's store ever stayed at them."""
BEFORE_POSTGRESQL = {"0001"}
VERSION_IN_DUMP = re.compile(r"INSERT INTO public.alembic_version VALUES \('(\w+)'\)")


def up_to(version):
    return set(range(1, version + 1))


def first_lines(pattern):
    return [json.loads(file.read_bytes().splitlines()[0]) for file in PIECES.glob(pattern)]


def entries():
    """Every entry of every record."""
    for file in PIECES.glob("*/record.jsonl"):
        for line in file.read_bytes().splitlines():
            told = json.loads(line)
            if "seq" in told:
                yield told


def asked(tmp_path, wanted):
    for piece in FOLDERS:
        folder = folder_of(piece, tmp_path / piece)
        with closing(sqlite3.connect(folder / "carrom.sqlite")) as kept:
            yield from (value for (value,) in kept.execute(wanted))


def test_every_schema(tmp_path):
    ever = revisions() - TOGETHER
    in_sqlite = set(asked(tmp_path, "select version_num from alembic_version"))
    dumps = [gzip.decompress((PIECES / piece / POSTGRESQL).read_bytes()) for piece in DUMPS]
    in_postgresql = {name for dump in dumps for name in VERSION_IN_DUMP.findall(dump.decode())}
    assert in_sqlite == ever
    assert in_postgresql == ever - BEFORE_POSTGRESQL


def test_every_record():
    assert {head["v"] for head in first_lines("*/record.jsonl")} == up_to(FORMAT)
    assert {entry["v"] for entry in entries()} == up_to(SCHEMA)
    assert {entry["rules"] for entry in entries()} == up_to(RULES)


def test_every_motion(tmp_path):
    motions = asked(tmp_path, "select motion from entries where motion is not null")
    assert {json.loads(motion)["frames"]["format"] for motion in motions} == up_to(MOTIONS)


def test_every_tournament_file():
    """The first version does not say which it is."""
    heads = first_lines("*/*tournament*")
    assert {head.get("v", 1) for head in heads} == up_to(TOURNAMENTS)


def test_every_position():
    lines = [
        line for file in PIECES.glob("*/positions.txt") for line in file.read_text().splitlines()
    ]
    assert {line.split(" ")[0] for line in lines} == {
        f"carrom/{version}" for version in up_to(VERSION)
    }
