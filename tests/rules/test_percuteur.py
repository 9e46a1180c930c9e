"""The percuteur rules by example: open colours, every penalty passes the turn, both sides score."""

from typing import Any

import pytest

from carrom.equipment.pieces import Piece
from carrom.rules import PERCUTEUR, Pocketed, SideState, Situation, Stroke, rule
from tests.rules.asking import ask, asked, swapped
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

NONE_YET: dict[str, Any] = {"own": 9, "entitled": False}
BEHIND: dict[str, Any] = {"first_hit_behind_line": True}


def off(*gone: str) -> dict[str, Any]:
    return {"off_board": list(gone)}


# fmt: off
TURN = [
    play("own", "W", "keeps", "percuteur:play.4"),
    play("two-own", "W W", "keeps", "percuteur:play.4"),
    play("miss", "", "passes", "percuteur:play.4"),
    play("opponents", "B", "keeps", "percuteur:cases.1"),
    play("two-of-opponents", "B B", "keeps", "percuteur:cases.1"),
    play("own-and-opponents", "W B", "keeps", "percuteur:cases.3"),
    play("own-and-opponents-other-order", "B W", "keeps", "percuteur:cases.3"),
]

PENALTIES = [
    play("striker", "S", "passes", "percuteur:penalties.2 percuteur:penalties.1", back="W"),
    play("striker-eight-left", "S", "passes", "percuteur:penalties.2", facts={"own": 8}, back="W"),
    play("striker-nothing-pocketed", "S", "passes", "percuteur:penalties.2", facts={"own": 9}, owed=1),
    play("due-paid", "W", "keeps", "percuteur:penalties.1", facts={"own": 9, "owed": 1}, cites="", back="W", owed=0),
    play("opponents-due-paid", "B", "keeps", "percuteur:penalties.1", facts={"opp": 9, "opp_owed": 2}, cites="", back="B", opp_owed=1),
    play("striker-opponents", "S B", "passes", "percuteur:cases.2", back="W"),
    play("striker-opponents-owed", "S B", "passes", "percuteur:cases.2", facts={"own": 9}, owed=1),
    play("striker-own", "S W", "passes", "percuteur:cases.4 settled:24", back="W"),
    play("striker-own-same-hole", "W1 S1", "passes", "percuteur:cases.4 settled:24", back="W"),
    play("striker-two-own", "W W S", "passes", "percuteur:cases.4 settled:24", back="WW"),
    play("striker-own-nothing-owed", "S W", "passes", "percuteur:cases.4 settled:24", facts={"own": 9}, back="W"),
    play("striker-own-opponents", "S W B", "passes", "percuteur:cases.4 settled:24", back="W"),
    play("off-striker", "", "passes", "percuteur:penalties.3 percuteur:penalties.1", facts=off("striker"), back="W"),
    play("off-striker-owed", "", "passes", "percuteur:penalties.3", facts={"own": 9, **off("striker")}, owed=1),
    play("off-own", "", "passes", "percuteur:penalties.3 settled:24", facts=off("white"), back="W"),
    play("off-opponents", "", "passes", "percuteur:penalties.3 settled:24", facts=off("black"), back="W"),
    play("off-queen", "", "passes", "percuteur:penalties.3 settled:24", facts=off("queen"), back="W"),
    play("off-owed", "", "passes", "percuteur:penalties.3 settled:24", facts={"own": 9, **off("white")}, owed=1),
    play("off-own-fell", "W", "passes", "percuteur:penalties.3 settled:24", facts=off("black"), back="W"),
    play("off-two-own-fell", "W W", "passes", "percuteur:penalties.3 settled:24", facts=off("black"), back="W"),
    play("off-first-own-fell", "W", "passes", "percuteur:penalties.3 settled:24", facts={"own": 9, **off("black")}, back="W"),
    play("off-opponents-fell", "B", "passes", "percuteur:penalties.3 percuteur:penalties.1", facts=off("black"), back="W"),
    play("off-cover-stands", "W", "passes", "percuteur:penalties.3 settled:24", facts={**AWAITING, **off("black")}, back="W", queen="covered"),
    play("off-not-covered", "", "passes", "percuteur:penalties.3 percuteur:queen.2", facts={**AWAITING, **off("black")}, back="QW"),
    play("off-own-last-fell", "W", "passes", "percuteur:penalties.3 settled:24", facts={"own": 1, **OURS, **off("black")}, back="W"),
    play("behind", "", "passes", "percuteur:penalties.4 percuteur:penalties.1", facts=BEHIND, back="W"),
    play("behind-owed", "", "passes", "percuteur:penalties.4", facts={"own": 9, **BEHIND}, owed=1),
    play("behind-own-fell", "W", "passes", "percuteur:penalties.4 settled:24", facts=BEHIND, back="W"),
    play("behind-opponents-fell", "B", "passes", "percuteur:penalties.4 percuteur:penalties.1", facts=BEHIND, back="W"),
    play("behind-cover-stands", "W", "passes", "percuteur:penalties.4 settled:24", facts={**AWAITING, **BEHIND}, back="W", queen="covered"),
    play("off-queen-fell", "Q", "passes", "percuteur:penalties.3 percuteur:penalties.1", facts=off("black"), back="QW"),
    play("behind-queen-and-own-fell", "Q W", "passes", "percuteur:penalties.4 percuteur:penalties.1", facts=BEHIND, back="QW"),
    play("behind-not-covered", "", "passes", "percuteur:penalties.4 percuteur:queen.2", facts={**AWAITING, **BEHIND}, back="QW"),
    play("own-last-striker", "W S", "passes", "percuteur:cases.4 settled:27", facts={"own": 1, **OURS}, back="W"),
    play("own-last-striker-queen-in-play", "W S", "passes", "percuteur:cases.4 settled:27", facts={"own": 1}, back="W"),
]

QUEEN = [
    play("queen", "Q", "keeps", "percuteur:queen.1", **WAITS),
    play("queen-too-early", "Q", "passes", "percuteur:cases.6", facts=NONE_YET, back="Q"),
    play("covered", "W", "keeps", "percuteur:queen.1", facts=AWAITING, **COVERED),
    play("not-covered", "", "passes", "percuteur:queen.2", facts=AWAITING, back="Q"),
    play("covering-opponents", "B", "passes", "percuteur:queen.2 settled:25", facts=AWAITING, back="Q"),
    play("covering-own-and-opponents", "W B", "keeps", "percuteur:queen.1", facts=AWAITING, **COVERED),
    play("covering-striker", "S", "passes", "percuteur:cases.9", facts=AWAITING, back="QW"),
    play("covering-striker-owed", "S", "passes", "percuteur:cases.9", facts={**AWAITING, "own": 9}, back="Q", owed=1),
    play("covering-striker-opponents", "S B", "passes", "percuteur:cases.9", facts=AWAITING, back="QW"),
    play("covering-striker-own", "S W", "passes", "percuteur:cases.9 settled:25", facts=AWAITING, cites="percuteur:cases.4", back="QW"),
    play("covering-striker-two-own", "S W W", "passes", "settled:25", facts=AWAITING, back="QWW"),
    play("covering-striker-own-last", "W S", "passes", "settled:25 settled:27", facts={**AWAITING, "own": 1}, back="QW"),
    play("queen-own", "Q W", "keeps", "percuteur:queen.1 settled:25", **WAITS),
    play("queen-two-own", "W Q W", "keeps", "percuteur:queen.1 settled:25", **WAITS),
    play("queen-own-opponents", "Q W B", "keeps", "percuteur:queen.1 settled:25", **WAITS),
    play("queen-opponents", "Q B", "keeps", "percuteur:cases.7 settled:25", by="black", **COVERED),
    play("opponents-queen", "B Q", "keeps", "percuteur:cases.7 settled:25", by="black", **COVERED),
    play("queen-opponents-before-first-own", "Q B", "keeps", "percuteur:cases.7 settled:25", facts=NONE_YET, by="black", **COVERED),
    play("striker-queen", "S Q", "passes", "percuteur:penalties.2 settled:25", back="QW"),
    play("striker-queen-owed", "S Q", "passes", "percuteur:penalties.2 settled:25", facts={"own": 9}, back="Q", owed=1),
    play("striker-queen-opponents", "S Q B", "passes", "percuteur:penalties.2 settled:25", cites="", back="QW"),
    play("striker-queen-own", "S Q W", "passes", "percuteur:cases.8 settled:26 settled:31", back="QW"),
    play("striker-queen-own-opponents", "S Q W B", "passes", "percuteur:cases.8 settled:24", back="QW"),
    play("striker-queen-own-nothing-owed", "S Q W", "passes", "percuteur:cases.8", facts=NONE_YET, back="QW"),
    play("striker-queen-own-last", "Q W S", "passes", "percuteur:cases.8 settled:27", facts={"own": 1}, back="QW"),
]
# fmt: on


@pytest.mark.parametrize("case", TURN)
def test_the_turn(case: Case):
    got, want = played("percuteur", case)
    assert got == want


@pytest.mark.parametrize("case", PENALTIES)
def test_every_penalty_passes_the_turn(case: Case):
    got, want = played("percuteur", case)
    assert got == want


@pytest.mark.parametrize("case", QUEEN)
def test_the_queen(case: Case):
    got, want = played("percuteur", case)
    assert got == want


# fmt: off
WON = [
    over("ours", "W", "player", (13, 3), "percuteur:aim.4 percuteur:points.1 percuteur:points.2 percuteur:points.3 percuteur:points.4 percuteur:points.5", own=1, **OURS),
    over("theirs", "W", "player", (9, 7), "percuteur:points.3 percuteur:points.1 percuteur:points.2 percuteur:points.4", own=1, cites="", **THEIRS),
    over("none-of-theirs", "W", "player", (13, 0), "percuteur:points.4 percuteur:points.2", own=1, opp=9, cites="", **OURS),
    over("at-23", "W", "player", (13, 3), "percuteur:points.6 settled:28?", own=1, points=23, cites="", **OURS),
    over("at-24", "W", "player", (10, 3), "percuteur:points.6 settled:28", own=1, points=24, **OURS),
    over("at-28", "W", "player", (10, 3), "percuteur:points.6", own=1, points=28, **OURS),
    over("other-side-at-24", "W", "player", (13, 3), "percuteur:points.6", own=1, opp_points=24, cites="", **OURS),
    over("theirs-at-24", "W", "player", (9, 4), "percuteur:points.6 percuteur:points.4", own=1, opp_points=24, **THEIRS),
    over("reached-24-only-now", "W", "player", (13, 3), "settled:28?", own=1, points=20, **OURS),
    over("queen-own-last", "Q W", "player", (13, 3), "settled:25 percuteur:points.2", own=1, cites=""),
    over("queen-own-last-opponents", "Q W B", "player", (13, 6), "settled:25", own=1, opp=4),
    over("cover-with-last", "W", "player", (13, 3), "settled:25 percuteur:points.2", own=1, cites="", **AWAITING),
    over("cover-with-last-opponents", "W B", "player", (13, 4), "settled:25", own=1, **AWAITING),
    over("cover-with-last-at-24", "W", "player", (10, 3), "percuteur:points.6", own=1, points=24, **AWAITING),
    over("cover-with-both", "W B", "player", (13, 9), "settled:25 percuteur:cases.5", own=1, opp=1, cites="", **AWAITING),
    over("opponents-last-ours", "B", "opponent", (8, 9), "percuteur:points.3 percuteur:points.4", opp=1, cites="", **OURS),
    over("opponents-last-theirs", "B", "opponent", (4, 13), "percuteur:points.3 percuteur:points.2", opp=1, **THEIRS),
    over("cover-and-opponents-last", "W B", "opponent", (11, 9), "percuteur:points.3", own=3, opp=1, cites="", **AWAITING),
    over("queen-and-opponents-last", "Q B", "opponent", (4, 13), "settled:25 percuteur:cases.7", opp=1, cites=""),
]
# fmt: on


@pytest.mark.parametrize("row", WON)
def test_a_board_won(row: End):
    got, want = ended("percuteur", row)
    assert got == want


# fmt: off
LAST = [
    over("both-ours", "W B", "player", (13, 9), "percuteur:cases.5", own=1, opp=1, **OURS),
    over("both-theirs", "W B", "opponent", (9, 13), "percuteur:cases.5", own=1, opp=1, **THEIRS),
    over("both-ours-at-24", "W B", "player", (10, 9), "percuteur:cases.5 percuteur:points.6", own=1, opp=1, points=24, **OURS),
    over("both-in-play", "W B", "opponent", (9, 14), "percuteur:cases.5 percuteur:points.5 settled:27", own=1, opp=1),
    over("queen-both", "Q W B", "player", (13, 9), "percuteur:cases.10", own=1, opp=1),
    over("queen-both-at-24", "B W Q", "player", (10, 9), "percuteur:cases.10 percuteur:points.6", own=1, opp=1, points=24),
    over("opponents-last", "B", "opponent", (4, 14), "percuteur:cases.11 percuteur:points.5 settled:27", opp=1),
    over("opponents-last-nine-left", "B", "opponent", (0, 14), "percuteur:cases.11 settled:27", own=9, opp=1),
    over("opponents-last-covering", "B", "opponent", (4, 14), "percuteur:cases.11 settled:25", opp=1, **AWAITING),
    over("opponents-last-at-24", "B", "opponent", (4, 14), "percuteur:cases.11 settled:27", opp=1, opp_points=24),
    over("own-last", "W", "opponent", (9, 8), "percuteur:cases.12 percuteur:points.5 settled:27", own=1),
    over("own-last-at-24", "W", "opponent", (9, 8), "percuteur:cases.12 settled:27", own=1, opp_points=24),
    over("own-last-and-opponents", "W B", "opponent", (9, 9), "percuteur:cases.12 settled:27", own=1),
    over("own-and-opponents-last", "W B", "opponent", (7, 14), "percuteur:cases.11 settled:27", own=3, opp=1),
    over("striker-opponents-last", "B S", "opponent", (3, 14), "settled:27 percuteur:cases.11", opp=1, cites=""),
    over("striker-opponents-last-theirs", "B S", "opponent", (3, 13), "settled:27", opp=1, **THEIRS),
    over("striker-both", "W B S", "opponent", (8, 14), "settled:27", own=1, opp=1),
    over("striker-both-ours", "W B S", "opponent", (12, 9), "settled:27", own=1, opp=1, **OURS),
    over("striker-both-covering", "W B S", "opponent", (8, 14), "settled:25 settled:27", own=1, opp=1, **AWAITING),
    over("striker-queen-both", "Q W B S", "opponent", (8, 14), "settled:27", own=1, opp=1),
]
# fmt: on


@pytest.mark.parametrize("row", LAST)
def test_last_pieces(row: End):
    got, want = ended("percuteur", row)
    assert got == want


@pytest.mark.proves("percuteur:cases.8", "settled:26", "settled:31")
@pytest.mark.parametrize("own", [1, 2])
def test_nobody_is_asked_where_the_pieces_beside_the_queen_go(own):
    fallen = [Pocketed(Piece.STRIKER), Pocketed(Piece.QUEEN), *[Pocketed(Piece.WHITE)] * own]
    board = Situation(white=SideState(5, entitled=True), black=SideState(6))
    ruling = rule(PERCUTEUR, board, Stroke(tuple(fallen)))
    assert (ruling.returned.white, ruling.returned.queen) == (own, True)
    assert ruling.account.beside_queen == own
    plain = rule(PERCUTEUR, board, Stroke(tuple(f for f in fallen if f.piece is not Piece.QUEEN)))
    assert (plain.returned.white, plain.account.beside_queen) == (own, 0)


@pytest.mark.proves("percuteur:play.3", "settled:30")
@pytest.mark.parametrize("attempts", [0, 1, 2])
def test_the_break_is_tried_once(attempts):
    answer = ask(
        "percuteur", own=9, opp=9, entitled=False, opp_entitled=False,
        broken=False, touched=False, break_attempts=attempts,
    )  # fmt: skip
    assert (answer["next"], answer["board"]["broken"]) == ("black", False)
    assert answer["board"]["owed"] == {"white": 0, "black": 0}


def start(
    fell: str, by: str = "first", owed: tuple[int, int] = (0, 0), **stroke: Any
) -> dict[str, Any]:
    """Answer a question asked while nobody has a colour; the other colour must get the mirrored one."""
    asking: dict[str, Any] = {
        "rules": "percuteur",
        "colours": "open",
        "to_play": by,
        "board": {
            "on_board": {"white": 9, "black": 9},
            "owed": {"first": owed[0], "second": owed[1]},
            "queen": "on_board",
            "broken": stroke.pop("broken", True),
        },
        "stroke": {"pocketed": pieces(fell), **stroke},
    }
    answer = asked(asking)
    assert "error" not in answer, answer
    assert swapped(asked(swapped(asking))) == answer
    return answer


@pytest.mark.proves("percuteur:aim.3", "settled:23")
@pytest.mark.parametrize("broken", [False, True])
@pytest.mark.parametrize(
    ("by", "fell", "colours"),
    [
        ("first", "W", {"first": "white", "second": "black"}),
        ("first", "B", {"first": "black", "second": "white"}),
        ("second", "W", {"first": "black", "second": "white"}),
        ("second", "B", {"first": "white", "second": "black"}),
        ("first", "W B", {"first": "white", "second": "black"}),
        ("first", "B W", {"first": "black", "second": "white"}),
        ("second", "B W W", {"first": "white", "second": "black"}),
        ("first", "Q W", {"first": "white", "second": "black"}),
        ("second", "W Q", {"first": "black", "second": "white"}),
        ("first", "Q B W", {"first": "black", "second": "white"}),
    ],
)
def test_the_first_piece_to_fall_gives_the_colours(by, fell, colours, broken):
    answer = start(fell, by, broken=broken)
    assert answer["colours"] == colours
    assert answer["next"] == colours[by], "an own piece fell, so the turn is kept"
    words = fell.split()
    assert answer["board"]["on_board"] == {
        "white": 9 - words.count("W"),
        "black": 9 - words.count("B"),
    }
    assert answer["returned"] == {"white": 0, "black": 0, "queen": False}
    assert answer["board"]["owed"] == {"white": 0, "black": 0}
    assert answer["board"]["entitled"][colours[by]] is True
    expected = ("awaiting_cover", colours[by]) if "Q" in words else ("on_board", None)
    assert (answer["board"]["queen"], answer["board"]["queen_by"]) == expected


@pytest.mark.proves("percuteur:aim.3", "settled:23", "settled:30")
@pytest.mark.parametrize(
    ("fell", "stroke", "owes", "queen_back"),
    [
        pytest.param("", {}, 0, False, id="miss"),
        pytest.param("", {"broken": False, "touched": False}, 0, False, id="break-missed"),
        pytest.param("Q", {}, 0, True, id="queen", marks=pytest.mark.proves("percuteur:cases.6")),
        pytest.param("S", {}, 1, False, id="striker"),
        pytest.param("S", {"broken": False}, 1, False, id="striker-at-the-break"),
        pytest.param(
            "S", {"broken": False, "touched": False}, 1, False, id="striker-before-the-break"
        ),
        pytest.param(
            "S Q", {}, 1, True, id="striker-queen", marks=pytest.mark.proves("settled:25")
        ),
        pytest.param("", off("striker"), 1, False, id="off-striker"),
        pytest.param("", off("white"), 1, False, id="off-piece"),
        pytest.param("", off("queen"), 1, False, id="off-queen"),
        pytest.param("", BEHIND, 1, False, id="behind"),
    ],
)
@pytest.mark.parametrize(("by", "other"), [("first", "second"), ("second", "first")])
def test_colours_stay_open_while_no_piece_falls(by, other, fell, stroke, owes, queen_back):
    answer = start(fell, by, **stroke)
    assert (answer["colours"], answer["next"]) == ("open", other)
    assert answer["board"]["owed"] == {by: owes, other: 0}
    assert answer["returned"] == {"white": 0, "black": 0, "queen": queen_back}
    assert answer["board"]["on_board"] == {"white": 9, "black": 9}
    assert answer["board"]["queen"] == "on_board"


@pytest.mark.proves("settled:23", "settled:24", "percuteur:cases.4", "percuteur:aim.3")
@pytest.mark.parametrize("fell", ["W S", "S W"])
def test_a_piece_falling_with_the_striker_decides_too(fell):
    answer = start(fell)
    assert answer["colours"] == {"first": "white", "second": "black"}
    assert answer["next"] == "black"
    assert answer["returned"] == {"white": 1, "black": 0, "queen": False}
    assert answer["board"]["on_board"] == {"white": 9, "black": 9}
    assert answer["board"]["owed"] == {"white": 0, "black": 0}


@pytest.mark.proves("settled:23", "percuteur:cases.8")
def test_a_piece_falling_with_striker_and_queen_decides_too():
    answer = start("Q S B W", "second")
    assert answer["colours"] == {"first": "white", "second": "black"}
    assert answer["next"] == "white"
    assert answer["returned"] == {"white": 0, "black": 1, "queen": True}
    assert answer["board"]["on_board"] == {"white": 8, "black": 9}
    assert answer["board"]["owed"] == {"white": 0, "black": 0}


@pytest.mark.proves("settled:23", "settled:24")
@pytest.mark.parametrize("stroke", [off("black"), off("striker"), BEHIND])
def test_a_first_piece_that_falls_in_a_foul_decides_and_pays(stroke):
    answer = start("W", **stroke)
    assert answer["colours"] == {"first": "white", "second": "black"}
    assert (answer["next"], answer["returned"]["white"]) == ("black", 1)
    assert answer["board"]["on_board"] == {"white": 9, "black": 9}
    assert answer["board"]["owed"] == {"white": 0, "black": 0}


@pytest.mark.proves("settled:23", "percuteur:penalties.1")
def test_what_was_owed_belongs_to_the_player_whatever_the_colour():
    paid = start("B", owed=(1, 0))
    assert paid["colours"] == {"first": "black", "second": "white"}
    assert (paid["returned"]["black"], paid["board"]["on_board"]["black"]) == (1, 9)
    assert paid["board"]["owed"] == {"white": 0, "black": 0}
    still = start("W", "second", owed=(2, 0))
    assert still["colours"] == {"first": "black", "second": "white"}
    assert still["board"]["owed"] == {"white": 0, "black": 2}
    assert still["board"]["on_board"] == {"white": 8, "black": 9}
    both = start("W B", owed=(2, 1))
    assert both["returned"] == {"white": 1, "black": 1, "queen": False}
    assert both["board"]["owed"] == {"white": 1, "black": 0}
    twice = start("S", owed=(1, 0))
    assert twice["board"]["owed"] == {"first": 2, "second": 0}
