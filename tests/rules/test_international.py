"""The international rule: course of play, break, queen, striker, improper strokes, dues.

White is the player in every case; ``ask`` puts each question for Black as well. What falls is
written by initials: w own, b the opponent's, q queen, s striker.
"""

from itertools import permutations
from typing import Any

import pytest

from tests.rules.asking import ask

INITIALS = {"w": "white", "b": "black", "q": "queen", "s": "striker"}
QUEEN: dict[str, dict[str, str | None]] = {
    "on_board": {"queen": "on_board", "queen_by": None},
    "awaiting": {"queen": "awaiting_cover", "queen_by": "white"},
    "ours": {"queen": "covered", "queen_by": "white"},
    "theirs": {"queen": "covered", "queen_by": "black"},
}
FRESH: dict[str, Any] = {
    "own": 9,
    "opp": 9,
    "entitled": False,
    "opp_entitled": False,
    "broken": False,
}
NEITHER, OURS, THEIRS, BOTH = (False, False), (True, False), (False, True), (True, True)


def case(name, proofs, falls, then, **given):
    """One row: the clauses it proves, what falls, what must follow, the situation.

    The answer must cite the clauses too, and the readings, except those with ``?``; ``+``: from 22
    points only, ``-``: below.
    """
    clauses = [c if c.startswith("settled") else f"international:{c}" for c in proofs.split()]
    marks = pytest.mark.proves(*(c.rstrip("?+-") for c in clauses))
    cited = {c for c in clauses if not c.endswith("?")}
    return pytest.param(falls, given, then, cited, marks=marks, id=f"{name}: {falls or 'nothing'}")


def after(turn, own, opp, **more):
    """The whole answer: pieces on the board, then whatever is not as after a quiet stroke."""
    queen = more.pop("queen", "on_board")
    right = more.pop("right", BOTH)
    answer = {
        "next": turn,
        "tries": 1,
        "result": None,
        "on_board": {"white": own, "black": opp},
        "owed": {"white": more.pop("owed", 0), "black": more.pop("opp_owed", 0)},
        "held": {"white": 0, "black": 0},
        **QUEEN["on_board" if queen == "back" else queen],
        "entitled": {"white": right[0], "black": right[1]},
        "broken": more.pop("broken", True),
        "break_attempts": more.pop("attempts", 0),
        "returned": {
            "white": more.pop("back", 0),
            "black": more.pop("opp_back", 0),
            "queen": queen == "back",
        },
    }
    assert not more
    return answer


def keeps(own, opp, **more):
    return after("white", own, opp, **more)


def passes(own, opp, **more):
    return after("black", own, opp, **more)


def rule(falls, given, then, cited):
    """Ask in every order of falling: under this rule the order decides nothing."""
    facts = {**given, **QUEEN[given.get("queen", "on_board")]}
    for order in sorted(set(permutations(falls))):
        answer = ask("international", [INITIALS[i] for i in order], **facts)
        seen = {**answer["board"], **{k: answer[k] for k in ("next", "tries", "result")}}
        seen["returned"] = answer["returned"]
        assert {k: seen[k] for k in then} == then
        assert cited <= set(answer["clauses"])


def table(rows):
    return pytest.mark.parametrize(("falls", "given", "then", "cited"), rows)


# fmt: off
TURN = [
    case("an own piece", "3.6.a", "w", keeps(4, 6)),
    case("several own pieces", "3.6.a", "www", keeps(2, 6)),
    case("own and opponent's", "3.6.a", "wb", keeps(4, 5)),
    case("own and two of the opponent's", "3.6.a", "wbb", keeps(4, 4)),
    case("the queen", "3.6.a", "q", keeps(5, 6, queen="awaiting")),
    case("queen and opponent's", "3.6.a", "qb", keeps(5, 5, queen="awaiting")),
    case("nothing", "3.6.a", "", passes(5, 6)),
    case("only the opponent's", "3.6.a", "b", passes(5, 5)),
    case("after the queen is in", "3.6.a", "w", keeps(4, 6, queen="theirs"), queen="theirs"),
    case("nothing touched is a stroke", "3.2.i?", "", passes(5, 6), touched=False),
    case("nothing touched, covering", "3.2.i? 3.12.d", "", passes(5, 6, queen="back"),
         queen="awaiting", touched=False),
    case("the opponent's piece gives him no right", "settled:6?", "b", passes(5, 8, right=OURS),
         opp=9, opp_entitled=False),
]
# fmt: on


@table(TURN)
def test_course_of_play(falls, given, then, cited):
    rule(falls, given, then, cited)


def attempt(name, proofs, falls, then, attempts=0, **given):
    return case(name, proofs, falls, then, break_attempts=attempts, **FRESH, **given)


def unbroken(turn, attempts, **more):
    return after(turn, 9, 9, right=NEITHER, broken=False, attempts=attempts, **more)


MISS = {"touched": False}
# fmt: off
BREAK = [
    attempt("touching a piece is the break", "3.5.c", "", passes(9, 9, right=NEITHER)),
    attempt("at the second attempt", "3.5.c", "", passes(9, 9, right=NEITHER), attempts=1),
    attempt("much later", "3.5.c", "", passes(9, 9, right=NEITHER), attempts=4),
    attempt("first miss", "3.5.d", "", unbroken("white", 1), **MISS),
    attempt("second miss", "3.5.d", "", unbroken("black", 2), attempts=1, **MISS),
    attempt("the opponent's miss", "3.5.d", "", unbroken("black", 3), attempts=2, **MISS),
    attempt("one each from then on", "3.5.d", "", unbroken("black", 4), attempts=3, **MISS),
    attempt("striker in, first miss", "3.11.a", "s", unbroken("white", 1), **MISS),
    attempt("striker in, second miss", "3.11.a", "s", unbroken("black", 2), attempts=1, **MISS),
    attempt("striker in at the break", "3.5.c 3.11.a", "s", passes(9, 9, right=NEITHER, owed=1)),
    attempt("improper miss", "settled:13", "", unbroken("black", 1, owed=1), proper=False, **MISS),
    attempt("improper second miss", "settled:13", "", unbroken("black", 2, owed=1), attempts=1,
            proper=False, **MISS),
    attempt("improper miss with striker", "settled:13 settled:11", "s",
            unbroken("black", 1, owed=1), proper=False, **MISS),
    attempt("improper break", "3.5.c 4.1.2", "", passes(9, 9, right=NEITHER, owed=1), proper=False),
    attempt("improper break, own", "3.11.e", "w", passes(9, 9, right=NEITHER, owed=1, back=1),
            proper=False),
    attempt("an own piece", "3.6.a 3.12.a?", "w", keeps(8, 9, right=OURS)),
    attempt("opponent's piece", "settled:6?", "b", passes(9, 8, right=NEITHER)),
    attempt("queen alone", "3.12.c", "q", passes(9, 9, right=NEITHER, queen="back")),
    attempt("queen and opponent's", "3.12.c", "qb", passes(9, 8, right=NEITHER, queen="back")),
    attempt("queen and one own", "3.12.e", "qw", keeps(8, 9, right=OURS, queen="awaiting")),
    attempt("and opponent's", "3.12.e", "qwb", keeps(8, 8, right=OURS, queen="awaiting")),
    attempt("queen and two own", "3.12.e", "qww", keeps(7, 9, right=OURS, queen="ours")),
    attempt("queen and striker", "3.12.g", "qs", passes(9, 9, right=NEITHER, owed=1, queen="back")),
    attempt("queen, striker, opponent's", "3.12.g settled:2", "qsb",
            passes(9, 8, right=NEITHER, owed=1, queen="back")),
    attempt("queen, striker, own", "3.11.b settled:3", "qsw",
            keeps(9, 9, right=OURS, owed=1, back=1, queen="back")),
    attempt("striker and own", "settled:1 settled:6?", "sw",
            keeps(9, 9, right=OURS, owed=1, back=1)),
    attempt("striker and two own", "settled:1", "sww", keeps(9, 9, right=OURS, owed=1, back=2)),
    attempt("striker and opponent's", "3.11.c", "sb", passes(9, 8, right=NEITHER, owed=1)),
]
# fmt: on


@table(BREAK)
def test_break(falls, given, then, cited):
    rule(falls, given, then, cited)


# fmt: off
STRIKER = [
    case("alone", "3.11.a 4.1.2", "s", passes(6, 6, back=1)),
    case("alone, one in the net", "3.11.a", "s", passes(9, 6, back=1), own=8),
    case("alone, none in the net", "3.11.a", "s", passes(9, 6, owed=1), own=9),
    case("alone, one owed already", "3.11.a", "s", passes(9, 6, owed=2), own=9, owed=1),
    case("alone, two owed already", "3.11.a", "s", passes(9, 6, owed=3), own=9, owed=2),
    case("alone, queen in", "3.11.a", "s", passes(6, 6, back=1, queen="ours"), queen="ours"),
    case("opponent's", "3.11.c", "sb", passes(6, 5, back=1)),
    case("two of the opponent's", "3.11.c", "sbb", passes(6, 4, back=1)),
    case("opponent's, none in the net", "3.11.c", "sb", passes(9, 5, owed=1), own=9),
    case("own", "settled:1 settled:13?", "sw", keeps(6, 6, back=2)),
    case("two own", "settled:1", "sww", keeps(6, 6, back=3)),
    case("own, eight left", "settled:1", "sw", keeps(9, 6, back=2), own=8),
    case("own, nine left", "settled:1", "sw", keeps(9, 6, back=1, owed=1), own=9),
    case("own, nine left, one owed", "settled:1", "sw", keeps(9, 6, back=1, owed=2), own=9, owed=1),
    case("own last, queen in", "settled:1", "sw", keeps(2, 6, back=2, queen="ours"), own=1,
         queen="ours"),
    case("own and opponent's", "settled:2", "swb", keeps(6, 5, back=2)),
    case("own and opponent's, queen in", "settled:2", "swbb", keeps(6, 4, back=2, queen="theirs"),
         queen="theirs"),
    case("first own gives the right", "settled:6?", "sw", keeps(9, 6, back=1, owed=1), own=9,
         entitled=False),
    case("queen, own", "3.11.b 3.12.f", "sqw", keeps(6, 6, back=2, queen="back")),
    case("queen, two own", "3.11.b", "sqww", keeps(6, 6, back=3, queen="back")),
    case("queen, own, eight left", "3.11.b", "sqw", keeps(9, 6, back=2, queen="back"), own=8),
    case("queen, own, nine left", "3.11.b", "sqw", keeps(9, 6, back=1, owed=1, queen="back"), own=9,
         entitled=False),
    case("queen, own, opponent's", "3.11.b settled:2", "sqwb", keeps(6, 5, back=2, queen="back")),
    case("queen, own last", "3.11.b settled:12", "sqw", keeps(2, 6, back=2, queen="back"), own=1),
    case("queen", "settled:3", "sq", passes(6, 6, back=1, queen="back")),
    case("queen, no right to it", "settled:3", "sq",
         passes(6, 6, back=1, queen="back", right=THEIRS), entitled=False),
    case("queen, opponent's", "settled:3", "sqb", passes(6, 5, back=1, queen="back")),
    case("queen, nine left", "settled:3", "sq", passes(9, 6, owed=1, queen="back"), own=9),
]
# fmt: on


@table(STRIKER)
def test_striker_pocketed(falls, given, then, cited):
    rule(falls, given, then, cited)


def foul(name, proofs, falls, then, **given):
    return case(name, proofs, falls, then, proper=False, **given)


# fmt: off
IMPROPER = [
    foul("nothing", "4.1.2", "", passes(6, 6, back=1)),
    foul("nothing, nine left", "4.1.2", "", passes(9, 6, owed=1), own=9),
    foul("striker alone", "3.11.a settled:11", "s", passes(6, 6, back=1)),
    foul("opponent's", "3.11.d settled:13", "b", passes(6, 5, back=1)),
    foul("opponent's, nine left", "3.11.d", "bb", passes(9, 4, owed=1), own=9),
    foul("opponent's, striker", "3.11.d settled:11", "bs", passes(6, 5, back=1)),
    foul("own", "3.11.e settled:13", "w", passes(6, 6, back=2)),
    foul("two own", "3.11.e", "ww", passes(6, 6, back=3)),
    foul("own, eight left", "3.11.e", "w", passes(9, 6, back=2), own=8),
    foul("own, nine left", "3.11.e", "w", passes(9, 6, back=1, owed=1), own=9),
    foul("own, striker", "3.11.e settled:11?", "ws", passes(6, 6, back=2)),
    foul("own, opponent's", "3.11.e 3.11.d? settled:11", "wb", passes(6, 5, back=2)),
    foul("own, opponent's, striker", "3.11.e settled:11", "wbs", passes(6, 5, back=2)),
    foul("no right from it", "settled:6?", "w", passes(9, 6, back=1, owed=1, right=THEIRS), own=9,
         entitled=False),
    foul("opponent's due", "3.11.d 3.11.g", "b", passes(6, 9, back=1, opp_back=1), opp=9,
         opp_owed=1),
    foul("queen", "settled:11", "q", passes(6, 6, back=1, queen="back")),
    foul("queen, own", "4.1.2 settled:11?", "qw", passes(6, 6, back=2, queen="back")),
    foul("queen, two own", "4.1.2", "qww", passes(6, 6, back=3, queen="back")),
    foul("queen, own, striker", "4.1.2 settled:11", "qws", passes(6, 6, back=2, queen="back")),
    foul("queen, opponent's", "settled:11", "qb", passes(6, 5, back=1, queen="back")),
    foul("covering, nothing", "settled:11", "", passes(6, 6, back=1, queen="back"),
         queen="awaiting"),
    foul("covering, own", "settled:11", "w", passes(6, 6, back=2, queen="back"), queen="awaiting"),
    foul("covering, own, striker", "settled:11", "ws", passes(6, 6, back=2, queen="back"),
         queen="awaiting"),
    foul("queen covered before", "3.11.e", "w", passes(6, 6, back=2, queen="ours"), queen="ours"),
]
# fmt: on


@table(IMPROPER)
def test_improper_stroke(falls, given, then, cited):
    rule(falls, given, then, cited)


# fmt: off
QUEENS = [
    case("with the right", "3.12.a", "q", keeps(8, 6, queen="awaiting"), own=8),
    case("the right stays", "3.12.a settled:6", "q", keeps(9, 6, queen="awaiting"), own=9),
    case("first own gives it", "3.12.a?", "w", keeps(8, 6), own=9, entitled=False),
    case("only the opponent pocketed ours", "3.12.c settled:6", "q",
         passes(8, 6, queen="back", right=THEIRS), own=8, entitled=False),
    case("no right, opponent's", "3.12.c", "qb", passes(9, 5, queen="back", right=THEIRS), own=9,
         entitled=False),
    case("first own straight back", "3.12.a settled:6", "qw", keeps(9, 6, back=1, queen="back"),
         own=9, owed=1, entitled=False),
    case("first own straight back, two owed", "3.12.a settled:6", "qw",
         keeps(9, 6, back=1, owed=1, queen="back"), own=9, owed=2, entitled=False),
    case("one of two back", "3.12.a? 3.12.e", "qww", keeps(8, 6, back=1, queen="ours"), own=9,
         owed=1, entitled=False),
    case("straight back, right from before", "3.12.e settled:6", "qw",
         keeps(9, 6, back=1, queen="awaiting"), own=9, owed=1),
    case("nothing covers", "3.12.d", "", passes(5, 6, queen="back"), queen="awaiting"),
    case("opponent's covers nothing", "3.12.d 5.1.cover?", "b", passes(5, 5, queen="back"),
         queen="awaiting"),
    case("own covers", "5.1.cover", "w", keeps(4, 6, queen="ours"), queen="awaiting"),
    case("two own cover", "5.1.cover", "ww", keeps(3, 6, queen="ours"), queen="awaiting"),
    case("own and opponent's", "5.1.cover", "wb", keeps(4, 5, queen="ours"), queen="awaiting"),
    case("together", "3.12.e 5.1.cover?", "qw", keeps(4, 6, queen="ours")),
    case("together with opponent's", "3.12.e", "qwb", keeps(4, 5, queen="ours")),
    case("together, eight left", "3.12.e settled:5?", "qw", keeps(7, 6, queen="ours"), own=8),
    case("together, nine left", "3.12.e", "qw", keeps(8, 6, queen="awaiting"), own=9,
         entitled=False),
    case("nine left again", "3.12.e settled:5", "qw", keeps(8, 6, queen="awaiting"), own=9),
    case("nine left, two own", "3.12.e", "qww", keeps(7, 6, queen="ours"), own=9, entitled=False),
    case("eight left, none by ourselves", "3.12.e settled:5?", "qw", keeps(7, 6, queen="ours"),
         own=8, entitled=False),
    case("covering, striker", "3.12.h", "s", passes(6, 6, back=1, queen="back"), queen="awaiting"),
    case("covering, striker, nine left", "3.12.h", "s", passes(9, 6, owed=1, queen="back"), own=9,
         queen="awaiting"),
    case("covering, striker, opponent's", "3.11.c 3.12.d", "sb", passes(6, 5, back=1, queen="back"),
         queen="awaiting"),
    case("covering, own, striker", "3.12.i settled:1", "ws", keeps(6, 6, back=2, queen="awaiting"),
         queen="awaiting"),
    case("covering, two own, striker", "3.12.i", "wws", keeps(6, 6, back=3, queen="awaiting"),
         queen="awaiting"),
    case("covering, own, striker, nine left", "3.12.i", "ws",
         keeps(9, 6, back=1, owed=1, queen="awaiting"), own=9, queen="awaiting"),
    case("covering, own, opponent's, striker", "3.12.i settled:2", "wbs",
         keeps(6, 5, back=2, queen="awaiting"), queen="awaiting"),
    case("covering, own last, striker", "3.12.i settled:12", "ws",
         keeps(2, 6, back=2, queen="awaiting"), own=1, queen="awaiting"),
]
# fmt: on


@table(QUEENS)
def test_queen(falls, given, then, cited):
    rule(falls, given, then, cited)


# fmt: off
DUES = [
    case("paid with the first own", "3.11.a? 3.11.g", "w", keeps(9, 6, back=1), own=9, owed=1),
    case("right all the same", "settled:6?", "w", keeps(9, 6, back=1), own=9, owed=1,
         entitled=False),
    case("one of two stays in", "3.11.g", "ww", keeps(8, 6, back=1), own=9, owed=1),
    case("one of two owed", "3.11.l", "w", keeps(9, 6, back=1, owed=1), own=9, owed=2),
    case("both owed", "3.11.l?", "ww", keeps(9, 6, back=2), own=9, owed=2),
    case("both owed, third stays in", "3.11.l?", "www", keeps(8, 6, back=2), own=9, owed=2),
    case("not payable yet", "3.11.l?", "", passes(9, 6, owed=2), own=9, owed=2),
    case("opponent's, his piece", "3.11.g", "b", passes(5, 9, opp_back=1), opp=9, opp_owed=1),
    case("opponent's, with own", "3.11.g", "wb", keeps(4, 9, opp_back=1), opp=9, opp_owed=1),
    case("opponent's, two owed", "3.11.g 3.11.l", "b", passes(5, 9, opp_back=1, opp_owed=1), opp=9,
         opp_owed=2),
    case("opponent's, with striker", "3.11.c 3.11.g", "sb", passes(6, 9, back=1, opp_back=1), opp=9,
         opp_owed=1),
    case("both sides'", "3.11.g", "wb", keeps(9, 9, back=1, opp_back=1), own=9, owed=1, opp=9,
         opp_owed=1),
    case("off the board pays nothing", "3.9.a", "", passes(9, 6, owed=1), own=9, owed=1,
         off_board=["white"]),
]
# fmt: on


@table(DUES)
def test_dues(falls, given, then, cited):
    rule(falls, given, then, cited)


# fmt: off
OFF_BOARD = [
    case("own", "3.9.a", "", passes(5, 6), off_board=["white"]),
    case("opponent's", "3.9.a", "", passes(5, 6), off_board=["black", "black"]),
    case("own, while another falls", "3.9.a", "w", keeps(4, 6), off_board=["white"]),
    case("queen", "3.9.a", "w", keeps(4, 6), off_board=["queen", "black"]),
    case("covering, own off the board", "3.9.a 3.12.d", "", passes(5, 6, queen="back"),
         queen="awaiting", off_board=["white"]),
    case("own last", "3.9.a", "", passes(1, 6), own=1, off_board=["white"]),
    case("opponent's last", "3.9.a", "", passes(5, 1), opp=1, off_board=["black"]),
    case("one of the last two", "3.9.a", "w", keeps(1, 6), own=2, off_board=["white"]),
    case("striker, nothing falls", "settled:4", "", passes(5, 6), off_board=["striker"]),
    case("striker, own falls", "settled:4", "w", keeps(4, 6), off_board=["striker"]),
    case("striker, cover", "settled:4", "w", keeps(4, 6, queen="ours"), queen="awaiting",
         off_board=["striker"]),
    case("striker, nothing to pay with", "settled:4", "b", passes(9, 5), own=9,
         off_board=["striker"]),
]
# fmt: on


@table(OFF_BOARD)
def test_off_the_board(falls, given, then, cited):
    rule(falls, given, then, cited)


def settled_first(own, opp, **more):
    """What is on the board afterwards; how the return is booked is left open."""
    answer = after(more.pop("turn"), own, opp, **more)
    del answer["returned"]
    return answer


# fmt: off
EARLIER = [
    case("held", "3.11.i?", "", settled_first(6, 6, turn="black"), held=1),
    case("held, both sides", "3.11.i?", "w", settled_first(6, 7, turn="white"), held=2, opp_held=1),
    case("held is not in the net", "3.11.i?", "s", settled_first(9, 6, turn="black", owed=1), own=8,
         held=1),
    case("held own, last of the others falls", "3.11.i? settled:7", "w",
         settled_first(1, 6, turn="white"), own=1, held=1),
    case("held opponent's, last of the others falls", "3.11.i? settled:7", "b",
         settled_first(5, 1, turn="black"), opp=1, opp_held=1),
    case("payable due, nothing falls", "3.11.g?", "", settled_first(6, 6, turn="black"), owed=1),
    case("one payable, one not", "3.11.l?", "", settled_first(9, 6, turn="black", owed=1), own=8,
         owed=2),
    case("due before finish", "settled:7", "w", settled_first(1, 6, turn="white"), own=1, owed=1),
    case("opponent's due before finish", "settled:7", "b", settled_first(5, 1, turn="black"), opp=1,
         opp_owed=1),
    case("due before finish, queen in", "settled:7", "w",
         settled_first(1, 6, turn="white", queen="ours"), own=1, owed=1, queen="ours"),
]
# fmt: on


@table(EARLIER)
def test_left_from_earlier_strokes(falls, given, then, cited):
    rule(falls, given, then, cited)


@pytest.mark.proves("settled:1", "international:3.11.c")
@pytest.mark.parametrize("striker_first", [True, False])
def test_the_hole_the_line_and_the_tries_do_not_matter(striker_first):
    for falls, then in (("sw", keeps(6, 6, back=2)), ("sb", passes(6, 5, back=1))):
        pieces = [{"piece": INITIALS[i], "hole": 3} for i in falls]
        answer = ask(
            "international",
            pieces if striker_first else pieces[::-1],
            tries=3,
            first_hit_behind_line=True,
        )
        assert answer["next"] == then["next"]
        assert answer["tries"] == 1
        assert answer["returned"] == then["returned"]
        assert answer["board"]["on_board"] == then["on_board"]
