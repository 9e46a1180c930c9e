"""The simplified rules by example: the international rule in short, with two ways of its own."""

from typing import Any

import pytest

from tests.rules.asking import ask
from tests.rules.family import (
    AWAITING,
    COVERED,
    OURS,
    THEIRS,
    WAITS,
    Case,
    End,
    ended,
    over,
    play,
    played,
)

START: dict[str, Any] = {"own": 9, "opp": 9, "entitled": False, "opp_entitled": False}
BREAK: dict[str, Any] = {**START, "broken": False}


# fmt: off
TURN = [
    play("own", "W", "keeps", "simplified:game.7"),
    play("three-own", "W W W", "keeps", "simplified:game.7"),
    play("own-at-the-break", "W", "keeps", "simplified:game.7", facts=BREAK, entitled=True),
    play("miss", "", "passes", "simplified:game.8"),
    play("miss-at-the-break", "", "passes", "simplified:game.8 settled:30?", facts=BREAK),
    play("opponents", "B", "passes", "simplified:penalties.3"),
    play("two-of-opponents", "B B", "passes", "simplified:penalties.3"),
    play("own-and-opponents", "W B", "keeps", "simplified:penalties.3"),
    play("own-and-two-of-opponents", "B W B", "keeps", "simplified:penalties.3"),
    play("due-paid", "W", "keeps", "settled:29", facts={"own": 9, "owed": 1, "entitled": False}, back="W", owed=0, entitled=True),
    play("one-due-of-two", "W", "keeps", "settled:29", facts={"own": 9, "owed": 2}, back="W", owed=1),
    play("opponents-due-paid", "B", "passes", "settled:29", facts={"opp": 9, "opp_owed": 1, "opp_entitled": False}, back="B", opp_owed=0, opp_entitled=False),
    play("off-own", "", "passes", "settled:29", facts={"off_board": ["white"]}),
    play("off-queen", "", "passes", "settled:29", facts={"off_board": ["queen"]}),
    play("off-opponents-own-fell", "W", "keeps", "settled:29", facts={"off_board": ["black"]}),
    play("off-striker", "", "passes", "simplified:penalties.1 settled:4 settled:29?", facts={"off_board": ["striker"]}, cites=""),
    play("off-striker-own-fell", "W", "keeps", "settled:4 settled:29?", facts={"off_board": ["striker"]}),
]
# fmt: on


@pytest.mark.parametrize("case", TURN)
def test_the_turn(case: Case):
    got, want = played("simplified", case)
    assert got == want


# fmt: off
QUEEN = [
    play("queen", "Q", "keeps", "simplified:queen.2 simplified:queen.3", cites="", **WAITS),
    play("queen-too-early", "Q", "passes", "simplified:queen.2 settled:29", facts=START, back="Q"),
    play("queen-own-piece-fell-to-opponent", "Q", "passes", "simplified:queen.2", facts={"own": 8, "entitled": False}, back="Q"),
    play("queen-opponents", "Q B", "passes", "simplified:penalties.3 settled:37", back="Q"),
    play("queen-two-of-opponents", "B Q B", "passes", "simplified:penalties.3 settled:37", back="Q"),
    play("queen-opponents-off-striker", "Q B", "passes", "settled:4 settled:37", facts={"off_board": ["striker"]}, back="Q"),
    play("queen-opponents-too-early", "Q B", "passes", "simplified:queen.2 settled:29", facts=START, back="Q"),
    play("queen-own", "Q W", "keeps", "simplified:queen.3 settled:29", **WAITS),
    play("queen-two-own", "W Q W", "keeps", "simplified:queen.3 settled:29", **WAITS),
    play("queen-own-opponents", "Q W B", "keeps", "simplified:queen.3 settled:29", **WAITS),
    play("queen-own-nine-on-board", "Q W", "keeps", "simplified:queen.3 settled:29", facts=START, entitled=True, **WAITS),
    play("queen-own-paid-as-due", "W Q", "keeps", "settled:29", facts={"own": 9, "owed": 1, "entitled": False}, back="QW", owed=0, entitled=True),
    play("covered", "W", "keeps", "simplified:queen.3", facts=AWAITING, **COVERED),
    play("covered-opponents", "W B", "keeps", "simplified:queen.3", facts=AWAITING, **COVERED),
    play("not-covered", "", "passes", "simplified:queen.6 simplified:queen.3", facts=AWAITING, back="Q"),
    play("not-covered-opponents", "B", "passes", "simplified:queen.6", facts=AWAITING, back="Q"),
]
# fmt: on


@pytest.mark.parametrize("case", QUEEN)
def test_the_queen(case: Case):
    got, want = played("simplified", case)
    assert got == want


# fmt: off
STRIKER = [
    play("alone", "S", "passes", "simplified:penalties.1", back="W"),
    play("alone-eight-left", "S", "passes", "simplified:penalties.1", facts={"own": 8}, back="W"),
    play("alone-nothing-pocketed", "S", "passes", "simplified:penalties.1 settled:29", facts=START, owed=1),
    play("at-the-break", "S", "passes", "simplified:penalties.1 settled:30?", facts=BREAK, owed=1),
    play("before-the-break", "S", "passes", "simplified:penalties.1 settled:30", facts={**BREAK, "touched": False}, owed=1, broken=False),
    play("opponents", "S B", "passes", "simplified:penalties.1 simplified:penalties.3", back="W"),
    play("own", "W S", "keeps", "simplified:penalties.2", back="WW"),
    play("own-same-hole", "W1 S1", "keeps", "simplified:penalties.2", back="WW"),
    play("two-own", "W S W", "keeps", "simplified:penalties.2", back="WWW"),
    play("own-nine-on-board", "W S", "keeps", "simplified:penalties.2 settled:29", facts=START, back="W", owed=1, entitled=True),
    play("own-opponents", "W S B", "keeps", "simplified:penalties.2 settled:2", back="WW"),
    play("own-last", "W S", "keeps", "simplified:penalties.2 settled:29?", facts={"own": 1, **OURS}, back="WW"),
    play("queen", "S Q", "passes", "settled:29", back="QW"),
    play("queen-at-the-break", "S Q", "passes", "settled:29 settled:30?", facts=BREAK, back="Q", owed=1),
    play("queen-opponents", "S Q B", "passes", "settled:29", back="QW"),
    play("queen-own", "S Q W", "keeps", "settled:29 simplified:penalties.2", cites="", back="QWW"),
    play("queen-own-last", "S Q W", "keeps", "settled:29", facts={"own": 1}, back="QWW"),
    play("covering", "S", "passes", "settled:29 simplified:queen.6", facts=AWAITING, cites="", back="QW"),
    play("covering-own", "W S", "keeps", "settled:29 simplified:penalties.2", facts=AWAITING, cites="", back="WW"),
    play("covering-own-last", "W S", "keeps", "settled:29", facts={"own": 1, **AWAITING}, back="WW"),
    play("covering-opponents", "B S", "passes", "simplified:penalties.1 simplified:penalties.3 settled:29?", facts=AWAITING, back="QW"),
]
# fmt: on


@pytest.mark.parametrize("case", STRIKER)
def test_the_striker_in_a_hole(case: Case):
    got, want = played("simplified", case)
    assert got == want


# fmt: off
WON = [
    over("ours", "W", "player", (9, 0), "simplified:queen.4 simplified:queen.1 simplified:game.9", own=1, **OURS),
    over("theirs", "W", "player", (6, 0), "simplified:queen.5 simplified:queen.4", own=1, **THEIRS),
    over("all-nine-left", "W", "player", (12, 0), "simplified:queen.1 simplified:game.9", own=1, opp=9, cites="", **OURS),
    over("one-left", "W", "player", (1, 0), "simplified:game.9", own=1, opp=1, **THEIRS),
    over("at-21", "W", "player", (9, 0), "simplified:queen.7", own=1, points=21, cites="", **OURS),
    over("at-22", "W", "player", (6, 0), "simplified:queen.7", own=1, points=22, **OURS),
    over("loser-at-22", "W", "player", (9, 0), "simplified:queen.7", own=1, opp_points=22, cites="", **OURS),
    over("cover-with-last", "W", "player", (9, 0), "simplified:queen.3 simplified:queen.4", own=1, cites="", **AWAITING),
    over("cover-with-last-at-22", "W", "player", (6, 0), "simplified:queen.7", own=1, points=22, **AWAITING),
    over("own-last-queen-in-play", "W", "player", (6, 0), "simplified:game.9 settled:29", own=1),
    over("own-last-opponents-queen-in-play", "W B", "player", (3, 0), "simplified:game.9 settled:29", own=1, opp=4),
    over("opponents-last-ours", "B", "opponent", (0, 5), "simplified:game.9 simplified:queen.5", opp=1, **OURS),
    over("opponents-last-theirs", "B", "opponent", (0, 8), "simplified:queen.4 simplified:game.9", opp=1, **THEIRS),
    over("opponents-last-theirs-at-22", "B", "opponent", (0, 5), "simplified:queen.7", opp=1, opp_points=22, **THEIRS),
    over("opponents-last-ours-striker", "B S", "opponent", (0, 6), "simplified:penalties.1 settled:29", opp=1, cites="", **OURS),
    over("own-and-opponents-last-ours", "W B", "opponent", (0, 4), "simplified:game.9", opp=1, **OURS),
    over("own-and-opponents-last-striker", "W B S", "opponent", (0, 6), "simplified:penalties.2 settled:29", opp=1, cites="", **OURS),
    over("opponents-last-queen-in-play", "B", "opponent", (0, 5), "simplified:game.9", opp=1),
    over("queen-own-last", "Q W", "player", (9, 0), "simplified:game.9 simplified:queen.3 settled:37", own=1),
    over("queen-own-last-at-21", "Q W", "player", (9, 0), "simplified:queen.4 settled:37", own=1, points=21),
    over("queen-own-last-at-22", "Q W", "player", (6, 0), "simplified:queen.7 settled:37", own=1, points=22),
    over("queen-own-last-opponents", "Q W B", "player", (6, 0), "simplified:queen.4 settled:37", own=1, opp=4),
    over("queen-opponents-last", "Q B", "opponent", (0, 5), "simplified:game.9", opp=1),
    over("opponents-last-theirs-striker-cap", "B S", "opponent", (0, 12), "settled:29", own=9, opp=1, **THEIRS),
    over("queen-both", "Q W B", "player", (3, 0), "settled:29", own=1, opp=1),
    over("queen-both-at-21", "Q W B", "player", (3, 0), "settled:29", own=1, opp=1, points=21),
    over("queen-both-at-22", "Q W B", "player", (1, 0), "settled:29", own=1, opp=1, points=22),
    over("both-ours", "W B", "player", (3, 0), "settled:29", own=1, opp=1, **OURS),
    over("both-theirs", "W B", "opponent", (0, 3), "settled:29", own=1, opp=1, **THEIRS),
    over("both-theirs-at-22", "W B", "opponent", (0, 1), "settled:29", own=1, opp=1, opp_points=22, **THEIRS),
    over("both-covering", "W B", "player", (3, 0), "settled:29", own=1, opp=1, **AWAITING),
    over("both-queen-in-play", "W B", "opponent", (0, 3), "settled:29", own=1, opp=1),
    over("both-striker-ours", "W B S", "opponent", (0, 1), "settled:29", own=1, opp=1, **OURS),
    over("both-striker-theirs", "W B S", "opponent", (0, 3), "settled:29", own=1, opp=1, **THEIRS),
    over("queen-both-striker", "Q W B S", "opponent", (0, 3), "settled:29", own=1, opp=1),
]
# fmt: on


@pytest.mark.parametrize("row", WON)
def test_a_board_won(row: End):
    got, want = ended("simplified", row)
    assert got == want


@pytest.mark.proves("simplified:game.8", "settled:30")
@pytest.mark.parametrize("attempts", [0, 1, 2])
def test_the_break_is_tried_once(attempts):
    answer = ask("simplified", touched=False, break_attempts=attempts, **BREAK)
    assert (answer["next"], answer["board"]["broken"]) == ("black", False)
    assert answer["board"]["owed"] == {"white": 0, "black": 0}
