"""A storm over several servers, and faults while games are played: nothing is lost, doubled, reordered.

``./do soak online`` does the same with the full numbers.
"""

import asyncio

import pytest

from tests.online.engines import Nats, PostgreSQL, running
from tests.online.faults import FAULTS, exposed, late_holder, weathered
from tests.online.hall import hall
from tests.online.storm import Ledger, storm


def sound(ledger, store, hosts):
    ledger.compare(store, hosts)
    assert not ledger.faults, (ledger.faults[:5], ledger.counts)
    assert ledger.counts["acknowledged"] > 5, ledger.counts
    assert ledger.counts["went on by itself"] > 0, ledger.counts


def test_a_storm_over_four_servers(database, nats, tmp_path):
    with hall(database, nats, 4, tmp_path) as four:
        ledger = asyncio.run(storm(lambda: four.hosts, disconnects=250))
        sound(ledger, database, four.hosts)
    assert {"stale", "doubled", "reordered", "repeated"} <= set(ledger.counts)


@pytest.fixture(scope="module")
def weather(tmp_path_factory):
    """Two servers with a PostgreSQL and a NATS of their own, and lines that can go wrong."""
    folder = tmp_path_factory.mktemp("weather")
    with (
        running(PostgreSQL(folder / "postgresql")) as engine,
        running(Nats()) as nats,
        exposed(engine, nats, folder) as two,
    ):
        yield two, engine


@pytest.mark.parametrize("name", FAULTS)
def test_faults_while_games_are_played(name, weather):
    two, engine = weather
    clock = FAULTS[name] is late_holder  # a time takes its time
    ledger = asyncio.run(weathered(two, FAULTS[name](two, engine), clock=clock))
    sound(ledger, two.store, two.hosts)


def test_the_ledger_notices_what_was_done_twice():
    def line(seq, at, **fact):
        return {"seq": seq, "at": f"2026-07-01T12:00:{at:02}Z", "fact": fact}

    toss, ended = {"type": "tossed", "by": "p1"}, {"type": "time-ran-out", "timer": "stroke"}
    ledger = Ledger()
    ledger._compare_driven("r", [line(1, 0, **toss), line(2, 20, **ended), line(3, 36, **ended)])
    assert ledger.faults == []
    ledger._compare_driven("r", [line(1, 0, **toss), line(2, 1, **toss)])
    ledger._compare_driven("r", [line(2, 20, **ended), line(3, 21, **ended)])
    assert len(ledger.faults) == 2
