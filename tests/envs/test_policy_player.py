"""A policy plays the same as a player and in the environments."""

from typing import Any

import numpy as np
import pytest

from carrom import Match
from carrom.envs import new_terms
from carrom.envs.board import new_board
from carrom.envs.observations import COUNTS, DISCS
from carrom.envs.policy_player import PolicyPlayer, layered, observed
from carrom.envs.testing import check_player
from carrom.equipment.pieces import Seat
from carrom.match.asked import Ask
from carrom.players import guarded
from carrom.players.at_match import view_of
from carrom.rules import RULE_SETS

UNSEEN = DISCS + COUNTS.index("turns untouched")


def _always(action):
    return lambda _: action[None]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_view_of_a_player_is_the_observation_and_the_stroke_the_action(rules):
    board = new_board(new_terms(rules=rules), 5)
    chance = np.random.default_rng(1)
    for _ in range(60):
        if board.over:
            break
        assert board.asked is Ask.STRIKE
        action = chance.uniform(-1.0, 1.0, 3)
        view = view_of(board.log, board.actor, board.surface)
        seen, own = board.observe(board.actor), observed(view)
        own[UNSEEN] = seen[UNSEEN]
        assert np.allclose(own, seen, atol=1e-6)
        aim = PolicyPlayer(_always(action)).stroke(view, chance)
        stepped = board.act(action)
        assert aim is not None
        assert (aim.x, aim.angle, aim.speed) == pytest.approx(stepped.info["aim"], abs=1e-9)
        board = stepped.board


def test_the_rosette_of_a_match_looks_as_in_the_environments():
    """The breaker turns it: in a match they sit on the other side of the board."""
    board = new_board(new_terms(rosette="exact"), 1)
    player = guarded(PolicyPlayer(_always(np.array([0.0, 0.0, 1.0]))))
    match = Match.new("Ada", "Ben", single_board=True)
    match.play({"Ada": player, "Ben": player}, seed=1, until=_stroke_due)
    view = view_of(match.value, str(match.state.turn))
    assert view.seat is Seat.NORTH
    assert np.allclose(observed(view), board.observe(board.actor), atol=1e-6)


def _stroke_due(match):
    return match.asked.what is Ask.STRIKE


def test_a_network_from_a_file_plays_a_board(tmp_path):
    chance = np.random.default_rng(0)
    file = tmp_path / "policy.npz"
    sizes = ((80, 4), (4, 3))
    arrays: dict[str, Any] = {f"w{k}": chance.normal(size=size) for k, size in enumerate(sizes)}
    arrays |= {f"b{k}": chance.normal(size=size[1]) for k, size in enumerate(sizes)}
    np.savez(file, **arrays)
    policy = layered(file)
    seen = chance.uniform(-1.0, 1.0, (5, 80)).astype(np.float32)
    with np.load(file) as found:
        wanted = np.tanh(seen @ found["w0"] + found["b0"]) @ found["w1"] + found["b1"]
    assert np.allclose(policy(seen), np.clip(wanted, -1.0, 1.0))
    player = PolicyPlayer(policy)
    check_player(player, ["international", "percuteur"], boards=1)
    ada, ben = guarded(player), guarded(player)
    match = Match.new("Ada", "Ben", single_board=True)
    match.play({"Ada": ada, "Ben": ben}, seed=1, until=lambda m: len(m.log) > 60)
    assert ada.faults == ben.faults == ()
