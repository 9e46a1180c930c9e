"""``carrom bench server``: a short run of the real thing."""

import json

import pytest

from carrom.bench.server import percentiles
from carrom.cli import main
from carrom.cli.bench_server import report
from carrom.texts import LANGUAGES


def test_a_short_run(tmp_path, capsys):
    file = tmp_path / "result.json"
    assert main(["bench", "server", "--rooms", "3", "--seconds", "3", "-o", str(file)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "None is lost" in out.replace("\n", " ")
    measured = json.loads(file.read_text(encoding="utf-8"))
    assert measured["format"] == "carrom-bench-server"
    assert measured["strokes"] >= 3
    assert measured["rooms_that_differ"] == 0
    assert 0 < measured["milliseconds"]["p50"] <= measured["milliseconds"]["max"]
    for language in LANGUAGES:
        lines = list(report(measured | {"rooms_that_differ": 1}, language))
        assert max(len(line) for text in lines for line in text.split("\n")) <= 80
        assert any("3" in line for line in lines)


@pytest.mark.parametrize(
    "args", [("--rooms", "0"), ("--rooms", "1.5"), ("--seconds", "nan"), ("--seconds", "1e9")]
)
def test_bad_numbers(capsys, args):
    assert main(["bench", "server", *args]) == 2
    assert f"{args[0]} needs a number" in capsys.readouterr().err


def test_percentiles():
    assert percentiles([]) == {"p50": None, "p95": None, "p99": None, "max": None}
    found = percentiles([float(k) for k in range(101)])
    assert found == {"p50": 50.0, "p95": 95.0, "p99": 99.0, "max": 100.0}
