"""Messages that no page sends: those that make no sense, and acts that the match does not allow."""

import json
from typing import Any


def intent(act, seq=0):
    return json.dumps({"type": "intent", "id": "a", "seq": seq, "act": act})


STRIKE = {"act": "strike", "x": 0.0, "angle": 90.0, "speed": 3.0}
"""As ``Page.act`` takes it, which knows the seat in turn."""


def strike(**changed):
    aim = {"seat": "south", "x": 0.0, "angle": 90.0, "speed": 3.0}
    return {"act": "strike", "aim": {**aim, **changed}}


SENSELESS = [
    "null",
    "0",
    '"hello"',
    "{}",
    "[" * 2000,
    '{"type":' * 400,
    '{"type": "hello", "since": ' + "[" * 2000 + "]" * 2000,
    '{"type": "hello", "since": 1.5}',
    '{"type": "hello", "since": "0"}',
    '{"type": "hello", "since": true}',
    '{"type": "hello", "since": ' + "9" * 400 + "}",
    '{"type": "hello", "more": 1}',
    '{"type": "welcome", "you": ["p1"]}',
    '{"type": "intent", "id": 1, "seq": 0, "act": {"act": "pass"}}',
    '{"type": "intent", "id": "a", "seq": "0", "act": {"act": "pass"}}',
    '{"type": "intent", "id": "a", "seq": 0, "act": {"act": "pass"}, "by": "p2"}',
    '{"type": "intent", "id": "\\ud800", "seq": 0, "act": {"act": "pass"}}',
    intent(None),
    intent("pass"),
    intent([strike()]),
    intent({}),
    intent({"act": "win"}),
    intent({"act": None}),
    intent({"act": "pass", "by": "p2"}),
    intent({"act": "toss", "winner": "a"}),
    intent({"act": "choose", "choice": "everything"}),
    intent({"act": "sit", "seats": {"up": "p1"}}),
    intent({"act": "sit", "seats": ["p1"]}),
    intent({"act": "place", "side": "red", "x": 0.0, "y": 0.0}),
    intent({"act": "strike"}),
    intent(strike(x="0")),
    intent(strike(x=None)),
    intent(strike(x=True)),
    intent({**strike(), "pieces": []}),
    intent(STRIKE),
    intent(strike(seat="up")),
    intent(strike(seat=None)),
    intent(strike(by="p2")),
    *(
        f'{{"type": "intent", "id": "a", "seq": 0, "act": {{"act": "strike", "aim": '
        f'{{"seat": "south", "x": 0, "angle": 90, "speed": 3, "spin": 0, "{name}": {number}}}}}}}'
        for name in ("x", "angle", "speed", "spin")
        for number in ("NaN", "Infinity", "-Infinity", "1e999")
    ),
]
FORBIDDEN: list[dict[str, Any]] = [
    {**STRIKE, "x": 1e308},
    {**STRIKE, "speed": 1e308},
    {**STRIKE, "speed": -3.0},
    {**STRIKE, "speed": 0.0},
    {**STRIKE, "spin": 1e308},
    strike(seat="east"),
    {"act": "place", "side": "white", "x": 1e308, "y": 0.0},
    {"act": "sit", "seats": {"south": "p9"}},
    {"act": "sit", "seats": {}},
    {"act": "name-breaker", "player": "p9" * 100},
    {"act": "choose", "choice": "seats"},
    {"act": "trial", "team": "a"},
    {"act": "change-seats"},
    {"act": "play"},
]
