"""The international rule: every stroke that ends a board, and some that nearly do.

White is the player in every case; ``ask`` puts each question for Black as well. What falls is
written by initials: w own, b the opponent's, q queen, s striker.
"""

from itertools import permutations

from tests.rules.asking import ask
from tests.rules.test_international import INITIALS, QUEEN, case, foul, keeps, passes, rule, table

CEILINGS = {"international:3.7.c", "international:3.7.f-m"}


def wins(points, from_22=None):
    return "white", points, points if from_22 is None else from_22


def loses(points, from_22=None):
    return "black", points, points if from_22 is None else from_22


def judge(falls, given, then, cited):
    """Ask in every order of falling, below and from 22 points of the winner's."""
    winner, below, above = then
    his, other = ("points", "opp_points") if winner == "white" else ("opp_points", "points")
    facts = {**given, **QUEEN[given.get("queen", "on_board")]}
    for order in sorted(set(permutations(falls))):
        for held, points in ((0, below), (21, below), (22, above), (23, above), (24, above)):
            scores = {his: held, other: 24 - held}
            answer = ask("international", [INITIALS[i] for i in order], **facts, **scores)
            other_side = "black" if winner == "white" else "white"
            assert answer["result"] == {
                "winner": winner,
                "points": {winner: points, other_side: 0},
            }
            assert answer["next"] is None
            wanted = {c.rstrip("+-") for c in cited if not c.endswith("-" if held >= 22 else "+")}
            assert wanted <= set(answer["clauses"])
            if held < 22 or above == below:
                assert not CEILINGS & set(answer["clauses"])


# fmt: off
FINISH = [
    case("own cover", "3.7.a 3.7.b 3.7.c+ 5.1.finish?", "w", wins(7, 4), own=1, opp=4,
         queen="ours"),
    case("opponent's cover", "3.7.a 3.7.b", "w", wins(4), own=1, opp=4, queen="theirs"),
    case("several at once", "3.7.a", "www", wins(9, 6), own=3, queen="ours"),
    case("opponent's falls too", "3.7.a 3.7.b", "wb", wins(6, 3), own=1, opp=4, queen="ours"),
    case("one left each", "3.7.b 3.7.c+", "w", wins(4, 1), own=1, opp=1, queen="ours"),
    case("covering", "3.7.a 3.7.b 3.7.c+", "w", wins(7, 4), own=1, opp=4, queen="awaiting"),
    case("queen and last", "3.7.b 3.12.e? 3.7.c+", "qw", wins(7, 4), own=1, opp=4),
    case("opponent's last", "3.7.a 3.7.b", "b", loses(7, 4), own=4, opp=1, queen="theirs"),
    case("opponent's last, own cover", "3.7.a 3.7.b", "b", loses(4), own=4, opp=1, queen="ours"),
    case("opponent's last and own", "3.7.a", "wb", loses(6, 3), own=4, opp=1, queen="theirs"),
    case("opponent's last and own, own cover", "3.7.b", "wb", loses(3), own=4, opp=1, queen="ours"),
    case("striker off the board", "3.7.a", "w", wins(6), own=1, queen="theirs",
         off_board=["striker"]),
]
# fmt: on


@table(FINISH)
def test_all_pieces_in(falls, given, then, cited):
    judge(falls, given, then, cited)


# fmt: off
CAP = [
    case("nine and the queen", "3.7.d?", "w", wins(12, 9), own=1, opp=9, queen="ours"),
    case("eight and the queen", "3.7.d?", "w", wins(11, 8), own=1, opp=8, queen="ours"),
    case("dues lapse", "3.7.d", "w", wins(12, 9), own=1, opp=9, opp_owed=2, queen="ours"),
    case("dues add nothing", "3.7.d", "w", wins(9), own=1, opp=9, opp_owed=2, queen="theirs"),
    case("the player's dues lapse", "3.7.d", "b", loses(9), own=9, owed=2, opp=1, queen="ours"),
    case("payable due counts", "settled:7 3.7.d?", "w", wins(8, 5), own=1, opp=4, opp_owed=1,
         queen="ours"),
    case("due paid by the last stroke", "settled:7", "wb", loses(9), own=9, owed=1, opp=1,
         queen="ours"),
    case("nine, queen, striker", "3.7.d? settled:9-", "bs", loses(12, 10), own=9, opp=1),
    case("eight, queen, striker", "settled:9?", "bs", loses(12, 9), own=8, opp=1),
    case("nine, their queen, striker", "3.11.f settled:9-", "bs", loses(12, 10), own=9, opp=1,
         queen="theirs"),
    case("nine and striker", "3.11.f", "bs", loses(10), own=9, opp=1, queen="ours"),
    case("own back first", "settled:9- settled:12", "wbs", loses(12, 10), own=9, opp=1),
    case("improper", "settled:9- settled:11", "b", loses(12, 10), own=9, opp=1, proper=False),
    case("held counts", "3.11.i? settled:7", "w", wins(7, 4), own=1, opp=3, opp_held=1,
         queen="ours"),
    case("held counts for the opponent", "3.11.i? settled:7", "b", loses(7, 4), own=3, held=1,
         opp=1),
]
# fmt: on


@table(CAP)
def test_cap_dues_and_held_pieces(falls, given, then, cited):
    judge(falls, given, then, cited)


# fmt: off
BOTH_LAST = [
    case("with the queen", "3.7.f 3.7.f-m+", "qwb", wins(3, 1), own=1, opp=1),
    case("with the queen, several", "3.7.f", "qwwb", wins(3, 1), own=2, opp=1),
    case("queen on the board", "3.7.g 3.7.f-m+", "wb", loses(3, 1), own=1, opp=1),
    case("queen on the board, several", "3.7.g", "wwbb", loses(3, 1), own=2, opp=2),
    case("queen on the board, striker", "3.7.g 3.7.i?", "wbs", loses(3, 1), own=1, opp=1),
    case("covering", "3.7.h 3.7.f-m+", "wb", wins(3, 1), own=1, opp=1, queen="awaiting"),
    case("own cover", "3.7.k 3.7.f-m+", "wb", wins(3, 1), own=1, opp=1, queen="ours"),
    case("their cover", "3.7.k 3.7.f-m+", "wb", loses(3, 1), own=1, opp=1, queen="theirs"),
    case("queen, striker", "3.7.l 3.7.f-m+", "qwbs", loses(3, 1), own=1, opp=1),
    case("covering, striker", "3.7.l settled:8", "wbs", loses(3, 1), own=1, opp=1,
         queen="awaiting"),
    case("own cover, striker", "3.7.m", "wbs", loses(1), own=1, opp=1, queen="ours"),
    case("their cover, striker", "3.7.m 3.7.f-m+", "wbs", loses(3, 1), own=1, opp=1,
         queen="theirs"),
]
# fmt: on


@table(BOTH_LAST)
def test_both_last_in_one_stroke(falls, given, then, cited):
    judge(falls, given, then, cited)


# fmt: off
QUEEN_IN_PLAY = [
    case("own last", "3.7.i 3.7.f-m+", "w", loses(3, 1), own=1),
    case("own last, many left", "3.7.i", "w", loses(3, 1), own=1, opp=9),
    case("own last two", "3.7.i", "ww", loses(3, 1), own=2),
    case("own last, striker", "3.7.i 3.7.f-m+", "ws", loses(3, 1), own=1),
    case("own last, opponent's", "3.7.i", "wb", loses(3, 1), own=1, opp=2),
    case("own last, queen off the board", "3.7.i", "w", loses(3, 1), own=1, off_board=["queen"]),
    case("opponent's last", "3.7.n 3.7.n-o+", "b", loses(7, 4), own=4, opp=1),
    case("opponent's last two", "3.7.n", "bb", loses(7, 4), own=4, opp=2),
    case("opponent's last, own", "3.7.n", "wb", loses(6, 3), own=4, opp=1),
    case("opponent's last, striker", "3.7.n 3.7.n-o+ 3.11.f", "bs", loses(8, 5), own=4, opp=1),
    case("opponent's last, queen", "3.7.n settled:8", "qb", loses(7, 4), own=4, opp=1),
    case("opponent's last, queen, striker", "3.7.n-o+ settled:12", "qbs", loses(8, 5), own=4,
         opp=1),
    case("opponent's last, queen, no right", "3.7.n", "qb", loses(7, 4), own=4, opp=1,
         entitled=False),
    case("covering", "3.7.o 3.7.n-o+", "b", loses(7, 4), own=4, opp=1, queen="awaiting"),
    case("covering, striker", "3.7.o 3.7.n-o+ 3.11.f", "bs", loses(8, 5), own=4, opp=1,
         queen="awaiting"),
]
# fmt: on


@table(QUEEN_IN_PLAY)
def test_last_piece_while_the_queen_is_in_play(falls, given, then, cited):
    judge(falls, given, then, cited)


# fmt: off
COVER_AND_THEIR_LAST = [
    case("queen and own", "settled:8", "qwb", loses(3), own=4, opp=1),
    case("queen and two own", "settled:8", "qwwb", loses(2), own=4, opp=1),
    case("cover made", "settled:8", "wb", loses(3), own=4, opp=1, queen="awaiting"),
    case("nine left, one own", "settled:8 settled:5? 3.7.n", "qwb", loses(11, 8), own=9, opp=1),
    case("nine left, two own", "settled:8", "qwwb", loses(7), own=9, opp=1),
    case("eight left, one own", "settled:8 settled:5?", "qwb", loses(7), own=8, opp=1),
]
# fmt: on


@table(COVER_AND_THEIR_LAST)
def test_cover_together_with_their_last(falls, given, then, cited):
    judge(falls, given, then, cited)


# fmt: off
WITH_STRIKER = [
    case("own cover", "3.11.f", "bs", loses(5), own=4, opp=1, queen="ours"),
    case("their cover", "3.11.f", "bs", loses(8, 5), own=4, opp=1, queen="theirs"),
    case("own, own cover", "3.11.f settled:12", "wbs", loses(5), own=4, opp=1, queen="ours"),
    case("own, their cover", "settled:12", "wbs", loses(8, 5), own=4, opp=1, queen="theirs"),
    case("own, queen on the board", "settled:12", "wbs", loses(8, 5), own=4, opp=1),
    case("own, covering", "settled:12", "wbs", loses(8, 5), own=4, opp=1, queen="awaiting"),
    case("own, queen falls", "settled:12", "qwbs", loses(8, 5), own=4, opp=1),
    case("two own, one remaining", "settled:12", "wwbs", loses(4), own=3, opp=1, queen="ours"),
]
# fmt: on


@table(WITH_STRIKER)
def test_their_last_with_the_striker(falls, given, then, cited):
    judge(falls, given, then, cited)


# fmt: off
IMPROPER = [
    foul("own cover", "settled:11", "b", loses(5), own=4, opp=1, queen="ours"),
    foul("their cover", "settled:11", "b", loses(8, 5), own=4, opp=1, queen="theirs"),
    foul("queen on the board", "settled:11", "b", loses(8, 5), own=4, opp=1),
    foul("covering", "settled:11", "b", loses(8, 5), own=4, opp=1, queen="awaiting"),
    foul("own comes back", "settled:11 3.11.e?", "wb", loses(5), own=4, opp=1, queen="ours"),
    foul("own and striker", "settled:11", "wbs", loses(5), own=4, opp=1, queen="ours"),
    foul("queen and own", "settled:11 4.1.2?", "qwb", loses(8, 5), own=4, opp=1),
    foul("no cover in it", "settled:11", "wb", loses(8, 5), own=4, opp=1, queen="awaiting"),
    foul("both last, own cover", "settled:11", "wb", loses(2), own=1, opp=1, queen="ours"),
    foul("both last, their cover", "settled:11", "wb", loses(5, 2), own=1, opp=1, queen="theirs"),
]
# fmt: on


@table(IMPROPER)
def test_their_last_in_an_improper_stroke(falls, given, then, cited):
    judge(falls, given, then, cited)


# fmt: off
GOES_ON = [
    case("one own left", "3.7.a? 5.1.finish?", "w", keeps(1, 6, queen="ours"), own=2, queen="ours"),
    case("one of the opponent's left", "5.1.finish?", "b", passes(5, 1), opp=2),
    case("queen on the board, one own left", "3.7.i?", "w", keeps(1, 6), own=2),
    case("improper own last", "3.11.e settled:11", "w", passes(2, 6, back=2), own=1, proper=False),
    case("improper own last, queen in", "settled:11", "w", passes(2, 6, back=2, queen="ours"),
         own=1, queen="ours", proper=False),
    case("improper own last, striker", "settled:11", "ws", passes(2, 6, back=2), own=1,
         proper=False),
    case("own last, striker, their cover", "settled:1", "ws", keeps(2, 6, back=2, queen="theirs"),
         own=1, queen="theirs"),
    case("own last, queen, striker", "3.11.b settled:12", "qws", keeps(2, 6, back=2, queen="back"),
         own=1),
    case("covering with own last, striker", "3.12.i settled:12", "ws",
         keeps(2, 6, back=2, queen="awaiting"), own=1, queen="awaiting"),
]
# fmt: on


@table(GOES_ON)
def test_board_goes_on(falls, given, then, cited):
    rule(falls, given, then, cited)
