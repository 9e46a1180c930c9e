"""A ruling as sentences and as JSON, for those who use the library."""

import json
import subprocess
import sys

import pytest

import carrom
from carrom.cli.ruling import rule_line
from carrom.equipment.pieces import Piece
from carrom.messages import message
from carrom.rules import INTERNATIONAL, Pocketed, ReportError, Stroke, opening, rule
from carrom.rules.situation import QUEENS, QueenState, Side
from carrom.texts import LANGUAGES, render

BOARD = {"on_board": {"white": 5, "black": 6}, "queen": "on_board"}
ASKED = {
    "rules": "club",
    "board": BOARD,
    "to_play": "white",
    "stroke": {"pocketed": ["white", "striker"]},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_in_sentences(language):
    ruling = rule(INTERNATIONAL, opening(), Stroke((Pocketed(Piece.WHITE),)))
    why, following = (render(said, language) for said in ruling.messages)
    assert ruling.text(language) == f"{why} {following}"


def test_sentences_need_nothing_but_the_rules():
    code = (
        "import sys\n"
        "from carrom.rules import INTERNATIONAL, Stroke, opening, rule\n"
        "ruling = rule(INTERNATIONAL, opening(), Stroke())\n"
        "assert 'carrom.texts' not in sys.modules\n"
        "print(ascii(ruling.text('fr')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "'Blanc n\\u2019empoche rien. Noir prend la main.'\n"


def test_an_unknown_language_is_refused_with_those_there_are():
    with pytest.raises(ValueError, match="en, fr"):
        message("terms-side-white").text("de")  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_as_json_is_what_the_command_answers(language):
    line, fine = rule_line(json.dumps(ASKED).encode(), language)
    assert fine
    assert carrom.ruling_json(ASKED, language) == json.loads(line)


@pytest.mark.parametrize("asked", [None, [], {}, {**ASKED, "rules": "chess"}])
def test_a_request_that_cannot_be_used(asked):
    with pytest.raises(ReportError) as refused:
        carrom.ruling_json(asked)
    assert refused.value.reason.text("fr").endswith(".")
    assert str(refused.value).removeprefix("/rules: ") == refused.value.reason.text("en")


def test_the_queen_is_one_of_these():
    owned = {(state, side) for state in QueenState for side in Side} - {
        (QueenState.ON_BOARD, side) for side in Side
    }
    assert set(QUEENS) == {(QueenState.ON_BOARD, None), *owned}
    assert len(QUEENS) == 5
