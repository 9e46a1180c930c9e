"""Work on a tournament beside the rooms: on a small one by a thread, on a large one by a process with a copy.

A process keeps copies of the tournaments that it was asked about last. It is sent the lines of the log
that are new to it, and the people each time: who was erased is in none of its answers.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec

from carrom.server.side_work import TOURNAMENTS, BusyError, SideWork
from carrom.store.tournaments import TournamentStore
from carrom.tournament.log import Tournament
from carrom.tournament.log_lines import ParsedLog, header_line, parse, parse_more
from carrom.tournament.terms import Person

if TYPE_CHECKING:
    from carrom.server.tournaments.tournaments import Live

P = ParamSpec("P")
T = TypeVar("T")

SMALL: Final = 200
"""Competitors and matches up to which everything about a tournament takes some hundredths of a second."""
MOST_COPIES: Final = 16
"""Of a process."""
_people: Final = msgspec.json.Decoder(dict[str, Person]).decode


class _Copies(threading.local):
    """Those of a worker, by their names; their people are left out."""

    def __init__(self) -> None:
        self.logs: OrderedDict[str, ParsedLog] = OrderedDict()


_copies: Final = _Copies()


def is_small(tournament: Tournament) -> bool:
    """Say whether there is little work in a tournament."""
    parts = sum(
        len(each.competitors) + sum(len(r.meetings) for r in each.rounds)
        for each in tournament.state.competitions.values()
    )
    return parts <= SMALL


async def worked(
    live: "Live",
    store: TournamentStore,
    large: SideWork,
    work: Callable[Concatenate[Tournament, P], T],
    *args: P.args,
    **named: P.kwargs,
) -> T:
    """Return what a function makes of a tournament; ``large`` is for a large one."""
    tournament = live.tournament
    if is_small(tournament):
        return await TOURNAMENTS.do(partial(work, tournament, *args, **named))
    people = msgspec.json.encode(tournament.people)
    for since in dict.fromkeys((live.copied.get(large, 0), 0)):
        lines = await store.tournament_lines(live.id, since)
        header = b"" if since else header_line(tournament.header)
        job = partial(
            _on_copy,
            live.copy_name,
            header,
            since,
            lines,
            people,
            partial(_call, work, args, named),
        )
        answer: tuple[int, T] | None = await large.do(job)
        if answer is not None:
            live.copied[large] = answer[0]
            return answer[1]
    raise BusyError  # it was asked about too many others meanwhile


def _call(
    work: Callable[..., T], args: tuple[Any, ...], named: Mapping[str, Any], tournament: Tournament
) -> T:
    return work(tournament, *args, **named)


def _on_copy(
    name: str,
    header: bytes,
    since: int,
    lines: Sequence[bytes],
    people: bytes,
    work: Callable[[Tournament], T],
) -> tuple[int, T] | None:
    """Return how long the copy is now and what the work makes of it; None: more of it is wanted."""
    kept = _copies.logs
    log = kept.get(name)
    if log is None or len(log.events) < since:
        if since:
            return None
        log = parse(header)
    parse_more(log, b"".join(lines[len(log.events) - since :]))
    if log.fault is not None:
        kept.pop(name, None)
        raise ValueError(name)  # the server has read the same lines
    kept[name] = log
    kept.move_to_end(name)
    while len(kept) > MOST_COPIES:
        kept.popitem(last=False)
    return len(log.events), work(replace(log.tournament(), people=_people(people)))
