"""Whether the answers of a player are legal, judged by the physics and the rules themselves."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from carrom.match.seating import right_of
from carrom.match.state import Choice
from carrom.physics import InputError, strike
from carrom.players import Computer, PlayerView
from carrom.players.scene import scene_of
from carrom.rules import opening
from carrom.rules.placement import has_room, judge_spot
from carrom.rules.stroke import colour_of
from tests.players.positions import BOARD, position


def seen(seed: int, rules: str, kind: str) -> PlayerView:
    """Return a position in singles or in doubles; one in three is crowded."""
    view = position(seed, rules, spread=0.4 if seed % 3 == 0 else 1.0)
    beside = (right_of(view.seat), right_of(view.seat, 3))
    return view if kind == "singles" else replace(view, opponents=beside)


def wrong_answers(
    computer: Computer, view: PlayerView, seed: int, *, placing: bool = True
) -> Iterator[str]:
    """Yield what is not legal; ``placing`` asks for spots, too."""
    chance = np.random.default_rng(seed)
    yield from _wrong_strokes(computer, view, chance)
    if placing:
        yield from _wrong_spots(computer, view, chance)
    before = replace(view, situation=opening(to_play=view.side))
    if not 0.0 <= computer.player.turn(before, chance) < 360.0:
        yield "a turn of the rosette"
    if computer.player.choose(view.rules, chance) not in Choice:
        yield "a choice"


def _wrong_strokes(
    computer: Computer, view: PlayerView, chance: np.random.Generator
) -> Iterator[str]:
    meant = computer.player.stroke(view, chance)
    if meant is None and not scene_of(view).base:
        return
    if meant is None or meant.seat is not view.seat:
        yield f"no stroke from the seat: {meant}"
        return
    for aim in (meant, computer.hand.play(meant, view, chance)):
        if not view.rules.book.striker.allows(aim.x, BOARD, aim.seat):
            yield f"the striker's place: {aim}"
        try:
            strike(view.layout, aim, BOARD, anywhere=True)
        except InputError as problem:
            yield f"a stroke that cannot be played: {problem}"


def _wrong_spots(
    computer: Computer, view: PlayerView, chance: np.random.Generator
) -> Iterator[str]:
    manner = view.rules.book.placing.manner
    room = has_room(view.layout, BOARD, view.placer, manner)
    for piece in (colour_of(view.side), colour_of(view.side.other)):
        spot = computer.player.place(view, piece, chance)
        if (spot is not None) != room:
            yield f"a spot for {piece}: {spot}"
        elif spot is not None:
            said = judge_spot(spot, view.layout, BOARD, view.placer, manner)
            if said != "legal":
                yield f"a spot for {piece}: {said}"
