"""What can be typed at the desk, and what becomes of it."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.desk.choices import awaited, choices
from carrom.desk.entries import Act, Enter, Page, Show, WhatIf, read
from carrom.desk.errors import EntryError
from carrom.desk.pages import Item, page
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
    Demanded,
    Disqualified,
    Disturbed,
    EnteredBoard,
    EnteredGame,
    Forwent,
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
from carrom.rules.reasons import Matter
from carrom.rules.registry import RULE_SETS
from carrom.rules.sets.international.calls import CALLS
from carrom.rules.situation import Side, Situation
from carrom.rules.stroke import Pocketed, Stroke
from carrom.texts import LANGUAGES, render
from tests.desk.sitting import DOUBLES, SINGLES, answer, new, playing, typed
from tests.match.variants import changed_rules, demanding

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
        calls = rules.book.calls
        assert len(known) == len({*calls, *rules.book.disqualifications})
        for name in calls:
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
        ("striker 2 damaged", ChangedStriker(by="b1", damaged=True)),
        ("palet abîmé 2", ChangedStriker(by="b1", damaged=True)),
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
    assert fact(typed(desk, "request 1"), "protest 2") == Protested(by="b1", about=6)
    disturbed = typed(desk, "disturbed 1")  # a technical foul too (4.l): the last decision
    assert fact(disturbed, "protest 2") == Protested(by="b1", about=7)


@pytest.mark.proves("international:4.3", "settled:39")
@pytest.mark.parametrize(
    ("line", "about", "clause"),
    [
        ("protest 2", 7, None),
        ("protest 2 6", 6, None),
        ("protest 2 3.11.a", 7, "international:3.11.a"),
        ("protest 2 311a", 7, "international:3.11.a"),
        ("protest ben #6 International:3.11.A", 6, "international:3.11.a"),
        ("protest 2 settled:13", 7, "settled:13"),
        ("protest 2 club:striker.2", 7, "club:striker.2"),
        ("protest 2 striker.2", 7, "club:striker.2"),
    ],
)
def test_a_protest_names_the_decision_and_the_clause(line, about, clause):
    desk = typed(playing(), "o", "s")
    assert fact(desk, line) == Protested(by="b1", about=about, clause=clause)
    in_french = line.replace("protest", "réclamation")
    assert fact(desk, in_french, "fr") == Protested(by="b1", about=about, clause=clause)


def test_a_clause_of_these_rules_comes_before_the_same_name_of_others():
    club = playing(Settings(rules="club", a=("a1",), b=("b1",)))
    desk = typed(club, "o")
    assert fact(desk, "protest 2 striker.2") == Protested(by="b1", about=6, clause="club:striker.2")
    assert fact(desk, "protest 2 3.11.a") == Protested(
        by="b1", about=6, clause="international:3.11.a"
    )


def test_a_law_that_is_a_number_is_told_from_an_entry():
    desk = typed(playing(Settings(rules="icf", a=("a1",), b=("b1",))), "o", ".")
    assert fact(desk, "protest 2 6") == Protested(by="b1", about=6)
    assert fact(desk, "protest 2 91") == Protested(by="b1", about=7, clause="icf:91")
    assert fact(desk, "protest 2 6 91") == Protested(by="b1", about=6, clause="icf:91")
    assert fact(desk, "protest 2 7 72.a") == Protested(by="b1", about=7, clause="icf:72.a")


@pytest.mark.proves("international:4.3", "settled:39")
def test_a_protest_without_a_clause_is_noted_as_incomplete():
    desk = typed(playing(), "o", "s")
    assert "without naming a clause. The protest is incomplete." in answer(desk, "protest 2")
    assert "on clause international:3.11.a." in answer(desk, "protest 2 3.11.a")
    assert "La réclamation est incomplète." in answer(desk, "réclamation 2", "fr")


@pytest.mark.proves("international:4.r", "settled:40")
def test_either_partner_gives_up():
    desk = typed(playing(DOUBLES), "o")
    assert fact(desk, "concede") == Conceded(by="a1")
    assert fact(desk, "concede abe") == fact(desk, "concede 2") == Conceded(by="a2")
    assert fact(desk, "concede match") == Conceded(by="a1", match=True)
    assert fact(desk, "abandon 2 match", "fr") == Conceded(by="a2", match=True)
    assert answer(desk, "concede 2").startswith("Abe gave up the game.")


@pytest.mark.proves("international:3.10.f", "settled:33")
def test_pieces_that_fell_between_the_strokes_are_one_entry():
    desk = typed(playing(), "o")
    made = Called(clause="3.10.f", by="a1", pieces=(Piece.WHITE,))
    assert fact(desk, "3.10.f o") == fact(desk, "310f w") == made
    assert fact(desk, "3.10.f j", "fr") == made
    after = typed(desk, "3.10.f o t q")
    assert after.state.turn == "a1"
    assert after.state.situation is not None
    assert (after.state.situation.white.on_board, after.state.situation.black.on_board) == (7, 8)
    assert "3.10.f j" in problem(desk, "3.10.f", "fr")


@pytest.mark.proves("international:3.12.d", "settled:32")
def test_an_overlooked_queen_is_called_against_who_did_not_cover_her():
    desk = typed(playing(DOUBLES), "o", "q", ".", ".", ".", ".")
    assert desk.state.turn == "a1"
    assert fact(desk, "3.12.d") == Called(clause="3.12.d", by="a1")
    other = typed(playing(DOUBLES), ".", ".", "o", "q", ".")
    assert fact(other, "3.12.d") == Called(clause="3.12.d", by="a2")


@pytest.mark.proves("international:3.11.k")
@pytest.mark.parametrize(("tongue", "late"), [("en", "late"), ("fr", "tard")])
def test_a_call_seen_late(tongue, late):
    desk = typed(playing(), "o", "s", "", ".")
    made = Called(clause="3.11.k", by="b1", noticed=False, about=desk.seq - 1)
    assert fact(desk, "3.11.k", tongue) == made  # the log knows that a stroke came after it
    assert fact(desk, f"3.11.k {late}", tongue) == made
    assert fact(desk, f"3.11.k 2 {late}", tongue) == made


@pytest.fixture
def on_demand():
    """Ada has lost the board; Ben may ask for one or two points more."""
    with changed_rules("international", demanding(RULE_SETS["international"])):
        yield typed(playing(), "oooooooo", "os")


def test_points_are_asked_for_by_number_or_by_word(on_demand):
    assert on_demand.state.phase is Phase.DEMAND
    said = "Ben has won the board and may ask for up to 2 more points. How many?"
    assert render(awaited(on_demand), "en") == said
    assert [c.number for c in choices(on_demand)] == [2, 1, 0]
    assert render(choices(on_demand)[1].said, "en") == "1 more point"
    assert render(choices(on_demand)[1].said, "fr") == "1\u00a0point de plus"
    for points in (0, 1, 2):
        made = Demanded(by="b1", points=points)
        assert fact(on_demand, f"{points}") == fact(on_demand, f"demand {points}") == made
        assert fact(on_demand, f"points {points}", "fr") == made
    assert problem(on_demand, "3") == "“3” is not a number from 0 to 2."
    assert problem(on_demand, "") == "Type a number from 0 to 2."
    assert problem(on_demand, "demand") == said
    assert problem(on_demand, "demand all") == said
    assert problem(on_demand, "o").startswith("A stroke is not possible now. Ben has won")
    assert fact(on_demand, "demand 9") == Demanded(by="b1", points=9)  # for the match to refuse
    assert "Ben wins the board: 4 points." in answer(on_demand, "1")
    assert typed(on_demand, "0").state.points == (0, 3)


@pytest.mark.proves("icf:87.b", "icf:108.a")
def test_the_laws_of_carrom_give_a_point_on_demand():
    desk = typed(playing(Settings(rules="icf", a=("a1",), b=("b1",))), "oooooooo", "os")
    assert [c.number for c in choices(desk)] == [1, 0]
    assert typed(desk, "1").state.points == (0, 4)
    assert typed(desk, "demand 0").state.points == (0, 3)


@pytest.mark.proves("icf:87.a")
def test_the_laws_of_carrom_let_a_player_forgo():
    desk = typed(playing(Settings(rules="icf", a=("a1",), b=("b1",))), "ooo", "os", "forgo")
    assert desk.state.situation is not None
    assert (desk.state.situation.white.on_board, desk.state.phase) == (6, Phase.PLACING)
    assert Forwent(by="b1") not in [c.fact for c in choices(desk)]  # that one fell in the stroke
    assert typed(desk, "1").state.phase is Phase.STROKE


@pytest.mark.proves("icf:139")
def test_the_laws_of_carrom_let_a_player_give_up_the_match():
    desk = typed(playing(Settings(rules="icf", a=("a1",), b=("b1",))), "o")
    assert answer(desk, "concede ben match").startswith("Ben gave up the match.")
    assert typed(desk, "concede ben match").state.winner is Team.A


def test_pieces_are_forgone_by_choice_or_by_word():
    with changed_rules("international", demanding(RULE_SETS["international"])):
        desk = typed(playing(), "oo", "os")
        offered = [c.fact for c in choices(desk)]
        assert Forwent(by="b1") in offered
        number = offered.index(Forwent(by="b1")) + 1
        assert fact(desk, str(number)) == fact(desk, "forgo") == Forwent(by="b1")
        assert fact(desk, "forgo 2") == fact(desk, "renoncer ben", "fr") == Forwent(by="b1")
        said = render(choices(desk)[number - 1].said, "en")
        assert said == "Ben forgoes the penalty piece: it stays pocketed"
        assert typed(desk, "forgo", "1").state.phase is Phase.STROKE
    assert Forwent(by="b1") not in [c.fact for c in choices(typed(playing(), "oo", "os"))]


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_the_help_shows_what_these_rules_know(tongue):
    def commands() -> str:
        items = [b for b in page(playing(), Show(Page.HELP), tongue) if isinstance(b, Item)]
        labels = [b.label if isinstance(b.label, str) else render(b.label, tongue) for b in items]
        said = [render(part, tongue) for b in items for part in b.said]
        return "\n".join((*labels, *map(str, said)))

    words = WORDS[tongue]
    assert words[Word.FORGO] not in commands()
    assert words[Word.DEMAND] + " " not in commands()
    known = demanding(RULE_SETS["international"])
    book = replace(known.book, matters={**known.book.matters, Matter.DEMAND: ("x:1",)})
    with changed_rules("international", replace(known, book=book)):
        assert words[Word.FORGO] in commands()
        assert words[Word.DEMAND] in commands()
        assert ("the whole match" if tongue == "en" else "tout le match") in commands()


def test_who_a_call_about_placing_is_against():
    desk = typed(playing(), "o", "s")
    assert fact(desk, "3.11.m") == Called(clause="3.11.m", by="b1")
    placed = typed(desk, "")
    assert fact(placed, "3.11.m") == Called(clause="3.11.m", by="b1", about=placed.seq)


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
        ("protest 2 x", "There is no clause “x”."),
        ("protest 2 14 3.99.z", "There is no clause “3.99.z”."),
        ("protest 2 x 3.11.a", "“x” is not the number of an entry."),
        ("protest", "Which player?"),
        ("3.10.f", "Which pieces fell? Name them behind the call, for example 3.10.f o."),
        ("demand 1", "Nobody may ask for more points now."),
        ("concede x", "“x” does not name one player."),
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
    assert read("rule settled:13", desk, "en") == Show(Page.RULE, "settled:13")
    assert read("feuille", desk, "fr") == Show(Page.SHEET)
    assert read("language", desk, "en") is Act.LANGUAGE
    assert read("quitter", desk, "fr") is Act.QUIT
    assert read("overrule", desk, "en") is Act.OVERRULE
    assert read("if o s", desk, "en") == WhatIf(fact(desk, "o s"))
    assert read("si 3.11.o", desk, "fr") == WhatIf(Called(clause="3.11.o", by="a1"))


def test_open_colours_are_named_by_colour():
    desk = playing(Settings(rules="percuteur", a=("a1",), b=("b1",)))
    assert "Colours are still open" in problem(desk, "o")
    assert "Ada plays black." in answer(desk, "b")
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


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_laws_are_called_by_their_numbers_also_where_numbers_choose(tongue):
    laws = Settings(rules="icf", a=("a1",), b=("b1",))
    desk = new(laws)
    while desk.state.phase is not Phase.READY:
        desk = typed(desk, "1")
    assert fact(desk, "1", tongue) == SaidPlay()
    assert fact(desk, "91", tongue) == Called(clause="91", by=desk.state.turn or "")
    assert isinstance(fact(desk, "143 2", tongue), Disqualified)
    assert "9" in problem(desk, "9", tongue), "neither a choice nor a law that can be called"
    desk = typed(desk, "1")
    turn = desk.state.turn or ""
    waiting = "b1" if turn == "a1" else "a1"
    for line, name, by in (
        ("51", "51", waiting),
        ("51 2", "51", "b1"),
        ("126b", "126.b", turn),
        ("126.B", "126.b", turn),
        ("icf:91", "91", turn),
        ("129", "129", waiting),
    ):
        called = fact(desk, line, tongue)
        assert isinstance(called, Called)
        assert (called.clause, called.by) == (name, by)
    assert fact(desk, "51 late", tongue) == Called(clause="51", by=waiting, noticed=False)
    assert isinstance(fact(desk, "71 " + ("o" if tongue == "en" else "j"), tongue), Called)
    assert isinstance(fact(desk, "139", tongue), Conceded)
    assert problem(desk, "99", tongue)


@pytest.mark.parametrize(
    ("line", "made"),
    [
        ("result 1 5 1", EnteredBoard(Team.A, 5, Team.A)),
        ("result ben 4 ada", EnteredBoard(Team.B, 4, Team.A)),
        ("result 1 0 - 3", EnteredBoard(Team.A, 0, None, (3, 0))),
        ("result 2 5 2 8-0", EnteredBoard(Team.B, 5, Team.B, (0, 8))),
        ("result 1 9 1 slam", EnteredBoard(Team.A, 9, Team.A, slam=True)),
        ("game 25 12 6", EnteredGame(Team.A, (25, 12), 6)),
        ("game 20 26 9 1", EnteredGame(Team.B, (20, 26), 9, Team.A)),
    ],
)
def test_results_are_typed_in_place_of_strokes(line, made):
    assert read(line, playing(), "en") == Enter(made)


@pytest.mark.parametrize("line", ["résultat 1 9 1 chelem", "resultat ada 9 ada chelem"])
def test_results_are_typed_in_french(line):
    made = EnteredBoard(Team.A, 9, Team.A, slam=True)
    assert read(line, playing(), "fr") == Enter(made)
    assert read("partie 25 0 4", playing(), "fr") == Enter(EnteredGame(Team.A, (25, 0), 4))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("result", "umpire-not-a-result"),
        ("result 1", "umpire-not-a-result"),
        ("result 1 x 1", "umpire-not-a-result"),
        ("result 1 5 1 8 9", "umpire-not-a-result"),
        ("result zoe 5 1", "umpire-not-a-player"),
        ("result 1 5 1 many", "umpire-not-points"),
        ("game 25", "umpire-not-a-game"),
        ("game 25 x 6", "umpire-not-a-game"),
        ("game 25 12 6 1 2", "umpire-not-a-game"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_that_cannot_be_read(line, said, language):
    with pytest.raises(EntryError) as problem:
        read(line, playing(), "en")
    assert problem.value.said.id == said
    assert render(problem.value.said, language)


def test_a_match_by_strokes_a_result_and_a_game():
    desk = typed(playing(), "o", ".", "result 2 8 - 11")
    assert desk.state.points == (0, 11)
    desk = typed(desk, "game 3 25 5", "", "", "oo", "result 2 9 2")
    assert (desk.state.games, desk.state.points) == ((0, 1), (0, 12))
    assert "Ben wins the board: 12 points (9 pieces, 3 for the queen)." in answer(
        typed(desk, "u"), "result 2 9 2"
    )
