"""What can be typed at the desk, and what becomes of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.desk.choices import awaited
from carrom.desk.entries import Act, Enter, Page, Show, WhatIf, read
from carrom.desk.errors import EntryError
from carrom.desk.strokes import looks_like_stroke, read_stroke
from carrom.desk.words import LETTERS, WORDS, Whose, Word, plain, word
from carrom.equipment.pieces import Piece, Seat
from carrom.match.facts import (
    Called,
    CameLate,
    ChangedSeats,
    ChangedStriker,
    Conceded,
    DecidedProtest,
    Disqualified,
    Disturbed,
    FoundNoRoom,
    FoundRoom,
    NamedBreaker,
    Passed,
    Placed,
    PlayedTrial,
    Protested,
    Requested,
    SaidPlay,
    Struck,
    TookSeats,
    Tossed,
    TurnedRosette,
    Undone,
    WroteProtest,
)
from carrom.match.match_log import MatchLog
from carrom.match.record_write import Header
from carrom.match.settings import Settings, Team
from carrom.match.state import Phase
from carrom.rules.call_names import callable_clauses
from carrom.rules.registry import RULE_SETS
from carrom.rules.sets.international.calls import CALLS, DISQUALIFICATIONS
from carrom.rules.situation import Side, Situation
from carrom.rules.stroke import Pocketed, Stroke
from carrom.texts import LANGUAGES, render
from tests.desk.sitting import DOUBLES, SINGLES, answer, new, playing, typed

WHITE, BLACK, QUEEN, STRIKER = map(Pocketed, Piece)
MIDDLE = Situation()
BLACKS = Situation(to_play=Side.BLACK)


def fact(desk, line, tongue="en"):
    entry = read(line, desk, tongue)
    assert isinstance(entry, Enter)
    return entry.fact


def problem(desk, line, tongue="en") -> str:
    with pytest.raises(EntryError) as caught:
        read(line, desk, tongue)
    return render(caught.value.said, tongue)


@pytest.mark.parametrize(
    ("line", "stroke"),
    [
        (".", Stroke()),
        ("o", Stroke((WHITE,))),
        ("t", Stroke((BLACK,))),
        ("o s", Stroke((WHITE, STRIKER))),
        ("so", Stroke((STRIKER, WHITE))),
        ("w, b; q", Stroke((WHITE, BLACK, QUEEN))),
        ("O2 s2", Stroke((Pocketed(Piece.WHITE, 2), Pocketed(Piece.STRIKER, 2)))),
        ("-t", Stroke(off_board=(Piece.BLACK,))),
        ("o -s -q", Stroke((WHITE,), off_board=(Piece.STRIKER, Piece.QUEEN))),
        ("!", Stroke(proper=False)),
        ("!o", Stroke((WHITE,), proper=False)),
        ("! .", Stroke(proper=False)),
        ("0", Stroke(touched=False)),
        ("0s", Stroke((STRIKER,), touched=False)),
        ("<o", Stroke((WHITE,), first_hit_behind_line=True)),
    ],
)
def test_a_stroke_is_what_fell_in_order(line, stroke):
    assert looks_like_stroke(line, "en")
    assert read_stroke(line, MIDDLE, "en") == stroke


def test_own_and_theirs_depend_on_the_player_and_colours_do_not():
    assert read_stroke("o t w b", BLACKS, "en").pocketed == (BLACK, WHITE, WHITE, BLACK)


def test_each_language_has_its_letters():
    assert read_stroke("j a r p b n", BLACKS, "fr") == read_stroke("o t q s w b", BLACKS, "en")
    for language in LANGUAGES:
        assert set(LETTERS[language].values()) == {*Piece, *Whose}


@pytest.mark.parametrize("line", ["", "x", "o5", "o11", "o-", "-", "-o2", "o x", "3", "1"])
def test_what_is_no_stroke(line):
    assert not looks_like_stroke(line, "en")


def test_nothing_and_something_contradict():
    assert "not both" in problem(playing(), ". o")


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_no_command_can_be_taken_for_a_stroke(tongue):
    for language in LANGUAGES:
        for spelt in WORDS[language].values():
            assert not looks_like_stroke(spelt, tongue)
            assert not looks_like_stroke(plain(spelt), tongue)


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_every_command_is_understood_in_full_and_by_a_clear_beginning(tongue):
    every = [plain(spelt) for spelt in WORDS[tongue].values()]
    for command, spelt in WORDS[tongue].items():
        assert word(spelt, tongue) is command
        assert word(spelt.upper(), tongue) is command
        for length in range(3, len(spelt)):
            short = plain(spelt)[:length]
            clear = sum(other.startswith(short) for other in every) == 1
            assert short in every or word(short, tongue) is (command if clear else None)
    assert word("u", tongue) is Word.UNDO
    assert word("?", tongue) is Word.HELP
    assert word("xyz", tongue) is None
    assert word("r", tongue) is None


def test_the_words_of_the_other_language_are_understood_in_full():
    assert word("annuler", "en") is Word.UNDO
    assert word("reclamation", "en") is Word.PROTEST
    assert word("overrule", "fr") is Word.OVERRULE


def test_clauses_can_be_typed_without_dots():
    for rules in RULE_SETS.values():
        known = callable_clauses(rules)
        assert len(known) == len({*CALLS, *DISQUALIFICATIONS})
        for name in CALLS:
            assert name == known[name.replace(".", "")]


@pytest.mark.proves("international:3.3", "international:3.1.a")
def test_a_toss_to_the_break_in_singles_by_numbers():
    desk = new()
    assert read("3", desk, "en") is Act.COIN
    assert fact(desk, "2") == Tossed(winner=Team.B)
    desk = typed(desk, "2")
    assert "Ben won the toss" in render_wait(desk)
    desk = typed(desk, "2")  # seats: Ben sits first, Ada breaks
    assert fact(desk, "3") == TookSeats(seats={Seat.NORTH: "b1"})
    desk = typed(desk, "3")
    assert fact(desk, "") == TookSeats(seats={Seat.SOUTH: "a1"})
    desk = typed(desk, "")
    assert (desk.state.phase, desk.state.turn) == (Phase.READY, "a1")
    assert fact(desk, "") == fact(desk, "play") == SaidPlay()


def render_wait(desk) -> str:
    return render(awaited(desk), "en")


@pytest.mark.proves("international:3.1.b", "international:3.3")
def test_every_seat_offered_in_doubles_is_accepted():
    desk = typed(new(DOUBLES), "1", "2")
    for first in "1234":
        after = typed(desk, first)
        for second in "12":
            done = typed(after, second)
            assert done.state.phase is Phase.BREAKER
            assert fact(done, "2") == NamedBreaker(player="b2")


def test_a_choice_of_people_is_never_taken_by_enter_alone():
    assert problem(new(), "") == "Type a number from 1 to 3."
    assert problem(new(), "4") == "“4” is not a number from 1 to 3."
    assert "Type a number from 1 to 3 or a command" in problem(new(), "Ada")


def test_a_stroke_before_play_is_not_entered_by_mistake():
    ready = typed(new(), "1", "1", "1", "")
    assert "Press Enter for “Play” first" in problem(ready, "o")
    assert "call 3.5.f" in problem(ready, "o")
    assert fact(ready, "3.5.f") == Called(clause="3.5.f", by="a1")


def test_enter_alone_enters_no_stroke():
    assert "Type what fell, or . for nothing" in problem(playing(), "")
    assert fact(playing(), ".") == Struck(by="a1", stroke=Stroke())


def test_placing_by_enter_and_no_stroke_before():
    desk = typed(playing(), "o", "s")
    assert desk.state.phase is Phase.PLACING
    assert fact(desk, "") == Placed(by="b1", side=Side.WHITE)
    assert fact(desk, "2") == fact(desk, "noroom") == FoundNoRoom(side=Side.WHITE)
    assert "The next stroke has to wait. To place before the next stroke: Ben 1 white" in problem(
        desk, "o"
    )
    held = typed(desk, "noroom")
    assert fact(held, "room") == fact(held, "room w") == FoundRoom(side=Side.WHITE)
    assert "is not a stroke or a command" in problem(held, "room x")


@pytest.mark.parametrize(
    ("line", "made"),
    [
        ("3.11.o", Called(clause="3.11.o", by="a1")),
        ("311o", Called(clause="3.11.o", by="a1")),
        ("3.11.O 2", Called(clause="3.11.o", by="b1")),
        ("international:3.11.o be", Called(clause="3.11.o", by="b1")),
        ("3.10.e o", Called(clause="3.10.e", by="a1", pieces=(Piece.WHITE,))),
        ("3.11.k 2 late", Called(clause="3.11.k", by="b1", noticed=False)),
        ("3.1.d", Called(clause="3.1.d", by="b1")),
        ("4.k", Called(clause="4.k", by="b1")),
        ("4.r", Conceded(by="a1")),
        ("4.2.a 2", Disqualified(player="b1", clause="4.2.a")),
        ("disqualify 2 42b", Disqualified(player="b1", clause="4.2.b")),
        ("pass", Passed(by="a1")),
        ("con", Conceded(by="a1")),
        ("request 2", Requested(by="b1")),
        ("disturbed 2", Disturbed(by="b1")),
        ("protest 2 #3", Protested(by="b1", about=3)),
        ("seats", ChangedSeats()),
        ("striker ada", ChangedStriker(by="a1")),
        ("rosette 12,5", TurnedRosette(by="a1", degrees=12.5)),
        ("late 1", CameLate(player="a1")),
        ("trial 2", PlayedTrial(team=Team.B)),
    ],
)
def test_calls_and_commands(line, made):
    assert fact(playing(), line) == made


def test_the_last_entry_and_the_last_decision():
    desk = typed(playing(), ".")
    assert fact(desk, "undo") == fact(desk, "u") == Undone(to=5)
    assert fact(desk, "protest 2") == Protested(by="b1", about=6)
    assert fact(typed(desk, "disturbed 1"), "protest 2") == Protested(by="b1", about=6)


def test_who_a_call_about_placing_is_against():
    desk = typed(playing(), "o", "s")
    assert fact(desk, "3.11.m") == Called(clause="3.11.m", by="b1")
    assert fact(typed(desk, ""), "3.11.m") == Called(clause="3.11.m", by="b1")


def test_protests_are_written_and_decided_without_naming_the_only_one():
    desk = typed(playing(), ".", "protest 2")
    assert fact(desk, "written") == WroteProtest(by="b1")
    assert fact(desk, "rejected") == DecidedProtest(by="b1", upheld=False)
    assert fact(desk, "upheld 1") == DecidedProtest(by="a1", upheld=True)
    assert "Which player?" in problem(playing(), "written")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("zz", "“zz” is not a stroke or a command. The letters are o t q s w b; type ? for help."),
        ("3.99", "You cannot call “3.99”. Press F3 for all calls."),
        ("3", "“3” is not a stroke or a command"),
        ("3.11.o x", "“x” does not name one player. Type a number: 1 Ada, 2 Ben."),
        ("3.11.o 3", "“3” does not name one player"),
        ("request", "Which player? Add a number: 1 Ada, 2 Ben."),
        ("disqualify 2", "Under which clause? Choose one of 4.2.a"),
        ("protest 2 x", "“x” is not the number of an entry."),
        ("rosette half", "“half” is not a number of degrees."),
        ("pass 2", "“pass” takes no argument: 2"),
        ("time", "No clock is running."),
        ("redo", "There is nothing to redo."),
        ("if", "Type a stroke or a call after “if”."),
        ("if sheet", "Type a stroke or a call after “if”."),
        ("rule 9.9", "There is no clause “9.9”."),
    ],
)
def test_what_cannot_be_used_is_said_in_one_sentence(line, said):
    assert problem(playing(), line).startswith(said)


def test_names_alike_are_told_apart():
    names = {"a1": "Ben", "b1": "Benno"}
    header = Header(match="test", settings=SINGLES, names=names)
    desk = MatchLog.of(header, playing().log)
    assert fact(desk, "request ben") == Requested(by="a1")
    assert fact(desk, "request benn") == Requested(by="b1")
    assert "“be” does not name one player" in problem(desk, "request be")


def test_pages_and_acts():
    desk = playing()
    assert read("?", desk, "en") == read("help", desk, "en") == Show(Page.HELP)
    assert read("calls Touch", desk, "en") == Show(Page.CALLS, "Touch")
    assert read("rule 311o", desk, "en") == Show(Page.RULE, "international:3.11.o")
    assert read("rule club:striker.4", desk, "en") == Show(Page.RULE, "club:striker.4")
    assert read("feuille", desk, "fr") == Show(Page.SHEET)
    assert read("language", desk, "en") is Act.LANGUAGE
    assert read("quitter", desk, "fr") is Act.QUIT
    assert read("overrule", desk, "en") is Act.OVERRULE
    assert read("if o s", desk, "en") == WhatIf(fact(desk, "o s"))
    assert read("si 3.11.o", desk, "fr") == WhatIf(Called(clause="3.11.o", by="a1"))


def test_open_colours_are_named_by_colour():
    desk = playing(Settings(rules="percuteur", a=("a1",), b=("b1",)))
    assert "Colours are still open" in problem(desk, "o")
    assert "Ada will play black." in answer(desk, "b")
    after = typed(desk, "b")
    assert fact(after, "o") == Struck(by="a1", stroke=Stroke((BLACK,)))


LINES = st.one_of(
    st.sampled_from([w for language in LANGUAGES for w in WORDS[language].values()]),
    st.sampled_from(sorted(CALLS)),
    st.text("otqswbjarpn!0<-. 12345", max_size=8),
    st.text(max_size=15),
    st.builds(
        "{} {}".format,
        st.sampled_from([w for language in LANGUAGES for w in WORDS[language].values()]),
        st.text("123 4.2.abx", max_size=6),
    ),
)
DESKS = [
    new(),
    typed(new(), "1"),
    typed(new(DOUBLES), "1", "1"),
    typed(new(), "1", "1", "1", ""),
    playing(),
    playing(DOUBLES),
    typed(playing(), "o", "s"),
    typed(playing(), "request 1"),
    typed(playing(), "4.2.a 1"),
]


@given(st.sampled_from(DESKS), LINES, st.sampled_from(LANGUAGES))
def test_any_line_is_understood_or_refused_in_words(desk, line, tongue):
    try:
        entry = read(line, desk, tongue)
    except EntryError as refused:
        render(refused.said, tongue)
    else:
        assert isinstance(entry, Enter | WhatIf | Show | Act)
