"""The Laws of Carrom: what each umpire's call costs, who plays, and what becomes of the queen."""

from dataclasses import replace

import pytest

from carrom.rules import ICF, Call, Situation, rule_call
from carrom.rules.book import Breach, Condition, Resting
from carrom.rules.call_names import bare, callable_clauses, clause_like, example
from carrom.rules.situation import Side, SideState
from carrom.texts import LANGUAGES, render
from tests.rules.asking import ask

AWAITING = {"queen": "awaiting_cover", "queen_by": "white"}
OURS = {"queen": "covered", "queen_by": "white"}
THEIRS = {"queen": "covered", "queen_by": "black"}
NOTHING = {"white": 0, "black": 0, "queen": False}

STROKES = ("33", "34", "37.a", "38.a", "115", "124.c", "130.a", "130.b")
PLACING = ("82.a", "85", "89.b", "114")
IN_TURN = ("29", "64.a", "133")
"""Only against the player in turn."""
ACTS = (
    *("30.a", "30.b", "31", "32", "46", "50", "62", "84.b", "86", "88.b", "90", "117"),
    *("118.a", "119", "122.a", "122.b", "126.a", "129", "131", "132", "134", "135", "136.a"),
)
FOULS = (*STROKES, *IN_TURN, *ACTS, *PLACING)
TECHNICAL = (*STROKES, *ACTS, *PLACING, "63.b", "128")
FREE = ("66.a", "66.b", "67", "68", "69.a", "70.a", "87.a", "120", "123", "127.b", "141")
LOSE = ("51", "91", "121.b")


def proving(laws, *more):
    marks = [pytest.param(law, marks=pytest.mark.proves(f"icf:{law}", *more)) for law in laws]
    return pytest.mark.parametrize("law", marks)


def seen(answer):
    """Shorten an answer to what a call can change."""
    assert "error" not in answer, answer
    board = answer["board"]
    return {
        "next": answer["next"],
        "on_board": (board["on_board"]["white"], board["on_board"]["black"]),
        "owed": (board["owed"]["white"], board["owed"]["black"]),
        "queen": (board["queen"], board["queen_by"]),
        "returned": answer["returned"],
        "result": answer["result"],
    }


def standing(to_play, own, opp, queen=("on_board", None), owed=(0, 0), **back):
    return {
        "next": to_play,
        "on_board": (own, opp),
        "owed": owed,
        "queen": queen,
        "returned": {**NOTHING, **back},
        "result": None,
    }


@proving(FOULS, "icf:64.a", "settled:55")
def test_a_foul_in_ones_own_turn_costs_a_piece_and_the_turn(law):
    answer = ask("icf", foul=law)
    assert seen(answer) == standing("black", 6, 6, white=1)
    assert answer["clauses"] == [*dict.fromkeys((f"icf:{law}", "icf:64.a", "settled:55"))]
    assert answer["reason"] == "foul"


@proving(FOULS, "icf:64.b")
def test_a_foul_puts_an_awaiting_queen_back(law):
    answer = ask("icf", foul=law, **AWAITING)
    assert seen(answer) == standing("black", 6, 6, white=1, queen=("on_board", None)) | {
        "returned": {"white": 1, "black": 0, "queen": True}
    }
    assert "icf:96" in answer["clauses"]


@proving(FOULS)
def test_a_foul_is_owed_when_no_piece_is_at_hand(law):
    assert seen(ask("icf", foul=law, own=9)) == standing("black", 9, 6, owed=(1, 0))


@proving((*FOULS, "63.a"), "icf:63.a", "settled:55")
def test_before_the_first_stroke_of_a_turn_it_is_technical(law):
    answer = ask("icf", foul=law, before_stroke=True, **AWAITING)
    assert seen(answer) == standing("white", 6, 6, queen=("awaiting_cover", "white"), white=1)
    assert answer["clauses"] == [*dict.fromkeys((f"icf:{law}", "icf:63.a", "settled:55"))]
    assert answer["reason"] == ("placed-again" if law in PLACING else "technical-foul")


@pytest.mark.proves("icf:63.a")
@pytest.mark.parametrize("broken", [True, False])
def test_the_call_of_a_breach_before_the_stroke_says_so_itself(broken):
    answer = ask("icf", foul="63.a", own=9, opp=9, broken=broken)
    assert seen(answer) == standing("white", 9, 9, owed=(1, 0))
    assert answer["clauses"] == ["icf:63.a", "settled:55"]


@proving(TECHNICAL, "icf:63.b")
def test_out_of_turn_it_is_technical(law):
    answer = ask("icf", foul=law, by="black", **AWAITING)
    assert seen(answer) == standing("white", 5, 7, queen=("awaiting_cover", "white"), black=1)
    assert answer["clauses"] == [*dict.fromkeys((f"icf:{law}", "icf:63.b"))]
    assert answer["reason"] == ("placed-again" if law in PLACING else "technical-foul")


@proving(TECHNICAL)
def test_a_technical_foul_is_owed_when_no_piece_is_at_hand(law):
    answer = ask("icf", foul=law, by="black", opp=9)
    assert seen(answer) == standing("white", 5, 9, owed=(0, 1))


@pytest.mark.proves("icf:63.a", "settled:69")
@pytest.mark.parametrize("law", [law for law in FOULS if law not in (*STROKES, "134")])
@pytest.mark.parametrize("attempts", [0, 2, 5])
def test_whatever_else_is_done_before_the_break_is_made_is_technical(law, attempts):
    fresh = {"own": 9, "opp": 9, "entitled": False, "opp_entitled": False, "broken": False}
    answer = ask("icf", foul=law, break_attempts=attempts, **fresh)
    assert seen(answer) == standing("white", 9, 9, owed=(1, 0))
    assert answer["board"]["break_attempts"] == attempts
    assert "icf:63.a" in answer["clauses"]
    assert "icf:45.c" not in answer["clauses"]


@pytest.mark.proves("icf:45.c", "settled:54", "settled:69")
@pytest.mark.parametrize("law", STROKES)
@pytest.mark.parametrize(("attempts", "after"), [(0, 3), (1, 3), (2, 3), (3, 6), (5, 6)])
def test_a_foul_before_the_break_is_made_costs_the_turn_only(law, attempts, after):
    fresh = {"own": 9, "opp": 9, "entitled": False, "opp_entitled": False, "broken": False}
    answer = ask("icf", foul=law, break_attempts=attempts, **fresh)
    assert seen(answer) == standing("black", 9, 9)
    assert answer["board"]["break_attempts"] == after
    assert not answer["board"]["broken"]
    assert answer["clauses"] == [f"icf:{law}", "icf:45.c", "settled:54"]
    early = ask("icf", foul=law, break_attempts=attempts, before_stroke=True, **fresh)
    assert seen(early) == standing("white", 9, 9, owed=(1, 0))
    assert early["board"]["break_attempts"] == attempts


@pytest.mark.proves("icf:134", "icf:41.a")
@pytest.mark.parametrize("by", ["white", "black"])
def test_pieces_may_be_touched_before_the_break(by):
    answer = ask("icf", foul="134", by=by, own=9, opp=9, broken=False)
    assert seen(answer) == standing("white", 9, 9)
    assert answer["clauses"] == ["icf:134", "icf:41.a"]


@pytest.mark.proves("icf:63.b")
@pytest.mark.parametrize("law", ["33", "64.a", "132", "85", "134"])
def test_what_the_partner_does_is_technical(law):
    board = Situation(SideState(5), SideState(6))
    ruling = rule_call(ICF, board, Call(law, Side.WHITE, partner=True))
    assert ruling.next is Side.WHITE
    assert ruling.returned.white == 1
    assert ruling.clauses == (f"icf:{law}", "icf:63.b")


@pytest.mark.proves("icf:131")
def test_partners_who_talk_both_commit_the_foul():
    board = Situation(SideState(5), SideState(6))
    for partner in (False, True):
        ruling = rule_call(ICF, board, Call("131", Side.WHITE, partner=partner))
        assert ruling.next is Side.BLACK
        assert ruling.returned.white == 1
    assert Condition.IN_DOUBLES in ICF.book.calls["131"].when


@proving(FREE)
@pytest.mark.parametrize("by", ["white", "black"])
def test_what_costs_nothing(law, by):
    answer = ask("icf", foul=law, by=by, **AWAITING)
    assert seen(answer) == standing("white", 5, 6, queen=("awaiting_cover", "white"))
    assert answer["clauses"] == [f"icf:{law}"]


@proving(LOSE)
@pytest.mark.parametrize("by", ["white", "black"])
@pytest.mark.parametrize(
    ("facts", "queen"), [({}, 3), (AWAITING, 0), (OURS, 0), (THEIRS, 0)], ids=str
)
@pytest.mark.parametrize(("score", "counts"), [(0, True), (21, True), (22, False), (24, False)])
def test_the_board_is_lost_by_the_own_pieces_and_the_queen_on_it(
    law, by, facts, queen, score, counts
):
    winner = "black" if by == "white" else "white"
    scores = {"points" if winner == "white" else "opp_points": score}
    answer = ask("icf", foul=law, by=by, own=4, held=1, opp=3, opp_held=2, **facts, **scores)
    assert answer["next"] is None
    assert answer["result"] == {
        "winner": winner,
        "points": {winner: 5 + (queen if counts else 0), by: 0},
        "on_demand": {"white": 0, "black": 0},
    }
    ceiling = ["icf:54"] if queen and not counts else []
    assert answer["clauses"] == [f"icf:{law}", *ceiling]


@pytest.mark.proves("icf:55", "icf:91")
def test_twelve_points_at_most():
    for own, points in ((9, 12), (8, 11)):
        answer = ask("icf", foul="91", own=own)
        assert answer["result"]["points"] == {"white": 0, "black": points}


@pytest.mark.proves("icf:51")
def test_playing_out_of_turn_that_nobody_saw_in_time():
    answer = ask("icf", foul="51", by="black", noticed=False)
    assert seen(answer) == standing("black", 5, 6)
    answer = ask("icf", foul="51", by="black", noticed=False, **AWAITING)
    assert seen(answer)["returned"]["queen"]
    answer = ask("icf", foul="51", by="white", noticed=False, **AWAITING)
    assert seen(answer) == standing("white", 5, 6, queen=("awaiting_cover", "white"))


@pytest.mark.proves("icf:47")
def test_the_break_before_play():
    answer = ask("icf", foul="47", own=7, opp=8, opp_owed=0, **AWAITING)
    assert seen(answer) == standing("black", 9, 8, owed=(1, 0), white=2) | {
        "returned": {"white": 2, "black": 0, "queen": True}
    }
    assert not answer["board"]["entitled"]["white"]
    assert answer["clauses"] == ["icf:47"]


@pytest.mark.proves("icf:69.b")
def test_a_piece_that_falls_from_under_the_striker_belongs_to_the_stroke():
    answer = ask("icf", foul="69.b", pieces=["white"])
    assert seen(answer) == standing("white", 4, 6)
    assert answer["clauses"] == ["icf:69.b", "icf:48"]
    covered = ask("icf", foul="69.b", pieces=["white"], **AWAITING)
    assert covered["board"]["queen"] == "covered"
    assert seen(ask("icf", foul="69.b")) == standing("white", 5, 6)


@pytest.mark.proves("icf:70.b")
def test_a_striker_that_falls_from_under_a_piece_is_a_due():
    answer = ask("icf", foul="70.b")
    assert seen(answer) == standing("black", 6, 6, white=1)
    assert answer["clauses"] == ["icf:70.b", "icf:72.a"]


@pytest.mark.proves("icf:71", "icf:113")
def test_what_tips_in_later_is_pocketed_and_is_no_stroke():
    answer = ask("icf", foul="71", pieces=["black"], **AWAITING)
    assert seen(answer) == standing("white", 5, 5, queen=("awaiting_cover", "white"))
    assert answer["clauses"] == ["icf:71"]
    queen = ask("icf", foul="113", pieces=["queen"])
    assert seen(queen) == standing("white", 5, 6, queen=("awaiting_cover", "white"))
    assert queen["clauses"] == ["icf:113"]
    assert ask("icf", foul="71", pieces=["queen"])["clauses"] == ["icf:71", "icf:113"]
    early = ask("icf", foul="113", pieces=["queen"], own=9, entitled=False)
    assert early["returned"]["queen"]
    last = ask("icf", foul="71", pieces=["white"], own=1, **OURS)
    assert last["result"]["points"] == {"white": 9, "black": 0}
    assert last["clauses"] == ["icf:71", "icf:52.a", "icf:53.a", "icf:52.b", "icf:53.b"]
    lost = ask("icf", foul="71", pieces=["white"], own=1)
    assert lost["result"]["points"] == {"white": 0, "black": 3}
    assert lost["clauses"] == ["icf:71", "icf:107.a"]


@pytest.mark.proves("icf:82.b")
def test_an_own_piece_placed_and_seen_too_late_stays():
    answer = ask("icf", foul="82.b", by="black")
    assert seen(answer) == standing("white", 4, 7)
    owing = ask("icf", foul="82.b", by="black", own=9, owed=1)
    assert seen(owing) == standing("white", 9, 7, white=1)
    for facts in ({"opp": 9}, {"own": 1}):
        refused = ask("icf", foul="82.b", by="black", **facts)
        assert refused == {"error": {"field": "/foul/clause", "reason": "error-nothing-placed"}}
    in_time = ask("icf", foul="82.a", by="black", noticed=True)
    assert seen(in_time) == standing("white", 5, 7, black=1)


@pytest.mark.proves("icf:83")
def test_a_piece_forgotten_and_seen_too_late_stays_pocketed():
    answer = ask("icf", foul="83", by="black")
    assert seen(answer) == standing("white", 4, 6)
    assert answer["clauses"] == ["icf:83"]
    owing = ask("icf", foul="83", by="black", own=9, owed=2)
    assert seen(owing) == standing("white", 9, 6, owed=(1, 0), white=1)
    refused = {"error": {"field": "/foul/clause", "reason": "error-nothing-forgotten"}}
    assert ask("icf", foul="83", by="black", own=1) == refused
    assert ask("icf", foul="83", by="black", own=9, opp=9, broken=False) == refused
    assert "error" not in ask("icf", foul="83", by="black", own=2)


@pytest.mark.proves("icf:96")
def test_an_uncovered_queen_seen_too_late_counts_as_covered():
    answer = ask("icf", foul="96", **AWAITING)
    assert seen(answer) == standing("white", 5, 6, queen=("covered", "white"))
    assert ask("icf", foul="96")["error"]["reason"] == "error-queen-not-awaiting"
    other = ask("icf", foul="96", by="black", **AWAITING)
    assert other["error"] == {"field": "/foul/by", "reason": "error-call-not-in-turn"}


@proving(("125.a", "125.b"), "settled:52")
def test_pocketing_the_opponents_pieces_ends_the_turn_when_it_is_noticed(law):
    assert seen(ask("icf", foul=law)) == standing("black", 5, 6)
    answer = ask("icf", foul=law, **AWAITING)
    assert seen(answer)["returned"]["queen"]
    assert seen(ask("icf", foul=law, by="black")) == standing("white", 5, 6)


@proving(("137", "140", "142"))
def test_the_board_is_replayed(law):
    answer = ask("icf", foul=law)
    assert answer["next"] is None
    assert answer["result"] == {
        "winner": None,
        "points": {"white": 0, "black": 0},
        "on_demand": {"white": 0, "black": 0},
    }
    assert answer["clauses"] == [f"icf:{law}"]


@pytest.mark.proves("icf:139")
@pytest.mark.parametrize("by", ["white", "black"])
def test_a_side_may_give_up_in_anybodys_turn(by):
    result = ask("icf", foul="139", by=by)["result"]
    assert result["winner"] == ("black" if by == "white" else "white")
    assert result["game_conceded"]
    assert not ICF.concede_in_turn


@pytest.mark.parametrize(
    ("law", "by", "facts", "reason"),
    [
        ("128", "white", {}, "call-in-turn"),
        ("63.b", "white", {}, "call-in-turn"),
        ("63.a", "black", {}, "call-not-in-turn"),
        ("64.a", "black", {}, "call-not-in-turn"),
        ("29", "black", {}, "call-not-in-turn"),
        ("133", "black", {}, "call-not-in-turn"),
        ("70.b", "black", {}, "call-not-in-turn"),
        ("125.a", "white", {"own": 9, "opp": 9, "broken": False}, "call-before-break"),
        ("9", "white", {}, "unknown-call"),
        ("143.a", "white", {}, "unknown-call"),
        ("3.11.o", "white", {}, "unknown-call"),
    ],
)
def test_calls_that_cannot_be_made(law, by, facts, reason):
    assert ask("icf", foul=law, by=by, **facts)["error"]["reason"] == f"error-{reason}"


@pytest.mark.parametrize("name", ["91", "icf:91", "ICF:91", " 91 "])
def test_a_law_by_its_number(name):
    assert ask("icf", foul=name)["clauses"] == ["icf:91"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_call_has_a_label_and_a_sentence(language):
    book = ICF.book
    labels = [call.label for call in book.calls.values()]
    labels += [ground.label for ground in book.disqualifications.values()]
    assert all(render(label, language) for label in labels)
    board = Situation(SideState(5), SideState(6))
    for law in book.calls:
        assert rule_call(ICF, board, Call(law, Side.WHITE)).text(language)


@pytest.mark.proves("icf:143.h")
def test_the_grounds_to_lose_the_match():
    grounds = ICF.book.disqualifications
    assert list(grounds) == ["143", *(f"143.{letter}" for letter in "abcdefghi")]
    assert [name for name, ground in grounds.items() if ground.after_warnings] == ["143.h"]
    assert ICF.disturbances == 2


def test_breaches_that_the_match_notices():
    found = {breach: ICF.book.call_for(breach) for breach in Breach}
    assert found == {
        Breach.EARLY_BREAK: "47",
        Breach.PLAYED_ON: "121.b",
        Breach.OVERTIME: "50",
        Breach.VOID: "137",
        Breach.CONCESSION: "139",
        Breach.UNNOTICED: "96",
        Breach.DISTURBANCE: "129",
        Breach.OUT_OF_TURN: "51",
        Breach.NO_STRIKER_ROOM: "142",
        Breach.FORGONE_WRONGLY: "87.a",
    }


def test_acts_away_from_the_stroke_are_technical_before_it():
    early = {name for name, call in ICF.book.calls.items() if call.early_technical}
    assert early == {*ACTS, *PLACING, "29", "63.a", "63.b", "128", "133"} - {"131"}


def test_what_calls_name_or_differ_by():
    calls = ICF.book.calls
    naming = {name for name, call in calls.items() if call.resting is not Resting.NONE}
    assert naming == {"69.b", "70.b", "71", "113", "125.a", "125.b"}
    assert [name for name, call in calls.items() if call.late_differs] == ["51"]


def test_laws_as_people_type_them():
    known = callable_clauses(ICF)
    names = [*ICF.book.calls, *ICF.book.disqualifications]
    assert sorted(known.values()) == sorted(names), "no two are typed alike"
    for name in names:
        for typed in (name, name.upper(), bare(name), f"icf:{name}"):
            looked = clause_like(ICF, typed)
            assert looked is not None
            assert known[bare(looked)] == name
    assert clause_like(ICF, "0") is None
    assert clause_like(ICF, "w") is None
    assert clause_like(ICF, "9") is None
    shown = example(ICF)
    assert shown is not None
    assert ICF.book.calls[shown].resting is Resting.NONE


def test_a_knockout_match_has_the_same_calls():
    knockout = ICF.with_options({"stage": "knockout"})
    assert callable_clauses(knockout) == callable_clauses(ICF)
    assert replace(knockout).book.calls == ICF.book.calls
