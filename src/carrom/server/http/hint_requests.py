"""Hints over HTTP: the best strokes of a position, with their chances for a level.

In a room only the person of a casual game gets them, in turn; on the practice board everybody does.
"""

from collections import Counter
from contextlib import suppress
from enum import StrEnum
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.equipment.standard import board
from carrom.match.seating import opposite
from carrom.match.state import Phase
from carrom.messages import message
from carrom.physics import InputError, Motion, Surface, TooLongError, keyframes, strike
from carrom.physics.discs import Problem
from carrom.physics.surface import RANGES
from carrom.players.at_match import view_of
from carrom.players.levels import LEVELS
from carrom.players.player_view import PlayerView
from carrom.players.suggestions import Suggestion, suggest
from carrom.rules.registry import RULE_SETS
from carrom.rules.situation import PIECES, QueenState, Side, SideState, Situation
from carrom.server.http.addresses import asker
from carrom.server.http.limits import Budgets
from carrom.server.http.practice_requests import SLIDERS, PracticePiece, PracticeSurface
from carrom.server.http.responses import refusal, refusals
from carrom.server.http.room_requests import RoomId, RuleSetName
from carrom.server.http.seat_cookie import COOKIE
from carrom.server.http.struct_fields import STRICT
from carrom.server.rooms.casual import NotCasualError, opponent_level, person_of
from carrom.server.rooms.computers import THREADS
from carrom.server.rooms.new_rooms import hashed
from carrom.server.rooms.rooms import Rooms
from carrom.server.side_work import SEARCHES

HINTS: Final = 3
BUDGET: Final = 1500
"""Strokes tried in thought; at the break fewer."""
CONSIDERED, TRIES = 9, 100
"""Strokes of which the hints are chosen, and how often each is tried once more."""
SEARCHED: Final = {
    **{key: (low, high) for key, (low, high, _) in SLIDERS.items()},
    "e_exponent": (0.05, 1.0),
    "stiffness": (1e6, 1e8),
    "drop": RANGES["drop"],
}
"""Surfaces on which thousands of strokes can be tried: none on which discs hardly come to rest."""
MOST_HINTS, PER_SECONDS = 40, 60.0
"""That one address may ask for."""

Level = StrEnum("Level", list(LEVELS))  # type: ignore[misc]


class HintWish(BaseModel):
    """A question for hints in a room."""

    model_config = STRICT

    level: Annotated[Level, Field(strict=False)] | None = None
    """Whose hand the chances are for; nothing: that of the computer one plays against."""


class PracticeHintWish(BaseModel):
    """A question for hints on the practice board."""

    model_config = STRICT

    pieces: Annotated[list[PracticePiece], Field(max_length=2 * PIECES + 1)]
    seat: Annotated[Seat, Field(strict=False)] = Seat.SOUTH
    side: Annotated[Side, Field(strict=False)] = Side.WHITE
    """Whose pieces are played."""
    covering: bool = False
    """Whether the queen has just been pocketed and is to be covered."""
    level: Annotated[Level, Field(strict=False)] = Level(next(iter(LEVELS)))
    rules: RuleSetName = RULE_SETS.default.name
    surface: PracticeSurface = PracticeSurface()


class Hint(BaseModel):
    """A stroke and what is to be expected of it."""

    aim: dict[str, Any]
    keep: float
    """How likely the turn is kept, or the board won, by that hand (0 to 1)."""
    points: float
    """What it brings on average, in pieces and points."""
    foul: float
    """How likely the striker falls (0 to 1)."""
    frames: dict[str, Any]
    """The motion if it comes out as it is meant: the striker, what it touches first, what falls."""


class Hints(BaseModel):
    """The best strokes, the best first; none where the striker can stand nowhere."""

    level: Level
    seq: int | None
    """The entry of the log that they are for; nothing on the practice board."""
    hints: list[Hint]


def hint_requests(rooms: Rooms) -> APIRouter:
    """Return the requests for hints."""
    router = APIRouter(prefix="/api")
    budgets = Budgets(MOST_HINTS, PER_SECONDS)

    def spend(request: Request) -> None:
        if not budgets.take(asker(request)):
            raise refusal(429, message("server-hints-many"))

    async def searched(request: Request, view: PlayerView, level: Level, seq: int | None) -> Hints:
        with SEARCHES.place(asker(request)):
            found = await SEARCHES.do(partial(hints_for, view, level.value))
        return Hints(level=level, seq=seq, hints=found)

    @router.post("/rooms/{room}/hints", responses=refusals(403, 404, 409, 429))
    async def in_room(room: RoomId, wanted: HintWish, request: Request) -> Hints:
        """Return the best strokes for the person in turn of a casual game."""
        live = await rooms.room(room)
        if live is None:
            raise refusal(404, message("server-no-room"))
        players = await rooms.store.players(room, hashed(request.cookies.get(COOKIE, "")))
        match = live.match
        try:
            who = person_of(live.room)
        except NotCasualError as problem:
            raise refusal(403, problem.said) from None
        if who not in players:
            raise refusal(403, message("server-not-yours"))
        if match.state.phase is not Phase.STROKE or match.state.turn != who:
            raise refusal(409, message("server-no-hint-now"))
        spend(request)
        level = wanted.level or Level(opponent_level(live.room, who))
        found = await searched(request, view_of(match, who), level, match.seq)
        live.hinted = match.seq
        return found

    @router.post("/practice/hints", responses=refusals(413, 422, 429))
    async def in_practice(wanted: PracticeHintWish, request: Request) -> Hints:
        """Return the best strokes from any position."""
        view = _practice_view(wanted)
        spend(request)
        try:
            return await searched(request, view, wanted.level, None)
        except InputError as problem:
            raise refusal(422, problem.said) from None

    return router


def hints_for(view: PlayerView, level: str) -> list[Hint]:
    """Return the best strokes for the hand of a level; the same position gets the same ones."""
    hand = LEVELS[level].hand
    count = CONSIDERED if view.situation.broken else HINTS
    found = suggest(view, hand=hand, budget=BUDGET, count=count, tries=TRIES, threads=THREADS)
    if any(
        each.clean for each in found
    ):  # the page plays what is aimed, without an error of the hand
        found = tuple(each for each in found if each.clean)
    made: list[tuple[Suggestion, Motion]] = []
    for each in found:
        with suppress(TooLongError):
            motion = strike(view.layout, each.aim, view.geometry, view.surface, anywhere=True)
            made.append((each, motion))
    return [
        Hint(
            aim=msgspec.to_builtins(each.aim),
            keep=each.keep,
            points=each.points,
            foul=each.foul,
            frames=_frames(motion),
        )
        for each, motion in _various(made)[:HINTS]
    ]


def _various(made: list[tuple[Suggestion, Motion]]) -> list[tuple[Suggestion, Motion]]:
    """Return the best stroke of each kind: those that mean the same pieces and holes are one kind."""
    kinds = [_kind(motion) for _, motion in made]
    return [each for k, each in enumerate(made) if kinds[k] not in kinds[:k]]


def _kind(motion: Motion) -> object:
    """Return what a stroke means: which discs fall into which holes, or what it meets first."""
    pairs = zip(motion.discs, motion.ends, strict=True)
    fallen = tuple((disc.id, end.hole) for disc, end in pairs if end.hole is not None)
    return fallen or motion.first_contact


def _frames(motion: Motion) -> dict[str, Any]:
    """Return the motion as it is meant, with the discs that matter; nothing is heard of it."""
    frames = keyframes(motion)
    shown = [
        disc
        for disc in frames["discs"]
        if disc["kind"] == Piece.STRIKER.value
        or disc["id"] == motion.first_contact
        or disc["fate"] == "pocketed"
    ]
    return {**frames, "discs": shown, "impacts": []}


def _practice_view(wanted: PracticeHintWish) -> PlayerView:
    for name, (least, most) in SEARCHED.items():
        if not least <= getattr(wanted.surface, name) <= most:
            beyond = message(f"physics-{Problem.SURFACE}", name=name, least=least, most=most)
            raise refusal(422, beyond)
    counts = Counter(each.piece for each in wanted.pieces)
    if max(counts["white"], counts["black"]) > PIECES or counts["queen"] > 1:
        raise refusal(422, message("server-hint-many-pieces"))
    own = counts["white" if wanted.side is Side.WHITE else "black"]
    if not own and not counts["queen"]:
        raise refusal(422, message("server-hint-pieces"))
    queen = QueenState.COVERED
    if counts["queen"]:
        queen = QueenState.ON_BOARD
    elif wanted.covering:
        queen = QueenState.AWAITING_COVER
    situation = Situation(
        white=_side(counts["white"]),
        black=_side(counts["black"]),
        to_play=wanted.side,
        queen=queen,
        queen_by=None if counts["queen"] else wanted.side,
    )
    layout = tuple(
        Standing(Piece(each.piece), Point(each.at[0], each.at[1])) for each in wanted.pieces
    )
    return PlayerView(
        RULE_SETS[wanted.rules],
        board(),
        situation,
        layout,
        wanted.seat,
        wanted.side,
        (opposite(wanted.seat),),
        surface=Surface(**wanted.surface.model_dump()),
    )


def _side(count: int) -> SideState:
    """Return a side with so many pieces on the board; one without any has its last one in hand."""
    return SideState(on_board=count, held=0 if count else 1, entitled=True)
