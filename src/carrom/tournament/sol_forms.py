"""The forms in which SoL hands out its files, all brought to one: what is shared, then the tourneys.

A file is YAML or JSON, bare or compressed (``.sol.gz``), or lies in the zip of a backup. Since SoL 3 its first
document holds the clubs, players and championships, and the tourneys name them by their place from 1. Before,
each tourney held its season, club and players itself. Values come out as JSON has them, dates as texts.
"""

import datetime as dt
import gzip
import io
import re
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from carrom.extras import required
from carrom.json_fields import FieldError
from carrom.messages import message

MOST_BYTES: Final = 20_000_000
"""Of a file, and of what is packed in it."""
MOST_VALUES: Final = 3_000_000
"""In a file, aliases of YAML counted as often as they are used; the whole public instance has 550,000."""
DEEPEST: Final = 8
LARGEST: Final = 2**53
EVERYTHING: Final = "everything.sol"
"""The file in a backup."""
SHARED: Final = ("users", "clubs", "players", "ratings", "rates", "championships")
"""What the first document holds."""
Row = dict[str, Any]


class SolFile(NamedTuple):
    """What a file holds."""

    shared: Mapping[str, Sequence[Row]]
    tourneys: Sequence[Row]


def refused(why: str) -> FieldError:
    """Return the error that says why a file cannot be used."""
    return FieldError("", message(f"tournament-sol-{why}"))


def open_sol(data: bytes) -> SolFile:
    """Return what a file in any of the forms holds; what is none raises :class:`FieldError`."""
    documents = _documents(_unpacked(data))
    if not documents or not all(isinstance(each, dict) for each in documents):
        raise refused("no-tourney")
    plain: list[Row] = _Plain().value(documents, DEEPEST)
    if "matches" in plain[0] or "competitors" in plain[0]:
        return _gathered(plain)
    if len(plain) < 2:
        raise refused("no-tourney")
    shared: dict[str, Sequence[Row]] = {
        name: _rows(plain[0].get(name)) for name in SHARED if name in plain[0]
    }
    shared["championships"] = shared.get("championships") or _rows(plain[0].get("seasons"))
    for row in shared["championships"]:
        _without_past(row)
    tourneys = plain[1:]
    for tourney in tourneys:
        _renamed(tourney)
        if len(shared["championships"]) == 1:
            tourney.setdefault("championship", 1)
    return SolFile(shared, tourneys)


def _unpacked(data: bytes) -> bytes:
    try:
        if data.startswith(b"PK"):
            with zipfile.ZipFile(io.BytesIO(data)) as archive, archive.open(EVERYTHING) as file:
                data = file.read(MOST_BYTES + 1)
        elif data.startswith(b"\x1f\x8b"):
            with gzip.open(io.BytesIO(data)) as file:
                data = file.read(MOST_BYTES + 1)
    except (OSError, EOFError, KeyError, ValueError, RuntimeError, NotImplementedError):
        raise refused("packed") from None
    except (zipfile.BadZipFile, zlib.error):
        raise refused("packed") from None
    if len(data) > MOST_BYTES:
        raise refused("large")
    return data


def _documents(data: bytes) -> list[Any]:
    if data.lstrip()[:1] == b"[":
        try:
            return list(msgspec.json.decode(data, type=list[Any]))
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise refused("not-yaml") from None
    with required("tournament"):
        import yaml  # noqa: PLC0415 - only who reads such files needs it

    try:
        text = data.decode("utf-8-sig")
        return [d for d in yaml.load_all(text, Loader=_loader()) if d is not None]
    except (yaml.YAMLError, ValueError, RecursionError):
        raise refused("not-yaml") from None


def _loader() -> Any:  # noqa: ANN401 - the libraries' own classes
    """Return a loader by the rules of YAML 1.2, as SoL writes: no and on are words, 010 and 1:30 are texts."""
    import yaml  # noqa: PLC0415

    base = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    changed = ("tag:yaml.org,2002:bool", "tag:yaml.org,2002:int")
    kept = {
        first: [(tag, pattern) for tag, pattern in rules if tag not in changed]
        for first, rules in base.yaml_implicit_resolvers.items()
    }
    loader: Any = type("Loader", (base,), {"yaml_implicit_resolvers": kept})
    words = re.compile(r"^(?:true|True|TRUE|false|False|FALSE)$")
    loader.add_implicit_resolver(changed[0], words, list("tTfF"))
    loader.add_implicit_resolver(
        changed[1], re.compile(r"^[-+]?(?:0|[1-9][0-9]*)$"), list("-+0123456789")
    )
    return loader


class _Plain:
    """Values as JSON would have them; what is deeper, larger or more than any file needs is refused."""

    def __init__(self) -> None:
        self._seen = 0

    def value(self, value: object, deep: int) -> Any:  # noqa: ANN401 - any value of YAML
        self._seen += 1
        if deep == 0 or self._seen > MOST_VALUES:
            raise refused("shape")
        if isinstance(value, dict):
            return {str(key): self.value(each, deep - 1) for key, each in value.items()}
        if isinstance(value, list | tuple):
            return [self.value(each, deep - 1) for each in value]
        if isinstance(value, dt.date):
            return value.isoformat()
        if isinstance(value, int) and abs(value) >= LARGEST:
            raise refused("shape")
        if isinstance(value, str) and not value.isascii():
            _no_surrogates(value)
        if value is None or isinstance(value, str | int | float):
            return value
        raise refused("shape")


def _no_surrogates(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise refused("shape") from None


def _rows(value: object) -> list[Row]:
    if value is None:
        return []
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        raise refused("shape")
    return value


def _renamed(tourney: Row) -> None:
    """Call a championship so, which SoL called a season before its version 3."""
    if "season" in tourney:
        tourney.setdefault("championship", tourney.pop("season"))
    _without_past(tourney)


def _without_past(row: Row) -> None:
    """Take out what SoL itself has given up since its version 2, and nobody reads: see its places instead."""
    row.pop("prizefactor", None)
    if isinstance(row.get("previous"), str):  # the title of another championship
        del row["previous"]


class _Gathered:
    """Rows that tourneys hold themselves, each once, with the place it gets."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {"clubs": [], "players": [], "championships": []}
        self._places: dict[bytes, int] = {}

    def place(self, kind: str, row: object) -> int | None:
        if not isinstance(row, dict):
            return None
        row = dict(row)
        if "club" in row:
            row["club"] = self.place("clubs", row["club"])
        key = kind.encode() + msgspec.json.encode(row, order="sorted")
        if key not in self._places:
            self.rows[kind].append(row)
            self._places[key] = len(self.rows[kind])
        return self._places[key]


def _gathered(tourneys: Sequence[Row]) -> SolFile:
    """Return tourneys of SoL 2, with what each of them holds itself as shared."""
    gathered = _Gathered()
    for tourney in tourneys:
        _renamed(tourney)
        season = tourney.get("championship")
        if isinstance(season, dict):
            _without_past(season)
        tourney["championship"] = gathered.place("championships", season)
        for each in _rows(tourney.get("competitors")):
            each["players"] = [gathered.place("players", row) for row in each.get("players") or ()]
    return SolFile(gathered.rows, list(tourneys))
