"""What we write for SoL is loaded and ranked by SoL's own code, from its package.

SoL is under the GPL: it is in an environment of its own, which ``./do sol`` makes from hashed requirements, and no
part of ours.
"""

import json
import subprocess
from pathlib import Path

import pytest

from carrom.tournament import standings
from carrom.tournament.sol_read import read_sol
from carrom.tournament.sol_write import write_sol
from carrom.tournament.terms import TieBreak
from tests.tournament.sol_events import EVENTS
from tests.tournament.test_sol import KEPT, NOW

ROOT = Path(__file__).resolve().parents[2]


OURS_OF_OLD = """\
championships:
- {couplings: dazed, description: Open, playersperteam: 1}
clubs: []
players:
- {firstname: Ada, lastname: Byron, nationality: FR, sex: M}
- {firstname: '', lastname: Ben, nationality: '', sex: M}
---
championship: 1
competitors:
- {bucholz: 0, netscore: 22, players: [1], points: 2, retired: false, totscore: 25}
- {bucholz: 2, netscore: -22, players: [2], points: 0, retired: false, totscore: 3}
couplings: dazed
currentturn: 1
date: null
description: Open
duration: 0
location: ''
matches:
- {board: 1, competitor1: 1, competitor2: 2, final: false, score1: 25, score2: 3, turn: 1}
phantomscore: 25
rankedturn: 1
"""
"""What we wrote for SoL when it did not load: no club of the championship, no date."""
READ = {"kept": KEPT, "of_old": OURS_OF_OLD}


def _tournaments():
    found = {each.__name__: each() for each in EVENTS}
    return found | {name: read_sol(text, NOW) for name, text in READ.items()}


@pytest.fixture(scope="module")
def loaded(tmp_path_factory):
    """Every tournament with what SoL makes of it."""
    folder = tmp_path_factory.mktemp("sol")
    made = _tournaments()
    for name, tournament in made.items():
        (folder / f"{name}.sol").write_text(write_sol(tournament), encoding="utf-8")
    files = [str(folder / f"{name}.sol") for name in made]
    done = subprocess.run(
        [ROOT / "do", "sol", *files], capture_output=True, text=True, check=False, timeout=900
    )
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(told) == len(made), done.stderr
    return {name: (made[name], each) for name, each in zip(made, told, strict=True)}


@pytest.mark.parametrize("name", [*(each.__name__ for each in EVENTS), *READ])
def test_sol_loads_it_and_ranks_as_we_do(loaded, name):
    tournament, told = loaded[name]
    assert "error" not in told
    competitions = tournament.state.competitions.values()
    assert len(told["tourneys"]) == len(competitions)
    for competition, tourney in zip(competitions, told["tourneys"], strict=True):
        assert tourney["club"]
        assert tourney["date"] == tournament_date(tournament)
        if competition.knockout_rounds and competition.pure_knockout:
            continue  # SoL counts points there, we count rounds
        complete = sum(each.complete for each in competition.published if not each.knockout)
        rows = standings(competition, after=complete)
        ours = {
            names(tournament, competition, row.competitor): (
                row.points,
                *(row.ties[t] for t in (TieBreak.BUCHHOLZ, TieBreak.NET, TieBreak.TOTAL)),
            )
            for row in rows
        }
        theirs = {
            tuple(sorted(each["names"])): tuple(
                each[figure] for figure in ("points", "bucholz", "netscore", "totscore")
            )
            for each in tourney["ranked"]
        }
        if len(ours) == len(rows):  # not where two have the same name
            assert theirs == ours


def tournament_date(tournament):
    date = tournament.header.date or tournament.events[0].at.date()
    return date.isoformat()


def names(tournament, competition, competitor):
    players = competition.competitors[competitor].players
    return tuple(sorted(tournament.person(player).name.title() for player in players))


def test_the_official_order_arrives(loaded):
    _, told = loaded["swiss"]
    (tourney,) = told["tourneys"]
    assert tourney["prized"]
    assert [each["prize"] for each in tourney["loaded"]] == [18, 16, 14, 13, 12, 11, 10]
    # the second of the turns has won the final
    first, second = (each["names"] for each in tourney["loaded"][:2])
    assert (first, second) == (["Ben Okri"], ["Ada Byron"])
    assert tourney["matches"] == 13


def test_the_keys_of_sol_arrive_as_texts(loaded):
    _, told = loaded["kept"]
    assert told["tourneys"][0]["guid"] == "000000000000000000000000000000e1"
