"""Whoever plays, by whichever rules, in singles and doubles: every answer is legal.

Legal is what the match takes: the answers are judged here by the physics and the rules themselves.
"""

from dataclasses import replace

import numpy as np
import pytest

from carrom.equipment.pieces import Piece, Seat
from carrom.match.seating import right_of
from carrom.match.state import Choice
from carrom.physics import strike
from carrom.players import PlayerView, guarded, named_player
from carrom.players.program import ProgramPlayer
from carrom.rules import RULE_SETS, opening
from carrom.rules.placement import has_room, judge_spot
from carrom.rules.stroke import colour_of
from tests.players.own_players import NEAREST, Random
from tests.players.positions import BOARD, RULES, position

POSITIONS = {"level": 10, "class": 20, "program": 20}
"""Of each rule set and kind of match: five hundred in all."""


def seen(seed: int, rules: str, kind: str) -> PlayerView:
    view = position(seed, rules, spread=0.4 if seed % 3 == 0 else 1.0)
    beside = (right_of(view.seat), right_of(view.seat, 3))
    return view if kind == "singles" else replace(view, opponents=beside)


@pytest.fixture(scope="module")
def players():
    found = {
        "level": named_player("beginner,budget=60"),
        "class": guarded(Random()),
        "program": guarded(ProgramPlayer(NEAREST), seconds=None),
    }
    yield found
    found["program"].close()


@pytest.mark.parametrize("kind", ["singles", "doubles"])
@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("who", POSITIONS)
def test_every_answer_is_legal(players, who, rules, kind):
    computer = players[who]
    book = RULE_SETS[rules].book
    for seed in range(POSITIONS[who]):
        view = seen(seed, rules, kind)
        chance = np.random.default_rng(seed)
        meant = computer.player.stroke(view, chance)
        assert meant is not None
        assert meant.seat is view.seat
        for aim in (meant, computer.hand.play(meant, view, chance)):
            assert book.striker.allows(aim.x, BOARD, aim.seat)
            strike(view.layout, aim, BOARD, anywhere=True)  # refuses what cannot be played
        pieces = (colour_of(view.side), colour_of(view.side.other))
        for piece in pieces if who != "level" or seed % 3 == 0 else ():  # a level takes its time
            room = has_room(view.layout, BOARD, view.placer, book.placing.manner)
            spot = computer.player.place(view, piece, chance)
            assert (spot is not None) == room
            if spot is not None:
                manner = book.placing.manner
                assert judge_spot(spot, view.layout, BOARD, view.placer, manner) == "legal"
        before = replace(view, situation=opening(to_play=view.side))
        assert 0.0 <= computer.player.turn(before, chance) < 360.0
        assert computer.player.choose(view.rules, chance) in Choice
    assert computer.faults == ()


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("who", ["level", "class", "program"])
def test_the_same_chance_gets_the_same_answers(players, who, seat):
    player = players[who].player
    for seed in range(5):
        view = replace(position(seed, "club"), seat=seat)
        first, again = (
            (
                player.stroke(view, np.random.default_rng(seed)),
                player.place(view, Piece.WHITE, np.random.default_rng(seed)),
                player.turn(view, np.random.default_rng(seed)),
            )
            for _ in range(2)
        )
        assert first == again
