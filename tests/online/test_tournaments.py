"""Tournaments on PostgreSQL: two processes keep one log."""

from tests.online.test_postgresql import run
from tests.store.test_tournaments import keeps_a_tournament, runs_a_match_at_a_desk


def test_a_tournament_is_kept_by_two_processes(database):
    run(database, keeps_a_tournament)


def test_a_desk_of_a_tournament_is_known_to_both(database):
    run(database, runs_a_match_at_a_desk)
