"""``carrom tournament``: run a tournament from a file, round by round."""

from typing import Final

from carrom.cli.common import Group, dispatch
from carrom.cli.tournament_decisions import ADMIT, CLOSE, DECIDE, PROTEST
from carrom.cli.tournament_demo import DEMO
from carrom.cli.tournament_documents import DOCUMENTS
from carrom.cli.tournament_entries import CORRECT_PLAYER, PLAYERS
from carrom.cli.tournament_files import IMPORT, PRIZES, RATINGS
from carrom.cli.tournament_officials import ASSIGN, BOARD
from carrom.cli.tournament_rounds import CLOCK, CORRECT, PAIR, PUBLISH, RESULT
from carrom.cli.tournament_setup import ADD, CHANGE, NEW
from carrom.cli.tournament_site import SITE
from carrom.cli.tournament_tables import EXPORT, LOG, ROUNDS, STANDINGS

GROUP: Final = Group(
    "carrom tournament",
    "tournament-help",
    commands=(
        NEW,
        ADD,
        CHANGE,
        PLAYERS,
        CORRECT_PLAYER,
        PAIR,
        PUBLISH,
        ASSIGN,
        BOARD,
        CLOCK,
        RESULT,
        CORRECT,
        PROTEST,
        DECIDE,
        ADMIT,
        CLOSE,
        STANDINGS,
        ROUNDS,
        DOCUMENTS,
        SITE,
        RATINGS,
        PRIZES,
        EXPORT,
        IMPORT,
        LOG,
        DEMO,
    ),
)


def run(args: list[str]) -> int:
    """Run the command with its arguments."""
    return dispatch(GROUP, args)
