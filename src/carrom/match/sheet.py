"""The score sheet of a match, board by board: rows of messages, which somebody else lays out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from carrom.equipment.pieces import Piece
from carrom.match.events import sides_in
from carrom.match.fact_words import happened, joined
from carrom.match.facts import (
    Called,
    Conceded,
    EnteredGame,
    NamedBreaker,
    Passed,
    Placed,
    SaidPlay,
    Struck,
    Undone,
)
from carrom.match.format_words import format_in_words
from carrom.match.match_log import MatchLog, Transition, standing
from carrom.match.record_write import Header
from carrom.match.ruling_words import reason_in_words, worths_at_end
from carrom.match.settings import Team
from carrom.match.shoot_out import shoot_out_after
from carrom.match.slams import slam_at_end
from carrom.match.state import Ending, Phase, State, team_of
from carrom.messages import Message, message
from carrom.rules.reasons import Reason
from carrom.rules.ruling import BoardResult
from carrom.rules.situation import Side
from carrom.rules.stroke import Stroke
from carrom.rules.wording import cited_names, points_in_words

ROUTINE: Final = frozenset(
    {
        Reason.MISS,
        Reason.OWN,
        Reason.OPPONENTS,
        Reason.OPPONENTS_KEPT,
        Reason.OWN_AND_OPPONENTS,
        Reason.TRY_LEFT,
        Reason.FINISHED,
        Reason.FINISHED_COVERING,
        Reason.FINISHED_WITH_QUEEN,
    }
)
"""What the short form of a stroke says well enough."""


class RowKind(StrEnum):
    """How a row is to be laid out."""

    TITLE = "title"
    FACT = "fact"
    """About the match as a whole."""
    GAME = "game"
    BOARD = "board"
    STROKES = "strokes"
    RULING = "ruling"
    """A stroke or a call with what was decided, in words."""
    REMARK = "remark"
    SCORE = "score"
    RESULT = "result"


@dataclass(frozen=True, slots=True)
class Turn:
    """Strokes that a player made one after the other, each in short form."""

    player: str
    strokes: tuple[tuple[Message, ...], ...]


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the sheet: strokes, or sentences, or a stroke and the sentences about it."""

    kind: RowKind
    said: tuple[Message, ...] = ()
    turns: tuple[Turn, ...] = ()

    def in_words_of(self, rule_set: str) -> "Row":
        """Return the row as a rule set says it."""
        return replace(self, said=tuple(each.in_words_of(rule_set) for each in self.said))


def short(stroke: Stroke) -> tuple[Message, ...]:
    """Return a stroke in short form: a sign for each thing that happened, in order."""
    signs = [message(f"record-sign-{pocketed.piece}") for pocketed in stroke.pocketed]
    signs += [
        message("record-sign-off", piece=message(f"record-sign-{piece}"))
        for piece in stroke.off_board
    ]
    if not signs:
        signs.append(message("record-sign-nothing" if stroke.touched else "record-sign-untouched"))
    if not stroke.proper:
        signs.append(message("record-sign-improper"))
    if stroke.first_hit_behind_line:
        signs.append(message("record-sign-behind"))
    return tuple(signs)


def sheet(match: MatchLog) -> tuple[Row, ...]:
    """Return the sheet of what stands of a match; what was taken back is named at the end."""
    kept = standing(match)
    rows = list(_head(match.header))
    rows += _Boards(match).rows(kept)
    rows += _undone(match)
    rows.append(_result(match.header, kept[-1].after if kept else State()))
    rules = match.settings.rules
    return tuple(row.in_words_of(rules) for row in rows)


def team_name(header: Header, team: Team) -> str:
    """Return the names of a team's players."""
    return " / ".join(header.name(player) for player in header.settings.members(team))


def _head(header: Header) -> Iterator[Row]:
    settings = header.settings
    rules, kind = settings.rule_set().title, message(f"record-kind-{settings.kind}")
    yield Row(RowKind.TITLE, (message("record-sheet-title", match=header.match),))
    yield Row(RowKind.FACT, (message("record-sheet-terms", rules=rules, kind=kind),))
    length = message("record-sheet-format", format=format_in_words(settings))
    yield Row(RowKind.FACT, (length,))
    for team in Team:
        players = team_name(header, team)
        yield Row(RowKind.FACT, (message(f"record-sheet-team-{team}", players=players),))
    yield from _handicap(header)
    day = "" if header.date is None else header.date.isoformat()
    for name, text in (
        ("date", day),
        ("place", header.place),
        ("equipment", header.equipment),
        ("notes", header.notes),
    ):
        if text:
            yield Row(RowKind.FACT, (message(f"record-sheet-{name}", text=text),))


def _handicap(header: Header) -> Iterator[Row]:
    start = header.settings.head_start
    if start is not None:
        given = joined(
            message(f"record-sheet-head-{what}", count=count)
            for what, count in (("pieces", start.pieces), ("points", start.points))
            if count
        )
        said = message("record-sheet-head-start", team=team_name(header, start.team), given=given)
        yield Row(RowKind.FACT, (said,))
    for player, aid in header.settings.aim_aids.items():
        said = message("record-sheet-aim-aid", player=header.name(player), aid=aid.value)
        yield Row(RowKind.FACT, (said,))


def _undone(match: MatchLog) -> Iterator[Row]:
    for before, event in match.steps():
        if isinstance(event.fact, Undone):
            yield Row(RowKind.REMARK, (happened(before, event.fact),))


def _result(header: Header, state: State) -> Row:
    single = header.settings.single_board
    name, counted = ("points", state.points) if single else ("games", state.games)
    score = message(f"record-result-{name}", a=str(counted[0]), b=str(counted[1]))
    if state.ending in (Ending.ABANDONED, Ending.UNFINISHED):
        return Row(RowKind.RESULT, (message(f"record-result-{state.ending}", score=score),))
    if state.winner is None:
        return Row(RowKind.RESULT, (message("record-result-open", score=score),))
    winner = team_name(header, state.winner)
    said = message(f"record-result-{state.ending or 'played'}", winner=winner, score=score)
    return Row(RowKind.RESULT, (said,))


class _Boards:
    """Walks through the entries and gathers strokes until something else is to be said."""

    def __init__(self, match: MatchLog) -> None:
        self.match = match
        self.header = match.header
        self.ended = 0
        self.place: tuple[int, ...] = ()
        self.turns: list[Turn] = []

    def rows(self, kept: Sequence[Transition]) -> Iterator[Row]:
        for entry in kept:
            yield from self._heading(entry)
            yield from self._entry(entry)
            result = entry.event.result
            if result is not None:
                self.ended += 1
                yield from self._flush()
                yield from self._score(entry, result)
            elif isinstance(entry.event.fact, EnteredGame):
                self.ended += 1
                yield from self._game(entry.before, entry.after)
            elif entry.after.games != entry.before.games:
                yield from self._flush()
                yield from self._shoot_out(entry)
                yield from self._game(entry.before, entry.after)
        yield from self._flush()

    def _flush(self) -> Iterator[Row]:
        if self.turns:
            yield Row(RowKind.STROKES, turns=tuple(self.turns))
            self.turns = []

    def _heading(self, entry: Transition) -> Iterator[Row]:
        before = entry.before
        place = (before.replays, before.game, before.board, self.ended)
        if before.situation is None or before.breaker is None or place == self.place:
            return
        yield from self._flush()
        if place[:2] != self.place[:2]:
            yield Row(RowKind.GAME, (message("record-sheet-game", game=str(before.game)),))
        self.place = place
        said = message(
            "record-sheet-board",
            board=str(before.board),
            time=f"{entry.event.at:%H:%M %Z}",  # in the zone that the entry names
            breaker=self.header.name(before.breaker),
        )
        yield Row(RowKind.BOARD, (said,))

    def _entry(self, entry: Transition) -> Iterator[Row]:
        event = entry.event
        fact = event.fact
        if isinstance(fact, Struck) and entry.before.phase is Phase.STROKE:
            yield from self._made(entry, fact.by, short(fact.stroke))
        elif isinstance(fact, Passed):
            yield from self._made(entry, fact.by, (message("record-sign-pass"),))
        elif not self._silent(entry):
            yield from self._flush()
            said = (happened(self.match.upto(event.seq - 1), fact),)
            kind = RowKind.REMARK if event.reason is None else RowKind.RULING
            if not self.place:  # before the first board
                kind = RowKind.FACT
            in_full = isinstance(fact, Called | Conceded) and event.reason is not None
            yield Row(kind, (*(() if in_full else said), *self._ruling(entry)))

    @staticmethod
    def _silent(entry: Transition) -> bool:
        """Say whether an entry is told well enough by what stands around it."""
        fact = entry.event.fact
        opens = isinstance(fact, SaidPlay) and entry.before.phase is Phase.READY
        return opens or isinstance(fact, NamedBreaker | Placed | Undone)

    def _made(self, entry: Transition, player: str, signs: tuple[Message, ...]) -> Iterator[Row]:
        name = self.header.name(player)
        if entry.event.reason not in ROUTINE:
            yield from self._flush()
            yield Row(RowKind.RULING, self._ruling(entry), (Turn(name, (signs,)),))
            return
        if self.turns and self.turns[-1].player == name:
            self.turns[-1] = Turn(name, (*self.turns[-1].strokes, signs))
        else:
            self.turns.append(Turn(name, (signs,)))

    def _ruling(self, entry: Transition) -> tuple[Message, ...]:
        """Return why it was decided so, and by which clauses."""
        event = entry.event
        why = reason_in_words(self.match.upto(event.seq - 1), event, entry.after)
        said = () if why is None else (why,)
        clauses = cited_names(event.clauses, self.header.settings.rules)
        return (*said, message("record-clauses", clauses=clauses)) if clauses else said

    def _score(self, entry: Transition, result: BoardResult) -> Iterator[Row]:
        before, after = sides_in(entry.before, entry.event), entry.after
        if result.winner is None:
            yield Row(RowKind.SCORE, (message("record-score-void"),))
            return
        if before.white is None:  # the effects of a forged record
            return
        scored = {
            team_of(before, Side.WHITE): result.white,
            team_of(before, Side.BLACK): result.black,
        }
        a, b = (old + scored[team] for old, team in zip(before.points, Team, strict=True))
        winner = team_of(before, result.winner)
        name = team_name(self.header, winner)
        if not result.game_conceded:
            score = {"a": str(a), "b": str(b)}
            begun = self.match.upto(entry.event.seq - 1)
            worth = worths_at_end(begun, entry.event, result).get(result.winner)
            points = points_in_words(scored[winner], worth)
            board = message("record-score-board", winner=name, points=points, **score)
            yield Row(RowKind.SCORE, (board,))
            slam = slam_at_end(self.match.upto(entry.event.seq))
            if slam is not None:
                yield Row(RowKind.SCORE, (message(f"record-score-slam-{slam}", winner=name),))
        yield from self._game(before, after)

    def _shoot_out(self, entry: Transition) -> Iterator[Row]:
        over = shoot_out_after(self.match.settings, entry.before, entry.event.fact)
        if over is not None:
            a, b = map(str, over.score)
            yield Row(RowKind.SCORE, (message("record-score-shoot-out", a=a, b=b),))

    def _game(self, before: State, after: State) -> Iterator[Row]:
        if after.games == before.games:
            return
        winner = Team.A if after.games[0] > before.games[0] else Team.B
        name, games = team_name(self.header, winner), map(str, after.games)
        won = message("record-score-game", winner=name, **dict(zip("ab", games, strict=True)))
        yield Row(RowKind.SCORE, (won,))


SIGNS: Final = (*Piece, "nothing", "untouched", "off", "improper", "behind", "pass")


def legend() -> tuple[Message, ...]:
    """Return what the signs of the short form mean."""
    return tuple(message(f"record-legend-{sign}") for sign in SIGNS)
