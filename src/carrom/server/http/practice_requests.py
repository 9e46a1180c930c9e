"""The practice board over HTTP: one stroke from anywhere, moved by the server's own physics."""

from typing import Annotated, Any, Final, Literal

import msgspec
from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from carrom.equipment.aim import Aim
from carrom.equipment.pieces import Layout, Piece, Point, Standing
from carrom.equipment.standard import board
from carrom.match.stroke_report import stroke_report
from carrom.messages import message
from carrom.physics import InputError, Motion, Surface, TooLongError, keyframes, strike
from carrom.server.http.addresses import asker
from carrom.server.http.responses import refusal, refusals
from carrom.server.http.struct_fields import STRICT, OfStruct
from carrom.server.side_work import PRACTICE

USUAL: Final = Surface()
MOST_PIECES: Final = 40
BUDGET: Final = 20_000
"""Events of a stroke, a fifth of a second; a hard one at 40 pieces on a fast board has 1,000."""

SLIDERS: Final[dict[str, tuple[float, float, float]]] = {
    "mu": (0.05, 0.4, 0.005),
    "mu_striker": (0.05, 0.4, 0.005),
    "e_cushion": (0.4, 1.0, 0.01),
    "mu_cushion": (0.0, 0.6, 0.01),
    "e_piece": (0.4, 1.0, 0.01),
    "mu_contact": (0.0, 0.5, 0.01),
    "e_tangential": (0.0, 1.0, 0.05),
}
"""What a page lets people change: lowest, highest, step; inside what the physics allows."""


class PracticePiece(BaseModel):
    """A piece on the surface, by the place of its centre (m)."""

    model_config = STRICT

    piece: Literal["white", "black", "queen"]
    at: Annotated[list[float], Field(min_length=2, max_length=2)]


class PracticeSurface(BaseModel):
    """The materials, as in :class:`carrom.physics.Surface`; those left out are a tournament board's."""

    model_config = STRICT

    mu: float = USUAL.mu
    mu_striker: float = USUAL.mu_striker
    e_piece: float = USUAL.e_piece
    e_cushion: float = USUAL.e_cushion
    e_exponent: float = USUAL.e_exponent
    mu_contact: float = USUAL.mu_contact
    mu_cushion: float = USUAL.mu_cushion
    e_tangential: float = USUAL.e_tangential
    stiffness: float = USUAL.stiffness
    drop: float = USUAL.drop


class PracticeStroke(BaseModel):
    """A stroke to be tried."""

    model_config = STRICT

    pieces: Annotated[list[PracticePiece], Field(max_length=MOST_PIECES)]
    aim: Annotated[Aim, OfStruct()]
    surface: PracticeSurface = PracticeSurface()


class FallenPiece(BaseModel):
    """What fell, and into which hole (1 to 4)."""

    piece: Piece
    hole: int


class PracticeAnswer(BaseModel):
    """What became of a stroke."""

    frames: dict[str, Any]
    """Keyframes, as a room's page gets them."""
    layout: list[PracticePiece]
    pocketed: list[FallenPiece]
    first_contact: str | None
    """By name: w1, w2 ..., b1 ..., queen, in the order of the pieces asked for."""
    touched: int
    stroke: dict[str, Any] | None
    """The report as ``carrom ruling`` takes it; nothing: the striker did not leave its base."""
    duration: float


class Slider(BaseModel):
    """A value of the surface that people may change."""

    key: str
    default: float
    lowest: float
    highest: float
    step: float


def practice_requests() -> APIRouter:
    """Return the requests about practice strokes."""
    router = APIRouter(prefix="/api/practice")

    @router.get("/surface")
    async def surface() -> list[Slider]:
        """Return what of the surface can be changed, and how far."""
        return [
            Slider(key=key, default=getattr(USUAL, key), lowest=low, highest=high, step=step)
            for key, (low, high, step) in SLIDERS.items()
        ]

    @router.post("/stroke", responses=refusals(413, 422, 429))
    async def stroke(wanted: PracticeStroke, request: Request) -> PracticeAnswer:
        """Move a stroke from any position; nothing is kept."""
        with PRACTICE.place(asker(request)):
            return await PRACTICE.do(lambda: _answer(wanted))

    return router


def _answer(wanted: PracticeStroke) -> PracticeAnswer:
    try:
        motion = _moved(wanted)
    except InputError as problem:
        raise refusal(422, problem.said) from None
    except TooLongError:
        raise refusal(422, message("simulate-too-long")) from None
    report = stroke_report(motion, motion.seat, motion.geometry)
    return PracticeAnswer(
        frames=keyframes(motion),
        layout=[
            PracticePiece.model_validate({"piece": each.piece.value, "at": list(each.at)})
            for each in motion.layout
        ],
        pocketed=[FallenPiece(piece=piece, hole=hole) for piece, hole in motion.pocketed],
        first_contact=motion.first_contact,
        touched=len(motion.touched_ids),
        stroke=None if report is None else msgspec.to_builtins(report),
        duration=motion.duration,
    )


def _moved(wanted: PracticeStroke) -> Motion:
    layout: Layout = tuple(
        Standing(Piece(each.piece), Point(each.at[0], each.at[1])) for each in wanted.pieces
    )
    surface = Surface(**wanted.surface.model_dump())
    return strike(layout, wanted.aim, board(), surface, budget=BUDGET)
