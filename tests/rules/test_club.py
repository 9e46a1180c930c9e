"""The club rules by example: 29 points, a queen to be doubled, tries earned by twos."""

from typing import Any

import pytest

from tests.rules.asking import ask, asked, question
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
    pieces,
    play,
    played,
)

START: dict[str, Any] = {"own": 9, "opp": 9, "entitled": False, "opp_entitled": False}
BREAK: dict[str, Any] = {**START, "broken": False}
OWN_RETURN: dict[str, Any] = {"options": {"doubling_striker_return": "own"}}
OPPONENT_RETURN: dict[str, Any] = {"options": {"doubling_striker_return": "opponent"}}

# fmt: off
TURN = [
    play("break-miss", "", "passes", "club:play.3 club:play.6 settled:30?", facts=BREAK, cites=""),
    play("break-own", "W", "keeps", "club:play.3 club:play.4", facts=BREAK, cites="club:play.4", entitled=True),
    play("own", "W", "keeps", "club:play.4"),
    play("two-own", "W W", "keeps", "club:play.5 settled:21?", tries=2),
    play("three-own", "W W W", "keeps", "club:play.5 settled:21", tries=3),
    play("two-own-three-left", "W W", "keeps", "club:play.5 settled:21", facts={"tries": 3}, tries=3),
    play("three-own-two-left", "W W W", "keeps", "club:play.5 settled:21", facts={"tries": 2}, tries=3),
    play("own-three-left", "W", "keeps", "club:play.4 settled:21", facts={"tries": 3}, tries=3),
    play("miss", "", "passes", "club:play.6"),
    play("miss-one-of-two", "", "keeps", "club:play.5 club:play.6 settled:21", facts={"tries": 2}),
    play("miss-one-of-three", "", "keeps", "club:play.5 club:play.6 settled:21", facts={"tries": 3}, tries=2),
    play("opponents", "B", "passes", "club:play.8"),
    play("two-of-opponents", "B B", "passes", "club:play.8"),
    play("opponents-ends-tries", "B", "passes", "club:play.8 settled:21", facts={"tries": 3}),
    play("opponents-gives-them-no-right", "B", "passes", "club:queen.1", facts=START, cites="", opp_entitled=False),
    play("own-and-opponents", "W B", "passes", "club:play.9", back="W"),
    play("two-own-and-opponents", "W W B", "passes", "club:play.9", facts={"tries": 2}, back="WW"),
    play("own-last-and-opponents", "W B", "passes", "club:play.9", facts={"own": 1, **OURS}, back="W"),
]

QUEEN = [
    play("queen", "Q", "keeps", "club:queen.1 club:queen.3", cites="club:queen.3", **WAITS),
    play("queen-with-tries", "Q", "keeps", "club:queen.3 settled:21", facts={"tries": 2}, tries=2, **WAITS),
    play("queen-before-last", "Q", "keeps", "club:queen.2", facts={"own": 1}, cites="", **WAITS),
    play("queen-too-early", "Q", "passes", "club:queen.5 club:queen.1", facts={"own": 9, "entitled": False}, back="Q"),
    play("queen-own-piece-fell-to-opponent", "Q", "passes", "club:queen.1", facts={"own": 8, "entitled": False}, cites="club:queen.5", back="Q"),
    play("queen-and-own", "Q W", "keeps", "club:queen.6 settled:18", **WAITS),
    play("own-and-queen-first-of-all", "W Q", "keeps", "club:queen.6 settled:18", facts=START, entitled=True, **WAITS),
    play("queen-and-own-first-of-all", "Q W", "keeps", "club:queen.6 settled:18", facts=START, entitled=True, **WAITS),
    play("queen-and-own-at-the-break", "Q W", "keeps", "club:queen.6 club:play.3 settled:30?", facts=BREAK, **WAITS),
    play("queen-and-two-own", "Q W W", "keeps", "club:queen.6 club:play.5 settled:18 settled:21?", tries=2, **WAITS),
    play("queen-and-opponents", "Q B", "passes", "club:queen.7", back="Q"),
    play("queen-own-opponents", "Q W B", "passes", "club:queen.8", back="QW"),
    play("queen-own-last-opponents", "Q W B", "passes", "club:queen.8", facts={"own": 1}, back="QW"),
    play("doubled", "W", "keeps", "club:queen.3", facts=AWAITING, **COVERED),
    play("doubled-by-two", "W W", "keeps", "club:queen.3 club:play.5 settled:21?", facts=AWAITING, tries=2, **COVERED),
    play("not-doubled", "", "passes", "club:queen.4 club:queen.3", facts=AWAITING, back="Q"),
    play("not-doubled-with-first-of-three", "", "keeps", "club:queen.4 settled:21", facts={**AWAITING, "tries": 3}, back="Q", tries=2),
    play("not-doubled-with-first-try", "", "keeps", "club:queen.4 settled:21", facts={**AWAITING, "tries": 2}, back="Q"),
    play("doubling-opponents", "B", "passes", "club:queen.4", facts=AWAITING, back="Q"),
    play("doubling-own-and-opponents", "W B", "passes", "club:play.9 club:queen.4 settled:20", facts=AWAITING, back="QW"),
    play("doubling-own-last-and-opponents", "W B", "passes", "settled:20", facts={"own": 1, **AWAITING}, back="QW"),
]

STRIKER = [
    play("alone", "S", "passes", "club:striker.2 club:striker.1", back="W"),
    play("alone-ends-tries", "S", "passes", "club:striker.2 settled:21", facts={"tries": 3}, back="W"),
    play("alone-eight-left", "S", "passes", "club:striker.2", facts={"own": 8}, back="W"),
    play("alone-nothing-pocketed", "S", "passes", "club:striker.3", facts={"own": 9}, cites="", owed=1),
    play("alone-owing-already", "S", "passes", "club:striker.3", facts={"own": 9, "owed": 1}, cites="", owed=2),
    play("due-paid", "W", "keeps", "club:striker.3 settled:22", facts={"own": 9, "owed": 1}, back="W", owed=0),
    play("one-due-of-two-paid", "W", "keeps", "club:striker.3 settled:22", facts={"own": 9, "owed": 2}, back="W", owed=1),
    play("due-paid-of-two-own", "W W", "keeps", "club:striker.3 settled:22", facts={"own": 9, "owed": 1}, back="W", owed=0, tries=2),
    play("opponents-due-paid", "B", "passes", "club:striker.3", facts={"opp": 9, "opp_owed": 1}, back="B", opp_owed=0),
    play("own-holes-unknown", "W S", "passes", "club:striker.2 settled:17", back="W"),
    play("own-nine-on-board", "W S", "passes", "club:striker.2 settled:17", facts=START, back="W"),
    play("two-own-holes-unknown", "W W S", "passes", "club:striker.2 settled:17", back="W"),
    play("own-other-hole", "W1 S2", "passes", "club:striker.2 settled:17", facts={"tries": 2}, back="W"),
    play("striker-first-same-hole", "S1 W1", "passes", "club:striker.2 settled:17", back="W"),
    play("striker-before-own-in-its-hole", "W2 S1 W1", "passes", "club:striker.2 settled:17", back="W"),
    play("one-hole-unknown", "W S1", "passes", "club:striker.2 settled:17", back="W"),
    play("same-hole", "W1 S1", "keeps", "club:striker.4 settled:17?", back="W"),
    play("same-hole-one-try", "W1 S1", "keeps", "club:striker.4 settled:17?", facts={"tries": 3}, back="W"),
    play("same-hole-two-own", "W1 W2 S1", "keeps", "club:striker.4 settled:17", back="WW"),
    play("same-hole-own-between", "W1 W2 S2", "keeps", "club:striker.4 settled:17", back="WW"),
    play("same-hole-nothing-owed", "W3 S3", "keeps", "club:striker.4 settled:17?", facts=START, back="W"),
    play("queen-own", "S Q W", "keeps", "club:striker.5", back="QW"),
    play("queen-own-first-of-all", "Q W S", "keeps", "club:striker.5", facts=START, back="QW"),
    play("queen-own-one-try", "Q W S", "keeps", "club:striker.5", facts={"tries": 3}, back="QW"),
    play("queen-two-own", "W Q W S", "keeps", "club:striker.5", back="QWW"),
    play("opponents", "S B", "passes", "club:striker.6", back="W"),
    play("opponents-nothing-pocketed", "S B", "passes", "club:striker.6", facts={"own": 9}, owed=1),
    play("own-opponents", "W B S", "passes", "club:striker.7", back="WW"),
    play("own-opponents-same-hole", "W1 S1 B2", "passes", "club:striker.7", back="WW"),
    play("own-opponents-nine-on-board", "W B S", "passes", "club:striker.7", facts={"own": 9}, back="W", owed=1),
    play("queen", "S Q", "passes", "club:striker.8", back="QW"),
    play("queen-nothing-pocketed", "Q S", "passes", "club:striker.8", facts=START, back="Q", owed=1),
    play("queen-opponents", "S Q B", "passes", "club:striker.9", back="QW"),
    play("queen-own-opponents", "Q W B S", "passes", "club:striker.7 club:striker.9", back="QWW"),
    play("doubling-alone", "S", "passes", "club:striker.10", facts=AWAITING, back="QW"),
    play("doubling-alone-ends-tries", "S", "passes", "club:striker.10", facts={**AWAITING, "tries": 2}, back="QW"),
    play("doubling-opponents", "S B", "passes", "club:striker.10", facts=AWAITING, back="QW"),
    play("doubling-own", "W S", "keeps", "club:striker.11 settled:19", facts=AWAITING, back="WB"),
    play("doubling-own-as-written", "W S", "keeps", "club:striker.11 settled:19", facts={**AWAITING, **OPPONENT_RETURN}, back="WB"),
    play("doubling-own-option", "W S", "keeps", "club:striker.11 settled:19", facts={**AWAITING, **OWN_RETURN}, back="WW"),
    play("doubling-own-none-of-theirs", "W S", "keeps", "club:striker.11 settled:19", facts={**AWAITING, "opp": 9}, back="W"),
    play("doubling-own-none-of-ours", "W S", "keeps", "club:striker.11 settled:19", facts={**AWAITING, **OWN_RETURN, "own": 9}, back="W"),
    play("doubling-own-one-of-ours", "W S", "keeps", "club:striker.11 settled:19", facts={**AWAITING, **OWN_RETURN, "own": 8}, back="WW"),
    play("doubling-own-same-hole", "W1 S1", "keeps", "club:striker.11 settled:19", facts=AWAITING, back="WB"),
    play("doubling-two-own", "W W S", "keeps", "club:striker.11 settled:19", facts=AWAITING, back="WWB"),
    play("doubling-own-one-try", "W S", "keeps", "club:striker.11", facts={**AWAITING, "tries": 3}, back="WB"),
    play("doubling-own-last", "W S", "keeps", "club:striker.11 settled:19 settled:22", facts={**AWAITING, "own": 1}, back="WB"),
    play("doubling-own-opponents", "W B S", "passes", "club:striker.10 settled:19", facts=AWAITING, cites="", back="QWW"),
    play("doubling-own-opponents-same-hole", "W1 S1 B", "passes", "settled:19", facts=AWAITING, back="QWW"),
    play("before-the-break", "S", "passes", "club:striker.3 settled:30", facts={**BREAK, "touched": False}, cites="", owed=1, broken=False),
    play("at-the-break", "S", "passes", "club:striker.3 settled:30?", facts=BREAK, cites="", owed=1),
    play("own-last-other-hole", "W1 S2", "passes", "club:striker.2 settled:22", facts={"own": 1, **OURS}, back="W"),
    play("own-last-other-hole-queen-in-play", "W S", "passes", "club:striker.2 settled:22", facts={"own": 1}, back="W"),
    play("own-last-same-hole", "W1 S1", "keeps", "club:striker.4 settled:22", facts={"own": 1, **OURS}, back="W"),
    play("queen-own-last", "Q W S", "keeps", "club:striker.5 settled:22", facts={"own": 1}, back="QW"),
]

OFF_BOARD = [
    play("striker", "", "passes", "club:striker.12", facts={"off_board": ["striker"]}, back="W"),
    play("striker-nothing-pocketed", "", "passes", "club:striker.12", facts={"own": 9, "off_board": ["striker"]}, owed=1),
    play("striker-ends-tries", "", "passes", "club:striker.12 settled:21", facts={"tries": 3, "off_board": ["striker"]}, back="W"),
    play("striker-doubling", "", "passes", "club:striker.12 club:queen.4", facts={**AWAITING, "off_board": ["striker"]}, back="QW"),
    play("own", "", "passes", "club:striker.13", facts={"off_board": ["white"]}),
    play("opponents", "", "passes", "club:striker.13", facts={"off_board": ["black"]}),
    play("queen", "", "passes", "club:striker.13", facts={"off_board": ["queen"]}),
    play("ends-tries", "", "passes", "club:striker.13 settled:21", facts={"tries": 3, "off_board": ["black"]}),
    play("own-fell", "W", "passes", "club:striker.13 settled:22", facts={"off_board": ["black"]}),
    play("two-own-fell", "W W", "passes", "club:striker.13 settled:22", facts={"off_board": ["white"]}),
    play("queen-fell", "Q", "passes", "club:striker.13 settled:22", facts={"off_board": ["white"]}, back="Q"),
    play("doubled", "W", "passes", "club:striker.13 settled:22", facts={**AWAITING, "off_board": ["black"]}, queen="covered"),
    play("not-doubled", "", "passes", "club:striker.13 club:queen.4", facts={**AWAITING, "off_board": ["black"]}, back="Q"),
]
# fmt: on


@pytest.mark.parametrize("case", [*TURN, *QUEEN])
def test_the_turn_and_the_queen(case: Case):
    got, want = played("club", case)
    assert got == want


@pytest.mark.parametrize("case", STRIKER)
def test_the_striker_in_a_hole(case: Case):
    got, want = played("club", case)
    assert got == want


@pytest.mark.parametrize("case", OFF_BOARD)
def test_off_the_board(case: Case):
    got, want = played("club", case)
    assert got == want


# fmt: off
WON = [
    over("ours", "W", "player", (11, 0), "club:score.5 club:game.4 club:score.3 club:score.4", own=1, **OURS),
    over("theirs", "W", "player", (6, 0), "club:score.6 club:score.3 club:score.4", own=1, cites="club:score.4", **THEIRS),
    over("all-nine-left", "W", "player", (14, 0), "club:score.5 club:score.4", own=1, opp=9, **OURS),
    over("one-left", "W", "player", (1, 0), "club:score.4", own=1, opp=1, **THEIRS),
    over("last-two", "W W", "player", (11, 0), "club:score.5", own=2, **OURS),
    over("at-23", "W", "player", (11, 0), "club:score.7 settled:22?", own=1, points=23, cites="", **OURS),
    over("at-24", "W", "player", (7, 0), "club:score.7 settled:22?", own=1, points=24, **OURS),
    over("at-28", "W", "player", (7, 0), "club:score.7", own=1, points=28, **OURS),
    over("loser-at-24", "W", "player", (11, 0), "club:score.7", own=1, opp_points=24, cites="", **OURS),
    over("doubled-by-last", "W", "player", (11, 0), "club:score.5 club:queen.3", own=1, **AWAITING),
    over("doubled-by-last-at-24", "W", "player", (7, 0), "club:score.7", own=1, points=24, **AWAITING),
    over("queen-own-last", "Q W", "player", (9, 0), "club:play.7 settled:18", own=1, opp=4, cites=""),
    over("queen-own-last-at-24", "W Q", "player", (5, 0), "settled:18 settled:22?", own=1, opp=4, points=24),
    over("opponents-last-queen-theirs", "B", "opponent", (0, 8), "club:score.5 club:score.3", cites="club:score.3", own=3, opp=1, **THEIRS),
    over("opponents-last-queen-ours", "B", "opponent", (0, 3), "club:score.6 club:score.3", cites="club:score.3", own=3, opp=1, **OURS),
    over("opponents-last-at-24", "B", "opponent", (0, 4), "club:score.7", own=3, opp=1, opp_points=24, **THEIRS),
    over("own-and-opponents-last", "W B", "opponent", (0, 3), "club:play.9 club:score.3", own=3, opp=1, cites="", **OURS),
    over("own-last-piece-off", "W", "player", (11, 0), "club:score.5 club:striker.13", own=1, off_board=["black"], **OURS),
]
# fmt: on


@pytest.mark.parametrize("row", WON)
def test_a_board_won(row: End):
    got, want = ended("club", row)
    assert got == want


# fmt: off
LAST = [
    over("queen-both", "Q W B", "player", (5, 0), "club:score.8", own=1, opp=1),
    over("queen-both-other-order", "B W Q", "player", (5, 0), "club:score.8", own=1, opp=1),
    over("queen-both-at-23", "Q W B", "player", (5, 0), "club:score.8 settled:22?", own=1, opp=1, points=23),
    over("queen-both-at-24", "Q W B", "player", (1, 0), "club:score.8 settled:22", own=1, opp=1, points=24),
    over("both-ours", "W B", "player", (5, 0), "club:score.9", own=1, opp=1, **OURS),
    over("both-theirs", "W B", "opponent", (0, 5), "club:score.9", own=1, opp=1, **THEIRS),
    over("both-ours-at-24", "W B", "player", (1, 0), "club:score.9 settled:22", own=1, opp=1, points=24, **OURS),
    over("both-theirs-at-24", "W B", "opponent", (0, 1), "club:score.9 settled:22", own=1, opp=1, opp_points=24, **THEIRS),
    over("both-doubling", "W B", "player", (5, 0), "settled:18 club:score.9", own=1, opp=1, cites="", **AWAITING),
    over("opponents-last", "B", "opponent", (0, 8), "club:score.10", own=3, opp=1),
    over("opponents-last-nine-left", "B", "opponent", (0, 14), "club:score.10", own=9, opp=1),
    over("opponents-last-at-24", "B", "opponent", (0, 8), "club:score.10 settled:22", own=3, opp=1, opp_points=24),
    over("opponents-last-doubling", "B", "opponent", (0, 8), "club:score.10 settled:20", own=3, opp=1, **AWAITING),
    over("opponents-last-own-doubling", "W B", "opponent", (0, 8), "club:score.10 settled:20", own=3, opp=1, **AWAITING),
    over("opponents-last-and-queen", "Q B", "opponent", (0, 8), "club:score.10 club:queen.7", own=3, opp=1),
    over("both-queen-in-play", "W B", "opponent", (0, 5), "club:score.11", own=1, opp=1),
    over("both-queen-in-play-at-24", "B W", "opponent", (0, 5), "club:score.11 settled:22", own=1, opp=1, opp_points=24),
    over("own-last", "W", "opponent", (0, 5), "club:score.12 club:play.7 club:queen.2 club:game.4", own=1),
    over("own-last-at-24", "W", "opponent", (0, 5), "club:score.12 settled:22", own=1, opp_points=24),
    over("own-last-two", "W W", "opponent", (0, 5), "club:score.12 club:play.7", own=2),
]
# fmt: on


@pytest.mark.parametrize("row", LAST)
def test_last_pieces(row: End):
    got, want = ended("club", row)
    assert got == want


# fmt: off
LAST_AND_STRIKER = [
    over("opponents-last", "B S", "opponent", (0, 9), "settled:22 club:score.10", own=3, opp=1, cites=""),
    over("opponents-last-ours", "B S", "opponent", (0, 4), "settled:22", own=3, opp=1, **OURS),
    over("opponents-last-theirs", "B S", "opponent", (0, 9), "settled:22", own=3, opp=1, **THEIRS),
    over("both-queen-in-play", "W B S", "opponent", (0, 7), "settled:22", own=1, opp=1),
    over("both-ours", "W B S", "opponent", (0, 2), "settled:22 club:score.6", own=1, opp=1, cites="", **OURS),
    over("both-theirs", "W B S", "opponent", (0, 7), "settled:22", own=1, opp=1, **THEIRS),
    over("both-doubling", "W B S", "opponent", (0, 7), "settled:19 settled:22", own=1, opp=1, **AWAITING),
    over("doubling-opponents-last", "B S", "opponent", (0, 9), "settled:20 settled:22", own=3, opp=1, **AWAITING),
]
# fmt: on


@pytest.mark.parametrize("row", LAST_AND_STRIKER)
def test_last_pieces_with_the_striker(row: End):
    got, want = ended("club", row)
    assert got == want


@pytest.mark.proves("club:game.4", "club:striker.3")
def test_a_piece_owed_comes_out_before_the_board_is_judged():
    answer = ask("club", pieces("W"), own=1, owed=1, **OURS)
    assert (answer["result"], answer["next"]) == (None, "white")
    assert answer["board"]["on_board"]["white"] == 1
    answer = ask("club", pieces("B"), opp=1, opp_owed=1, **OURS)
    assert (answer["result"], answer["next"]) == (None, "black")
    assert answer["board"]["on_board"]["black"] == 1


@pytest.mark.proves("club:play.3", "settled:30")
@pytest.mark.parametrize("attempts", [0, 1, 2])
def test_the_break_is_tried_once(attempts):
    answer = ask("club", touched=False, break_attempts=attempts, **BREAK)
    assert (answer["next"], answer["tries"]) == ("black", 1)
    assert answer["board"]["owed"] == {"white": 0, "black": 0}


@pytest.mark.proves("settled:19")
def test_the_piece_put_back_is_one_of_two():
    asking = question(
        "club", pieces("W S"), **AWAITING, options={"doubling_striker_return": "both"}
    )
    assert asked(asking)["error"]["field"].startswith("/options")
