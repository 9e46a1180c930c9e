"""``carrom problems``: make problems, check them, show one."""

from typing import Final

from carrom.cli.common import Group, dispatch
from carrom.cli.problems_check import COMMAND as CHECK
from carrom.cli.problems_make import COMMAND as MAKE
from carrom.cli.problems_show import COMMAND as SHOW


def run(args: list[str]) -> int:
    """Carry out the command."""
    return dispatch(COMMAND, args)


COMMAND: Final = Group("carrom problems", "problems-help", (SHOW, CHECK, MAKE))
