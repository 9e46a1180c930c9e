"""What each umpire's call costs, who plays, and what becomes of a queen that awaits its cover."""

import pytest

from carrom.rules import INTERNATIONAL, Call, Side, SideState, Situation, rule_call
from carrom.rules.reasons import Reason
from tests.rules.asking import ask, asked

SETS = ("international", "club", "percuteur", "simplified")
NOTHING = {"white": 0, "black": 0, "queen": False}
AWAITING = {"queen": "awaiting_cover", "queen_by": "white"}

FOULS = (
    *("3.1.c", "3.1.e", "3.1.f", "3.1.g"),
    *("3.2.a", "3.2.b", "3.2.c", "3.2.e", "3.2.f", "3.2.g", "3.2.h", "3.2.k", "3.2.l"),
    *("3.6.b", "3.11.o", "3.11.r"),
    *("4.a", "4.b", "4.c", "4.d", "4.e", "4.h", "4.l", "4.m", "4.n", "4.o", "4.1", "4.1.2"),
)
"""Calls that cost the side in turn a piece and the turn."""
OUT_OF_TURN = (
    *("3.1.c", "3.1.d", "3.1.e", "3.1.f", "3.1.g", "3.2.l", "3.11.m", "3.11.n", "3.11.o", "3.11.p"),
    *("4.a", "4.c", "4.h", "4.k", "4.l", "4.m", "4.n", "4.o", "4.p", "4.1", "4.1.1"),
)
"""Calls that cost the side not in turn a piece, and leave the turn where it is."""
TURN_KEPT = ("3.11.m", "3.11.n", "4.p", "4.1.1")
"""Calls that cost the side in turn a piece but not the turn."""
FREE = ("3.2.i", "3.9.b", "3.10.a", "3.10.b", "3.10.c", "3.11.k", "4.f")
"""Calls that cost nothing and change nothing but places."""

SETTLED = {"3.6.b": ("settled:14",), "3.11.r": ("settled:13",), "4.1.1": ("settled:14",)}


def proving(clauses):
    """Parametrise over clauses, each case marked with the clause it proves."""
    return pytest.mark.parametrize(
        "clause",
        [
            pytest.param(c, marks=pytest.mark.proves(f"international:{c}", *SETTLED.get(c, ())))
            for c in clauses
        ],
    )


def seen(answer):
    """Shorten an answer to what a call can change."""
    assert "error" not in answer, answer
    board = answer["board"]
    return {
        "next": answer["next"],
        "tries": answer["tries"],
        "on_board": (board["on_board"]["white"], board["on_board"]["black"]),
        "owed": (board["owed"]["white"], board["owed"]["black"]),
        "queen": (board["queen"], board["queen_by"]),
        "returned": answer["returned"],
    }


def returned(white=0, black=0, queen=False):
    return {"white": white, "black": black, "queen": queen}


@proving(FOULS)
@pytest.mark.parametrize("rules", SETS)
def test_a_foul_in_ones_own_turn_costs_a_piece_and_the_turn(rules, clause):
    answer = ask(rules, foul=clause, own=5, opp=6)
    assert seen(answer) == {
        "next": "black",
        "tries": 1,
        "on_board": (6, 6),
        "owed": (0, 0),
        "queen": ("on_board", None),
        "returned": returned(white=1),
    }
    assert answer["result"] is None
    assert answer["clauses"]


@proving(FOULS)
@pytest.mark.parametrize("rules", SETS)
def test_a_foul_puts_an_awaiting_queen_back(rules, clause):
    answer = ask(rules, foul=clause, own=5, opp=6, tries=2, **AWAITING)
    assert seen(answer) == {
        "next": "black",
        "tries": 1,
        "on_board": (6, 6),
        "owed": (0, 0),
        "queen": ("on_board", None),
        "returned": returned(white=1, queen=True),
    }


@proving(FOULS)
@pytest.mark.parametrize("rules", SETS)
def test_a_foul_is_owed_when_no_piece_is_at_hand(rules, clause):
    answer = seen(ask(rules, foul=clause, own=9, opp=6))
    assert (answer["next"], answer["on_board"], answer["owed"]) == ("black", (9, 6), (1, 0))
    assert answer["returned"] == NOTHING


@proving(OUT_OF_TURN)
@pytest.mark.parametrize("rules", SETS)
def test_a_technical_foul_costs_a_piece_and_leaves_turn_queen_and_tries(rules, clause):
    tries = 2 if rules == "club" else 1
    answer = ask(rules, foul=clause, by="black", own=5, opp=6, tries=tries, **AWAITING)
    assert seen(answer) == {
        "next": "white",
        "tries": tries,
        "on_board": (5, 7),
        "owed": (0, 0),
        "queen": ("awaiting_cover", "white"),
        "returned": returned(black=1),
    }


@proving(OUT_OF_TURN)
@pytest.mark.parametrize("rules", SETS)
def test_a_technical_foul_is_owed_when_no_piece_is_at_hand(rules, clause):
    answer = seen(ask(rules, foul=clause, by="black", own=5, opp=9))
    assert (answer["next"], answer["on_board"], answer["owed"]) == ("white", (5, 9), (0, 1))
    assert answer["returned"] == NOTHING


@proving(TURN_KEPT)
@pytest.mark.parametrize("rules", SETS)
def test_a_penalty_that_leaves_the_turn(rules, clause):
    tries = 2 if rules == "club" else 1
    answer = ask(rules, foul=clause, own=5, opp=6, tries=tries, **AWAITING)
    assert seen(answer) == {
        "next": "white",
        "tries": tries,
        "on_board": (6, 6),
        "owed": (0, 0),
        "queen": ("awaiting_cover", "white"),
        "returned": returned(white=1),
    }
    assert f"international:{clause}" in answer["clauses"]


@proving(FREE)
@pytest.mark.parametrize("rules", SETS)
@pytest.mark.parametrize("by", ["white", "black"])
def test_a_call_that_changes_nothing(rules, clause, by):
    tries = 2 if rules == "club" else 1
    answer = ask(rules, foul=clause, by=by, own=5, opp=6, tries=tries, **AWAITING)
    assert seen(answer) == {
        "next": "white",
        "tries": tries,
        "on_board": (5, 6),
        "owed": (0, 0),
        "queen": ("awaiting_cover", "white"),
        "returned": NOTHING,
    }
    assert answer["result"] is None
    assert f"international:{clause}" in answer["clauses"]


@pytest.mark.proves("international:3.2.i")
def test_a_nudge_at_the_break_is_no_attempt():
    answer = ask("international", foul="3.2.i", own=9, opp=9, broken=False, break_attempts=1)
    assert answer["next"] == "white"
    assert answer["board"]["broken"] is False
    assert answer["board"]["break_attempts"] == 1


@pytest.mark.proves("international:3.11.g", "international:3.11.l")
@pytest.mark.parametrize("rules", SETS)
@pytest.mark.parametrize(
    ("own", "owed", "on_board", "left"),
    [(9, 0, 9, 1), (9, 2, 9, 3), (8, 0, 9, 0), (8, 1, 9, 1), (8, 2, 9, 2), (7, 1, 9, 0)],
)
def test_a_penalty_and_dues_are_paid_as_far_as_pieces_are_at_hand(rules, own, owed, on_board, left):
    answer = seen(ask(rules, foul="4.a", own=own, owed=owed, opp=6))
    assert answer["on_board"] == (on_board, 6)
    assert answer["owed"] == (left, 0)


@pytest.mark.proves("international:3.11.i", "settled:7")
def test_a_held_piece_is_not_at_hand():
    answer = ask("international", foul="4.a", own=7, held=2, opp=6)
    board = answer["board"]
    assert board["on_board"]["white"] + board["held"]["white"] == 9
    assert board["owed"]["white"] == 1


@pytest.mark.proves("international:3.11.l")
@pytest.mark.parametrize(("own", "on_board", "left"), [(9, 9, 2), (8, 9, 1), (7, 9, 0)])
def test_those_at_hand_now_the_rest_later(own, on_board, left):
    answer = seen(ask("international", foul="3.11.l", own=own, owed=2))
    assert (answer["on_board"][0], answer["owed"][0]) == (on_board, left)
    assert answer["next"] == "white"


def marked(*args):
    """Return a case that proves the clause it begins with."""
    return pytest.param(*args, marks=pytest.mark.proves(f"international:{args[0]}"))


BEFORE = {"own": 9, "opp": 9, "broken": False, "entitled": False, "opp_entitled": False}


@pytest.mark.parametrize(
    ("clause", "by", "following", "owed"),
    [
        pytest.param("3.2.a", "white", "black", (1, 0), marks=pytest.mark.proves("settled:13")),
        pytest.param("3.2.h", "white", "black", (1, 0), marks=pytest.mark.proves("settled:13")),
        marked("4.p", "white", "white", (1, 0)),
        marked("4.a", "white", "white", (1, 0)),
        marked("3.1.f", "white", "white", (1, 0)),
        marked("4.1", "white", "white", (1, 0)),
        marked("4.1.1", "white", "white", (1, 0)),
        marked("4.1.1", "black", "white", (0, 1)),
        marked("4.1.2", "white", "black", (1, 0)),
        marked("4.l", "black", "white", (0, 1)),
        marked("3.1.d", "black", "white", (0, 1)),
        marked("3.11.o", "white", "white", (0, 0)),
        marked("3.11.o", "black", "white", (0, 0)),
    ],
)
@pytest.mark.parametrize("rules", SETS)
def test_before_the_break_a_penalty_is_owed(rules, clause, by, following, owed):
    answer = ask(rules, foul=clause, by=by, **BEFORE)
    assert answer["next"] == following
    assert seen(answer)["owed"] == owed
    assert seen(answer)["on_board"] == (9, 9)
    assert answer["board"]["broken"] is False
    assert answer["board"]["entitled"] == {"white": False, "black": False}


@pytest.mark.proves("international:3.5.f")
@pytest.mark.parametrize("rules", SETS)
def test_a_break_before_play_costs_a_due_and_the_turn(rules):
    answer = ask(rules, foul="3.5.f", **BEFORE)
    assert answer["next"] == "black"
    assert seen(answer)["owed"] == (1, 0)
    assert seen(answer)["on_board"] == (9, 9)
    assert "international:3.5.f" in answer["clauses"]


@pytest.mark.proves("international:3.6.c")
@pytest.mark.parametrize("rules", SETS)
def test_playing_the_opponents_pieces_by_mistake_ends_the_turn_and_costs_nothing(rules):
    answer = ask(rules, foul="3.6.c", own=5, opp=6, queen="covered", queen_by="black", tries=1)
    assert seen(answer) == {
        "next": "black",
        "tries": 1,
        "on_board": (5, 6),
        "owed": (0, 0),
        "queen": ("covered", "black"),
        "returned": NOTHING,
    }
    assert "international:3.6.c" in answer["clauses"]


@pytest.mark.proves("international:3.6.c")
def test_a_mistake_seen_after_the_turn_has_passed_costs_nothing_more():
    answer = seen(ask("international", foul="3.6.c", by="black", **AWAITING))
    assert (answer["next"], answer["queen"]) == ("white", ("awaiting_cover", "white"))
    assert answer["returned"] == NOTHING


@pytest.mark.proves("international:3.6.c", "international:3.12.d")
def test_the_turn_lost_by_mistake_leaves_the_queen_uncovered():
    answer = seen(ask("international", foul="3.6.c", own=5, opp=6, **AWAITING))
    assert answer["next"] == "black"
    assert answer["queen"] == ("on_board", None)
    assert answer["returned"] == returned(queen=True)


@pytest.mark.parametrize(
    ("clause", "pieces", "facts", "following", "on_board", "back"),
    [
        pytest.param("3.10.d", ["white"], {}, "white", (4, 6), returned(), id="d own"),
        pytest.param("3.10.d", ["black"], {}, "black", (5, 5), returned(), id="d opponent's"),
        pytest.param("3.10.e", ["striker"], {}, "black", (6, 6), returned(1), id="e held up"),
        pytest.param("3.10.e", ["white", "striker"], {}, "white", (6, 6), returned(2), id="e own"),
        pytest.param(
            "3.10.e", ["black", "striker"], {}, "black", (6, 5), returned(1), id="e opponent's"
        ),
    ],
)
@pytest.mark.proves("international:3.10.d", "international:3.10.e")
def test_what_counts_as_pocketed(clause, pieces, facts, following, on_board, back):
    answer = ask("international", foul=clause, pieces=pieces, **{"own": 5, "opp": 6, **facts})
    assert answer["next"] == following
    assert seen(answer)["on_board"] == on_board
    assert answer["returned"] == back
    assert f"international:{clause}" in answer["clauses"]


LATER = pytest.mark.proves("international:3.10.f", "settled:33")


@LATER
@pytest.mark.parametrize("rules", SETS)
@pytest.mark.parametrize(
    ("pieces", "facts", "on_board", "back"),
    [
        pytest.param(["white"], {}, (4, 6), returned(), id="own"),
        pytest.param(["black"], {}, (5, 5), returned(), id="opponent's"),
        pytest.param(["white", "black"], {}, (4, 5), returned(), id="both"),
        pytest.param(["white"], {"own": 9, "owed": 1}, (9, 6), returned(1), id="own due"),
        pytest.param(["black"], {"opp": 9, "opp_owed": 1}, (5, 9), returned(0, 1), id="their due"),
        pytest.param(["black"], {"tries": 2}, (5, 5), returned(), id="tries"),
    ],
)
def test_a_piece_that_falls_later_is_pocketed_and_nothing_else_happens(
    rules, pieces, facts, on_board, back
):
    answer = ask(rules, foul="3.10.f", pieces=pieces, **facts)
    assert seen(answer) == {
        "next": "white",
        "tries": facts.get("tries", 1),
        "on_board": on_board,
        "owed": (0, 0),
        "queen": ("on_board", None),
        "returned": back,
    }
    assert {"international:3.10.f", "settled:33"} <= set(answer["clauses"])
    assert answer["reason"] == "fell-later"


@LATER
@pytest.mark.parametrize("rules", SETS)
@pytest.mark.parametrize("pieces", [["white"], ["black"]])
def test_a_piece_that_falls_later_covers_nothing(rules, pieces):
    answer = seen(ask(rules, foul="3.10.f", pieces=pieces, **AWAITING))
    assert (answer["queen"], answer["next"]) == (("awaiting_cover", "white"), "white")


@LATER
@pytest.mark.parametrize("rules", SETS)
def test_a_piece_that_falls_later_gives_no_right_to_the_queen(rules):
    answer = ask(rules, foul="3.10.f", pieces=["white"], own=9, entitled=False)
    assert answer["board"]["entitled"]["white"] is False


@LATER
@pytest.mark.parametrize("rules", SETS)
def test_nothing_falls_later_before_the_break(rules):
    refused = ask(rules, foul="3.10.f", pieces=["white"], **BEFORE)
    assert refused["error"] == {"field": "/foul/clause", "reason": "error-call-before-break"}


@LATER
@pytest.mark.parametrize("rules", SETS)
@pytest.mark.parametrize("entitled", [True, False])
def test_a_queen_that_falls_later_is_for_the_player_in_turn_if_he_may(rules, entitled):
    answer = ask(rules, foul="3.10.f", pieces=["queen"], entitled=entitled)
    kept, back = ("awaiting_cover", "white"), ("on_board", None)
    assert seen(answer)["queen"] == (kept if entitled else back)
    assert answer["returned"] == returned(queen=not entitled)
    assert answer["next"] == "white"
    assert answer["reason"] == ("fell-later-queen" if entitled else "fell-later")


@LATER
@pytest.mark.parametrize(
    ("facts", "pieces", "winner", "points", "reason"),
    [
        ({"own": 1, "queen": "covered", "queen_by": "white"}, ["white"], "white", 9, "finished"),
        ({"own": 1, "queen": "covered", "queen_by": "black"}, ["white"], "white", 6, "finished"),
        ({"opp": 1, "queen": "covered", "queen_by": "white"}, ["black"], "black", 5, "finished"),
        ({"own": 1}, ["white"], "black", 3, "lost"),
        ({"opp": 1}, ["black"], "white", 3, "lost"),
        ({"own": 1, **AWAITING}, ["white"], "black", 3, "lost"),
        ({"own": 1, "opp": 1}, ["black", "white"], "white", 3, "lost"),
    ],
)
def test_a_last_piece_that_falls_later_ends_the_board(facts, pieces, winner, points, reason):
    answer = ask("international", foul="3.10.f", pieces=pieces, **facts)
    loser = "black" if winner == "white" else "white"
    assert answer["result"] == {"winner": winner, "points": {winner: points, loser: 0}}
    assert answer["reason"] == f"fell-later-{reason}"
    clause = "international:3.7.i" if reason == "lost" else "international:3.7.a"
    assert {"international:3.10.f", "settled:33", clause} <= set(answer["clauses"])


IN_DOUBLES = Situation(white=SideState(5), black=SideState(6), to_play=Side.WHITE)


@pytest.mark.proves("settled:34", "international:4.1.1")
@pytest.mark.parametrize("clause", sorted(set(FOULS) - {"4.m", "4.1.2"}))
def test_what_the_partner_of_the_player_in_turn_does_is_technical(clause):
    ruling = rule_call(INTERNATIONAL, IN_DOUBLES, Call(clause, Side.WHITE, partner=True))
    assert (ruling.reason, ruling.next) == (Reason.TECHNICAL_FOUL, Side.WHITE)
    assert ruling.returned.white == 1
    assert {"settled:34", "international:4.1.1"} <= set(ruling.clauses)
    assert "international:4.1.2" not in ruling.clauses


@pytest.mark.proves("settled:34", "international:4.m")
@pytest.mark.parametrize("partner", [True, False])
@pytest.mark.parametrize(
    ("by", "reason", "following"),
    [
        (Side.WHITE, Reason.FOUL, Side.BLACK),
        (Side.BLACK, Reason.TECHNICAL_FOUL, Side.WHITE),
    ],
)
def test_talking_is_the_pairs_penalty(by, reason, following, partner):
    ruling = rule_call(INTERNATIONAL, IN_DOUBLES, Call("4.m", by, partner=partner))
    assert (ruling.reason, ruling.next) == (reason, following)
    assert {"settled:34", "international:4.m"} <= set(ruling.clauses)


@pytest.mark.proves("settled:36", "international:4.l")
def test_disturbing_is_a_technical_foul_that_names_both_effects():
    answer = ask("international", foul="4.l", by="black")
    assert (answer["reason"], answer["next"]) == ("technical-foul", "white")
    assert answer["returned"] == returned(black=1)
    assert {"international:4.l", "international:4.1.1", "settled:36"} <= set(answer["clauses"])


@pytest.mark.parametrize(
    ("early", "reason", "following", "cited"),
    [
        pytest.param(True, "technical-foul", "white", "42", marks=pytest.mark.proves("settled:42")),
        pytest.param(False, "foul", "black", "14", marks=pytest.mark.proves("settled:14")),
    ],
)
@pytest.mark.parametrize("rules", SETS)
def test_thinking_too_long_before_the_first_stroke_of_a_turn(
    rules, early, reason, following, cited
):
    answer = ask(rules, foul="3.6.b", before_stroke=early)
    assert (answer["reason"], answer["next"]) == (reason, following)
    assert answer["returned"] == returned(white=1)
    readings = {c for c in answer["clauses"] if c.startswith("settled:")}
    assert readings == {f"settled:{cited}"}


@pytest.mark.proves("settled:32", "international:3.12.d")
def test_a_missed_cover_that_stands_cites_until_when_it_could_be_called():
    answer = ask("international", foul="3.12.d", own=5, opp=6, **AWAITING)
    assert answer["clauses"] == ["international:3.12.d", "settled:32"]
    assert seen(answer) == {
        "next": "white",
        "tries": 1,
        "on_board": (5, 6),
        "owed": (0, 0),
        "queen": ("covered", "white"),
        "returned": NOTHING,
    }


@pytest.mark.proves("international:3.11.k")
def test_the_wrong_colour_seen_too_late_stands():
    answer = seen(ask("international", foul="3.11.k", own=5, opp=6, noticed=False))
    assert answer["on_board"] == (6, 5)
    assert answer["next"] == "white"
    assert answer["queen"] == ("on_board", None)


@pytest.mark.proves("international:3.12.d")
@pytest.mark.parametrize("rules", SETS)
def test_a_miss_that_nobody_saw_counts_as_a_cover(rules):
    answer = ask(rules, foul="3.12.d", own=5, opp=6, **AWAITING)
    assert seen(answer)["queen"] == ("covered", "white")
    assert seen(answer)["on_board"] == (5, 6)
    assert answer["returned"] == NOTHING
    assert "international:3.12.d" in answer["clauses"]


@pytest.mark.proves("international:3.12.d")
def test_only_an_awaiting_queen_can_be_missed():
    refused = ask("international", foul="3.12.d")
    assert refused["error"]["field"] == "/foul/clause"


LOST = [
    # by, own, opp, queen, queen_by, winner's points before, points won
    pytest.param("white", 5, 6, "on_board", None, 0, 8, id="queen on the board"),
    pytest.param("white", 5, 6, "covered", "black", 0, 8, id="the winner's queen"),
    pytest.param("white", 5, 6, "covered", "white", 0, 5, id="the loser's queen"),
    pytest.param("white", 5, 6, "on_board", None, 21, 8, id="21: queen on the board"),
    pytest.param("white", 5, 6, "on_board", None, 22, 5, id="22: queen on the board"),
    pytest.param("white", 5, 6, "covered", "black", 21, 8, id="21: the winner's queen"),
    pytest.param("white", 5, 6, "covered", "black", 22, 5, id="22: the winner's queen"),
    pytest.param("white", 9, 6, "on_board", None, 0, 12, id="the cap"),
    pytest.param("white", 1, 6, "covered", "white", 0, 1, id="one left"),
    pytest.param("black", 5, 6, "on_board", None, 0, 9, id="out of turn"),
    pytest.param("black", 5, 6, "covered", "white", 0, 9, id="out of turn, the winner's queen"),
    pytest.param("black", 5, 6, "covered", "black", 0, 6, id="out of turn, the loser's queen"),
]


@pytest.mark.parametrize(
    "clause",
    [
        pytest.param("4.g", marks=pytest.mark.proves("international:4.g")),
        pytest.param("4.i", marks=pytest.mark.proves("international:4.i", "settled:10")),
    ],
)
@pytest.mark.parametrize(("by", "own", "opp", "queen", "queen_by", "before", "won"), LOST)
def test_playing_on_or_moving_the_board_loses_it(
    clause, by, own, opp, queen, queen_by, before, won
):
    scores = {"opp_points": before} if by == "white" else {"points": before}
    answer = ask(
        "international",
        foul=clause,
        by=by,
        own=own,
        opp=opp,
        queen=queen,
        queen_by=queen_by,
        **scores,
    )
    winner = "black" if by == "white" else "white"
    assert answer["next"] is None
    assert answer["result"] == {"winner": winner, "points": {by: 0, winner: won}}
    assert f"international:{clause}" in answer["clauses"]


@pytest.mark.proves("international:4.i", "settled:10")
def test_a_queen_awaiting_its_cover_is_in_play_when_the_board_is_moved():
    answer = ask("international", foul="4.i", own=5, opp=6, **AWAITING)
    assert answer["result"] == {"winner": "black", "points": {"white": 0, "black": 8}}


@pytest.mark.proves("settled:7")
@pytest.mark.parametrize(
    ("facts", "won"),
    [({"own": 5, "owed": 1}, 6), ({"own": 5, "held": 2}, 7), ({"own": 9, "owed": 2}, 9)],
)
def test_dues_are_paid_and_held_pieces_count_before_a_lost_board_is_scored(facts, won):
    answer = ask("international", foul="4.i", queen="covered", queen_by="white", **facts)
    assert answer["result"]["points"] == {"white": 0, "black": won}


@pytest.mark.parametrize(
    ("rules", "queen_by", "before", "points"),
    [
        ("club", "black", 0, (0, 10)),
        ("club", "black", 23, (0, 10)),
        ("club", "black", 24, (0, 6)),
        ("club", "white", 0, (0, 5)),
        ("simplified", "black", 0, (0, 8)),
        ("simplified", "black", 21, (0, 8)),
        ("simplified", "black", 22, (0, 5)),
        ("simplified", "white", 0, (0, 5)),
        ("percuteur", "black", 0, (4, 7)),
        ("percuteur", "black", 23, (4, 7)),
        ("percuteur", "black", 24, (4, 4)),
        ("percuteur", "white", 0, (8, 3)),
    ],
)
@pytest.mark.parametrize(
    "clause",
    [
        pytest.param("4.g", marks=pytest.mark.proves("international:4.g")),
        pytest.param("4.i", marks=pytest.mark.proves("international:4.i")),
    ],
)
def test_a_lost_board_is_counted_as_the_rule_set_counts(clause, rules, queen_by, before, points):
    answer = ask(
        rules, foul=clause, own=5, opp=6, queen="covered", queen_by=queen_by, opp_points=before
    )
    assert answer["result"]["winner"] == "black"
    scored = answer["result"]["points"]
    assert (scored["white"], scored["black"]) == points


@pytest.mark.proves("international:4.q")
@pytest.mark.parametrize("rules", SETS)
def test_a_void_board_has_no_winner(rules):
    answer = ask(rules, foul="4.q", own=5, opp=6)
    assert answer["next"] is None
    assert answer["result"] == {"winner": None, "points": {"white": 0, "black": 0}}
    assert "international:4.q" in answer["clauses"]


@pytest.mark.proves("international:4.r")
@pytest.mark.parametrize("rules", SETS)
def test_a_game_is_conceded_in_ones_own_turn(rules):
    answer = ask(rules, foul="4.r", own=5, opp=6)
    assert answer["next"] is None
    assert answer["result"]["winner"] == "black"
    assert "international:4.r" in answer["clauses"]


@pytest.mark.proves("international:4.r")
def test_a_game_is_not_conceded_in_the_opponents_turn():
    assert ask("international", foul="4.r", by="black")["error"]["field"] == "/foul/by"


@pytest.mark.parametrize(
    ("foul", "following", "owed", "colours"),
    [
        ({"clause": "4.a", "by": "first"}, "second", {"first": 1, "second": 0}, "open"),
        ({"clause": "4.a", "by": "second"}, "first", {"first": 0, "second": 1}, "open"),
        ({"clause": "4.p", "by": "first"}, "first", {"first": 1, "second": 0}, "open"),
        (
            {"clause": "3.10.f", "by": "first", "pieces": ["black"]},
            "black",
            {"white": 0, "black": 0},
            {"first": "black", "second": "white"},
        ),
    ],
)
@pytest.mark.proves("settled:23", "international:4.1.1", "international:4.1.2")
def test_calls_while_colours_are_open(foul, following, owed, colours):
    answer = asked(
        {
            "rules": "percuteur",
            "colours": "open",
            "board": {"on_board": {"white": 9, "black": 9}, "queen": "on_board"},
            "to_play": "first",
            "foul": foul,
        }
    )
    assert answer["next"] == following
    assert answer["board"]["owed"] == owed
    assert answer["colours"] == colours


@pytest.mark.proves("international:3.2.d")
@pytest.mark.parametrize("rules", SETS)
def test_a_thumb_stroke_is_no_foul(rules):
    answered = ask(rules, foul="3.2.d")
    assert answered["next"] == "white"
    assert answered["returned"] == {"white": 0, "black": 0, "queen": False}
    assert answered["board"]["owed"] == {"white": 0, "black": 0}


@pytest.mark.proves("international:4.m")
def test_talking_to_the_partner_before_the_break_costs_the_turn_too():
    answered = ask("international", own=9, opp=9, broken=False, foul="4.m")
    assert answered["next"] == "black"
    assert answered["board"]["owed"] == {"white": 1, "black": 0}


@pytest.mark.proves("international:3.11.k")
@pytest.mark.parametrize(
    "facts", [{"opp": 1}, {"own": 9}], ids=["their last", "nothing in the net"]
)
def test_a_wrong_colour_must_be_able_to_have_been_placed(facts):
    answered = ask("international", foul="3.11.k", noticed=False, **facts)
    assert answered["error"]["field"] == "/foul/noticed"


@pytest.mark.proves("international:3.10.e")
def test_a_striker_on_a_piece_falls_into_the_same_hole_after_it():
    answered = ask("club", foul="3.10.e", pieces=["white"])
    assert "club:striker.4" in answered["clauses"]


@pytest.mark.proves("settled:29")
@pytest.mark.parametrize(("queen", "points"), [("on_board", 8), ("awaiting_cover", 5)])
def test_playing_on_gives_the_queen_only_while_it_lies_on_the_surface(queen, points):
    by = "white" if queen == "awaiting_cover" else None
    for rules in ("international", "simplified"):
        answered = ask(rules, foul="4.g", queen=queen, queen_by=by)
        assert answered["result"] == {"winner": "black", "points": {"white": 0, "black": points}}


@pytest.mark.proves("international:4.g")
@pytest.mark.parametrize(
    ("rules", "by", "points"),
    [
        ("percuteur", "white", {"white": 4, "black": 3}),
        ("percuteur", "black", {"white": 4, "black": 3}),
        ("club", "white", {"white": 0, "black": 5}),
        ("club", "black", {"white": 6, "black": 0}),
    ],
)
def test_a_queen_awaiting_cover_counts_for_nobody_when_somebody_plays_on(rules, by, points):
    facts = {"queen": "awaiting_cover", "queen_by": "white"}
    answered = ask(rules, foul="4.g", by=by, **facts)
    winner = "black" if by == "white" else "white"
    assert answered["result"] == {"winner": winner, "points": points}


@pytest.mark.proves("international:3.11.k", "international:3.11.g")
def test_a_wrong_colour_seen_too_late_is_ruled_on_after_dues_are_paid():
    answered = ask("international", own=8, owed=1, foul="3.11.k", noticed=False)
    assert answered["error"]["field"] == "/foul/noticed"
    answered = ask("international", own=1, opp=9, opp_owed=1, foul="3.11.k", noticed=False)
    assert answered["board"]["on_board"] == {"white": 2, "black": 9}
    assert answered["board"]["owed"] == {"white": 0, "black": 0}


@pytest.mark.proves("international:3.6.c")
def test_nothing_can_be_pocketed_by_mistake_before_the_break():
    answered = ask("international", own=9, opp=9, broken=False, foul="3.6.c")
    assert answered["error"]["field"] == "/foul/clause"
