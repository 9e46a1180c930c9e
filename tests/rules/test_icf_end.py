"""The Laws of Carrom: every stroke that ends a board, with the points on demand."""

import pytest

from tests.rules.asking import ask
from tests.rules.icf import case, ends, loses, table, wins

LAST = {"own": 1, "opp": 1}
THEIRS = {"own": 4, "opp": 1}
OURS = {"own": 1, "opp": 4}


def improper(name, laws, falls, then, **given):
    return case(name, laws, falls, then, proper=False, **given)


# fmt: off
ORDINARY = [
    case("covered by the player", "52.a 53.a 52.b- 53.b- 54+ 7?", "w", wins(7, 4), **OURS,
         queen="ours"),
    case("covered by the opponent", "52.a 53.a 53.c", "w", wins(4), **OURS, queen="theirs"),
    case("several at once", "52.a 53.a 53.c", "www", wins(6), own=3, queen="theirs"),
    case("one of the opponent's too", "52.a 53.a 52.b- 53.b- 54+", "wb", wins(6, 3), **OURS,
         queen="ours"),
    case("covering", "52.a 53.a 15 52.b- 53.b- 54+", "w", wins(7, 4), **OURS, queen="awaiting"),
    case("covering, one of the opponent's too", "52.a 53.a 15 52.b- 53.b- 54+", "wb",
         wins(6, 3), **OURS, queen="awaiting"),
    case("queen and last", "52.a 53.a 97.a settled:48 52.b- 53.b- 54+", "qw", wins(7, 4), **OURS),
    case("queen, last and one of the opponent's", "52.a 53.a 97.a settled:48 52.b- 53.b- 54+",
         "qwb", wins(6, 3), **OURS),
    case("all nine left and the queen", "52.a 53.a 52.b- 53.b- 54+ 55-", "w", wins(12, 9), own=1,
         opp=9, queen="ours"),
    case("the loser's dues lapse", "52.a 53.a 52.b- 53.b- 54+ 55 settled:53", "w", wins(12, 9),
         own=1, opp=9, opp_owed=2, queen="ours"),
    case("no due is paid any more", "52.a 53.a 53.c 55 settled:53", "wb", wins(8), own=1, opp=9,
         opp_owed=1, queen="theirs"),
    case("what was paid before counts", "52.a 53.a 53.c 78.a", "w", wins(5), own=1, opp=4,
         opp_owed=1, queen="theirs"),
    case("held pieces count", "52.a 53.a 53.c 79.a?", "w", wins(6), own=1, opp=4, opp_held=2,
         queen="theirs"),
    case("the striker off the board", "52.a 53.a 53.c 116", "w", wins(4), **OURS, queen="theirs",
         off_board=["striker"]),
]
# fmt: on


@table(ORDINARY)
def test_the_player_has_no_piece_left(falls, given, then, cited):
    ends(falls, given, then, cited)


DEMAND = "87.b settled:46"
# fmt: off
COVERING_LAST = [
    case("102 proper", "102.a", "wb", wins(3, 1), **LAST, queen="awaiting"),
    improper("102 improper", f"102.b {DEMAND}", "wb", loses(3, 1, 1), **LAST, queen="awaiting"),
    case("103 proper", "103.a", "b", loses(7, 4), **THEIRS, queen="awaiting"),
    improper("103 improper", f"103.b {DEMAND}", "b", loses(7, 4, 1), **THEIRS, queen="awaiting"),
    improper("103 improper, own back first", f"103.b settled:47 {DEMAND}", "wb", loses(7, 4, 1),
             **THEIRS, queen="awaiting"),
    case("as 103, striker", f"103.a settled:49 {DEMAND}", "sb", loses(7, 4, 1), **THEIRS,
         queen="awaiting"),
    case("as 103, own and striker", f"103.a settled:49 settled:47 {DEMAND}", "swb",
         loses(7, 4, 1), **THEIRS, queen="awaiting"),
    improper("as 103, striker, improper", f"103.b settled:49 {DEMAND}", "sb", loses(7, 4, 2),
             **THEIRS, queen="awaiting"),
    case("own covers, own left", "52.a 53.a 15 settled:49 53.c", "wb", loses(3), **THEIRS,
         queen="awaiting"),
    case("as 109, striker", f"109.a settled:49 settled:47 {DEMAND}", "swb", loses(3, 1, 1), **LAST,
         queen="awaiting"),
    improper("as 109, striker, improper", f"109.b settled:49 settled:47 {DEMAND}", "swb",
             loses(3, 1, 2), **LAST, queen="awaiting"),
]
WITH_QUEEN = [
    case("104 proper", "104.a", "qwb", wins(3, 1), **LAST),
    improper("104 improper", f"104.b {DEMAND}", "qwb", loses(3, 1, 1), **LAST),
    case("109 proper", f"109.a settled:47 {DEMAND}", "qswb", loses(3, 1, 1), **LAST),
    improper("109 improper", f"109.b settled:47 {DEMAND}", "qswb", loses(3, 1, 2), **LAST),
    case("opponent's last", "103.a settled:50", "qb", loses(7, 4), **THEIRS),
    improper("opponent's last, improper", f"103.b settled:50 {DEMAND}", "qb", loses(7, 4, 1),
             **THEIRS),
    improper("own too, improper", f"103.b settled:50 settled:47 {DEMAND}", "qwb", loses(7, 4, 1),
             **THEIRS),
    case("opponent's last, striker", f"103.a settled:50 {DEMAND}", "qsb", loses(7, 4, 1), **THEIRS),
    case("own too, striker", f"103.a settled:50 settled:47 {DEMAND}", "qswb", loses(7, 4, 1),
         **THEIRS),
    improper("opponent's last, striker, improper", f"103.b settled:50 {DEMAND}", "qsb",
             loses(7, 4, 2), **THEIRS),
    case("covered by an own piece", "52.a 53.a settled:50 97.a 53.c", "qwb", loses(3), **THEIRS),
    case("one of nine does not cover", "103.a settled:50 97.b", "qwb", loses(11, 8), own=9, opp=1),
    case("two of nine do", "52.a 53.a settled:50 97.b 53.c", "qwwb", loses(7), own=9, opp=1),
    case("while owing nothing covers", "103.a settled:50 95.b 55 settled:53", "qwwb", loses(10, 7),
         own=9, owed=1, opp=1),
    case("without the right", "103.a settled:50 55-", "qb", loses(12, 9), own=9, entitled=False,
         opp=1),
]
IN_PLAY = [
    case("105 proper", "105.a", "wb", loses(3, 1), **LAST),
    improper("105 improper", f"105.b settled:47 {DEMAND}", "wb", loses(3, 1, 1), **LAST),
    case("both and striker", f"108.a 105.a settled:47 {DEMAND}", "swb", loses(3, 1, 1), **LAST),
    improper("both and striker, improper", f"108.b 105.b settled:47 {DEMAND}", "swb",
             loses(3, 1, 2), **LAST),
    case("106 proper", "106.a", "b", loses(7, 4), **THEIRS),
    case("106 proper, own too", "106.a", "wb", loses(6, 3), **THEIRS),
    improper("106 improper", f"106.b {DEMAND}", "b", loses(7, 4, 1), **THEIRS),
    improper("106 improper, own back first", f"106.b settled:47 {DEMAND}", "wb", loses(7, 4, 1),
             **THEIRS),
    case("107 proper", "107.a", "w", loses(3, 1), **OURS),
    case("107 proper, one of the opponent's too", "107.a", "wb", loses(3, 1), **OURS),
    improper("107 improper", f"107.b settled:47 {DEMAND}", "w", loses(3, 1, 1), **OURS),
    case("108 proper", f"108.a settled:47 {DEMAND}", "sw", loses(3, 1, 1), **OURS),
    improper("108 improper", f"108.b settled:47 {DEMAND}", "sw", loses(3, 1, 2), **OURS),
    case("111 proper", f"111.a {DEMAND}", "sb", loses(7, 4, 1), **THEIRS),
    case("111 proper, own back first", f"111.a settled:47 {DEMAND}", "swb", loses(7, 4, 1),
         **THEIRS),
    improper("111 improper", f"111.b {DEMAND}", "sb", loses(7, 4, 2), **THEIRS),
    improper("111 improper, own back first", f"111.b settled:47 {DEMAND}", "swb", loses(7, 4, 2),
             **THEIRS),
]
COVERED = [
    case("110 proper", f"110.a settled:47 {DEMAND}", "swb", loses(1, 1, 1), **LAST, queen="ours"),
    improper("110 improper", f"110.b settled:47 {DEMAND}", "swb", loses(1, 1, 2), **LAST,
             queen="ours"),
    case("112 proper", f"112.a settled:47 {DEMAND}", "swb", loses(3, 1, 1), **LAST,
         queen="theirs"),
    improper("112 improper", f"112.b settled:47 {DEMAND}", "swb", loses(3, 1, 2), **LAST,
             queen="theirs"),
    case("both, covered by the player", "settled:47", "wb", wins(3, 1), **LAST, queen="ours"),
    case("both, covered by the opponent", "settled:47", "wb", loses(3, 1), **LAST, queen="theirs"),
    improper("both, improper, the player's", f"settled:47 {DEMAND}", "wb", loses(1, 1, 1), **LAST,
             queen="ours"),
    improper("both, improper, the opponent's", f"settled:47 {DEMAND}", "wb", loses(3, 1, 1),
             **LAST, queen="theirs"),
    case("opponent's last, the player's", "52.a 53.a settled:47 53.c", "b", loses(4), **THEIRS,
         queen="ours"),
    case("opponent's last, the opponent's", "52.a 53.a settled:47 52.b- 53.b- 54+", "b",
         loses(7, 4), **THEIRS, queen="theirs"),
    case("own too", "52.a 53.a settled:47 52.b- 53.b- 54+", "wb", loses(6, 3), **THEIRS,
         queen="theirs"),
    case("striker", f"52.a 53.a settled:47 53.c {DEMAND}", "sb", loses(4, 4, 1), **THEIRS,
         queen="ours"),
    case("striker, own back first", f"52.a 53.a settled:47 52.b- 53.b- 54+ {DEMAND}", "swb",
         loses(7, 4, 1), **THEIRS, queen="theirs"),
    improper("improper", f"52.a 53.a settled:47 53.c {DEMAND}", "b", loses(4, 4, 1), **THEIRS,
             queen="ours"),
    improper("improper, own back first", f"52.a 53.a settled:47 52.b- 53.b- 54+ {DEMAND}", "wb",
             loses(7, 4, 1), **THEIRS, queen="theirs"),
    improper("improper, striker", f"52.a 53.a settled:47 53.c {DEMAND}", "sb", loses(4, 4, 2),
             **THEIRS, queen="ours"),
]
# fmt: on


@table([*COVERING_LAST, *WITH_QUEEN, *IN_PLAY, *COVERED])
def test_last_pieces(falls, given, then, cited):
    ends(falls, given, then, cited)


@pytest.mark.proves("icf:55", "settled:46", "icf:87.b")
@pytest.mark.parametrize(
    ("own", "striker", "proper", "points", "demand"),
    [
        (9, False, False, 12, 0),
        (9, True, False, 12, 0),
        (8, True, True, 11, 1),
        (8, True, False, 11, 1),
        (7, True, False, 10, 2),
        (7, False, True, 10, 0),
    ],
)
def test_the_limit_of_a_board_includes_what_is_on_demand(own, striker, proper, points, demand):
    falls = ["black", "striker"] if striker else ["black"]
    answer = ask("icf", falls, own=own, opp=1, proper=proper)
    assert answer["result"] == {
        "winner": "black",
        "points": {"white": 0, "black": points},
        "on_demand": {"white": 0, "black": demand},
    }
    asked_for = striker + (not proper)
    assert ("icf:55" in answer["clauses"]) is (points == 12 or demand < asked_for)
    assert ("settled:46" in answer["clauses"]) is bool(asked_for)


@pytest.mark.proves("icf:102.a", "icf:102.b")
def test_the_points_of_the_winner_decide_and_not_those_of_the_loser():
    awaiting = {"queen": "awaiting_cover", "queen_by": "white"}
    both = ["white", "black"]
    high = ask("icf", both, own=1, opp=1, points=0, opp_points=24, **awaiting)
    assert high["result"]["points"] == {"white": 3, "black": 0}
    low = ask("icf", both, own=1, opp=1, points=24, opp_points=0, proper=False, **awaiting)
    assert low["result"]["points"] == {"white": 0, "black": 3}


def test_a_side_with_held_pieces_has_not_finished():
    answer = ask("icf", ["white"], own=1, held=1, queen="covered", queen_by="white")
    assert answer["result"] is None
    assert answer["next"] == "white"
