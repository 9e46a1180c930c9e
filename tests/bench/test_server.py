"""``carrom bench server``: a short run of the real thing."""

import json
import os
import signal
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
import websockets
from websockets.frames import Close

from carrom.bench import server
from carrom.bench.pages import _codes
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


def test_a_server_that_ends_early_is_a_sentence(capfd):
    """Its pages say so, too, and nothing else."""

    @contextmanager
    def killed():
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                pid, parent = (
                    int(stat.parent.name),
                    int(stat.read_text().rpartition(")")[2].split()[1]),
                )
                words = (stat.parent / "cmdline").read_bytes()
                if parent == os.getpid() and b"\0server\0run\0" in words:
                    os.kill(pid, signal.SIGKILL)
        yield

    with pytest.raises(server.NoServerError):
        server.run(server.Load(rooms=3, seconds=3.0), killed)
    assert "Traceback" not in capfd.readouterr().err


def test_how_pages_were_closed_is_told():
    frame = Close(4008, "")
    lost = websockets.ConnectionClosedError(frame, None)
    assert _codes(ExceptionGroup("", [lost, OSError(), lost])) == [4008]


def test_percentiles():
    assert percentiles([]) == {"p50": None, "p95": None, "p99": None, "max": None}
    found = percentiles([float(k) for k in range(101)])
    assert found == {"p50": 50.0, "p95": 95.0, "p99": 99.0, "max": 100.0}
