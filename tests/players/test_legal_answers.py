"""Whoever plays, by whichever rules, in singles and doubles: every answer is legal.

Legal is what the match takes: the answers are judged here by the physics and the rules themselves.
"""

from dataclasses import replace

import numpy as np
import pytest

from carrom.equipment.pieces import Piece, Seat
from carrom.players import guarded, named_player
from carrom.players.program import ProgramPlayer
from tests.players.legality import seen, wrong_answers
from tests.players.own_players import NEAREST, Random
from tests.players.positions import RULES, position

POSITIONS = {"level": 10, "class": 20, "program": 20}
"""Of each rule set and kind of match: five hundred in all."""


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
    for seed in range(POSITIONS[who]):
        placing = who != "level" or seed % 3 == 0  # a level takes its time
        view = seen(seed, rules, kind)
        assert list(wrong_answers(computer, view, seed, placing=placing)) == []
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
