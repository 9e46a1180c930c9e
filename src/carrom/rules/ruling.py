"""Rule on a stroke: from a situation and a report to what follows.

>>> from carrom.equipment.pieces import Piece
>>> from carrom.rules import INTERNATIONAL, Pocketed, SideState, Situation, Stroke, rule
>>> board = Situation(white=SideState(on_board=5, entitled=True), black=SideState(on_board=6))
>>> ruling = rule(INTERNATIONAL, board, Stroke((Pocketed(Piece.STRIKER),)))
>>> ruling.next, ruling.returned.white, ruling.clauses
(<Side.BLACK: 'black'>, 1, ('international:3.11.a', 'international:4.1.2'))
>>> print(ruling.text("en"))  # doctest: +ELLIPSIS
The striker fell...Black plays next.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from carrom.equipment.pieces import Piece
from carrom.messages import Language, Message, message
from carrom.rules.book import Book, reason_text
from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.situation import QueenState, Side, SideState, Situation
from carrom.rules.stroke import Fell, Stroke, count
from carrom.rules.verdict import Queen, Verdict, View, Win


@dataclass(frozen=True, slots=True)
class Returned:
    """What goes back onto the surface: penalties, dues, improperly pocketed pieces, the queen.

    White pieces are placed by Black and black ones by White (3.11.a, 3.11.g); the queen and pieces
    that left the board by the umpire (3.9.a, 3.12.b).
    """

    white: int = 0
    black: int = 0
    queen: bool = False


@dataclass(frozen=True, slots=True)
class BoardResult:
    """The end of a board. A void board has no winner and is played again (4.q)."""

    winner: Side | None
    white: int = 0
    black: int = 0
    game_conceded: bool = False
    """The loser gave up the whole game (4.r); the points of this board do not matter."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """What follows from a stroke or a call."""

    next: Side | None
    """Who plays next; None when the board is over."""
    situation: Situation
    """After every due was paid that can be paid; ``situation.tries`` are the next player's."""
    returned: Returned
    result: BoardResult | None
    reason: StrEnum
    clauses: tuple[str, ...]
    colours: tuple[Side, Side] | None = None
    """Percuteur: which colours the first and the second side took with this stroke."""

    def __repr__(self) -> str:
        back = [
            *([f"{self.returned.white} white back"] if self.returned.white else []),
            *([f"{self.returned.black} black back"] if self.returned.black else []),
            *(["queen back"] if self.returned.queen else []),
        ]
        if self.result is None:
            following = f"{_side_name(self.situation, self.situation.to_play)} plays next"
        elif self.result.winner is None:
            following = "void board"
        else:
            won = "the game" if self.result.game_conceded else "the board"
            points = f"{self.result.white} to {self.result.black}"
            following = f"{self.result.winner} wins {won}, {points}"
        cited = " ".join(self.clauses)
        return f"<Ruling {', '.join([self.reason.value, *back, following])} ({cited})>"

    @property
    def messages(self) -> tuple[Message, ...]:
        """The ruling in words: why, and what comes next."""
        return reason_text(self.reason), self._outcome()

    def text(self, language: Language = "en") -> str:
        """Return the ruling as sentences."""
        return " ".join(said.text(language) for said in self.messages)

    def _outcome(self) -> Message:
        if self.result is None:
            name = _side_name(self.situation, self.situation.to_play)
            return message(f"ruling-next-{name}", tries=self.situation.tries)
        if self.result.winner is None:
            return message("ruling-board-void")
        if self.result.game_conceded:
            return message(f"ruling-game-{self.result.winner}")
        points = {"white": self.result.white, "black": self.result.black}
        both = all(points.values())
        return message(f"ruling-won-{self.result.winner}{'-both' if both else ''}", **points)

    def with_room(self) -> "Ruling":
        """Return the ruling with every held piece placed, for where there is always room.

        They do not go back because of this stroke, so ``returned`` does not count them.
        """
        if self.result or not (self.situation.white.held or self.situation.black.held):
            return self
        before = self.situation
        after = replace(before, white=before.white.with_room(), black=before.black.with_room())
        return replace(self, situation=after)


def _side_name(situation: Situation, side: Side) -> str:
    if not situation.colours_open:
        return side.value
    return "first" if side is Side.WHITE else "second"


def paid_first(situation: Situation) -> Situation:
    """Pay the dues for which pieces lie in the nets: that happens before the stroke (3.11.g)."""
    white, black = situation.white.paid(), situation.black.paid()
    if white is situation.white and black is situation.black:
        return situation
    return replace(situation, white=white, black=black)


def rule(rules: RuleSet, situation: Situation, stroke: Stroke) -> Ruling:
    """Rule on one stroke. The report must fit the situation: see :mod:`carrom.rules.checks`."""
    given, situation = situation, paid_first(situation)
    colours = None
    if situation.colours_open:
        situation, colours = _take_colour(situation, stroke)
    fell = count(stroke, situation.to_play)
    book = rules.book
    verdict = book.judge(rules, view_of(situation, situation.to_play), fell)
    if colours:
        verdict = verdict._replace(also=(*verdict.also, Reason.COLOUR_TAKEN))
    elif situation is not given:
        verdict = verdict._replace(also=(*verdict.also, Reason.DUE_PAID))
    return _conclude(rules, book, situation, fell, verdict, colours)


def view_of(situation: Situation, player: Side) -> View:
    """Return the situation as one side sees it."""
    queen = Queen.IN_PLAY
    if situation.queen is QueenState.AWAITING_COVER:
        queen = Queen.AWAITING
    elif situation.queen is QueenState.COVERED:
        queen = Queen.OWN if situation.queen_by is player else Queen.OPPONENTS
    return View(
        me=situation.side(player),
        them=situation.side(player.other),
        queen=queen,
        broken=situation.broken,
        break_attempts=situation.break_attempts,
        tries=situation.tries,
    )


def _take_colour(
    situation: Situation, stroke: Stroke
) -> tuple[Situation, tuple[Side, Side] | None]:
    """Give the player the colour of the first piece that fell (percuteur; settled 23)."""
    for fallen in stroke.pocketed:
        if fallen.piece in (Piece.WHITE, Piece.BLACK):
            wanted = Side.WHITE if fallen.piece is Piece.WHITE else Side.BLACK
            swap = wanted is not situation.to_play
            decided = replace(situation.swapped() if swap else situation, colours_open=False)
            return decided, (Side.BLACK, Side.WHITE) if swap else (Side.WHITE, Side.BLACK)
    return situation, None


def _settle(side: SideState, fell: int, back: int, penalty: int) -> tuple[SideState, int, int]:
    """Return a side after its returns and dues, what went back in all, and the old dues paid."""
    on_board = side.on_board - fell + back
    in_net = side.in_net + fell - back
    owed = side.owed + penalty
    paid = min(owed, in_net)
    if not (fell or back or paid or penalty):
        return side, back, 0
    after = SideState(on_board + paid, owed - paid, side.held, side.entitled, side.points)
    return after, back + paid, min(paid, side.owed)


def _conclude(
    rules: RuleSet,
    book: Book,
    situation: Situation,
    fell: Fell,
    verdict: Verdict,
    colours: tuple[Side, Side] | None,
) -> Ruling:
    """Turn a verdict into counts, clauses and the next situation."""
    player = situation.to_play
    before, theirs = situation.side(player), situation.side(player.other)
    me, mine_back, mine_paid = _settle(before, fell.own, verdict.own_back, verdict.penalty)
    them, theirs_back, theirs_paid = _settle(theirs, fell.opponents, verdict.gift, 0)
    if fell.own and fell.proper and not me.entitled:
        me = replace(me, entitled=True)
    broken = situation.broken or fell.touched
    queen, queen_by = _queen_state(verdict.queen, player)
    queen_fell = fell.queen or situation.queen is QueenState.AWAITING_COVER
    going_on = verdict.win is None
    to_play = player if verdict.keep or not going_on else player.other
    after = Situation(
        white=me if player is Side.WHITE else them,
        black=them if player is Side.WHITE else me,
        to_play=to_play,
        queen=queen,
        queen_by=queen_by,
        broken=broken,
        break_attempts=0 if broken else situation.break_attempts + 1,
        tries=verdict.tries if verdict.keep else 1,
        colours_open=situation.colours_open,
    )
    returned = Returned(
        white=mine_back if player is Side.WHITE else theirs_back,
        black=theirs_back if player is Side.WHITE else mine_back,
        queen=queen_fell and verdict.queen is Queen.IN_PLAY,
    )
    also = list(verdict.also)
    if going_on:
        if mine_paid or theirs_paid:
            also.append(Reason.DUE_PAID)
            if (mine_paid and me.owed) or (theirs_paid and them.owed):
                also.append(Reason.DUES_LEFT)
        if me.owed > before.owed:
            also.append(Reason.OWED)
        if not situation.broken and fell.touched:
            also.append(Reason.BROKEN)
        if fell.piece_off:
            also.append(Reason.OFF_RETURNED)
    else:
        also += _end_reasons(rules, verdict, me, them)
    return Ruling(
        next=to_play if going_on else None,
        situation=after,
        returned=returned,
        result=None if verdict.win is None else board_result(verdict.win, player),
        reason=verdict.reason,
        clauses=clauses_of(book, verdict.reason, also),
        colours=colours,
    )


def _end_reasons(rules: RuleSet, verdict: Verdict, me: SideState, them: SideState) -> list[StrEnum]:
    """Cite the cap where the board brings all it can, and the loser's dues that lapse."""
    win = verdict.win
    reasons: list[StrEnum] = []
    if win and rules.board_cap is not None and max(win.own, win.opponents) == rules.board_cap:
        reasons.append(Reason.CAPPED)
    if win and (them if win.by_player else me).owed:
        reasons.append(Reason.LAPSED)
    return reasons


def board_result(win: Win, player: Side) -> BoardResult:
    """Return the result with the sides named."""
    winner = player if win.by_player else player.other
    white, black = (win.own, win.opponents) if player is Side.WHITE else (win.opponents, win.own)
    return BoardResult(winner, white=white, black=black)


def _queen_state(queen: Queen, player: Side) -> tuple[QueenState, Side | None]:
    if queen is Queen.IN_PLAY:
        return QueenState.ON_BOARD, None
    if queen is Queen.AWAITING:
        return QueenState.AWAITING_COVER, player
    return QueenState.COVERED, player if queen is Queen.OWN else player.other


def clauses_of(book: Book, reason: StrEnum, also: Iterable[StrEnum]) -> tuple[str, ...]:
    """Return the clauses a decision rests on, each once, the deciding ones first."""
    cited: dict[str, None] = {}
    for each in (reason, *also):
        cited.update(dict.fromkeys(book.citations.get(each, ())))
    return tuple(cited)
