"""A real Ray on this machine: the same results, also when a worker is killed."""

import json

import pytest
import ray

from carrom.arena.contest import play_contest
from carrom.arena.pairing import match_meetings, new_terms
from carrom.arena.ray_workers import LOCAL, NoClusterError, RayWorkers
from carrom.cli import main
from tests.arena.plain import timeless, without_times

pytestmark = pytest.mark.filterwarnings("default")
"""Ray's own warnings are not ours to mend."""


def test_ray_plays_the_same_even_if_a_worker_is_killed():
    terms = new_terms("match", ("pot", "nearest"), "international", 11)
    crew = RayWorkers(LOCAL, 2)
    killed: list[int] = []

    def kill(pair):
        if not killed:
            assert crew.crew is not None
            ray.kill(crew.crew.actors[0])
            killed.append(pair.number)

    found = play_contest(terms, match_meetings(8), workers=crew, done=kill)
    assert killed
    assert not ray.is_initialized()
    assert timeless(found) == timeless(play_contest(terms, match_meetings(8)))


def test_the_command_on_ray_prints_one_line(capfd):
    words = ["arena", "match", "--players", "pot", "nearest", "--boards", "2", "--json"]
    assert main([*words, "--ray", "local", "--workers", "1"]) == 0
    (line,) = capfd.readouterr().out.splitlines()
    assert main(words) == 0
    (alone,) = capfd.readouterr().out.splitlines()
    assert without_times(json.loads(line)) == without_times(json.loads(alone))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere", "a:b"])
def test_a_cluster_that_is_not_there_is_named(address):
    with pytest.raises(NoClusterError, match=address):
        list(RayWorkers(address, 1).map(abs, [1]))
