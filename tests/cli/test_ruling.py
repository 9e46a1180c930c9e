"""``carrom ruling`` as a script runs it: good and bad lines in one batch, bad files, closed pipes."""

import json
import os
import subprocess
import sys
import time
from itertools import cycle, islice
from pathlib import Path

import pytest

from carrom.cli.ruling import LINE_LIMIT, rule_line
from tests.rules.asking import asked, question

CARROM = Path(sys.executable).with_name("carrom")
MEGABYTE = 1 << 20
GOOD = json.dumps(question("international", ["white"], own=5, opp=6)).encode()
"""White pockets a piece and has four left."""
OTHER = json.dumps(question("club", ["striker"], own=5, opp=6)).encode()
"""White pays a piece and has six; Black plays."""
MEASURED = """
import os, resource, subprocess, sys
status = subprocess.run(sys.argv[1:]).returncode
most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss  # kilobytes
print(most, file=sys.stderr)
sys.exit(status)
"""


def carrom(*args, given=b"", **more):
    """Run the command and return its exit status, output and error output."""
    env = {k: v for k, v in os.environ.items() if k not in ("LANG", "LC_ALL")}
    done = subprocess.run(
        [CARROM, "ruling", *args],
        input=given,
        capture_output=True,
        timeout=60,
        check=False,
        env=env,
        **more,
    )
    assert b"Traceback" not in done.stderr, done.stderr.decode()
    return done.returncode, done.stdout, done.stderr.decode()


def shell(script, *args):
    """Run a shell script in which ``"$0"`` is the command."""
    done = subprocess.run(
        ["/bin/sh", "-c", script, CARROM, *args], capture_output=True, timeout=60, check=False
    )
    assert b"Traceback" not in done.stderr, done.stderr.decode()
    return done.returncode, done.stdout, done.stderr.decode()


def with_count(number):
    return GOOD.replace(b'"on_board": {"white": 5', b'"on_board": {"white": ' + number)


def with_tries(number):
    return OTHER.replace(b'"tries": 1', b'"tries": ' + number)


def with_owed(number):
    return OTHER.replace(b'"owed": {"white": 0', b'"owed": {"white": ' + number)


BAD: dict[str, tuple[bytes, str]] = {
    "not JSON": (b"not JSON", ""),
    "empty": (b"", ""),
    "blank": (b" \t\r", ""),
    "cut off": (GOOD[:-1], ""),
    "too much": (GOOD + b"}", ""),
    "two on a line": (GOOD + GOOD, ""),
    "NaN": (b"NaN", ""),
    "Infinity": (b"[Infinity]", ""),
    "-Infinity inside": (with_count(b"-Infinity"), "/board/on_board/white"),
    "NaN inside": (with_count(b"NaN"), "/board/on_board/white"),
    "not UTF-8": (b"\xff\xfe{}", ""),
    "surrogate in UTF-8": (GOOD.replace(b"international", b"\xed\xa0\x80"), ""),
    "UTF-16": (GOOD.decode().encode("utf-16"), ""),
    "deep list": (b"[" * 100_000, ""),
    "deep object": (b'{"rules":' * 100_000, ""),
    "a list": (b"[" * 400 + b"]" * 400, ""),
    "a number": (b"5", ""),
    "null": (b"null", ""),
    "lone surrogate": (GOOD.replace(b"international", rb"\ud800"), "/rules"),
    "control characters": (GOOD.replace(b"international", rb"\u0000\n"), "/rules"),
    "deep inside": (GOOD.replace(b'"international"', b"[" * 500 + b"]" * 500), "/rules"),
    "1e999": (with_count(b"1e999"), "/board/on_board/white"),
    "5.5": (with_count(b"5.5"), "/board/on_board/white"),
    "-1": (with_count(b"-1"), "/board/on_board/white"),
    "ten whites": (with_count(b"10"), "/board/on_board/white"),
    "10,000 digits": (with_count(b"9" * 10_000), "/board/on_board/white"),
    "-10,000 digits": (with_count(b"-" + b"9" * 10_000), "/board/on_board/white"),
    "4,300 digits": (with_owed(b"9" * 4_300), "/board/owed/white"),
    "40 digits": (with_tries(b"9" * 40), "/board/tries"),
    "1e300": (with_tries(b"1e300"), "/board/tries"),
    "touched 1": (GOOD.replace(b'"proper"', b'"x"')[:-2] + b', "touched": 1}}', "/stroke/touched"),
}


@pytest.mark.parametrize(("line", "field"), BAD.values(), ids=BAD)
def test_a_bad_line_is_refused_with_its_field_in_both_languages(line, field):
    reasons = set()
    for language in ("en", "fr"):
        answered, fine = rule_line(line, language)
        assert not fine
        error = json.loads(answered)["error"]
        assert error["field"] == field
        assert error["reason"].endswith(".")
        assert len(error["reason"]) < 200
        assert b"\n" not in answered
        reasons.add(error["reason"])
    assert len(reasons) == 2


def test_a_mixed_batch_comes_in_order_and_goes_on_after_each_bad_line():
    lines = [line for bad, _ in BAD.values() for line in (bad, GOOD, OTHER)]
    status, out, err = carrom("-", given=b"\xef\xbb\xbf" + GOOD + b"\n" + b"\n".join(lines))
    assert status == 2
    assert err == ""
    answers = [json.loads(line) for line in out.split(b"\n")[:-1]]
    assert len(answers) == 1 + len(lines)
    assert answers[0]["board"]["on_board"]["white"] == 4
    for (_, field), refusal, good, other in zip(
        BAD.values(), answers[1::3], answers[2::3], answers[3::3], strict=True
    ):
        assert set(refusal) == {"error"}
        assert refusal["error"]["field"] == field
        assert (good["next"], good["board"]["on_board"]["white"]) == ("white", 4)
        assert (other["next"], other["board"]["on_board"]["white"]) == ("black", 6)


def test_the_status_is_0_when_nothing_was_refused(tmp_path):
    file = tmp_path / "strokes.jsonl"
    file.write_bytes(GOOD + b"\r\n" + OTHER)
    status, out, err = carrom(file)
    assert (status, err) == (0, "")
    answers = [json.loads(line) for line in out.splitlines()]
    expected = [asked(json.loads(line)) for line in (GOOD, OTHER)]
    for answer, wanted in zip(answers, expected, strict=True):
        assert answer.pop("text").endswith(".")
        assert answer == wanted
    assert carrom("-", given=GOOD)[:2] == (0, out.splitlines(keepends=True)[0])
    assert carrom(given=b"") == (0, b"", "")


def test_texts_in_french():
    lines = b"\n".join((GOOD, b"?", with_count(b"10")))
    english = [json.loads(line) for line in carrom(given=lines)[1].splitlines()]
    status, out, err = carrom("--lang", "fr", given=lines)
    french = [json.loads(line) for line in out.decode().splitlines()]
    assert (status, err) == (2, "")
    assert "Blanc " in french[0]["text"]
    assert "White" in english[0]["text"]
    for ours, theirs in zip(french[1:], english[1:], strict=True):
        assert ours["error"]["field"] == theirs["error"]["field"]
        assert ours["error"]["reason"] != theirs["error"]["reason"]
    for answer in (english[0], french[0]):
        del answer["text"]
    assert french[0] == english[0]


def test_a_line_of_a_hundred_megabytes_is_passed_over_in_little_memory():
    child = subprocess.Popen(
        [sys.executable, "-S", "-c", MEASURED, CARROM, "ruling", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    with child:
        assert child.stdin
        child.stdin.write(GOOD + b'\n{"rules": "')
        for _ in range(100):
            child.stdin.write(b"x" * MEGABYTE)
        child.stdin.write(b'"}\n' + OTHER + b"\n")
        out, err = child.communicate(timeout=60)
    answers = [json.loads(line) for line in out.splitlines()]
    assert [answer.get("next") for answer in answers] == ["white", None, "black"]
    assert answers[1]["error"]["field"] == ""
    assert child.returncode == 2
    assert int(err) < 200 * 1024


@pytest.mark.parametrize("spare", [0, 1])
def test_the_longest_line_that_is_read(spare):
    longest = GOOD + b" " * (LINE_LIMIT - len(GOOD) + spare)
    status, out, _ = carrom(given=b"\n".join((longest, longest, OTHER, longest)))
    answers = [json.loads(line) for line in out.splitlines()]
    kept = None if spare else "white"
    assert [answer.get("next") for answer in answers] == [kept, kept, "black", kept]
    assert status == (2 if spare else 0)


def test_files_that_cannot_be_read(tmp_path):
    (tmp_path / "folder").mkdir()
    sentences = set()
    for name, said, *language in (
        ("none.jsonl", "“none.jsonl”"),
        ("none.jsonl", "none.jsonl", "--lang=fr"),
        ("folder", "“folder”"),
        ("x" * 5000, "“xxx"),
        (b"caf\xe9", "“caf"),
    ):
        status, out, err = carrom(name, *language, cwd=tmp_path)
        assert (status, out) == (2, b"")
        assert err.startswith("carrom: ")
        assert err.count("\n") == 1
        assert said in err
        assert len(err) < 200
        sentences.add(err)
    assert len(sentences) == 5


def test_a_file_that_can_be_opened_but_not_read():
    status, out, err = carrom(Path("/proc/self/mem"))  # nobody, not even root, can read its start
    assert (status, out, err.count("\n")) == (2, b"", 1)


@pytest.mark.parametrize(
    "args",
    [("--lang", "de"), ("--lang",), ("--colour",), ("a.jsonl", "b.jsonl")],
    ids=" ".join,
)
def test_arguments_that_cannot_be_used(args):
    status, out, err = carrom(*args)
    assert (status, out) == (2, b"")
    assert err.startswith("carrom: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "script",
    [
        pytest.param('"$0" ruling <&-', id="standard input closed"),
        pytest.param('"$0" ruling - 0>"$1.out"', id="standard input for writing"),
        pytest.param('"$0" ruling "$1" >&-', id="standard output closed"),
        pytest.param('"$0" ruling "$1" >/dev/full', id="disk full"),
        pytest.param('"$0" ruling - <"$1" >/dev/full', id="disk full, line by line"),
    ],
)
def test_closed_streams_give_one_sentence_and_status_2(script, tmp_path):
    file = tmp_path / "strokes.jsonl"
    file.write_bytes(GOOD + b"\n")
    status, out, err = shell(script, file)
    assert (status, out) == (2, b"")
    assert err.count("\n") == 1
    assert err.startswith("carrom: ")


def test_without_standard_error_nothing_strays_to_standard_output(tmp_path):
    assert shell('"$0" ruling "$1" 2>&-', tmp_path / "none.jsonl") == (2, b"", "")


@pytest.mark.parametrize("source", ["file", "pipe"])
def test_a_reader_that_goes_away(source, tmp_path):
    file = tmp_path / "strokes.jsonl"
    file.write_bytes(b"\n".join([GOOD] * 1000))
    with file.open("rb") as stream:
        child = subprocess.Popen(
            [CARROM, "ruling", file if source == "file" else "-", "--lang=fr"],
            stdin=stream,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
    with child:
        assert child.stdout
        assert child.stderr
        assert json.loads(child.stdout.readline())["next"] == "white"
        child.stdout.close()
        err = child.stderr.read().decode()
        assert child.wait(60) == 2
    assert err.count("\n") == 1
    assert err.startswith("carrom: La sortie a été fermée")


def test_an_answer_comes_before_the_next_question_is_asked():
    with subprocess.Popen(
        [CARROM, "ruling"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as child:
        assert child.stdin
        assert child.stdout
        for line, following in ((GOOD, "white"), (OTHER, "black"), (GOOD, "white")):
            child.stdin.write(line + b"\n")
            child.stdin.flush()
            assert json.loads(child.stdout.readline())["next"] == following
        child.stdin.close()
        assert child.wait(60) == 0


def test_two_thousand_lines_take_no_time():
    lines = list(islice(cycle((GOOD, OTHER, b"x")), 2000))
    started = time.monotonic()
    status, out, _ = carrom(given=b"\n".join(lines))
    assert time.monotonic() - started < 20
    assert status == 2
    assert out.count(b"\n") == 2000
