"""A motion asked for and answered as JSON values: the format of ``carrom simulate``.

Only plain values go in and out (what :mod:`json` reads and writes); reading text is the caller's.
SI units, angles in degrees. Here the shape of a request is checked: what is there, of which type,
under which name. What can stand on a board and what a surface can be like is the engine's to say.
"""

from dataclasses import dataclass, fields
from math import fmod, inf, isfinite
from typing import Any, Final

from carrom.equipment.aim import Aim
from carrom.equipment.editions import EDITIONS
from carrom.equipment.geometry import Geometry
from carrom.equipment.pieces import Layout, Piece, Point, Seat
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import DEFAULT_EDITION, board
from carrom.json_fields import FieldError, FieldReader, Json
from carrom.physics import Disc, InputError, Motion, Surface, simulate, strike
from carrom.physics.simulate import TooLongError

POSITIONS: Final = {"rosette": rosette}
"""The positions that can be asked for by name: functions of the board and a turn in degrees."""
_BOARDS: Final = {name: name for name in EDITIONS}
_KINDS: Final = {piece.value: piece for piece in Piece}
_SEATS: Final = {seat.value: seat for seat in Seat}
_SURFACE: Final = tuple(field.name for field in fields(Surface) if field.type is float)
"""What can be said of a surface; the number of steps in a contact is the engine's own business."""


class RequestError(FieldError):
    """A request that cannot be used: the field as a JSON pointer, and why."""


_FIELDS: Final = FieldReader(RequestError)
_refuse, _object, _named = _FIELDS.refuse, _FIELDS.object, _FIELDS.named


@dataclass(frozen=True, slots=True)
class FreeDiscs:
    """Discs that stand, move and spin as they are said to."""

    discs: tuple[Disc, ...]
    geometry: Geometry
    surface: Surface
    pockets: bool


@dataclass(frozen=True, slots=True)
class PlayedStroke:
    """A stroke played from a seat's base line at a position."""

    layout: Layout
    aim: Aim
    geometry: Geometry
    surface: Surface
    pockets: bool


Request = FreeDiscs | PlayedStroke


def _number(data: dict[str, Json], key: str, field: str, default: float | None = None) -> float:
    value = data.get(key)
    where = f"{field}/{key}"
    if value is None:
        if default is None:
            raise _refuse(where, "error-missing")
        return default
    if type(value) is int:
        value = _real(value)
    if type(value) is not float:
        raise _refuse(where, "simulate-not-a-number")
    if not isfinite(value):
        raise _refuse(where, "simulate-not-finite")
    return value


def _real(whole: int) -> float:
    """Return a whole number as a real one; JSON knows longer ones than fit."""
    try:
        return float(whole)
    except OverflowError:
        return inf


def read(data: Json) -> Request:
    """Read a request; :class:`RequestError` names what is wrong with its shape."""
    top = _object(data, "")
    given = [key for key in ("position", "stroke") if top.get(key) is not None]
    if given and top.get("discs") is not None:
        raise _refuse(f"/{given[0]}", "simulate-two-forms")
    edition = DEFAULT_EDITION if top.get("board") is None else _named(top, "board", _BOARDS, "")
    geometry = board(edition)
    surface = _surface(top.get("surface"))
    pockets = _FIELDS.truth(top, "pockets", "", default=True)
    if not given:
        return FreeDiscs(_discs(top), geometry, surface, pockets)
    position = _named(top, "position", POSITIONS, "")
    layout = position(geometry, fmod(_number(top, "turn_degrees", "", 0.0), 360.0))
    if top.get("stroke") is None:
        raise _refuse("/stroke", "error-missing")
    return PlayedStroke(layout, _aim(_object(top["stroke"], "/stroke")), geometry, surface, pockets)


def _surface(given: Json) -> Surface:
    if given is None:
        return Surface()
    data = _object(given, "/surface")
    named = [key for key in _SURFACE if data.get(key) is not None]
    figures: dict[str, Any] = {key: _number(data, key, "/surface") for key in named}
    return Surface(**figures)


def _discs(top: dict[str, Json]) -> tuple[Disc, ...]:
    given = top.get("discs")
    if given is None:
        raise _refuse("/discs", "error-missing")
    discs = enumerate(_FIELDS.list(given, "/discs"))
    return tuple(_disc(disc, f"/discs/{place}") for place, disc in discs)


def _disc(given: Json, field: str) -> Disc:
    data = _object(given, field)
    name = data.get("id")
    if name is None:
        raise _refuse(f"{field}/id", "error-missing")
    if type(name) is not str or not _writable(name):
        raise _refuse(f"{field}/id", "simulate-not-a-text")
    return Disc(
        id=name,
        piece=_named(data, "kind", _KINDS, field),
        at=Point(_number(data, "x", field), _number(data, "y", field)),
        velocity=Point(_number(data, "vx", field, 0.0), _number(data, "vy", field, 0.0)),
        spin=_number(data, "spin", field, 0.0),
        radius=_number(data, "radius", field) if data.get("radius") is not None else None,
        mass=_number(data, "mass", field) if data.get("mass") is not None else None,
    )


def _writable(text: str) -> bool:
    """Say whether a text can be given back; JSON can hold halves of characters."""
    return not any("\ud800" <= sign <= "\udfff" for sign in text)


def _aim(data: dict[str, Json]) -> Aim:
    return Aim(
        seat=_named(data, "side", _SEATS, "/stroke"),
        x=_number(data, "x", "/stroke"),
        angle=_number(data, "angle", "/stroke"),
        speed=_number(data, "speed", "/stroke"),
        spin=_number(data, "spin", "/stroke", 0.0),
    )


def answer(request: Request) -> Motion:
    """Let everything move; :class:`RequestError` names what the engine cannot begin with."""
    try:
        return _moved(request)
    except InputError as problem:
        raise RequestError(problem.field, problem.said) from None
    except TooLongError:
        raise _refuse("", "simulate-too-long") from None


def _moved(request: Request) -> Motion:
    geometry, surface, pockets = request.geometry, request.surface, request.pockets
    if isinstance(request, FreeDiscs):
        return simulate(request.discs, geometry, surface, pockets=pockets)
    return strike(request.layout, request.aim, geometry, surface, pockets=pockets)


def write(request: Request, motion: Motion) -> dict[str, Json]:
    """Return the answer to a request."""
    answered: dict[str, Json] = {
        "discs": [
            {
                "id": end.id,
                "x": _plain(end.at.x),
                "y": _plain(end.at.y),
                "state": end.fate.value,
                "hole": end.hole,
            }
            for end in motion.ends
        ],
        "pocketed": [
            {"id": fall.id, "hole": fall.hole, "time": _plain(fall.time)} for fall in motion.falls
        ],
        "first_contact": motion.first_contact,
        "touched": list(motion.touched_ids),
        "impacts": len(motion.impacts),
        "duration": _plain(motion.duration),
        "energy_left": 0.0,
        "on_rim": list(motion.on_rim),
    }
    if isinstance(request, PlayedStroke):
        answered["left_base"] = motion.left_base
    answered["version"] = motion.version
    return answered


def _plain(value: float) -> float:
    """Return a number as JSON writes it best: a Python float, and 0.0 rather than -0.0."""
    return float(value) + 0.0
