"""How a list of players comes into the log: all of it, or nothing.

Who is known keeps their id, and is not entered twice. Where a list tells something else of them, or has
nearly their name, it is a correction, which whoever takes the list has to want.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, NamedTuple

from carrom.tournament.csv_files import Listed
from carrom.tournament.decide import figures_of
from carrom.tournament.entry_corrections import (
    Correction,
    as_listed,
    changed_details,
    correction,
    listed_figures,
)
from carrom.tournament.facts import Detail, Entered, EntryCorrected, PlayerCorrection
from carrom.tournament.log import Tournament
from carrom.tournament.refusals import Refusal, Why, refusal
from carrom.tournament.same_player import Known, known_players
from carrom.tournament.state import Competition, Competitor
from carrom.tournament.terms import Person, Role

MOST_NAMED: Final = 20
"""Lines that a refusal names."""


class ListEntries(NamedTuple):
    """What a list brings."""

    facts: tuple[Entered | EntryCorrected, ...]
    people: Mapping[str, Person]
    """Who is new, and who is known otherwise now."""

    @property
    def titles(self) -> tuple[str, ...]:
        """The names of teams that come into the log."""
        figures = [f if isinstance(f, Entered) else f.after for f in self.facts]
        return tuple(each.title for each in figures if each is not None and each.title)


@dataclass(frozen=True, slots=True)
class Offer:
    """A line of a list that seems to be somebody who is known, with something else told of them."""

    line: int
    sure: bool
    """Whether it is them; else only the names are near, and it may be somebody new."""
    before: tuple[Person, ...]
    after: tuple[Person, ...]
    competitor: str | None
    """Who takes part already; None: they are known from another competition."""
    correction: Correction | None


@dataclass(frozen=True, slots=True)
class Chosen:
    """What whoever takes a list says of its lines, by their numbers."""

    correct: Collection[int] = ()
    """These are corrections."""
    new: Collection[int] = ()
    """These are others than those they resemble."""
    everything_new: bool = False
    """Whether only the same name of the same club is somebody who is known, as in a form for one entry."""


NOTHING_CHOSEN = Chosen()


@dataclass(slots=True)
class _Taking:
    """A list on its way into the log."""

    tournament: Tournament
    competition: Competition
    used: set[str] = field(default_factory=set)
    competitors: set[str] = field(default_factory=set)

    def entered(
        self, one: Listed, players: Sequence[str | None]
    ) -> tuple[Entered, dict[str, Person]]:
        """Return the fact of a new entry, with the people who are new."""
        new: dict[str, Person] = {}
        ids = []
        for player, person in zip(players, one.people, strict=True):
            ids.append(player or _free("p", self.used))
            if player is None:
                new[ids[-1]] = person
        fact = Entered(
            competition=self.competition.id,
            competitor=_free("c", self.competitors),
            players=tuple(ids),
            title=one.team,
            rating=one.rating,
            seed=one.seed,
        )
        return fact, new


def offers(
    tournament: Tournament, competition: Competition, listed: Sequence[Listed]
) -> tuple[Offer, ...]:
    """Return what of a list seems to correct somebody who is known."""
    return tuple(
        offer
        for one, known in zip(listed, _known(tournament, listed), strict=True)
        if (offer := _offer(tournament, competition, one, known)) is not None
    )


def entries(
    tournament: Tournament,
    competition: Competition,
    listed: Sequence[Listed],
    at: datetime,
    chosen: Chosen = NOTHING_CHOSEN,
) -> ListEntries | Refusal:
    """Return the facts with which a list is taken, or why not all of them can be.

    Who takes part already is left as they are, unless the line is chosen as a correction. A line whose
    names are only near those of somebody who is known has to be chosen, one way or the other.
    """
    there = {frozenset(each.players): each.id for each in competition.competitors.values()}
    used = {*tournament.people, *(p for c in _all(tournament) for p in c.players)}
    taking = _Taking(tournament, competition, used, set(competition.competitors))
    facts: list[Entered | EntryCorrected] = []
    people: dict[str, Person] = {}
    tried = tournament
    undecided: list[int] = []
    near = not chosen.everything_new
    for one, known in zip(listed, _known(tournament, listed, near=near), strict=True):
        wants = one.line in chosen.correct
        offer = _offer(tournament, competition, one, known)
        if offer is not None and not (wants or offer.sure or one.line in chosen.new):
            undecided.append(one.line)
            continue
        some, new = _facts(taking, one, known, offer if wants else None, there)
        for fact in some:
            found = tried.record(fact, Role.ORGANISER, at)
            if isinstance(found, Refusal):
                return found
            tried = found
        facts += some
        people |= new
    if undecided:
        shown = [str(line) for line in undecided[:MOST_NAMED]]
        more = ["…"] if len(undecided) > MOST_NAMED else []
        lines = ", ".join([*shown, *more])
        return refusal(Why.UNDECIDED, count=len(undecided), lines=lines)
    return ListEntries(tuple(facts), people)


def _facts(
    taking: _Taking,
    one: Listed,
    known: Sequence[Known | None],
    wanted: Offer | None,
    there: Mapping[frozenset[str], str],
) -> tuple[list[Entered | EntryCorrected], dict[str, Person]]:
    """Return the facts of a line, with people; ``wanted``: the correction that it is."""
    if wanted is not None and wanted.competitor is not None:
        assert wanted.correction is not None
        return [wanted.correction.fact], dict(wanted.correction.people)
    players = [
        each.player if each is not None and (each.sure or wanted is not None) else None
        for each in known
    ]
    if None not in players and frozenset(p for p in players if p) in there:
        return [], {}
    fact, new = taking.entered(one, players)
    if wanted is None:
        return [fact], new
    corrected = {
        player: after
        for player, was, after in zip(players, wanted.before, wanted.after, strict=True)
        if player is not None and was != after
    }
    before = dict(zip(players, wanted.before, strict=True))
    told = tuple(
        PlayerCorrection(player=player, details=changed_details(before[player], after))
        for player, after in corrected.items()
    )
    right = EntryCorrected(
        competition=taking.competition.id, competitor=fact.competitor, players=told
    )
    return [fact, right], {**new, **corrected}


def _known(
    tournament: Tournament, listed: Sequence[Listed], *, near: bool = True
) -> list[list[Known | None]]:
    """Return who of a list is known: players of any competition; umpires only for sure."""
    players = dict.fromkeys(p for each in _all(tournament) for p in each.players)
    others = [player for player in tournament.people if player not in players]
    found = known_players(tournament.people, [*players, *others], listed, near=near)
    return [[_player(each, players) for each in some] for some in found]


def _player(known: Known | None, players: Collection[str]) -> Known | None:
    return known if known is None or known.sure or known.player in players else None


def _all(tournament: Tournament) -> Iterator[Competitor]:
    for competition in tournament.state.competitions.values():
        yield from competition.competitors.values()


def _offer(
    tournament: Tournament, competition: Competition, one: Listed, known: Sequence[Known | None]
) -> Offer | None:
    """Return what a line would put right; None: nothing, or somebody in it is not known."""
    sure = all(each is None or each.sure for each in known)
    if not any(known) or (None in known and sure):
        return None
    before = tuple(
        person if each is None else tournament.person(each.player)
        for each, person in zip(known, one.people, strict=True)
    )
    after = tuple(
        person if each is None else as_listed(was, person, told)
        for each, was, person, told in zip(known, before, one.people, _told(one), strict=True)
    )
    players = [None if each is None else each.player for each in known]
    found = next(
        (c for c in competition.competitors.values() if set(c.players) == set(players)), None
    )
    if found is None:
        return None if before == after else Offer(one.line, sure, before, after, None, None)
    people = {p: person for p, person in zip(players, after, strict=True) if p is not None}
    figures = listed_figures(figures_of(found), one)
    right = correction(tournament, competition, found.id, people, figures)
    return None if right is None else Offer(one.line, sure, before, after, found.id, right)


def _told(one: Listed) -> tuple[tuple[Detail, ...], ...]:
    return one.told or tuple((Detail.NAME,) for _ in one.people)


def _free(letter: str, used: set[str]) -> str:
    number = len(used) + 1
    while f"{letter}{number}" in used:
        number += 1
    used.add(f"{letter}{number}")
    return f"{letter}{number}"
