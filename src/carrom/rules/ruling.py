"""Rule on a stroke: from a situation and a report to what follows.

>>> from carrom.equipment.pieces import Piece
>>> from carrom.rules import INTERNATIONAL, Pocketed, SideState, Situation, Stroke, rule
>>> board = Situation(white=SideState(on_board=5, entitled=True), black=SideState(on_board=6))
>>> ruling = rule(INTERNATIONAL, board, Stroke((Pocketed(Piece.STRIKER),)))
>>> ruling.next, ruling.returned.white, ruling.clauses
(<Side.BLACK: 'black'>, 1, ('international:3.11.a', 'settled:13', 'international:4.1.2'))
>>> print(ruling.text("en"))
White pocketed the striker. One penalty piece goes back on the board; it is Black’s turn.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from carrom.equipment.pieces import Piece
from carrom.messages import Language, Message, message
from carrom.rules.book import Book
from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.situation import QueenState, Side, SideState, Situation
from carrom.rules.stroke import Fell, Stroke, count
from carrom.rules.verdict import Queen, Verdict, View, Win
from carrom.rules.wording import Account, Names, consequences, reason_text, sentence

_SILENT_ON_COVER: Final = frozenset(
    {Reason.STRIKER_OFF, Reason.PIECE_OFF, Reason.PIECE_OFF_PENALTY, Reason.BEHIND_LINE}
)
"""Reasons whose sentences do not say that a queen was not covered."""


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
    match_conceded: bool = False
    """The loser gave up the whole match."""
    on_demand: int = 0
    """Points that the winner may ask for; they are not among the points above."""

    def points(self, side: Side) -> int:
        """Return what a side scores."""
        return self.white if side is Side.WHITE else self.black


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
    account: Account
    colours: tuple[Side, Side] | None = None
    """Percuteur: which colours the first and the second side took with this stroke."""
    label: Message | None = None
    """What an umpire called, in a few words."""
    also: tuple[StrEnum, ...] = ()
    """What else it rests on; the clauses are those of the reason and of these."""

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
        """The ruling in words: what happened and why, then what follows."""
        names = self._names()
        why = reason_text(self.reason, self.account, names, self.label)
        over = self.result is not None
        following = [*consequences(self.account, names, over=over), *self._outcome(names)]
        said = sentence(following)
        return (why,) if said is None else (why, said)

    def text(self, language: Language = "en") -> str:
        """Return the ruling as sentences."""
        said = (each.text(language) for each in self.messages)
        return " ".join(text[:1].upper() + text[1:] for text in said)

    def _names(self) -> Names:
        return {side: message(f"ruling-name-{_side_name(self.situation, side)}") for side in Side}

    def _outcome(self, names: Names) -> Iterator[Message]:
        for name, side in zip(("first", "second"), self.colours or (), strict=False):
            yield message(f"ruling-has-{side}", player=message(f"ruling-name-{name}"))
        if self.result is not None:
            yield from result_in_words(self.result, names)
        else:
            to_play = self.situation.to_play
            if self.label is None:
                kind = "again" if to_play is self.account.by else "turn"
            else:
                kind = "turn" if self.account.turn_passes else "keeps"
            yield message(f"ruling-{kind}", player=names[to_play], tries=self.situation.tries)

    def with_room(self) -> "Ruling":
        """Return the ruling with every held piece placed, for where there is always room.

        They do not go back because of this stroke, so ``returned`` does not count them.
        """
        if self.result or not (self.situation.white.held or self.situation.black.held):
            return self
        before = self.situation
        after = replace(before, white=before.white.with_room(), black=before.black.with_room())
        return replace(self, situation=after)


def result_in_words(result: BoardResult, names: Names) -> Iterator[Message]:
    """Say who won the board, and with what."""
    if result.winner is None:
        yield message("ruling-board-void")
        return
    winner, loser = names[result.winner], names[result.winner.other]
    if result.game_conceded:
        yield message(
            "ruling-match-won" if result.match_conceded else "ruling-game-won", player=winner
        )
        return
    points, others = result.points(result.winner), result.points(result.winner.other)
    if others:
        yield message("ruling-won-both", player=winner, points=points, other=loser, others=others)
    else:
        yield message("ruling-won", player=winner, points=points)
    if result.on_demand:
        yield message("ruling-on-demand", player=winner, n=result.on_demand)


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
        fallen = (pocketed.piece for pocketed in stroke.pocketed)
        situation, colours = take_colour(situation, fallen)
    fell = count(stroke, situation.to_play)
    book = rules.book
    verdict = book.judge(rules, view_of(situation, situation.to_play), fell)
    if colours:
        verdict = verdict._replace(also=(*verdict.also, Reason.COLOUR_TAKEN))
    elif situation is not given:
        verdict = verdict._replace(
            also=(*verdict.also, *_paid_before(given, situation, verdict, fell))
        )
    if situation.colours_open and stroke.pocketed:
        verdict = verdict._replace(also=(*verdict.also, Reason.COLOURS_STAY_OPEN))
    ruling = _conclude(rules, book, situation, fell, verdict, colours)
    if situation is given or colours:
        return ruling
    return replace(ruling, account=telling_dues(ruling.account, given, situation))


def _paid_before(
    given: Situation, paid: Situation, verdict: Verdict, fell: Fell
) -> Iterator[Reason]:
    """Cite dues that were paid before the stroke, and that a board was judged after them (settled 7)."""
    yield Reason.DUE_PAID
    mine, theirs = (
        given.side(side) if given.side(side) is not paid.side(side) else None
        for side in (given.to_play, given.to_play.other)
    )
    if verdict.win:
        counts = (theirs if verdict.win.by_player else mine) is not None
    else:
        pairs = ((mine, fell.own), (theirs, fell.opponents))
        counts = any(state and 0 < many == state.on_board for state, many in pairs)
    if counts:
        yield Reason.DUES_FIRST


def telling_dues(account: Account, given: Situation, paid: Situation) -> Account:
    """Add the dues that were paid before the stroke."""
    mine, theirs = (
        given.side(side).owed - paid.side(side).owed for side in (account.by, account.by.other)
    )
    return replace(account, dues_before=mine, opponents_dues_before=theirs)


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


def take_colour(
    situation: Situation, fallen: Iterable[Piece]
) -> tuple[Situation, tuple[Side, Side] | None]:
    """Give the player the colour of the first piece that fell (percuteur; settled 23)."""
    for piece in fallen:
        if piece in (Piece.WHITE, Piece.BLACK):
            wanted = Side.WHITE if piece is Piece.WHITE else Side.BLACK
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
        break_attempts=0 if broken else situation.break_attempts + verdict.attempts,
        tries=verdict.tries if verdict.keep else 1,
        colours_open=situation.colours_open,
    )
    returned = Returned(
        white=mine_back if player is Side.WHITE else theirs_back,
        black=theirs_back if player is Side.WHITE else mine_back,
        queen=queen_fell and verdict.queen is Queen.IN_PLAY,
    )
    silent = verdict.reason in _SILENT_ON_COVER
    covered_now = queen is QueenState.COVERED is not situation.queen
    account = Account(
        by=player,
        own=fell.own,
        opponents=fell.opponents,
        queen=fell.queen,
        striker=fell.striker,
        own_back=verdict.own_back,
        penalty=mine_back - verdict.own_back - mine_paid,
        owed=me.owed if me.owed > before.owed else 0,
        dues=mine_paid,
        opponents_dues=theirs_paid,
        gift=verdict.gift,
        beside_queen=mine_back if verdict.beside_queen else 0,
        queen_back=returned.queen,
        uncovered=silent and returned.queen and not fell.queen,
        covered=silent and covered_now and queen_by is player,
        given=silent and covered_now and queen_by is not player,
        pieces_off=fell.pieces_off,
        striker_off_free=Reason.STRIKER_OFF_FREE in verdict.also,
    )
    also = list(verdict.also)
    if going_on:
        if mine_paid or theirs_paid:
            also.append(Reason.DUE_PAID)
            if mine_paid and verdict.keep:
                also.append(Reason.PAID_IN_TURN)
            if (mine_paid and me.owed) or (theirs_paid and them.owed):
                also.append(Reason.DUES_LEFT)
        if _dues_hold(before, fell.own, verdict.own_back, mine_paid) or _dues_hold(
            theirs, fell.opponents, verdict.gift, theirs_paid
        ):
            also.append(Reason.DUES_FIRST)
        if me.owed > before.owed:
            also.append(Reason.OWED)
        if not situation.broken:
            also += _break_reasons(rules, fell)
        if fell.piece_off:
            also.append(Reason.OFF_RETURNED)
    else:
        loser_paid = theirs_paid if verdict.win and verdict.win.by_player else mine_paid
        also += _end_reasons(rules, verdict, me, them, loser_paid)
    return Ruling(
        next=to_play if going_on else None,
        situation=after,
        returned=returned,
        result=None if verdict.win is None else board_result(verdict.win, player),
        reason=verdict.reason,
        clauses=clauses_of(book, verdict.reason, also),
        account=account,
        colours=colours,
        also=tuple(dict.fromkeys(also)),
    )


def _dues_hold(side: SideState, fell: int, back: int, paid: int) -> bool:
    """Say whether only dues or held pieces keep in play a side whose pieces all fell (settled 7)."""
    return 0 < fell == side.on_board and not back and (paid > 0 or side.held > 0)


def _break_reasons(rules: RuleSet, fell: Fell) -> Iterator[Reason]:
    """Cite when the break is made, and that there may be one attempt only (settled 30)."""
    if fell.touched:
        yield Reason.BROKEN
    elif rules.break_attempts == 1:
        yield Reason.BREAK_TRIED_ONCE


def _end_reasons(
    rules: RuleSet, verdict: Verdict, me: SideState, them: SideState, loser_paid: int
) -> Iterator[Reason]:
    """Cite the cap where the board brings all it can, and what becomes of the loser's dues."""
    win = verdict.win
    if win is None:
        return
    if rules.board_cap is not None and max(win.own, win.opponents) == rules.board_cap:
        yield Reason.CAPPED
    loser = them if win.by_player else me
    if loser_paid or loser.held:
        yield Reason.DUES_FIRST
    if loser.owed:
        yield Reason.LAPSED


def board_result(win: Win, player: Side) -> BoardResult:
    """Return the result with the sides named."""
    winner = player if win.by_player else player.other
    white, black = (win.own, win.opponents) if player is Side.WHITE else (win.opponents, win.own)
    return BoardResult(winner, white=white, black=black, on_demand=win.on_demand)


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
