"""The figures that the page's engine shares with Python's, as TypeScript: boards, materials, columns, refusals.

What Python works out beforehand is written as the number it came to, so nothing is worked out twice.
"""

import json
from collections.abc import Iterable
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any

from carrom.equipment.editions import EDITIONS
from carrom.equipment.geometry import Geometry, Line, base_circles, base_lines
from carrom.equipment.pieces import Seat
from carrom.equipment.standard import DEFAULT_EDITION, board
from carrom.equipment.striker import SLACK, StrikerFault
from carrom.messages import message
from carrom.physics.board import ENGINE
from carrom.physics.discs import FASTEST, MASSES, MOST_DISCS, MOST_SPIN, TOLERANCE, Problem
from carrom.physics.kernels import friction, playback, runs, world
from carrom.physics.surface import GRAVITY, RANGES, Surface
from carrom.server.http.practice_requests import MOST_PIECES, PracticeSurface
from carrom.texts import said

keyframes = import_module("carrom.physics.keyframes")  # the package has a function of that name
ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web/src/engine/figures.generated.ts"
HEAD = """/**
 * What the page's engine has in common with Python's.
 * Written by `./do fix` (tools/engine_figures.py); do not edit.
 */

import type { Said, Seat } from "../lib/protocol";

/** Ink of a line: its middle, its direction, half its length and half its thickness (m). */
export interface Ink {
  x: number;
  y: number;
  ux: number;
  uy: number;
  long: number;
  wide: number;
}

/** A board, as far as a stroke needs it (m). */
export interface BoardFigures {
  halfSide: number;
  holeCentre: number;
  frameHeight: number;
  baseDistance: number;
  baseHalfWidth: number;
  baseCircleX: number;
  baseCircleRadius: number;
  pieceRadius: number;
  strikerRadius: number;
  /** The squares of the tipping distances. */
  pieceTip: number;
  strikerTip: number;
  arrows: readonly Ink[];
  bases: Readonly<Record<Seat, { circles: readonly (readonly [number, number])[]; lines: readonly Ink[] }>>;
}
"""


def engine_figures() -> str:
    """Write the file."""
    kept = [HEAD]
    for name, value, kind in _constants():
        text = json.dumps(value, ensure_ascii=False)
        kept.append(f"export const {name}{kind} = {text};\n")
    return "\n".join(kept)


def _constants() -> Iterable[tuple[str, Any, str]]:
    usual = Surface()
    yield "ENGINE", ENGINE, ""
    yield "GRAVITY", GRAVITY, ""
    yield "FASTEST", FASTEST, ""
    yield "MOST_SPIN", MOST_SPIN, ""
    yield "MOST_DISCS", MOST_DISCS, ""
    yield "MOST_PIECES", MOST_PIECES, ""
    yield "TOLERANCE", TOLERANCE, ""
    yield "SLACK", SLACK, ""
    yield "MASSES", {piece.value: mass for piece, mass in MASSES.items()}, ""
    yield "SURFACE", {f.name: getattr(usual, f.name) for f in fields(usual)}, ""
    yield "RANGES", RANGES, ": Readonly<Record<string, readonly number[]>>"
    yield "CHANGEABLE", list(PracticeSurface.model_fields), ": readonly string[]"
    yield "DEFAULT_BOARD", DEFAULT_EDITION, ""
    yield (
        "BOARDS",
        {name: _board(board(name)) for name in EDITIONS},
        ": Readonly<Record<string, BoardFigures>>",
    )
    yield "COLUMNS", _columns(), ""
    yield "FRAMES", _frames(), ""
    yield "REFUSALS", _refusals(), ": Readonly<Record<string, Said>>"


def _board(b: Geometry) -> dict[str, Any]:
    def square(radius: float) -> float:
        tip = b.tipping_distance_of(radius)
        return tip * tip

    return {
        "halfSide": b.half_side,
        "holeCentre": b.half_side - b.hole_radius,
        "frameHeight": b.frame_height,
        "baseDistance": b.base_distance,
        "baseHalfWidth": b.base_half_width,
        "baseCircleX": b.base_circle_x,
        "baseCircleRadius": b.base_circle_radius,
        "pieceRadius": b.piece_radius,
        "strikerRadius": b.striker_radius,
        "pieceTip": square(b.piece_radius),
        "strikerTip": square(b.striker_radius),
        "arrows": [_ink(arrow) for arrow in b.arrows],
        "bases": {
            seat.value: {
                "circles": [list(circle.centre) for circle in base_circles(b, seat)],
                "lines": [_ink(line) for line in base_lines(b, seat)],
            }
            for seat in Seat
        },
    }


def _ink(line: Line) -> dict[str, float]:
    return {
        "x": (line.start.x + line.end.x) / 2,
        "y": (line.start.y + line.end.y) / 2,
        "ux": line.direction.x,
        "uy": line.direction.y,
        "long": line.length / 2,
        "wide": line.thickness / 2,
    }


def _columns() -> dict[str, int | float]:
    """The columns and sizes of the kernels' arrays."""
    w = world
    parameters = (
        "HALF_SIDE E_PIECE E_CUSHION E_EXPONENT MU_CONTACT MU_CUSHION E_TANGENTIAL STIFFNESS "
        "CONTACT_STEPS HOLE_CENTRE FALL JUMP FRAME BASE_DISTANCE BASE_HALF_WIDTH BASE_CIRCLE_X "
        "QUARTERS STRIKER PARAMETERS"
    )
    info = "STATUS IMPACTS DURATION FIRST DIRECT DIRECT_X DIRECT_Y LEFT_BASE LAUNCHES INFO"
    sizes = "DISC BODY_COLUMNS CONTACT_COLUMNS BOX LAUNCH_COLUMNS IMPACT_COLUMNS L_DISC L_TIME"
    more = "I_TIME I_FIRST I_SECOND I_IMPULSE LEFT NEVER"
    names = f"{parameters} {info} {sizes} {more}".split()
    return {name: getattr(w, name) for name in names} | {
        "START_COLUMNS": runs.START_COLUMNS,
        "SAMPLE": playback.SAMPLE,
        "NODES": friction.NODES,
        "Y_NODES": friction.Y_NODES,
    }


def _frames() -> dict[str, Any]:
    """How a motion becomes keyframes."""
    k = keyframes
    units = {"time": k.TIME, "length": k.LENGTH, "speed": k.SPEED, "impulse": k.IMPULSE}
    squares = (k.PROBES**2).tolist()
    return {
        "format": k.FORMAT,
        "units": units,
        "allowed": k.ALLOWED,
        "probes": k.PROBES.tolist(),
        "squares": squares,
    }


def _refusals() -> dict[str, Any]:
    """The sentences; names of discs and fields come in where {0} and {1} stand."""
    found = {
        "speed": said(message(f"physics-{Problem.SPEED}", most=FASTEST)),
        "spin": said(message(f"physics-{Problem.SPIN}", most=MOST_SPIN)),
        "off-board": said(message(f"physics-{Problem.OFF_BOARD}", id="{0}")),
        "overlap": said(message(f"physics-{Problem.OVERLAP}", first="{0}", second="{1}")),
        "too-long": said(message("simulate-too-long")),
        "field": said(message("server-field", field="{0}")),
    }
    for fault in StrikerFault:
        what = message(f"physics-{Problem.STRIKER_PLACE}", fault=fault.value)
        found[f"striker-place-{fault.value}"] = said(what)
    for name, (least, most) in RANGES.items():
        what = message(f"physics-{Problem.SURFACE}", name=name, least=least, most=most)
        found[f"surface-{name}"] = said(what)
    return found
