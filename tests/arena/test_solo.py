"""A player alone: from the break until the first miss, and clearing a board under noise."""

import pytest
from msgspec.structs import replace

from carrom.arena.entrants import Entrant
from carrom.arena.solo import SoloBoard, SoloTask, _Clearing, play_solo
from carrom.arena.solo_boards import play_boards, solo_summary, solo_terms
from carrom.arena.workers import Processes
from carrom.cli import arena_solo
from carrom.equipment.pieces import Piece, Point, Seat, Standing
from carrom.players import STEADY
from carrom.players.at_match import Computer
from carrom.players.capped_hand import CARROM_RL
from carrom.players.clearing import Clearing
from carrom.players.one_ply.levels import Head, Level
from carrom.players.one_ply.planner import Planner
from carrom.players.setups import SETUPS

BREAK, CLEAR = SoloTask("break"), SoloTask("clear", "carrom-rl")


def test_the_figures_of_carrom_rl():
    setup = SETUPS["carrom-rl"]
    board = setup.geometry
    assert 2000 * board.half_side == pytest.approx(736.6)
    assert 1000 * board.piece_radius == pytest.approx(14.59, abs=0.01)
    assert 1000 * board.striker_radius == pytest.approx(20.02, abs=0.01)
    assert 1000 * board.tipping_distance == pytest.approx(18.23, abs=0.01)
    (place,) = setup.rules.book.striker.places(board, Seat.SOUTH)
    assert 1000 * place.high == pytest.approx(223.5, abs=0.1)
    layout = setup.layout(1)
    assert [s.piece for s in layout].count(Piece.WHITE) == 18
    assert layout == setup.layout(2)
    own = SETUPS["own"]
    assert own.layout(1) == own.layout(1) != own.layout(2)
    assert CARROM_RL.place / 0.0023 == pytest.approx(736.6 / 758, abs=3e-3)
    assert tuple(SETUPS) == arena_solo.SETUPS


def clearing(*pieces, **state):
    """A board in the middle of being cleared: pieces as letter, x, y."""
    kinds = {"w": Piece.WHITE, "q": Piece.QUEEN}
    layout = tuple(Standing(kinds[k], Point(x, y)) for k, x, y in pieces)
    return Clearing(SETUPS["own"], layout, **state)


ONE = ("w", 0.1, 0.1)


def kinds(board):
    return "".join("q" if s.piece is Piece.QUEEN else "w" for s in board.layout)


@pytest.mark.parametrize(
    ("pieces", "state", "fell", "queen_fell", "left", "after"),
    [
        ([ONE, ONE], {}, 1, True, "ww", (False, False)),  # covered at once
        ([ONE, ONE], {}, 0, True, "ww", (True, True)),  # to be covered
        ([ONE], {"awaiting": True}, 1, False, "w", (False, False)),  # covered
        ([ONE], {"awaiting": True}, 0, False, "wq", (False, True)),  # not covered: back
        ([ONE] * 18, {}, 0, True, "w" * 18 + "q", (False, True)),  # she may not be the first
        ([("q", 0.0, 0.2)], {}, 2, False, "qw", (False, True)),  # one comes back for her
        ([], {"queen": False}, 1, False, "", (False, False)),
    ],
)
def test_the_queen_of_a_cleared_board(pieces, state, fell, queen_fell, left, after):
    board = clearing(*pieces, **state)
    board = board.judged(fell, queen_fell=queen_fell)
    assert kinds(board) == left
    assert (board.awaiting, board.queen) == after


def test_a_board_is_cleared_and_counted():
    terms = solo_terms(CLEAR, "pot", "international", 3)
    assert terms.hand == "carrom-rl"
    board = play_solo(terms, CLEAR, 0)
    assert board.done
    assert board.pieces == 18
    assert 18 < board.strokes < 200
    assert board.decisions == board.strokes
    assert board == replace(play_solo(terms, CLEAR, 0), cpu=board.cpu)


def test_one_who_never_plays_runs_out_of_strokes():
    class Idle:
        def stroke(self, position, chance):
            return None

    idle = Entrant("idle", Computer(Idle(), STEADY), "1")  # type: ignore[arg-type]
    board = _Clearing.of(SETUPS["own"], idle, 1, 60.0).play(0)
    assert (board.done, board.strokes, board.pieces) == (False, 500, 0)


def test_a_steady_hand_slams(monkeypatch):
    """From the break, alone: a head of middling size clears all whites and the queen."""
    level = Level("quick", STEADY, Head(400, 24, 4))
    steady = Entrant("quick", Computer(Planner(level), STEADY), "1")
    monkeypatch.setattr("carrom.arena.solo.entrant", lambda *_: steady)
    terms = solo_terms(BREAK, "pot", "international", 2)
    boards = [play_solo(terms, BREAK, number) for number in range(3)]
    assert any(board.done for board in boards)
    for board in boards:
        assert (board.pieces == 9) or not board.done
        assert board.kept == board.strokes - (not board.done)


def test_the_first_miss_ends_a_board():
    terms = solo_terms(BREAK, "nearest", "international", 2, hand="steady")
    boards = play_boards(terms, BREAK, 5)
    assert all(board.kept == board.strokes - 1 for board in boards)
    found = solo_summary(terms, BREAK, boards)
    assert found["slams"] == 0
    assert found["slam_interval"][0] == 0.0
    assert found["boards"] == 5


def test_boards_alone_are_the_same_for_all_workers_and_go_on_from_disk(tmp_path):
    terms = solo_terms(CLEAR, "pot", "international", 4)
    file = tmp_path / "solo.jsonl"
    first = play_boards(terms, CLEAR, 2, out=file)
    done: list[SoloBoard] = []
    both = play_boards(terms, CLEAR, 4, out=file, workers=Processes(2), done=done.append)
    assert both[:2] == first
    assert len(done) == 4
    alone = play_boards(terms, CLEAR, 4)
    assert [replace(b, cpu=0.0) for b in both] == [replace(b, cpu=0.0) for b in alone]
    found = solo_summary(terms, CLEAR, both)
    assert found["cleared"] == 4
    low, high = found["strokes_interval"]
    assert low < found["strokes_to_clear"] < high
