"""Tournaments: a log of facts, folded to a state; pairings, standings, ratings, sheets.

Everything here is pure: times come in as arguments, and files are the business of
:mod:`carrom.store.tournament_file`. What others need is this::

    tournament = Tournament(Header(id="open", title="Lyon Open"))
    new = tournament.record(fact, Role.ORGANISER, at)   # a Tournament, or a Refusal with .said
    propose(new, "singles")                             # the next round as a fact: RoundProposed
    standings(new.competition("singles"))               # rows with every tie-break
    final_order(new.competition("singles"))             # places, the knockout first

- ``facts``: what can happen (:class:`~carrom.tournament.facts.RoundPublished`, …), each decided on by
  ``decide`` for the role that brings it;
- ``state``: competitions with their competitors, rounds and meetings;
- ``log_lines``: the log as bytes, chained by hashes, names beside it;
- ``ratings``, ``prizes``, ``statistics``: Glicko-2, prizes over a championship, figures of boards;
- ``csv_files``, ``csv_text``, ``sol_forms``, ``sol_read``, ``sol_shared``, ``sol_write``, ``json_form``: in and out;
- ``paper``: sheets as PDF.

>>> from datetime import UTC, datetime
>>> noon = datetime(2026, 5, 2, 12, tzinfo=UTC)
>>> open_ = Tournament(Header(id="open", title="Lyon Open"))
>>> added = CompetitionAdded(competition="singles", terms=Terms(title="Singles"))
>>> open_.record(added, Role.PUBLIC, noon).said.text()
'This link cannot be used for that.'
>>> open_ = open_.record(added, Role.ORGANISER, noon)
>>> for player in ("p1", "p2", "p3"):
...     entered = Entered(competition="singles", competitor=player, players=(player,))
...     open_ = open_.record(entered, Role.ORGANISER, noon)
>>> [(each.a, each.b) for each in propose(open_, "singles").pairings]
[('p1', 'p2'), ('p3', None)]
"""

from carrom.tournament.facts import CompetitionAdded, Entered, Fact, Pairing, RoundProposed
from carrom.tournament.log import Event, Tournament, replayed
from carrom.tournament.pairing import finished, propose, rounds_planned
from carrom.tournament.refusals import Refusal, Why
from carrom.tournament.results import BoardScore, Depth, How, Result, Side
from carrom.tournament.standings import Row, final_order, standings
from carrom.tournament.state import Competition, Competitor, Meeting, Round, Stand, State
from carrom.tournament.terms import Header, Kind, Method, Person, Role, Terms, TieBreak

__all__ = [
    "BoardScore",
    "Competition",
    "CompetitionAdded",
    "Competitor",
    "Depth",
    "Entered",
    "Event",
    "Fact",
    "Header",
    "How",
    "Kind",
    "Meeting",
    "Method",
    "Pairing",
    "Person",
    "Refusal",
    "Result",
    "Role",
    "Round",
    "RoundProposed",
    "Row",
    "Side",
    "Stand",
    "State",
    "Terms",
    "TieBreak",
    "Tournament",
    "Why",
    "final_order",
    "finished",
    "propose",
    "replayed",
    "rounds_planned",
    "standings",
]
