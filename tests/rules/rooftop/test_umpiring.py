"""The rooftop rules at the umpire's desk: asked for, played by, called under, undone."""

import pytest

from carrom.desk.entries import Page, Show, read
from carrom.desk.errors import EntryError
from carrom.desk.pages import Heading, Item, Table, page
from carrom.desk.setup import Setup
from carrom.match.match_log import MatchLog
from carrom.match.settings import Settings
from carrom.rules import RULE_SETS
from carrom.texts import LANGUAGES, render
from tests.desk.sitting import answer, new, playing, typed

ROOFTOP = Settings(rules="rooftop", a=("a1",), b=("b1",))
NUMBER = str(list(RULE_SETS).index("rooftop") + 1)


def refused(desk: MatchLog, line: str, tongue="en") -> str:
    with pytest.raises(EntryError) as problem:
        read(line, desk, tongue)
    assert render(problem.value.said, tongue)
    return problem.value.said.id


def test_it_is_asked_for_with_its_option():
    setup = Setup().answer(NUMBER)
    assert setup.question is not None
    said = [render(m, "fr") for m in (setup.question.said, *setup.question.options)]
    assert said[1:] == ["un pion", "rien"]
    for line in ("2", "", "Ada", "Ben", "", "", "", "", "", ""):
        setup = setup.answer(line)
    assert setup.done
    assert setup.settings.options == {"splash": "nothing"}


def test_a_strict_clock_is_not_said_to_cost_a_piece():
    """The set has no call for thinking too long, so that only the turn ends."""
    for rules, said in ((NUMBER, "have no penalty"), ("1", "is a foul")):
        setup = Setup().answer(rules)
        while setup.question is not None and setup.question.said.id != "umpire-ask-clock":
            setup = setup.answer(
                f"Ada{len(setup.names)}" if "name" in setup.question.said.id else ""
            )
        assert setup.question is not None
        strict = render(setup.question.options[1], "en")
        assert said in strict


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("ww", "They earn more tries."),
        ("w", "Ada plays white"),
        ("-b", "A disc went over the railing."),
        ("s", "Ada pocketed the striker"),
    ],
)
def test_strokes_are_ruled_on(line, said):
    assert said in answer(playing(ROOFTOP), line)


def test_a_penalty_is_placed():
    desk = typed(playing(ROOFTOP), "w", "os")
    assert desk.state.to_place
    desk = typed(desk, "", "")
    assert not desk.state.to_place
    assert desk.state.turn == "b1"


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_its_calls_can_be_made_and_no_others(tongue):
    desk = typed(playing(ROOFTOP), "ww" if tongue == "en" else "bb", tongue=tongue)
    assert desk.state.situation is not None
    assert desk.state.situation.tries == 3
    after = typed(desk, "railing2", tongue=tongue)
    assert after.state.situation is not None
    assert after.state.situation.tries == 1
    assert after.log[-1].clauses == ("rooftop:railing.2",)
    assert refused(desk, "3.11.o", tongue) == "umpire-not-understood"
    shown = page(desk, Show(Page.CALLS), tongue)
    assert len(shown) == 3


def test_what_it_has_no_call_for_is_said_without_one():
    ready = typed(new(ROOFTOP), "1", "1", "1", "")
    assert refused(ready, "w") == "umpire-not-open-yet"
    stopped = typed(playing(ROOFTOP), "request 1")
    assert refused(stopped, "w") == "umpire-stopped-still"
    assert refused(ready, "disqualify 1") == "refusal-not-in-these-rules"


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("which", Page)
def test_every_page_can_be_read(which, tongue):
    desk = typed(playing(ROOFTOP), "w", "os", "", "")
    about = "rooftop:play.1" if which is Page.RULE else ""
    for block in page(desk, Show(which, about), tongue):
        match block:
            case Heading(said=said):
                assert render(said, tongue)
            case Item(said=parts):
                assert all(render(said, tongue) for said in parts)
            case Table(head=head):
                assert all(render(said, tongue) for said in head)
