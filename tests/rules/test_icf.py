"""The Laws of Carrom: course of play, break, striker, queen, improper strokes, dues."""

import pytest

from tests.rules.asking import ask
from tests.rules.icf import case, goes_on, keeps, passes, table

MISS = {"touched": False}
FRESH = {"own": 9, "opp": 9, "entitled": False, "broken": False}
IMPROPER = {"proper": False}


# fmt: off
TURN = [
    case("nothing", "48", "", passes(5, 6)),
    case("nothing touched", "48 127.a?", "", passes(5, 6), touched=False),
    case("an own piece", "48 10?", "w", keeps(4, 6)),
    case("several own pieces", "48", "www", keeps(2, 6)),
    case("only the opponent's", "48 125.a", "b", passes(5, 5)),
    case("two of the opponent's", "48 125.a", "bb", passes(5, 4)),
    case("own and opponent's", "48 settled:52", "wb", keeps(4, 5)),
    case("own and two of the opponent's", "48 settled:52", "wbb", keeps(4, 4)),
    case("the queen is in", "48", "w", keeps(4, 6, queen="theirs"), queen="theirs"),
    case("the striker leaves the board", "48 116", "", passes(5, 6), off_board=["striker"]),
    case("and an own piece falls", "48 116", "w", keeps(4, 6), off_board=["striker"]),
    case("and the queen falls", "92 48 116", "q", keeps(5, 6, queen="awaiting"),
         off_board=["striker"]),
    case("and the opponent's falls", "48 125.a 116", "b", passes(5, 5), off_board=["striker"]),
    case("and the queen falls too early", "95.a 116", "q",
         passes(9, 6, queen="back", right=False), own=9, entitled=False, off_board=["striker"]),
    case("a piece leaves the board", "48 65.a settled:53", "", passes(5, 6), off_board=["black"]),
    case("an own one, and another falls", "48 65.a settled:53", "w", keeps(4, 6),
         off_board=["white"]),
    case("the queen leaves the board", "48 65.a settled:53", "w", keeps(4, 6),
         off_board=["queen"]),
    case("the queen and a piece", "48 65.b settled:53", "w", keeps(4, 6),
         off_board=["black", "queen"]),
    case("two of one colour", "48 65.a settled:53", "w", keeps(4, 6),
         off_board=["black", "black"]),
    case("beside a penalty", "72.a 65.c settled:53", "s", passes(6, 6, back=1),
         off_board=["black", "white"]),
    case("three with the queen", "48 65.b 65.d settled:53", "w", keeps(4, 6),
         off_board=["black", "white", "queen"]),
    case("three of both colours", "48 65.c 65.d settled:53", "w", keeps(4, 6),
         off_board=["black", "white", "white"]),
    case("three of one colour", "48 65.a 65.d settled:53", "w", keeps(4, 6),
         off_board=["black", "black", "black"]),
    case("two and the striker", "48 116 65.c settled:53", "", passes(5, 6),
         off_board=["black", "striker", "white"]),
]
# fmt: on


@table(TURN)
def test_the_turn(falls, given, then, cited):
    goes_on(falls, given, then, cited)


def attempt(name, laws, falls, then, attempts=0, **given):
    return case(name, laws, falls, then, **{**FRESH, "break_attempts": attempts, **given})


def unbroken(turn, attempts):
    made = keeps if turn == "white" else passes
    return made(9, 9, right=False, broken=False, attempts=attempts)


# fmt: off
BREAK = [
    attempt("a touch is the break", "48 44", "", passes(9, 9, right=False)),
    attempt("at the third attempt", "48 44", "", passes(9, 9, right=False), attempts=2),
    attempt("an own piece", "48 44", "w", keeps(8, 9)),
    attempt("first miss", "45.a settled:54", "", unbroken("white", 1), **MISS),
    attempt("second miss", "45.a settled:54", "", unbroken("white", 2), attempts=1, **MISS),
    attempt("third miss", "45.b settled:54", "", unbroken("black", 3), attempts=2, **MISS),
    attempt("the other side's first", "45.a settled:54", "", unbroken("white", 4), attempts=3,
            **MISS),
    attempt("the other side's third", "45.b settled:54", "", unbroken("black", 6), attempts=5,
            **MISS),
    attempt("and so on", "45.a settled:54", "", unbroken("white", 7), attempts=6, **MISS),
    attempt("the striker jumps off", "45.a settled:54 116", "", unbroken("white", 1),
            off_board=["striker"], **MISS),
    attempt("the striker falls", "45.c settled:54", "s", unbroken("black", 3), **MISS),
    attempt("at the second attempt", "45.c settled:54", "s", unbroken("black", 3), attempts=1,
            **MISS),
    attempt("at the third", "45.c settled:54", "s", unbroken("black", 3), attempts=2, **MISS),
    attempt("the other side's striker", "45.c settled:54", "s", unbroken("black", 6), attempts=4,
            **MISS),
    attempt("improper", "45.c settled:54", "", unbroken("black", 3), **MISS, **IMPROPER),
    attempt("improper, with the striker", "45.c settled:54", "s", unbroken("black", 6), attempts=3,
            **MISS, **IMPROPER),
    attempt("the striker falls at the break", "72.a 72.c 44", "s",
            passes(9, 9, right=False, owed=1)),
    attempt("an improper break", "64.a settled:54 44", "",
            passes(9, 9, right=False, owed=1), **IMPROPER),
    attempt("with an own piece", "77.a settled:54 44", "w",
            passes(9, 9, right=False, owed=1, back=1), **IMPROPER),
    attempt("with the striker", "72.b settled:54 72.c 44", "s",
            passes(9, 9, right=False, owed=2), **IMPROPER),
    attempt("the queen", "95.a 44", "q", passes(9, 9, right=False, queen="back")),
    attempt("queen and striker", "95.d 72.c 44", "qs",
            passes(9, 9, right=False, queen="back", owed=1)),
    attempt("queen and one own", "97.b 48 44", "qw", keeps(8, 9, queen="awaiting")),
    attempt("queen and two own", "97.b 48 44", "qww", keeps(7, 9, queen="ours")),
]
# fmt: on


@table(BREAK)
def test_the_break(falls, given, then, cited):
    goes_on(falls, given, then, cited)


# fmt: off
STRIKER = [
    case("alone", "72.a", "s", passes(6, 6, back=1)),
    case("alone, nothing to pay with", "72.a 72.c", "s", passes(9, 6, owed=1), own=9),
    case("with an own piece", "73", "sw", keeps(6, 6, back=2)),
    case("with two", "73", "sww", keeps(6, 6, back=3)),
    case("with an own piece of nine", "73 72.c", "sw", keeps(9, 6, back=1, owed=1), own=9,
         entitled=False),
    case("with the opponent's", "74", "sb", passes(6, 5, back=1)),
    case("with both", "75", "swb", keeps(6, 5, back=2)),
    case("with the last own, her covered", "73 settled:48", "sw", keeps(2, 6, back=2, queen="ours"),
         own=1, queen="ours"),
    case("with the last own, covered by them", "73 settled:48", "sw",
         keeps(2, 6, back=2, queen="theirs"), own=1, queen="theirs"),
    case("with the last own and the opponent's", "75 settled:48", "swb",
         keeps(2, 5, back=2, queen="ours"), own=1, queen="ours"),
]
# fmt: on


@table(STRIKER)
def test_the_striker_in_a_pocket(falls, given, then, cited):
    goes_on(falls, given, then, cited)


def improper(name, laws, falls, then, **given):
    return case(name, laws, falls, then, proper=False, **given)


# fmt: off
IMPROPER_STROKES = [
    improper("nothing falls", "64.a", "", passes(6, 6, back=1)),
    improper("nothing touched", "64.a", "", passes(6, 6, back=1), touched=False),
    improper("the striker", "72.b", "s", passes(7, 6, back=2)),
    improper("the striker, one to pay with", "72.b 72.c", "s", passes(9, 6, back=1, owed=1), own=8),
    improper("the opponent's", "76", "b", passes(6, 5, back=1)),
    improper("own", "77.a 10?", "w", passes(6, 6, back=2)),
    improper("two own", "77.a", "ww", passes(6, 6, back=3)),
    improper("own and opponent's", "77.a 76", "wb", passes(6, 5, back=2)),
    improper("own and striker", "77.b", "sw", passes(7, 6, back=3)),
    improper("own, opponent's and striker", "77.b 76", "swb", passes(7, 5, back=3)),
    improper("opponent's and striker", "76 72.b", "sb", passes(7, 5, back=2)),
    improper("own last, covered earlier", "77.a settled:48", "w",
             passes(2, 6, back=2, queen="ours"), own=1, queen="ours"),
    improper("own last and striker, covered earlier", "77.b settled:48", "sw",
             passes(3, 6, back=3, queen="theirs"), own=1, queen="theirs"),
    improper("the queen", "64.b settled:48", "q", passes(6, 6, back=1, queen="back")),
    improper("queen and own", "64.b settled:48", "qw", passes(6, 6, back=2, queen="back")),
    improper("queen and own last", "64.b settled:48", "qw",
             passes(2, 6, back=2, queen="back"), own=1),
    improper("queen and opponent's", "64.b settled:48 76", "qb", passes(6, 5, back=1, queen="back")),
    improper("queen and striker", "99.b settled:48", "qs", passes(7, 6, back=2, queen="back")),
    improper("queen and striker, nine on the board", "99.b settled:48 settled:51 72.c", "qs",
             passes(9, 6, owed=2, queen="back"), own=9),
    improper("queen, striker, opponent's", "99.b settled:48 settled:51 76", "qsb",
             passes(7, 5, back=2, queen="back")),
    improper("queen, own and striker", "98.b", "qsw", passes(7, 6, back=3, queen="back")),
    improper("queen, own last and striker", "98.b settled:48", "qsw",
             passes(3, 6, back=3, queen="back"), own=1),
    improper("queen, own, opponent's and striker", "98.b 76", "qswb",
             passes(7, 5, back=3, queen="back")),
    improper("the striker off the board", "77.a 116", "w", passes(6, 6, back=2),
             off_board=["striker"]),
]
# fmt: on


@table(IMPROPER_STROKES)
def test_improper_strokes(falls, given, then, cited):
    goes_on(falls, given, then, cited)


NINE = {"own": 9}
EARLY = {"own": 9, "entitled": False}
OWING = {"own": 9, "owed": 1}
# fmt: off
QUEEN_FALLS = [
    case("with the right to her", "92 48", "q", keeps(5, 6, queen="awaiting")),
    case("with the opponent's", "92 48 settled:50", "qb", keeps(5, 5, queen="awaiting")),
    case("before any own piece", "95.a", "q", passes(9, 6, queen="back", right=False), **EARLY),
    case("and the opponent's", "95.a settled:50", "qb", passes(9, 5, queen="back", right=False),
         **EARLY),
    case("nine on the board again", "92 48 95.c", "q", keeps(9, 6, queen="awaiting"), **NINE),
    case("nine again, with the opponent's", "92 48 95.c settled:50", "qb",
         keeps(9, 5, queen="awaiting"), **NINE),
    case("while owing", "95.b", "q", passes(9, 6, queen="back", owed=1), **OWING),
    case("while owing, with own", "95.b settled:50 78.a", "qw", passes(9, 6, queen="back", back=1),
         **OWING),
    case("while owing, with two own", "95.b settled:50 78.a", "qww",
         passes(8, 6, queen="back", back=1), **OWING),
    case("while owing two, with own", "95.b settled:50 78.a 83", "qw",
         passes(9, 6, queen="back", back=1, owed=1), own=9, owed=2),
    case("while owing, with the opponent's", "95.b settled:50", "qb",
         passes(9, 5, queen="back", owed=1), **OWING),
    case("while owing, with both", "95.b settled:50 78.a", "qwb",
         passes(9, 5, queen="back", back=1), **OWING),
    case("while owing, with the striker", "95.b settled:50 72.c", "qs",
         passes(9, 6, queen="back", owed=2), **OWING),
    case("while owing, own and striker", "95.b settled:50 72.c", "qsw",
         passes(9, 6, queen="back", back=1, owed=2), **OWING),
    case("while owing, own, opponent's and striker", "95.b settled:50 72.c", "qswb",
         passes(9, 5, queen="back", back=1, owed=2), **OWING),
    case("what the nets can pay is paid before", "92 48 78.a settled:50?", "q",
         keeps(6, 6, queen="awaiting"), own=5, owed=1),
    case("with own", "97.a 48", "qw", keeps(4, 6, queen="ours")),
    case("with two own", "97.a 48", "qww", keeps(3, 6, queen="ours")),
    case("with own and opponent's", "97.a 48 settled:52", "qwb", keeps(4, 5, queen="ours")),
    case("with one of nine", "97.b 48", "qw", keeps(8, 6, queen="awaiting"), **EARLY),
    case("with one of nine, entitled", "97.b 48", "qw", keeps(8, 6, queen="awaiting"), **NINE),
    case("with one of nine and opponent's", "97.b 48 settled:52", "qwb",
         keeps(8, 5, queen="awaiting"), **NINE),
    case("with two of nine", "97.b 48", "qww", keeps(7, 6, queen="ours"), **EARLY),
    case("with the striker", "99.a", "qs", keeps(6, 6, back=1, queen="back")),
    case("with striker and opponent's", "99.a settled:51", "qsb", keeps(6, 5, back=1, queen="back")),
    case("with the striker, nine on the board", "95.d 72.c", "qs", passes(9, 6, owed=1, queen="back"),
         **NINE),
    case("and opponent's", "95.d settled:51 72.c", "qsb", passes(9, 5, owed=1, queen="back"), **NINE),
    case("with own and striker", "98.a", "qsw", keeps(6, 6, back=2, queen="back")),
    case("with own and striker, nine", "98.a 72.c", "qsw", keeps(9, 6, back=1, owed=1, queen="back"),
         **EARLY),
    case("with own, opponent's and striker", "98.a 75", "qswb", keeps(6, 5, back=2, queen="back")),
    case("with own last and striker", "98.a settled:48", "qsw", keeps(2, 6, back=2, queen="back"),
         own=1),
]
# fmt: on


@table(QUEEN_FALLS)
def test_the_queen_falls(falls, given, then, cited):
    goes_on(falls, given, then, cited)


def covering(name, laws, falls, then, **given):
    return case(name, laws, falls, then, queen="awaiting", **given)


# fmt: off
COVERING = [
    covering("own", "15 48", "w", keeps(4, 6, queen="ours")),
    covering("own and opponent's", "15 48 settled:52", "wb", keeps(4, 5, queen="ours")),
    covering("nothing", "96 48", "", passes(5, 6, queen="back")),
    covering("only the opponent's", "96 48 settled:49", "b", passes(5, 5, queen="back")),
    covering("the striker", "100.a", "s", passes(6, 6, back=1, queen="back")),
    covering("striker and opponent's", "100.a settled:49", "sb", passes(6, 5, back=1, queen="back")),
    covering("own and striker", "101.a", "sw", keeps(6, 6, back=2, queen="awaiting")),
    covering("own, opponent's and striker", "101.a 75", "swb", keeps(6, 5, back=2, queen="awaiting")),
    covering("own last and striker", "101.a", "sw", keeps(2, 6, back=2, queen="awaiting"), own=1),
    covering("improper, nothing", "64.a 96 settled:49", "", passes(6, 6, back=1, queen="back"),
             **IMPROPER),
    covering("improper, own", "64.a 96 settled:49 64.b", "w", passes(6, 6, back=2, queen="back"),
             **IMPROPER),
    covering("improper, own last", "64.a 96 settled:49 64.b", "w", passes(2, 6, back=2, queen="back"),
             own=1, **IMPROPER),
    covering("improper, opponent's", "64.a 96 settled:49 76", "b", passes(6, 5, back=1, queen="back"),
             **IMPROPER),
    covering("improper, striker", "100.b", "s", passes(7, 6, back=2, queen="back"), **IMPROPER),
    covering("improper, striker and opponent's", "100.b settled:49 76", "sb",
             passes(7, 5, back=2, queen="back"), **IMPROPER),
    covering("improper, own and striker", "101.b", "sw", passes(7, 6, back=3, queen="back"),
             **IMPROPER),
    covering("improper, own, opponent's and striker", "101.b 76", "swb",
             passes(7, 5, back=3, queen="back"), **IMPROPER),
    covering("improper, own last and striker", "101.b", "sw", passes(3, 6, back=3, queen="back"),
             own=1, **IMPROPER),
]
# fmt: on


@table(COVERING)
def test_covering_the_queen(falls, given, then, cited):
    goes_on(falls, given, then, cited)


# fmt: off
DUES = [
    case("paid before the stroke", "48 78.a", "", passes(6, 6), owed=1),
    case("paid with what falls", "48 78.a", "w", keeps(9, 6, back=1), own=9, owed=1),
    case("paid in part", "48 78.a 83", "w", keeps(9, 6, back=1, owed=1), own=9, owed=2),
    case("the opponent's, by the player's stroke", "48 125.a 78.a", "b", passes(5, 9, opp_back=1),
         opp=9, opp_owed=1),
    case("not set off against each other", "48 settled:52 78.a 89.a?", "wb",
         keeps(9, 9, back=1, opp_back=1), own=9, owed=1, opp=9, opp_owed=1),
    case("the opponent pays, the player owes", "74 72.c 78.a", "sb",
         passes(9, 9, owed=1, opp_back=1), own=9, opp=9, opp_owed=1),
    case("held pieces are placed when there is room", "48 79.a?", "", passes(5, 6), own=4, held=1),
]
# fmt: on


@table(DUES)
def test_dues(falls, given, then, cited):
    goes_on(falls, given, then, cited)


@pytest.mark.proves("icf:95.c", "icf:92")
def test_the_right_to_the_queen_stays():
    first = ask("icf", ["white", "striker"], own=9, entitled=False)["board"]
    assert first["on_board"]["white"] == 9
    assert first["entitled"]["white"]
    assert not ask("icf", ["white"], own=9, entitled=False, proper=False)["board"]["entitled"][
        "white"
    ]
    assert not ask("icf", ["black"], own=9, entitled=False)["board"]["entitled"]["white"]


@pytest.mark.proves("icf:101.a")
def test_covering_again_after_own_and_striker():
    for falls, queen in ((["white"], "covered"), ([], "on_board")):
        board = ask("icf", falls, own=6, queen="awaiting_cover", queen_by="white")["board"]
        assert board["queen"] == queen


@pytest.mark.parametrize(
    ("falls", "facts", "reason"),
    [
        (["white"], {}, "own"),
        (["white", "black"], {}, "own-and-opponents"),
        (["black"], {}, "opponents"),
        (["queen", "striker"], {}, "striker-queen-kept"),
        (["queen", "striker", "black"], {}, "striker-queen-opponents"),
        (["queen", "striker"], {"own": 9}, "icf:striker-queen-nine"),
        (["queen"], {"own": 9, "owed": 1}, "queen-due"),
        (["queen", "white"], {"own": 9, "owed": 1}, "icf:queen-owing"),
        (["queen", "white", "white"], {"own": 9}, "icf:queen-two-covered"),
        (["white", "striker"], {"proper": False}, "icf:improper-own-striker"),
    ],
)
def test_reasons_for_programs(falls, facts, reason):
    assert ask("icf", falls, **facts)["reason"] == reason
