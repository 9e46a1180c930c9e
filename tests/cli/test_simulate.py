"""``carrom simulate`` as a script runs it: good and bad lines in one batch, whatever the bytes."""

import json
import os
import subprocess
import sys
from copy import deepcopy
from itertools import cycle, islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom.cli.json_lines import LINE_LIMIT
from carrom.cli.simulate import run, simulate_line
from tests.physics.test_json_format import FREE, PLAYED

CARROM = Path(sys.executable).with_name("carrom")
FREE_LINE = json.dumps(FREE).encode()
PLAYED_LINE = json.dumps(PLAYED).encode()
FIELDS = [
    "discs",
    "pocketed",
    "first_contact",
    "touched",
    "impacts",
    "duration",
    "energy_left",
    "on_rim",
]


def carrom(*args, given=b"", **more):
    """Run the command and return its exit status, output and error output."""
    env = {k: v for k, v in os.environ.items() if k not in ("LANG", "LC_ALL")}
    done = subprocess.run(
        [CARROM, "simulate", *args],
        input=given,
        capture_output=True,
        timeout=120,
        check=False,
        env=env,
        **more,
    )
    assert b"Traceback" not in done.stderr, done.stderr.decode()
    return done.returncode, done.stdout, done.stderr.decode()


def answered(line, language="en"):
    text, fine = simulate_line(line, language)
    assert fine, text
    return json.loads(text)


def with_x(number):
    return FREE_LINE.replace(b'"x": 0.1', b'"x": ' + number)


def with_speed(number):
    return PLAYED_LINE.replace(b'"speed": 5.0', b'"speed": ' + number)


BAD: dict[str, tuple[bytes | None, str]] = {
    "too long": (None, ""),
    "not JSON": (b"not JSON", ""),
    "empty": (b"", ""),
    "blank": (b" \t\r", ""),
    "cut off": (FREE_LINE[:-1], ""),
    "two on a line": (FREE_LINE + PLAYED_LINE, ""),
    "NaN": (b"NaN", ""),
    "a list": (b"[" * 400 + b"]" * 400, ""),
    "deep": (b"[" * 100_000, ""),
    "not UTF-8": (b"\xff\xfe{}", ""),
    "UTF-16": (FREE_LINE.decode().encode("utf-16"), ""),
    "NaN inside": (with_x(b"NaN"), "/discs/1/x"),
    "Infinity inside": (with_x(b"Infinity"), "/discs/1/x"),
    "-Infinity inside": (with_x(b"-Infinity"), "/discs/1/x"),
    "1e999": (with_x(b"1e999"), "/discs/1/x"),
    "1e300": (with_x(b"1e300"), "/discs/1/x"),
    "10,000 digits": (with_x(b"9" * 10_000), "/discs/1/x"),
    "40 digits": (with_x(b"-" + b"9" * 40), "/discs/1/x"),
    "quoted": (with_x(b'"0.1"'), "/discs/1/x"),
    "lone surrogate": (FREE_LINE.replace(b'"white"', rb'"\ud800"'), "/discs/1/kind"),
    "control characters": (FREE_LINE.replace(b'"white"', rb'"\u0000\n"'), "/discs/1/kind"),
    "deep inside": (FREE_LINE.replace(b'"white"', b"[" * 500 + b"]" * 500), "/discs/1/kind"),
    "NaN speed": (with_speed(b"NaN"), "/stroke/speed"),
    "1e999 speed": (with_speed(b"1e999"), "/stroke/speed"),
    "1e300 speed": (with_speed(b"1e300"), "/stroke/speed"),
    "backwards": (with_speed(b"-1"), "/stroke/speed"),
    "off the base": (PLAYED_LINE.replace(b'"x": 0.02', b'"x": 0.3'), "/stroke/x"),
    "circle in part": (PLAYED_LINE.replace(b'"x": 0.02', b'"x": 0.2'), "/stroke/x"),
}


@pytest.mark.parametrize(("line", "field"), BAD.values(), ids=BAD)
def test_a_bad_line_is_refused_with_its_field_in_both_languages(line, field):
    reasons = set()
    for language in ("en", "fr"):
        text, fine = simulate_line(line, language)
        assert not fine
        error = json.loads(text)["error"]
        assert error["field"] == field
        assert error["reason"].endswith(".")
        assert len(error["reason"]) < 200
        assert b"\n" not in text
        reasons.add(error["reason"])
    assert len(reasons) == 2


def test_a_mixed_batch_comes_in_order_and_goes_on_after_each_bad_line():
    lines = [line for bad, _ in BAD.values() if bad for line in (bad, FREE_LINE, PLAYED_LINE)]
    status, out, _ = carrom("-", given=b"\xef\xbb\xbf" + FREE_LINE + b"\r\n" + b"\n".join(lines))
    assert status == 2
    answers = [json.loads(line) for line in out.split(b"\n")[:-1]]
    assert len(answers) == 1 + len(lines)
    free, played = answered(FREE_LINE), answered(PLAYED_LINE)
    assert answers[0] == free
    fields = [field for bad, field in BAD.values() if bad]
    assert [a["error"]["field"] for a in answers[1::3]] == fields
    assert all(a.keys() == {"error"} for a in answers[1::3])
    assert all(a == free for a in answers[2::3])
    assert all(a == played for a in answers[3::3])  # to the bit, in another process


def test_the_status_is_0_when_nothing_was_refused(tmp_path):
    file = tmp_path / "strokes.jsonl"
    file.write_bytes(FREE_LINE + b"\r\n" + PLAYED_LINE)
    status, out, _ = carrom(file)
    assert status == 0
    lines = out.splitlines()
    assert [json.loads(line) for line in lines] == [answered(FREE_LINE), answered(PLAYED_LINE)]
    assert b"NaN" not in out
    assert carrom("-", given=FREE_LINE)[:2] == (0, lines[0] + b"\n")
    assert carrom(given=b"")[:2] == (0, b"")


def test_the_documented_fields_come_first_and_in_their_order():
    assert list(answered(FREE_LINE)) == [*FIELDS, "version"]
    assert list(answered(PLAYED_LINE)) == [*FIELDS, "left_base", "version"]
    for line in (FREE_LINE, PLAYED_LINE):
        answer = answered(line)
        assert all(list(disc) == ["id", "x", "y", "state", "hole"] for disc in answer["discs"])
        assert all(list(fall) == ["id", "hole", "time"] for fall in answer["pocketed"])
        assert answer["energy_left"] == 0.0
        assert type(answer["impacts"]) is int
        assert type(answer["duration"]) is float


def test_french_reasons_and_the_same_numbers():
    lines = b"\n".join((FREE_LINE, b"?", with_speed(b"100")))
    status, out, _ = carrom("--lang", "fr", given=lines)
    first, *bad = (json.loads(line) for line in out.decode().splitlines())
    assert status == 2
    assert first == answered(FREE_LINE)
    assert bad[0]["error"] == {"field": "", "reason": "Cette ligne n’est pas du JSON valable."}
    assert bad[1]["error"]["field"] == "/stroke/speed"


def test_an_answer_comes_before_the_next_question_is_asked():
    with subprocess.Popen(
        [CARROM, "simulate"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as child:
        assert child.stdin
        assert child.stdout
        for line in (FREE_LINE, PLAYED_LINE, FREE_LINE):
            child.stdin.write(line + b"\n")
            child.stdin.flush()
            assert json.loads(child.stdout.readline()) == answered(line)
        child.stdin.close()
        assert child.wait(60) == 0


@pytest.mark.parametrize("spare", [0, 1])
def test_the_longest_line_that_is_read(spare):
    longest = FREE_LINE + b" " * (LINE_LIMIT - len(FREE_LINE) + spare)
    status, out, _ = carrom(given=b"\n".join((longest, FREE_LINE)))
    answers = [json.loads(line) for line in out.splitlines()]
    assert ["error" in answer for answer in answers] == [spare == 1, False]
    assert status == (2 if spare else 0)


@pytest.mark.parametrize(
    "args",
    [("--lang", "de"), ("--lang",), ("--colour",), ("a.jsonl", "b.jsonl"), ("none.jsonl",)],
    ids=" ".join,
)
def test_arguments_that_cannot_be_used(args, capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    assert run(list(args)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("carrom: ")
    assert err.count("\n") == 1


def test_help_in_both_languages(capsys):
    for language, word in (("en", "JSON object"), ("fr", "en écrit un par ligne")):
        assert run(["--help", "--lang", language]) == 0
        assert word in capsys.readouterr().out


def test_a_long_batch_in_one_go():
    lines = list(islice(cycle((FREE_LINE, PLAYED_LINE, b"x")), 600))
    status, out, _ = carrom(given=b"\n".join(lines))
    assert status == 2
    assert out.count(b"\n") == 600


@given(st.binary(max_size=200))
def test_any_bytes_are_answered(line):
    text, _ = simulate_line(line, "en")
    assert isinstance(json.loads(text), dict)


ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**30), 10**30),
    st.floats(),
    st.text(max_size=5),
    st.lists(st.integers(), max_size=2),
    st.sampled_from(["white", "striker", "rosette", "south", "1986", 0.0, 0.05, 1e-9, -0.3, 60.0]),
)


@given(st.data())
def test_a_request_with_any_fields_changed_is_answered(data):
    request = deepcopy(data.draw(st.sampled_from([FREE, PLAYED])))
    for _ in range(data.draw(st.integers(1, 4))):
        place = request
        while True:
            keys = list(range(len(place))) if isinstance(place, list) else list(place)
            key = data.draw(st.sampled_from(keys))
            if isinstance(place[key], (dict, list)) and place[key] and data.draw(st.booleans()):
                place = place[key]
                continue
            place[key] = data.draw(ODD)
            break
    text, fine = simulate_line(json.dumps(request).encode(), "fr")
    answer = json.loads(text)
    assert fine != ("error" in answer)
    if not fine:
        assert answer["error"]["reason"].endswith(".")
        pointed_at(request, answer["error"]["field"])


def pointed_at(request, pointer):
    """Follow a pointer; only its last name may be one that the request lacks."""
    *way, last = pointer.split("/")[1:] or [""]
    for name in way:
        request = request[int(name) if isinstance(request, list) else name]
    assert isinstance(request, (dict, list)), last
