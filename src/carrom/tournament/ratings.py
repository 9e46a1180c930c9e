"""Ratings: Glicko-2, where the outcome of a match is the share of points, S1/(S1+S2).

A competition is one rating period. Byes, walk-overs and matches without any point count nothing.
Partners of doubles and members of teams are rated by the matches they are in: a side counts as the
mean of its players. Ratings are a value, which :func:`write_ratings` carries to the next event.

A list of ratings has a level, from the local one to the world. Who is new to a list begins with what
a list of the same or a higher level knows of them (:func:`inherited`), else as everybody does.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from math import sqrt
from typing import Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

from carrom.extras import required
from carrom.json_fields import FieldError
from carrom.messages import message
from carrom.tournament.results import How, Side
from carrom.tournament.state import Competition, Meeting


class Level(StrEnum):
    """For whom a list of ratings is, the highest first."""

    WORLD = "world"
    NATIONAL = "national"
    REGIONAL = "regional"
    LOCAL = "local"

    @property
    def below_the_top(self) -> int:
        """How many levels are higher."""
        return list(Level).index(self)


TAU: Final = 0.5
"""How fast volatility changes; Glickman suggests 0.3 to 1.2."""


class Rating(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player's rating, how sure it is, and how much it varies; the defaults are Glickman's."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06

    def __repr__(self) -> str:
        return f"<Rating {self.rating:.0f} ± {2 * self.deviation:.0f}>"


class Ratings(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="format", tag="carrom-ratings"
):
    """The ratings of players, by id or by whatever names the organiser carries them on with."""

    ratings: dict[str, Rating]
    v: int = 1
    level: Level | UnsetType = UNSET
    """Lists of events that never said so have none; they count as local."""


Outcome = tuple[str, float]
"""An opponent and the share of points against them, 0 to 1."""


def period(
    ratings: Mapping[str, Rating], outcomes: Mapping[str, Iterable[tuple[Rating, float]]]
) -> dict[str, Rating]:
    """Return all ratings after a period; who has not played becomes less certain."""
    with required("tournament"):
        from glicko2.math import (  # noqa: PLC0415 - only who rates needs it
            mu_to_rating,
            phi_to_rd,
            rating_to_mu,
            rd_to_phi,
            update_rating,
        )
    found = {}
    for player in {**ratings, **dict.fromkeys(outcomes)}:
        old = ratings.get(player) or Rating()
        played = [
            (rating_to_mu(other.rating), rd_to_phi(other.deviation), share)
            for other, share in outcomes.get(player, ())
        ]
        new = update_rating(
            rating_to_mu(old.rating), rd_to_phi(old.deviation), old.volatility, played, tau=TAU
        )
        found[player] = Rating(
            rating=mu_to_rating(new.mu),
            deviation=min(phi_to_rd(new.phi), Rating().deviation),
            volatility=new.sigma,
        )
    return found


def rated(competition: Competition, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """Return the ratings after a competition, of everybody in it and in ``before``."""
    outcomes: dict[str, list[tuple[Rating, float]]] = {
        player: [] for each in competition.competitors.values() for player in each.players
    }
    for _, meeting in competition.meetings():
        share = _share(meeting)
        if share is None:
            continue
        for side in Side:
            own, other = meeting.at(side), meeting.at(side.other)
            assert own is not None
            assert other is not None
            opponents = competition.competitors[other].players
            against = _mean([before.get(player) or Rating() for player in opponents])
            part = share if side is Side.A else 1 - share
            for player in competition.competitors[own].players:
                outcomes[player].append((against, part))
    return period(before, outcomes)


def _share(meeting: Meeting) -> float | None:
    """Return the first side's share of the points; None: the match does not count."""
    result = meeting.final
    if result is None or result.how is not How.PLAYED or result.a + result.b == 0:
        return None
    return result.a / (result.a + result.b)


def _mean(some: list[Rating]) -> Rating:
    count = len(some)
    return Rating(
        rating=sum(one.rating for one in some) / count,
        deviation=sqrt(sum(one.deviation**2 for one in some)) / count,
        volatility=sum(one.volatility for one in some) / count,
    )


def inherited(
    names: Iterable[str], level: Level, own: Mapping[str, Rating], others: Iterable[Ratings]
) -> dict[str, Rating]:
    """Return with what those begin who are new to a list, where another list knows them.

    Lists of a lower level than the own tell nothing. Of the rest the nearest level counts; on one
    level, the list that is surest of the player.
    """
    found: dict[str, tuple[tuple[int, float], Rating]] = {}
    wanted = set(names) - set(own)
    for other in others:
        higher = level.below_the_top - _level(other).below_the_top
        if higher < 0:
            continue
        for name in wanted & set(other.ratings):
            one = other.ratings[name]
            key = (higher, one.deviation)
            if name not in found or key < found[name][0]:
                found[name] = (key, one)
    return {name: one for name, (_, one) in sorted(found.items())}


def _level(ratings: Ratings) -> Level:
    return Level.LOCAL if ratings.level is UNSET else ratings.level


def write_ratings(ratings: Mapping[str, Rating], level: Level | None = None) -> bytes:
    """Return ratings as a file for the next event."""
    known = UNSET if level is None else level
    data = msgspec.json.encode(Ratings(dict(sorted(ratings.items())), level=known))
    return msgspec.json.format(data, indent=1) + b"\n"


def read_ratings(data: bytes) -> Ratings:
    """Read such a file; what cannot be used raises :class:`~carrom.json_fields.FieldError`."""
    try:
        return msgspec.json.decode(data, type=Ratings)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise FieldError("", message("tournament-bad-ratings")) from None
