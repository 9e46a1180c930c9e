"""Rows of strokes as a Parquet file, and back; the same rows give the same bytes."""

from collections.abc import Iterable, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import msgspec

from carrom.dataset.stroke_rows import StrokeRow
from carrom.extras import required

with required("dataset"):
    import pyarrow as pa
    from pyarrow import parquet

FILE: Final = "strokes.parquet"
MADE_BY: Final = b"carrom"
"""The key of the metadata under which stands what the rows were made by."""
GROUP: Final = 10_000
"""Rows of a group."""
_TEXT: Final = pa.string()
_NAME: Final = pa.dictionary(pa.int32(), pa.string())
"""A text of which there are few."""
_STROKE: Final = pa.struct([(name, pa.float64()) for name in ("x", "angle", "speed", "spin")])
_HAND: Final = pa.struct([(name, pa.float64()) for name in ("angle", "place", "speed", "fluffs")])
_PIECES: Final = pa.list_(pa.struct([("piece", _TEXT), ("x", pa.float64()), ("y", pa.float64())]))
_FALLEN: Final = pa.list_(pa.struct([("piece", _TEXT), ("hole", pa.int8())]))
_KINDS: Final[Mapping[str, Any]] = {
    "board": pa.int32(),
    "stroke": pa.int32(),
    "seed": pa.uint64(),
    "rules": _NAME,
    "game": pa.int16(),
    "board_of_game": pa.int16(),
    "player": _NAME,
    "level": _NAME,
    "hand": _HAND,
    "seat": _NAME,
    "side": _NAME,
    "position": _TEXT,
    "pieces": _PIECES,
    "meant": _STROKE,
    "played": _STROKE,
    "pocketed": _FALLEN,
    "off_board": pa.list_(_TEXT),
    "touched": pa.bool_(),
    "reason": _NAME,
    "clauses": pa.list_(_TEXT),
    "fouls": pa.list_(_TEXT),
    "turn_kept": pa.bool_(),
    "own_back": pa.int8(),
    "penalty": pa.int8(),
    "queen_back": pa.bool_(),
    "own_owed_before": pa.int16(),
    "own_owed_after": pa.int16(),
    "opponents_owed_before": pa.int16(),
    "opponents_owed_after": pa.int16(),
    "own_points_before": pa.int16(),
    "opponents_points_before": pa.int16(),
    "own_points_after": pa.int16(),
    "opponents_points_after": pa.int16(),
    "board_over": pa.bool_(),
    "board_won": pa.bool_(),
    "board_points": pa.int16(),
}
SCHEMA: Final = pa.schema([(name, _KINDS[name]) for name in StrokeRow.__struct_fields__])


class FromRecords(msgspec.Struct, frozen=True):
    """What converted rows were made from."""

    matches: tuple[str, ...]
    """The ids of the matches."""


def written(rows: Iterable[StrokeRow], made_by: msgspec.Struct) -> bytes:
    """Return the rows as a Parquet file, with what they were made by in its metadata."""
    schema = SCHEMA.with_metadata({MADE_BY: msgspec.json.encode(made_by)})
    table = pa.Table.from_pylist([msgspec.to_builtins(row) for row in rows], schema=schema)
    out = BytesIO()
    parquet.write_table(table, out, compression="zstd", row_group_size=GROUP)
    return out.getvalue()


def made_by(path: Path) -> bytes | None:
    """Return what a file's rows were made by, as JSON; None: it is no file of ours."""
    try:
        metadata = parquet.read_schema(path).metadata or {}
    except (OSError, pa.ArrowInvalid):
        return None
    found: bytes | None = metadata.get(MADE_BY)
    return found
