"""``carrom whatif``: what it understands and shows, and whole dialogues through real pipes."""

import io
import re
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrom.cli import main
from carrom.cli.common import BadInputError
from carrom.cli.dialogue import (
    LETTERS,
    choice,
    legend,
    own_situation,
    presets,
    report,
    shown_ruling,
    shown_situation,
    two_numbers,
)
from carrom.equipment.pieces import Piece
from carrom.rules import (
    CLUB,
    INTERNATIONAL,
    PERCUTEUR,
    RULE_SETS,
    Call,
    Pocketed,
    QueenState,
    Side,
    SideState,
    Situation,
    Stroke,
    check,
    rule,
)
from carrom.rules.checks import check_situation
from carrom.rules.sets.international.calls import CALLS
from carrom.texts import LANGUAGES, render

MIDDLE = Situation(white=SideState(5, entitled=True), black=SideState(6, entitled=True))
OPEN = Situation(colours_open=True)
WHITE, BLACK, QUEEN, STRIKER = map(Pocketed, Piece)


@pytest.fixture(autouse=True)
def _terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")


def understood(line, situation=MIDDLE, language="en"):
    return report(line, INTERNATIONAL, situation, language)


@pytest.mark.parametrize(
    ("line", "stroke"),
    [
        ("", Stroke()),
        ("w", Stroke((WHITE,))),
        ("w s", Stroke((WHITE, STRIKER))),
        ("wws", Stroke((WHITE, WHITE, STRIKER))),
        ("W, Q", Stroke((WHITE, QUEEN))),
        ("w1 s1", Stroke((Pocketed(Piece.WHITE, 1), Pocketed(Piece.STRIKER, 1)))),
        ("-b", Stroke(off_board=(Piece.BLACK,))),
        ("w -s", Stroke((WHITE,), off_board=(Piece.STRIKER,))),
        ("! w", Stroke((WHITE,), proper=False)),
        ("!w", Stroke((WHITE,), proper=False)),
        ("0", Stroke(touched=False)),
        ("s 0", Stroke((STRIKER,), touched=False)),
        ("< b", Stroke((BLACK,), first_hit_behind_line=True)),
    ],
)
def test_a_stroke_is_what_fell_in_order(line, stroke):
    assert understood(line) == stroke


def test_each_language_has_its_letters():
    assert understood("b n r p", language="fr") == understood("w b q s", language="en")
    for language in LANGUAGES:
        assert list(LETTERS[language].values()) == list(Piece)


@pytest.mark.parametrize(
    ("line", "call"),
    [
        ("3.11.o", Call("3.11.o", Side.WHITE)),
        ("3.11.O b", Call("3.11.o", Side.BLACK)),
        ("international:4.q", Call("4.q", Side.WHITE)),
        ("3.10.e w", Call("3.10.e", Side.WHITE, (Piece.WHITE,))),
        ("3.11.k b late", Call("3.11.k", Side.BLACK, noticed=False)),
    ],
)
def test_a_clause_is_an_umpires_call(line, call):
    assert understood(line) == call


def test_sides_are_numbered_while_colours_are_open():
    assert understood("4.1.1 2", OPEN) == Call("4.1.1", Side.BLACK)
    assert understood("3.11.k n tard", language="fr") == Call("3.11.k", Side.BLACK, noticed=False)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("z", "“z” is not a stroke. The letters are w b q s; type ? for help."),
        ("w zz b", "“zz” is not a stroke"),
        ("w5", "“w5” is not a stroke"),
        ("w11", "“w11” is not a stroke"),
        ("-", "“-” is not a stroke"),
        ("3", "“3” is not a stroke"),
        ("3.11.o z", "“z” is not a side. Type w b, or nothing for the side to play."),
        ("3.11.o w b", "“w b” is not a side"),
    ],
)
def test_what_is_not_understood_is_said_in_one_sentence(line, said):
    with pytest.raises(BadInputError) as caught:
        understood(line)
    assert said in render(caught.value.said, "en")


def test_choices_are_numbers_and_enter_is_the_first():
    assert [choice(line, 4) for line in ("", "  ", "1", " 4 ")] == [1, 1, 1, 4]
    for line in ("0", "5", "one", "-1", "1.0", "9" * 5000, "٣"):
        with pytest.raises(BadInputError):
            choice(line, 4)


def test_two_numbers():
    assert two_numbers("", (5, 6), 9) == (5, 6)
    assert two_numbers(" 9,0 ", (5, 6), 9) == (9, 0)
    for line in ("5", "5 10", "a b", "1 2 3", "-1 2"):
        with pytest.raises(BadInputError):
            two_numbers(line, (5, 6), 9)


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda r: r.name)
def test_ready_made_situations_can_occur(rules):
    ready = presets(rules)
    for preset in ready:
        check_situation(preset.situation)
        assert all(render(preset.said, language) for language in LANGUAGES)
    assert any(p.situation.colours_open for p in ready) is (rules is PERCUTEUR)


def test_own_numbers_make_a_situation():
    made = own_situation((9, 3), (1, 0), (4, 22), (QueenState.COVERED, Side.BLACK), Side.BLACK)
    assert made.white == SideState(9, owed=1, points=4)
    assert made.black == SideState(3, entitled=True, points=22)
    assert (made.queen_by, made.to_play) == (Side.BLACK, Side.BLACK)


def ruled(line, situation=MIDDLE, rules=INTERNATIONAL, language="en") -> str:
    stroke = report(line, rules, situation, language)
    assert isinstance(stroke, Stroke)
    check(situation, stroke)
    return shown_ruling(rules, stroke, rule(rules, situation, stroke), language)


@pytest.mark.proves("international:3.11.b", "settled:1")
def test_a_ruling_says_what_goes_back_who_places_it_and_why():
    shown = ruled("w s")
    assert shown.startswith("White pocketed the striker together with a white piece.")
    assert "White plays again." in shown
    assert "Back       2 white, placed by Black" in shown
    assert "White      6 on the board, 3 pocketed, nothing owed, 0 points" in shown
    assert re.search(r"^  interpretation 1 +Those pieces and one penalty", shown, re.MULTILINE)
    assert re.search(
        r"^  beside it 3\.11\.b +If one stroke pockets the striker", shown, re.MULTILINE
    )
    assert "placed by White" not in shown


def test_black_pieces_are_placed_by_white_and_the_queen_by_the_umpire():
    shown = ruled("q s", Situation(MIDDLE.white, MIDDLE.black, to_play=Side.BLACK))
    assert "1 black, placed by White" in shown
    assert "the queen, placed by the umpire" in shown
    assert "it is White’s turn." in " ".join(shown.split())


def test_what_is_owed_and_what_left_the_board():
    fresh = Situation()
    assert "9 on the board, 0 pocketed, 1 owed" in ruled("s", fresh)
    assert "2 that left the board, placed by the umpire" in ruled("-w -q -s", fresh)
    assert "1 white, to the centre" in ruled("s", MIDDLE, CLUB)


def test_a_finished_board_shows_the_score_of_the_game():
    last = Situation(SideState(1, entitled=True, points=10), SideState(3, points=4))
    shown = ruled("w", last)
    assert "Black wins the board: 3 points." in " ".join(shown.split())
    assert "Game       White 10, Black 7" in shown
    assert "on the board," not in shown
    assert "3.7.i" in shown


def test_colours_taken_are_shown():
    assert "Colours    the first player plays black" in ruled("b", OPEN, PERCUTEUR)
    assert "Colours    the first player plays white" in ruled("w b", OPEN, PERCUTEUR)
    assert "Premier" in shown_situation(INTERNATIONAL, OPEN, "fr")


def test_clauses_of_another_set_keep_their_name():
    shown = ruled("! w", MIDDLE, CLUB)
    assert "  international:3.11.e  " in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda r: r.name)
@pytest.mark.parametrize("columns", [40, 80])
def test_everything_fits_the_terminal(monkeypatch, language, rules, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    own, striker = LETTERS[language], list(LETTERS[language])[3]
    for preset in presets(rules):
        texts = [
            legend(rules, preset.situation, language),
            shown_situation(INTERNATIONAL, preset.situation, language),
            ruled(f"{next(iter(own))} {striker}", preset.situation, rules, language),
        ]
        lines = "\n".join(texts).splitlines()
        assert max(map(len, lines)) <= columns
        assert len(texts[2].splitlines()) <= 22 or columns < 80


PROGRAM = (sys.executable, "-c", "import sys; from carrom.cli import main; sys.exit(main())")


def talk(*lines, language="en", data=None):
    """Hold a whole dialogue with the real program, through pipes."""
    done = subprocess.run(
        [*PROGRAM, "whatif", "--lang", language],
        input="\n".join(lines).encode() + b"\n" if data is None else data,
        capture_output=True,
        check=False,
        env={"COLUMNS": "80", "PYTHONIOENCODING": "utf-8"},
        timeout=30,
    )
    assert done.stderr == b""
    assert done.returncode == 0
    return done.stdout.decode()


def test_a_dialogue_in_english():
    out = talk("", "", "w s", "", "q", "", "w", "", "nonsense", "?", "3.11.o b", "", "x")
    assert out.startswith("What happens if …\n")
    assert "The international rule · White to play" in out
    assert "pocketed by White, who must cover her now" in out
    assert "covered by White" in out
    assert "“nonsense” is not a stroke" in out
    assert all(name in out for name in CALLS)
    assert "Black touched pieces other than by a stroke: technical foul." in " ".join(out.split())
    assert out.endswith("Goodbye.\n")


def test_a_dialogue_in_french_with_other_rules_and_language():
    out = talk("9", "2", "1", "b1 p1", "r", "1", "b1 p1", "l", "n", "2", "0", "x", language="fr")
    assert f"«\u00a09\u00a0» n’est pas un numéro de 1 à {len(RULE_SETS)}." in out
    assert "La règle de club · décision" in out
    assert "1 blanc, au centre" in out
    assert "La règle internationale · décision" in out
    assert "The international rule · ruling" in out
    assert "White broke without touching a piece. White plays again." in " ".join(out.split())
    assert out.endswith("Goodbye.\n")


def test_a_dialogue_with_own_numbers():
    out = talk("", "6", "1 0", "", "", "", "", "1 4", "", "22 23", "4", "1", "w b", "", "x")
    assert "This side has no pieces left" in out
    assert "White      1 on the board, 8 pocketed, nothing owed, 22 points" in out
    assert "More fell" not in out
    assert "White wins the board: 3 points" in out


def test_percuteur_from_open_colours():
    out = talk("4", "6", "2 w", "b", "", "x")
    assert "the first player to play" in out
    assert "First player’s stroke>" in out
    assert "Black’s stroke>" in out


def test_impossible_reports_are_refused_and_asked_for_again():
    out = talk("", "5", "w w", "q", "0 w", "3.99", "w")
    assert "More fell than there are on the board: white." in out
    assert "The queen is not on the board." in out
    assert "the stroke touched something" in out
    assert "An umpire cannot call “3.99”." in out
    assert "White wins the board" not in out.split("White’s stroke>")[1]


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"\xff\xfe\x00\n\n\xe9\n", b"\x00", b"1\n1\n\x1b[A\n"]
)
def test_the_end_of_input_ends_politely(data):
    assert talk(data=data).endswith("Goodbye.\n")


def test_a_closed_standard_input_ends_politely():
    code = "import sys; sys.stdin = None; from carrom.cli import main; sys.exit(main(['whatif']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_an_interrupt_ends_politely(monkeypatch, capsys):
    class Interrupted(io.StringIO):
        def readline(self, *_):
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())
    assert main(["whatif"]) == 0
    assert capsys.readouterr().out.endswith("Goodbye.\n")


LINES = st.one_of(
    st.sampled_from(["", "1", "2", "3", "5", "6", "7", "n", "r", "l", "?", "w", "b", "q", "s"]),
    st.sampled_from(sorted(CALLS)),
    st.text("wbqsnrp!0<- 123", max_size=8),
    st.text(max_size=12).filter(lambda text: "\n" not in text and "\r" not in text),
)


@settings(max_examples=150)
@given(
    st.sampled_from(["1", "2", "3", "4"]),
    st.sampled_from(["1", "2", "3", "4", "5", "6", "7"]),
    st.lists(LINES, max_size=25),
    st.sampled_from(LANGUAGES),
)
def test_no_input_whatever_raises(rules, preset, lines, language):
    before = sys.stdin, sys.stdout
    sys.stdin, sys.stdout = io.StringIO("\n".join((rules, preset, *lines))), io.StringIO()
    try:
        assert main(["whatif", "--lang", language]) == 0
        assert sys.stdout.getvalue().endswith((".\n",))
    finally:
        sys.stdin, sys.stdout = before
