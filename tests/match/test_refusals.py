"""Every refusal can be said, and no text is left over."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry

from carrom.match.refusals import RefusedError, Why
from carrom.messages import Argument, message
from carrom.rules.placement import SpotVerdict
from carrom.texts import LANGUAGES, render, source

ARGUMENTS: dict[Why, dict[str, Argument]] = {
    Why.UNKNOWN_PLAYER: {"player": "eve"},
    Why.NOT_YOUR_TURN: {"player": "ada"},
    Why.NOT_THE_PLACER: {"player": "ada"},
    Why.SPOT_ILLEGAL: {"verdict": message("refusal-spot-cannon")},
    Why.REPORT: {"field": "/stroke/pocketed", "reason": message("error-queen-not-on-board")},
    Why.NOT_DISTURBED_ENOUGH: {"most": 3},
    Why.NO_SUCH_CLAUSE: {"clause": "4.2.z"},
    Why.NOT_HIS_BREAK: {"player": "ada"},
    Why.VOID_BY_COUNT: {"turns": 6},
    Why.NOTHING_PLACED: {"player": "ada"},
    Why.STROKE_BY_ANOTHER: {"player": "ada"},
    Why.NO_OPPONENTS_FELL: {"player": "ada"},
    Why.TAKEN_TOO_MANY: {"player": "ada"},
    Why.LATER_ENTRY: {"entry": 7},
    Why.WHO_DID_IT: {"clause": "4.a"},
    Why.HAS_STRUCK: {"player": "ada", "clause": "4.1.2"},
    Why.OVERTIME_AGAIN: {"player": "ada"},
    Why.TOO_MANY_TRIES: {"most": 9},
    Why.TOO_MANY_POINTS: {"most": 2},
    Why.IN_TURN_ALREADY: {"player": "ada"},
    Why.UNKNOWN_CLAUSE: {"clause": "9.9.z"},
    Why.NO_SUCH_END: {"left": 0},
    Why.STRIKER_BETWEEN_BOARDS: {"damaged": "yes"},
    Why.NOT_THESE_POINTS: {"points": "9–0", "possible": "8–0"},
    Why.NOT_THIS_GAME: {"a": 25, "b": 3, "boards": 1},
    Why.NOT_THIS_SHOOT_OUT: {"a": 3, "b": 3, "strokes": 5, "least": 5},
    Why.ILLEGAL_AIM: {"reason": message("refusal-no-stroke")},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", list(Why))
def test_every_reason_is_a_sentence(language, why):
    said = RefusedError(why, **ARGUMENTS.get(why, {})).refusal.said
    text = render(said, language)
    assert text[-1] == "."
    assert text[0].isupper() or text[0] in "“«" or text.startswith("ada")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verdict", list(SpotVerdict))
def test_every_verdict_on_a_spot_ends_a_sentence(language, verdict):
    part = render(message(f"refusal-spot-{verdict}"), language)
    assert part[0].islower()
    assert part[-1] != "."


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_left_over(language):
    body = FluentParser().parse(source(language, "refusal")).body
    ids = {entry.id.name for entry in body if isinstance(entry, Entry)}
    reasons = {f"refusal-{why}" for why in Why}
    assert ids == reasons | {f"refusal-spot-{verdict}" for verdict in SpotVerdict}
