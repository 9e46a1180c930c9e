"""The environment for two and four agents."""

import pickle
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from pettingzoo.test import api_test, render_test, seed_test

from carrom.envs import ActionError, CarromEnv, CarromVectorEnv, EnvError, carrom_v0
from carrom.envs.actions import Bases
from carrom.envs.board import new_board
from carrom.envs.observations import DISCS, SLOTS, arrays_of
from carrom.envs.solo_env import StreakEnv
from carrom.envs.terms import new_terms
from carrom.equipment.geometry import to_seat
from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.match.asked import Ask
from carrom.match.notation import position_of, write_position
from carrom.match.seating import seat_of
from carrom.match.state import Held, changed
from carrom.physics import Surface
from carrom.players.striker_places import striker_places
from carrom.rules import RULE_SETS, QueenState, Side, SideState

EVERY = [(rules, players) for rules in RULE_SETS for players in (2, 4)]


def play(env, steps, chance, seed=0):
    """Play by chance, and yield what each agent saw, got and did."""
    env.reset(seed=seed)
    for _ in range(steps):
        agent = env.agent_selection
        seen, reward, over, cut, _ = env.last()
        action = None if over or cut else chance.uniform(-1.0, 1.0, 3).astype(np.float32)
        yield agent, seen, reward, over
        env.step(action)
        if not env.agents:
            return


# It plays by a chance of its own: a board may be over, and then there is nothing to see.
@pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros")
@pytest.mark.parametrize(("rules", "players"), EVERY)
def test_keeps_to_pettingzoos_tests(rules, players, capsys):
    made = {"rules": rules, "players": players, "noise": "club"}
    api_test(carrom_v0.env(max_strokes=20, **made), num_cycles=60)
    seed_test(lambda: carrom_v0.env(surface="random", placing="action", **made), num_cycles=15)


@pytest.mark.parametrize(("rules", "players"), EVERY)
def test_ends_after_so_many_strokes(rules, players):
    # PettingZoo's max_cycles_test wants a parallel form, which turns that are kept rule out.
    env = carrom_v0.env(rules=rules, players=players, max_strokes=3)
    env.reset(seed=1)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(np.zeros(3))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.usefixtures("small_pictures")
@pytest.mark.parametrize(("rules", "players"), EVERY)
def test_keeps_to_pettingzoos_test_of_pictures(rules, players):
    render_test(partial(carrom_v0.env, rules=rules, players=players))


def test_renders_without_a_display(monkeypatch):
    monkeypatch.delenv("DISPLAY", raising=False)
    env = carrom_v0.env(render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape == (480, 480, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 100
    with pytest.raises(EnvError, match="No window"):
        carrom_v0.env(render_mode="human").reset()


@pytest.mark.parametrize(("rules", "players"), EVERY)
def test_rewards_are_the_points_of_the_board(rules, players):
    for shaping in (False, True):
        env = carrom_v0.env(rules=rules, players=players, shaping=shaping, noise=0.3)
        totals = dict.fromkeys(env.possible_agents, 0.0)
        chance = np.random.default_rng(5)
        for agent, _, reward, _ in play(env, 900, chance, seed=4):
            totals[agent] += reward
        board = env.unwrapped.board
        a, b = board.result
        if board.over:
            assert board.value() == (a - b) / 12.0
        for number, total in enumerate(totals.values()):  # a truncated board keeps its shaping
            assert total == pytest.approx(board.value() * (-1) ** number, abs=1e-9)


def test_the_turn_repeats_while_it_is_kept():
    env = carrom_v0.env()
    agents = [agent for agent, *_ in play(env, 200, np.random.default_rng(2), seed=2)]
    kept = sum(a == b for a, b in pairwise(agents))
    assert 0 < kept < len(agents) - 20


@pytest.mark.parametrize("seat", Seat)
def test_everything_is_seen_from_the_seat(seat):
    board = new_board(new_terms(players=4, rosette="exact"), 1)
    chance = np.random.default_rng(seat.quarter_turns)
    layout = (
        *(Standing(Piece.WHITE, Point(*chance.uniform(-0.3, 0.3, 2))) for _ in range(4)),
        *(Standing(Piece.BLACK, Point(*chance.uniform(-0.3, 0.3, 2))) for _ in range(6)),
        Standing(Piece.QUEEN, Point(0.1, -0.2)),
    )
    state = changed(board.log.state, layout=layout)
    board = replace(board, log=board.log.from_point(board.log.header, state, 1, ()))
    player = state.seats[seat]
    own = Piece.WHITE if board.log.settings.team(player) is state.white else Piece.BLACK
    seen = board.observe(player)[:DISCS].reshape(SLOTS, 3)
    for first, kind in ((0, own), (9, Piece.BLACK if own is Piece.WHITE else Piece.WHITE)):
        places = [to_seat(s.at, seat) for s in layout if s.piece is kind]
        wanted = sorted(places, key=lambda at: (at.y, at.x))
        rows = seen[first : first + len(wanted)]
        assert rows[:, 2].all()
        assert not seen[first + len(wanted) : first + 9].any()
        assert np.allclose(rows[:, :2] * board.terms.geometry.half_side, wanted, atol=1e-7)
    queen = to_seat(Point(0.1, -0.2), seat)
    assert np.allclose(seen[18, :2] * board.terms.geometry.half_side, queen, atol=1e-7)
    # The striker's places, by the function that the players use.
    xy, there = arrays_of(layout)
    bases = Bases(board.terms, xy[None], there[None], np.array([seat.quarter_turns]))
    lying = np.array([to_seat(s.at, seat) for s in layout])
    known = striker_places(lying, board.terms.geometry, board.terms.rule_set.book.striker)
    for wish in chance.uniform(-0.4, 0.4, 40):
        assert bases.nearest(np.array([wish]))[0] == known.nearest(np.array([wish]))[0]


def test_an_illegal_place_is_snapped_and_told():
    env = carrom_v0.env()
    env.reset(seed=1)
    reach = env.unwrapped.terms.reach
    env.step(np.array([0.9, 0.0, 0.5]))  # beside the base circle: not legal
    told = env.infos["player_0"]
    assert told["snapped"] != 0.0
    assert told["aim"][0] == pytest.approx(0.9 * reach + told["snapped"])
    assert told["clauses"]


@pytest.mark.parametrize(
    "action",
    [
        *(None, "x", 5, [0.0, 0.0], np.zeros((1, 3)), [[0.0], 0.0, 0.0]),
        *([np.nan, 0, 0], [np.inf, 0, 0], [0, 1.01, 0]),
        *(["0", "0", "0"], [1j, 0, 0], [True, False, True], [None, 0, 0]),
    ],
)
def test_nonsense_is_refused_and_changes_nothing(action):
    env = carrom_v0.env()
    env.reset(seed=1)
    before = env.unwrapped.board
    with pytest.raises(InvalidAction) as refused:
        env.step(action)
    assert isinstance(refused.value, ActionError)
    assert refused.value.said.text("fr") != str(refused.value)
    assert env.unwrapped.board is before


@pytest.mark.parametrize(
    "terms",
    [
        {"rules": "chess"},
        {"rules": []},
        {"players": 3},
        {"noise": "nobody"},
        {"noise": -0.5},
        {"noise": np.nan},
        {"shaping": "x"},
        {"surface": "ice"},
        {"placing": "x"},
        {"rosette": "x"},
        {"max_strokes": 0},
        {"max_strokes": True},
        {"max_strokes": 2.0},
        {"widest_angle": 200},
        {"widest_angle": "x"},
        {"render_mode": "x"},
    ],
)
def test_terms_are_checked(terms):
    with pytest.raises(EnvError) as refused:
        carrom_v0.env(**terms)
    assert next(iter(terms)) in str(refused.value)


def test_figures_are_taken_as_they_come():
    assert new_terms(noise=1e-5).hand.angle == 1e-5
    given: dict[str, Any] = {"noise": np.float32(0.5), "widest_angle": np.float32(45.0)}
    given |= {"max_strokes": np.int64(5), "players": np.int64(4)}
    terms = new_terms(**given)
    assert terms.hand == new_terms(noise="0.5").hand
    assert (terms.most_strokes, terms.players, terms.widest) == (5, 4, 45.0)
    assert type(terms.most_strokes) is int


def mid_board(**terms):
    """Return an environment with dues, a held piece and a queen to cover."""
    env = carrom_v0.raw_env(noise="expert", **terms)
    env.reset(seed=6)
    board = env.board
    state = board.log.state
    lying = [s for s in board.layout if s.piece is Piece.WHITE][:3]
    lying += [s for s in board.layout if s.piece is Piece.BLACK]
    assert state.situation is not None
    situation = replace(
        state.situation,
        white=SideState(on_board=3, held=1, entitled=True),
        black=SideState(owed=1),
        queen=QueenState.AWAITING_COVER,
        queen_by=Side.WHITE,
        broken=True,
        colours_open=False,
    )
    held = (Held(side=Side.WHITE, holder="p2"),)
    state = changed(state, situation=situation, layout=tuple(lying), held=held)
    env.board = replace(board, log=board.log.from_point(board.log.header, state, 9, ()))
    env._ends()
    return env


@pytest.mark.parametrize("placing", ["default", "action"])
@pytest.mark.parametrize(("rules", "players"), EVERY)
def test_save_and_restore_are_exact_in_mid_board(rules, players, placing):
    env = mid_board(rules=rules, players=players, placing=placing)
    saved = pickle.loads(pickle.dumps(env.save()))
    actions = np.random.default_rng(8).uniform(-1.0, 1.0, (40, 3))

    def rest(env):
        found = []
        for action in actions:
            over = env.terminations[env.agent_selection] if env.agents else True
            if over:
                break
            env.step(action)
            seen = env.observe("player_0").tobytes()
            found.append((env.agent_selection, env.rewards, env.infos, seen))
        env.reset()
        return found, env.board.seed

    first = rest(env)
    other = carrom_v0.raw_env(rules=rules, noise="expert", players=players, placing=placing)
    other.reset()
    other.restore(saved)
    assert rest(other) == first
    with pytest.raises(EnvError, match="other terms"):
        carrom_v0.raw_env(rules=rules, noise="club", players=players).restore(saved)


def test_save_and_restore_keep_what_was_told():
    env, other = carrom_v0.raw_env(), carrom_v0.raw_env()
    with pytest.raises(ResetNeeded):
        env.save()
    env.reset(seed=1)
    env.step(np.zeros(3))
    other.restore(env.save())
    assert other.infos["player_0"]["clauses"]
    assert other.infos == env.infos


def test_begins_in_a_position():
    env = carrom_v0.env()
    for _ in play(env, 30, np.random.default_rng(1), seed=3):
        pass
    board = env.unwrapped.board
    position = position_of(board.log.settings, board.log.state)
    assert position is not None
    text = write_position(position)
    actor = env.agent_selection
    seen = env.observe(actor)
    env.reset(seed=9, options={"position": text})
    assert env.agent_selection == actor
    assert np.array_equal(env.observe(actor), seen)
    assert env.unwrapped.board.log.state.white is board.log.state.white
    for wrong, said in (
        ("carrom/1", "position"),
        (5, "position"),
        (("w", "b"), "position"),
        (text.replace(" k0 ", " k3 "), "position"),
        (text.replace("international", "club"), "rule set"),
        (text.replace("@north", "@east").replace("@south", "@east"), "Nobody sits"),
        (text[: text.index("[")] + "-", "where the pieces lie"),
        (text[: text.index(";")] + "]", "position"),
    ):
        with pytest.raises(EnvError, match=said):
            env.reset(options={"position": wrong})


@pytest.mark.parametrize(("rules", "players"), EVERY)
def test_begins_in_a_position_with_all_that_is_due(rules, players):
    """Dues, a held piece and a queen to cover, in every environment that takes a position."""
    made = {"rules": rules, "players": players, "noise": "expert"}
    wanted = mid_board(rules=rules, players=players).board.log
    position = position_of(wanted.settings, wanted.state)
    assert position is not None
    options = {"position": write_position(position)}
    agents, many = carrom_v0.raw_env(**made), CarromVectorEnv(2, **made)
    agent, alone = CarromEnv(opponent="nearest", **made), StreakEnv(**made)
    for env in (agents, many, agent, alone):
        env.reset(seed=1, options=options)
    for board in (agents.board, many._boards.board(1), agent.board, alone.board):
        state = board.log.state
        assert position_of(board.log.settings, state) == position
        assert (state.held, state.turn) == (wanted.state.held, "p1")
    # What can be paid is paid before the stroke.
    payable = replace(position, situation=replace(position.situation, white=SideState(3, owed=1)))
    agents.reset(seed=1, options={"position": payable})
    situation = agents.board.log.state.situation
    assert situation is not None
    assert (situation.white.on_board, situation.white.owed) == (4, 0)
    assert len(agents.board.layout) == len(position.layout or ()) + 1


def test_pieces_are_placed_by_action_or_by_default():
    asked = set()
    env = carrom_v0.env(placing="action", rules="international")
    for seed in range(4):
        for _ in play(env, 150, np.random.default_rng(seed), seed=seed):
            if not env.unwrapped.board.over:
                asked.add(env.unwrapped.board.asked)
                board = env.unwrapped.board
                if board.asked is Ask.PLACE:
                    assert board.observe(board.actor)[-2:].sum() == 1.0
    assert asked == {Ask.STRIKE, Ask.PLACE}


def in_icf(pieces, discs):
    """Return an environment in a position by the ICF's laws, where choices are actions."""
    env = carrom_v0.raw_env(rules="icf", placing="action")
    head = f"carrom/1 icf {pieces} qcw >w@south d0-0 h0-0 ew k0 t1 p0-0 g0-0 n1"
    env.reset(seed=1, options={"position": f"{head} [{discs}]"})
    return env


@pytest.mark.parametrize(("wish", "placed"), [(1.0, 1), (-1.0, 2)])
def test_a_penalty_piece_can_be_forgone(wish, placed):
    """White pockets a piece and the striker: Black places both, or lets the penalty go."""
    env = in_icf("w3b2", "w:0.33,0.33;w:-0.1,0.1;w:0.1,0.1;b:-0.3,0.1;b:-0.3,0.2")
    env.step(np.array([-0.25, 0.4338983050847458, 1.0]))
    assert (env.agent_selection, env.board.asked) == ("player_1", Ask.PLACE)
    assert env.observe("player_1")[-3:].tolist() == [1.0, 0.0, 1.0]
    assert env.observe("player_0")[-3:].tolist() == [0.0, 0.0, 0.0]
    for n in range(2):
        env.step(np.array([0.3, 0.3, wish]))
        assert ("forgone" in env.infos["player_1"]) == (n == 0 and placed == 1)
    assert (env.agent_selection, env.board.asked) == ("player_0", Ask.STRIKE)
    assert len(env.board.layout) == 4 + placed


@pytest.mark.parametrize(("wish", "points"), [(-1.0, 2), (1.0, 3)])
def test_points_on_demand_are_taken_or_not(wish, points):
    """White pockets Black's last piece and the striker: Black wins, and may ask for a point more."""
    env = in_icf("w2b1", "w:0.1,0.1;w:-0.1,0.1;b:0.33,0.33")
    env.step(np.array([-0.6, 0.4338983050847458, 1.0]))
    assert (env.agent_selection, env.board.asked) == ("player_1", Ask.DEMAND)
    assert env.observe("player_1")[-3:].tolist() == [1.0, -1.0, 0.0]
    assert env.observe("player_0")[-3:].tolist() == [0.0, 0.0, 0.0]
    assert env.observation_space("player_1").contains(env.observe("player_1"))
    env.step(np.array([wish, 0.0, 0.0]))
    assert env.terminations["player_0"]
    assert env.rewards["player_1"] == pytest.approx(points / 12)


def test_surface_noise_and_rosette_follow_the_seed():
    terms = new_terms(surface="random")
    one, two = new_board(terms, 1), new_board(terms, 2)
    assert one.surface != two.surface != Surface()
    assert one.layout != two.layout
    assert new_board(terms, 1) == one
    exact = new_terms(rosette="exact")
    assert new_board(exact, 1).layout == new_board(exact, 2).layout
    assert seat_of(one.log.state, "p1") is Seat.SOUTH
