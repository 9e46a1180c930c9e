"""``carrom arena``: how strong players are: against each other, on the ladder, alone, by their strokes."""

from typing import Final

from carrom.cli.arena_fit import COMMAND as FIT
from carrom.cli.arena_ladder import COMMAND as LADDER
from carrom.cli.arena_match import COMMAND as MATCH
from carrom.cli.arena_regret import COMMAND as REGRET
from carrom.cli.arena_solo import COMMAND as SOLO
from carrom.cli.common import Group, dispatch

GROUP: Final = Group("carrom arena", "arena-help", commands=(MATCH, LADDER, SOLO, REGRET, FIT))


def run(args: list[str]) -> int:
    """Run the command with its arguments."""
    return dispatch(GROUP, args)
