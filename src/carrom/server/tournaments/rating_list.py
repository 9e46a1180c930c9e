"""The list of ratings after a competition, from the one before it."""

from msgspec import UNSET

from carrom.extras import MissingExtraError
from carrom.json_fields import FieldError
from carrom.messages import message
from carrom.server.tournaments.entry_checks import RefusedEntryError
from carrom.tournament.log import Tournament
from carrom.tournament.ratings import Ratings, rated, read_ratings, write_ratings


def rating_list(tournament: Tournament, competition: str, before: str) -> bytes:
    """Return the list for the next event, by names; ``before`` is the text of the last one, if there is one."""
    found = tournament.state.competitions.get(competition)
    if found is None:
        said = message("tournament-refused-competition-unknown", competition=competition)
        raise RefusedEntryError("competition-unknown", said)
    try:
        own = read_ratings(before.encode()) if before.strip() else Ratings({})
    except FieldError as problem:
        raise RefusedEntryError("ratings", problem.reason) from None
    names = {
        player: tournament.person(player).name
        for each in found.competitors.values()
        for player in each.players
    }
    known = {player: own.ratings[name] for player, name in names.items() if name in own.ratings}
    try:
        after = {names[player]: one for player, one in rated(found, known).items()}
    except MissingExtraError as missing:
        raise RefusedEntryError("missing", missing.said) from None
    level = None if own.level is UNSET else own.level
    return write_ratings({**own.ratings, **after}, level)
