"""``carrom bench server`` with two processes on PostgreSQL and NATS, and the table of all figures."""

import json

from benchmarks.server_figures import Figure, row

from carrom.bench.server import Load
from carrom.cli import main


def test_two_processes(tmp_path, capsys, database, nats):
    file = tmp_path / "result.json"
    words = ["--rooms", "2", "--seconds", "3", "--sockets", "2", "--watchers", "4", "--every", "1"]
    words += ["--processes", "2", "--store", database, "--bus", nats.address, "-o", str(file)]
    assert main(["bench", "server", *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "0 did not arrive" in out.replace("\n", " ")
    measured = json.loads(file.read_text(encoding="utf-8"))
    assert (measured["processes"], measured["store"], measured["bus"]) == (2, "postgresql", "nats")
    assert measured["sockets"] == 8
    assert measured["missed"] == 0
    assert measured["lookers_milliseconds"]["p50"] > 0
    assert measured["server"]["milliseconds_per_stroke"] > 0

    easy = Figure("easy", Load(rooms=2, seconds=3.0), p99=1e9)
    hard = Figure("hard", Load(rooms=2, seconds=3.0), p50=1e-9)
    assert easy.met(measured)
    assert not hard.met(measured)
    assert not easy.met({**measured, "missed": 1})
    assert row(easy, measured)[-1] == "yes"
    assert row(hard, measured)[:3] == ("hard", "2", "8")


def test_several_processes_need_a_database(capsys):
    assert main(["bench", "server", "--processes", "2"]) == 2
    assert "--store" in capsys.readouterr().err
