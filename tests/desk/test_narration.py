"""What the desk answers, shows and asks."""

from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carrom.desk.checklist import parts, requirement_id
from carrom.desk.choices import awaited, choices
from carrom.desk.desk import decided
from carrom.desk.entries import Act, Enter, Page, Show, WhatIf, read
from carrom.desk.errors import EntryError
from carrom.desk.overrule import overrule
from carrom.desk.pages import Heading, Item, Table, page
from carrom.desk.setup import Setup
from carrom.desk.status import clock, remarks, rows, stage
from carrom.desk.words import WORDS
from carrom.equipment.requirements import REQUIREMENTS
from carrom.match.decide import toss
from carrom.match.events import Event
from carrom.match.fact_words import call_label
from carrom.match.facts import Struck, TimeRanOut
from carrom.match.match_log import MatchLog, standing_numbers
from carrom.match.narration import narrate
from carrom.match.refusals import Refusal
from carrom.match.settings import Clock, Settings, check_settings
from carrom.match.state import Phase, Timer
from carrom.messages import Message
from carrom.rules.registry import RULE_SETS
from carrom.rules.ruleset import DoublingReturn
from carrom.rules.sets.international.calls import CALLS, DISQUALIFICATIONS
from carrom.rules.situation import QueenState
from carrom.rules.stroke import Stroke
from carrom.texts import LANGUAGES, render
from tests.desk.sitting import DOUBLES, SINGLES, START, answer, event_of, new, playing, typed
from tests.match.driving import Table as Driven
from tests.match.variants import changed_rules, demanding

CLUB = str(list(RULE_SETS).index("club") + 1)
"""What is typed for the club rules where the sets are listed."""


def said(messages, tongue="en") -> str:
    return " | ".join(render(part, tongue) for part in messages)


def test_a_stroke_is_answered_with_the_ruling_who_places_and_whose_turn_it_is():
    desk = typed(playing(), "o")
    assert answer(desk, "o s") == (
        "Ada pocketed the striker together with a white piece. That piece and one penalty piece"
        " go back on the board; Ada plays again. Ben places 2 white pieces inside the"
        " large circle, not on the centre circle."
    )
    assert narrate(desk, event_of(desk, "o s")).clauses[0] == "settled:1"


def test_what_is_owed_is_said():
    assert answer(playing(), "!").endswith(
        "Ada has no pocketed piece to pay with and owes one piece; it is Ben’s turn."
    )


def test_a_turn_that_is_let_go_is_not_said_to_be_a_stroke():
    desk = typed(playing(), "o")
    assert answer(desk, "pass") == "Ada passed. It is Ben’s turn."
    assert answer(desk, ".") == "Ada pocketed nothing. It is Ben’s turn."


def test_a_break_that_is_let_go_is_not_said_to_have_touched_nothing():
    assert answer(playing(), "pass") == "Ada passed. It is Ben’s turn."
    assert answer(playing(), "passe", "fr") == "Ada passe son tour. Ben prend la main."
    assert "Ada broke without touching a piece." in answer(playing(), "0")


def test_the_queen_and_what_left_the_board_are_put_back_by_the_umpire():
    assert "The queen goes back on the board; it is Ben’s turn." in answer(playing(), "q")
    assert "The 2 pieces that left the board go back on the centre circle, side by side;" in answer(
        playing(), "-o -t -s"
    )
    covering = typed(playing(), "o", "q")
    assert "The queen goes back on the board; it is Ben’s turn." in answer(covering, ".")
    assert "goes back" not in answer(covering, "o")


def test_the_end_of_a_board_tells_points_score_and_the_next_break():
    desk = typed(playing(), "oooooooo", "q", "o")
    assert desk.state.board == 2
    last = narrate(*list(desk.steps())[-1])
    assert said(last.answer).endswith(
        "Ada wins the board: 12 points (9 pieces, 3 for the queen). | That is a white slam."
        " | Score: Ada 12, Ben 0."
        " | Next board: Ben breaks."
    )


def test_the_end_of_a_game_and_of_the_match():
    desk = new(Settings(rules="international", a=("a1",), b=("b1",), games_to_win=1))
    board = ("", "oooooooo", "q", "o")
    desk = typed(desk, "1", "1", "1", "", *board, *board, *board, "", ".", *board[1:])
    assert desk.state.phase is Phase.OVER
    last = said(narrate(*list(desk.steps())[-1]).answer)
    assert "Ada won game 1." in last
    assert "Ada won the match 1 to 0." in last
    table = next(b for b in page(desk, Show(Page.SHEET), "en") if isinstance(b, Table))
    assert [row[1:] for row in table.rows] == [
        ("Ada", "12", "0", "12–0"),
        ("Ben", "0", "12", "12–12"),
        ("Ada", "12", "0", "24–12"),
        ("Ben", "9", "0", "33–12"),
    ]
    with pytest.raises(EntryError) as caught:
        read("", desk, "en")
    assert render(caught.value.said, "en") == "The match is over. F4 shows the score sheet."


def test_undo_and_redo_say_what_they_do_and_lead_back():
    first = typed(playing(), "o", "o")
    assert "Entry 7 was undone." in answer(first, "u")
    undone = typed(first, "u")
    assert "Entry 6 was undone." in answer(undone, "u")
    twice = typed(undone, "u")
    assert twice.state == playing().state
    assert "Entry 6 was redone." in answer(twice, "redo")
    again = typed(twice, "redo")
    assert again.state == undone.state
    assert standing_numbers(again) == (1, 2, 3, 4, 5, 6)
    desk = twice
    for _ in range(5):
        desk = typed(desk, "u")
    assert standing_numbers(desk) == ()
    with pytest.raises(EntryError):
        read("u", desk, "en")


def test_a_refusal_names_the_player_and_not_the_id():
    desk = typed(playing(), "o")
    refusal = decided(desk, Struck(by="b1", stroke=Stroke()), START)
    assert isinstance(refusal, Refusal)
    assert render(refusal.said, "en") == "It is Ada’s turn."


def test_a_clock_that_is_set_back_does_not_stop_the_desk():
    desk = playing()
    event = decided(desk, event_of(desk, ".").fact, START - timedelta(days=1))
    assert isinstance(event, Event)
    assert event.at == desk.log[-1].at


def test_the_mark_is_with_who_may_ask_for_points():
    icf = Settings(rules="icf", a=("a1",), b=("b1",))
    desk = typed(playing(icf), ".", "oooooooo", ".", "oo", "!ts")
    assert desk.state.phase is Phase.DEMAND
    assert [p.in_turn for row in rows(desk) for p in row.players] == [False, True]


def test_the_status_counts_every_piece_once():
    desk = typed(playing(), "o", "s")
    for row in rows(desk):
        assert (row.on_board or 0) + (row.pocketed or 0) + (row.held or 0) == 9
    assert [p.in_turn for row in rows(desk) for p in row.players] == [False, True]
    assert render(stage(desk), "en") == "game 1, board 1"
    assert render(awaited(desk), "fr") == "À poser avant le coup suivant\u00a0: Ben 1 blanc"


def test_dues_of_one_placer_are_told_together():
    desk = typed(playing(), "o", "o", "s", "3.1.f 1")
    assert len(desk.state.to_place) == 2
    assert render(awaited(desk), "en") == "To place before the next stroke: Ben 2 white"
    assert len(choices(desk)) == 2
    assert typed(desk, "", "").state.phase is Phase.STROKE


def test_the_queen_of_the_status():
    desk = playing()
    assert "each side must pocket one of its own pieces first" in said(remarks(desk))
    desk = typed(desk, "o")
    assert (
        said(remarks(desk)) == "Queen on the board; Ben must pocket one of their own pieces first"
    )
    desk = typed(desk, "q")
    assert said(remarks(desk)) == "Queen pocketed: Ada must cover her now"
    assert said(remarks(typed(desk, "o"))) == "Ada covered the queen"


def test_open_matters_are_shown():
    desk = typed(playing(), "o", "s", "noroom", ".", "protest 1", "disturbed 2")
    shown = said(remarks(desk))
    assert "Ben holds 1 white piece until there is room" in shown
    assert "Ada protests against entry 9, no clause named: not yet in writing" in shown
    assert "Ben: 1 warning for disturbing" in shown
    named_one = typed(playing(), "o", "s", "protest 1 3.11.a", "written")
    shown = said(remarks(named_one))
    assert "Ada protests against entry 7 on international:3.11.a: not yet decided" in shown


@pytest.mark.proves("international:3.6.b", "settled:14", "settled:42")
def test_the_clock_counts_down_and_is_the_umpires_to_call():
    desk = playing(Settings(rules="international", a=("a1",), b=("b1",), clock=Clock.STRICT))
    at = desk.log[-1].at
    running = clock(desk, at + timedelta(seconds=4.2))
    assert running is not None
    assert render(running.said, "en") == "thinking time: 11 s"
    late = clock(desk, at + timedelta(seconds=15))
    assert late is not None
    assert late.over
    fact = TimeRanOut(timer=Timer.THINKING)
    assert read("time", desk, "en") == Enter(fact)
    assert isinstance(decided(desk, fact, at), Refusal)
    over = decided(desk, fact, at + timedelta(seconds=15))
    assert isinstance(over, Event)
    early = (
        "Ada thought too long: technical foul. | "
        "Ada has no pocketed piece to pay with and owes one piece; Ada keeps the turn."
    )
    assert said(narrate(desk, over).answer) == early
    playing_on = typed(desk, "o")
    at = playing_on.log[-1].at + timedelta(seconds=15)
    over = decided(playing_on, fact, at)
    assert isinstance(over, Event)
    assert "Ada thought too long: foul. | One penalty" in said(narrate(playing_on, over).answer)
    assert clock(playing(), at) is None


@pytest.mark.proves("international:3.6.b")
def test_who_places_too_late_hears_that_it_was_done_for_him():
    settings = Settings(rules="international", a=("a1",), b=("b1",), clock=Clock.STRICT)
    desk = typed(playing(settings), "o", "s")
    at = desk.log[-1].at + timedelta(seconds=15)
    over = decided(desk, TimeRanOut(timer=Timer.PLACING), at)
    assert isinstance(over, Event)
    assert "Nobody placed the piece in time, so the umpire places it." in said(
        narrate(desk, over).answer
    )


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_pages_can_be_read_in_both_languages(tongue):
    desk = typed(playing(), "o", "s", "", "u")
    for show in (Show(Page.HELP), Show(Page.CALLS), Show(Page.LOG), Show(Page.SHEET)):
        for block in page(desk, show, tongue):
            if isinstance(block, Heading):
                assert render(block.said, tongue)
            elif isinstance(block, Item):
                assert all(render(part, tongue) for part in block.said)
                if isinstance(block.label, Message):
                    assert render(block.label, tongue)
    labels = [b.label for b in page(desk, Show(Page.CALLS), tongue) if isinstance(b, Item)]
    assert set(labels) == {*CALLS, *DISQUALIFICATIONS}
    assert all(render(call_label(desk.settings, str(name)), tongue) for name in labels)
    found = [b.label for b in page(desk, Show(Page.CALLS, "3.11"), tongue) if isinstance(b, Item)]
    assert found
    assert all(str(name).startswith("3.11") for name in found)


def test_the_log_marks_what_was_taken_back():
    labels = [
        b.label
        for b in page(typed(playing(), "o", "u"), Show(Page.LOG), "en")
        if isinstance(b, Item)
    ]
    assert labels[-3:] == ["5", "6×", "7×"]


def test_a_void_board_and_a_conceded_game_stand_on_the_sheet():
    desk = typed(playing(), *["pass"] * 6, "", "o", "concede")
    table = next(b for b in page(desk, Show(Page.SHEET), "en") if isinstance(b, Table))
    assert [said((row[-1],)) for row in table.rows] == ["void", "given up"]


# The questions before a match.


def answered(form, *lines):
    for line in lines:
        form = form.answer(line)
    return form


def test_enter_all_the_way_gives_an_international_match_of_singles():
    setup = answered(Setup(file="x.jsonl"), "", "", "Ada", "  Ben  ", *[""] * 6)
    assert setup.done
    assert setup.settings == SINGLES
    assert setup.players == {"a1": "Ada", "b1": "Ben"}
    assert setup.file == "x.jsonl"
    check_settings(setup.settings)


def test_doubles_with_everything_chosen():
    lines = (CLUB, "2", "2", "Ada", "Abe", "Ben", "Bea", "3", "4", "Lyon", "2", "2")
    setup = answered(Setup(file="x", ask_file=False), *lines)
    assert setup.question is not None
    pages = parts(REQUIREMENTS)
    assert setup.question.ticks == (False,) * len(pages[0])
    setup = answered(setup, "+", "2", "", "1,3", *[""] * (len(pages) - 1))
    assert len(setup.ticked) == len(pages[0]) - 1 + 2
    assert not setup.done
    setup = answered(setup, "")
    assert setup.done
    assert setup.settings.rules == "club"
    assert setup.settings.options == {"doubling_striker_return": "own"}
    assert setup.settings.rule_set().doubling_striker_return is DoublingReturn.OWN
    assert setup.settings.edition == "1986"
    check_settings(setup.settings)
    assert setup.settings.single_board
    assert setup.settings.clock is Clock.CASUAL
    assert (setup.settings.a, setup.settings.b) == (("a1", "a2"), ("b1", "b2"))
    assert setup.players["b2"] == "Bea"
    assert setup.place == "Lyon"


@pytest.mark.parametrize(("single", "score"), [(True, "to 0."), (False, "wins the board")])
def test_a_single_board_is_told_in_points(single, score):
    table = Driven(single_board=single).seat().open()
    for fell in [*["own"] * 8, "queen", "own"]:
        before = table.match
        table.stroke(fell)
    answer = said(narrate(before, table.log[-1]).answer)
    assert score in answer
    assert "0 to 0" not in answer
    assert ("Games" in said_on(table.match)) is not single


def said_on(desk) -> str:
    """Return what the score sheet says."""
    parts = [
        part
        for block in page(desk, Show(Page.SHEET), "en")
        if isinstance(block, Item)
        for part in block.said
    ]
    return said(parts)


def test_the_check_list_is_the_whole_chapter_on_equipment():
    ids = [requirement_id(r) for part in parts(REQUIREMENTS) for r in part]
    assert ids == [requirement_id(r) for r in REQUIREMENTS]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize(
    ("name", "said_"),
    [
        ("", "Type a name"),
        ("Ada", "is taken"),
        ("ADA", "is taken"),
        ("x" * 25, "at most 24"),
        ("2nd", "digit"),
    ],
)
def test_names_that_cannot_be_used(name, said_):
    setup = answered(Setup(), "", "", "Ada")
    with pytest.raises(EntryError) as caught:
        setup.answer(name)
    assert said_ in render(caught.value.said, "en")


def test_going_back_keeps_the_answers():
    setup = answered(Setup(), "", "", "Ada", "Ben", "2", "")
    while (before := setup.back()) is not None:
        setup = before
        assert setup.question is not None
    assert setup.step.name == "RULES"
    setup = answered(setup, *[""] * 9, "y.jsonl")
    assert setup.done
    assert setup.players == {"a1": "Ada", "b1": "Ben"}
    assert setup.file == "y.jsonl"


def test_the_option_of_the_club_rules_is_asked_there_only():
    asked = answered(Setup(), CLUB)
    assert asked.question is not None
    assert "doubling piece" in render(asked.question.said, "en")
    assert answered(asked, "").step.name == "KIND"
    assert answered(asked, "").settings.options == {}
    back = answered(asked, "2").back()
    assert back is not None
    assert back.step.name == "OPTION"
    other = answered(answered(asked, "2"), "", "Ada", "Ben")
    while (before := other.back()) is not None:
        other = before
    other = answered(other, "1")
    assert other.step.name == "KIND"
    assert other.settings.options == {}


@given(
    st.lists(
        st.one_of(st.text(max_size=6), st.sampled_from(["", "1", "2", "+", "Ada"])), max_size=30
    )
)
def test_no_answer_breaks_the_questions(lines):
    setup = Setup(file="x")
    for line in lines:
        if setup.done:
            break
        try:
            setup = setup.answer(line)
        except EntryError as problem:
            render(problem.said, "fr")
    if setup.done:
        check_settings(setup.settings)
        assert len(setup.players) == len(setup.settings.players)
    else:
        question = setup.question
        assert question is not None
        for tongue in LANGUAGES:
            assert render(question.said, tongue)
            assert all(render(option, tongue) for option in question.options)


# An overrule.


def test_an_overrule_changes_what_was_asked_and_keeps_the_rest():
    form = answered(overrule(typed(playing(), "o")), "7 5", "0 0", "2", "3", "The clock fell over.")
    assert form.done
    desk = typed(playing(), "o")
    event = decided(desk, form.fact, START + timedelta(hours=1))
    assert isinstance(event, Event)
    state = desk.after(event).state
    assert state.situation is not None
    assert (state.situation.white.on_board, state.situation.black.on_board) == (7, 5)
    assert state.turn == "b1"
    assert state.situation.queen is QueenState.COVERED
    assert "The umpire corrected the board: The clock fell over." in render(
        narrate(desk, event).entry, "en"
    )


def test_an_overrule_by_enter_changes_nothing_but_needs_a_reason():
    desk = typed(playing(), "o", "q")
    form = answered(overrule(desk), "", "", "", "")
    assert form.situation == desk.state.situation
    with pytest.raises(EntryError):
        form.answer(" ")


def test_an_overrule_that_cannot_be_is_refused_in_words():
    with pytest.raises(EntryError):
        overrule(new())
    form = overrule(playing())
    for line in ("0 5", "10 5", "5", "a b"):
        with pytest.raises(EntryError):
            form.answer(line)
    back = answered(form, "5 5").back()
    assert back is not None
    assert back.question == replace(form, situation=back.situation).question
    assert form.back() is None


# Whatever is typed: the desk answers in words, and the log leads to the state that is shown.

ALL = st.one_of(
    st.sampled_from(["", "1", "2", "", "o", "o", "oo", "t", "q", "s", "o s", ".", "!o", "0", "-o"]),
    st.sampled_from(["u", "redo", "pass", "request 1", "noroom", "room", "time", "protest 2"]),
    st.sampled_from(["written", "upheld", "rejected", "seats", "disturbed 1", "concede", "3"]),
    st.sampled_from(["forgo", "demand 1", "concede match", "protest 2 3.11.a", "3.10.f oq"]),
    st.sampled_from(["oooooooo", "os", "oq", "tttttttt"]),
    st.sampled_from(sorted(CALLS)),
    st.sampled_from(list(WORDS["en"].values())),
)
TERMS = [
    SINGLES,
    DOUBLES,
    Settings(rules="club", a=("a1",), b=("b1",), clock=Clock.CASUAL),
    Settings(rules="percuteur", a=("a1", "a2"), b=("b1", "b2"), clock=Clock.STRICT),
    Settings(rules="simplified", a=("a1",), b=("b1",)),
]


@settings(max_examples=60)
@given(
    st.sampled_from(TERMS),
    st.lists(ALL, min_size=5, max_size=60),
    st.sampled_from(LANGUAGES),
    st.booleans(),
)
def test_a_sitting_of_any_lines(terms, lines, tongue, demand):
    rules = RULE_SETS[terms.rules]
    with changed_rules(terms.rules, demanding(rules) if demand else rules):
        sit(terms, lines, tongue)


def sit(terms, lines, tongue):
    desk = playing(terms)
    at = START
    for line in lines:
        at += timedelta(seconds=20)
        try:
            entry = read(line, desk, "en")
        except EntryError as problem:
            render(problem.said, tongue)
            continue
        fact = toss(0) if entry is Act.COIN else getattr(entry, "fact", None)
        if fact is None:
            continue
        event = decided(desk, fact, at)
        if isinstance(event, Refusal):
            assert render(event.said, tongue)
            continue
        spoken = narrate(desk, event)
        assert said((spoken.entry, *spoken.answer), tongue)
        if not isinstance(entry, WhatIf):
            desk = desk.after(event)
        assert said((stage(desk), awaited(desk), *remarks(desk)), tongue)
        assert said([choice.said for choice in choices(desk)], tongue) is not None
        for row in rows(desk):
            if row.on_board is not None:
                assert row.on_board + (row.pocketed or 0) + (row.held or 0) == 9
    assert MatchLog.of(desk.header, desk.log) == desk
