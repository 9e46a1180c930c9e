"""An umpire's call as it is typed: the number of a clause, and against whom."""

from msgspec import structs

from carrom.desk.choices import awaited
from carrom.desk.desk import find_player, player_list
from carrom.desk.errors import EntryError
from carrom.desk.strokes import LONGEST, read_pieces
from carrom.desk.words import LATE_NOTICE, LETTERS, plain
from carrom.match.facts import Called, Conceded, Disqualified, Fact, Placed
from carrom.match.incidents import completed
from carrom.match.match_log import MatchLog
from carrom.match.refusals import RefusedError
from carrom.match.seating import next_player
from carrom.messages import Language, message
from carrom.rules.book import About, Breach, Offender, Resting
from carrom.rules.call_names import bare, callable_clauses
from carrom.rules.piece_calls import fell_later


def read_call(typed: str, rest: str, desk: MatchLog, tongue: Language) -> Fact:
    """Read a call; what cannot be used raises :class:`EntryError`."""
    rules = desk.settings.rule_set()
    name = callable_clauses(rules).get(bare(typed))
    if name is None:
        raise EntryError(message("umpire-unknown-call", clause=typed[:LONGEST]))
    book = rules.book
    if name in book.disqualifications:
        return Disqualified(player=read_player(rest, desk), clause=name)
    words = rest.split()
    noticed = not any(plain(w) in LATE_NOTICE for w in words)
    rest = " ".join(w for w in words if plain(w) not in LATE_NOTICE)
    if desk.state.situation is None:
        raise EntryError(message("umpire-no-board", awaited=awaited(desk)))
    call = book.calls[name]
    if call.resting is not Resting.NONE:
        pieces = read_pieces(rest, desk.state.situation, tongue)
        if not pieces and call.effect is fell_later:
            own = next(iter(LETTERS[tongue]))
            raise EntryError(message("umpire-which-pieces", call=f"{name} {own}"))
        return _whole(desk, Called(clause=name, pieces=pieces))
    if call.about is not About.TURN:
        by = find_player(desk, rest) if rest else ""
        return _whole(desk, Called(clause=name, by=by, noticed=noticed))
    by = find_player(desk, rest) if rest else likely_offender(call.who, desk)
    if call.breach is Breach.CONCESSION:
        return Conceded(by=by)
    return Called(clause=name, by=by, noticed=noticed)


def _whole(desk: MatchLog, call: Called) -> Called:
    """Return a call with what the log knows of it; what it says against that is refused later."""
    try:
        return completed(desk, call)
    except RefusedError:
        return call if call.by else structs.replace(call, by=desk.state.turn or "")


def likely_offender(likely: Offender, desk: MatchLog) -> str:
    """Return whom a call is most likely about."""
    state = desk.state
    turn = state.turn or ""
    if likely is Offender.WAITING:
        return next_player(desk.settings, state, turn)
    if likely is Offender.PLACER:
        if state.to_place:
            return state.to_place[0].placer
        placed = [e.fact.by for e in desk.log if isinstance(e.fact, Placed)]
        return placed[-1] if placed else turn
    if likely is Offender.UNCOVERED and state.missed_cover_by is not None:
        return state.missed_cover_by
    if likely is Offender.NOT_THE_REQUESTER and state.requested_by is not None:
        return next_player(desk.settings, state, state.requested_by)
    return turn


def read_player(rest: str, desk: MatchLog) -> str:
    """Return the player who is named; there must be one."""
    if not rest:
        raise EntryError(message("umpire-which-player", players=player_list(desk)))
    return find_player(desk, rest)
