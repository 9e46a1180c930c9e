"""A storm over several servers, and faults while games are played: nothing is lost, doubled, reordered.

``./do soak online`` does the same with the full numbers.
"""

import asyncio

import pytest

from tests.online.faults import FAULTS, weathered
from tests.online.hall import hall
from tests.online.storm import storm


def sound(ledger, store, hosts):
    ledger.compare(store, hosts)
    assert not ledger.faults, (ledger.faults[:5], ledger.counts)
    assert ledger.counts["acknowledged"] > 20, ledger.counts


def test_a_storm_over_four_servers(database, nats, tmp_path):
    with hall(database, nats, 4, tmp_path) as four:
        ledger = asyncio.run(storm(lambda: four.hosts, disconnects=250))
        sound(ledger, database, four.hosts)
    assert {"stale", "doubled", "reordered", "repeated"} <= set(ledger.counts)


@pytest.mark.parametrize("name", FAULTS)
def test_faults_while_games_are_played(name, tmp_path, postgresql_of_its_own, nats_of_its_own):
    store = postgresql_of_its_own.database("carrom")
    with hall(store, nats_of_its_own, 2, tmp_path) as two:
        fault = FAULTS[name](two, postgresql_of_its_own)
        ledger = asyncio.run(weathered(two, fault))
        sound(ledger, store, two.hosts)
