"""A ruling: what follows from a stroke or a call, with its reasons, its clauses and its words."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from msgspec import structs

from carrom.messages import Language, Message, message
from carrom.rules.book import Book
from carrom.rules.ruleset import RuleSet
from carrom.rules.situation import Side, Situation
from carrom.rules.verdict import Win
from carrom.rules.wording import (
    Account,
    Names,
    both_scores,
    consequences,
    points_in_words,
    reason_text,
    sentence,
)
from carrom.rules.worth import Worth


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
    vocabulary: str = ""
    """The rule set in whose words it is told."""

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
        told = (why,) if said is None else (why, said)
        return tuple(each.in_words_of(self.vocabulary) for each in told)

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
            yield from result_in_words(self.result, names, self.account)
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


def result_in_words(
    result: BoardResult, names: Names, account: Account | None = None
) -> Iterator[Message]:
    """Say who won the board, and with what; an account says what the points are for."""
    if result.winner is None:
        yield message("ruling-board-void")
        return
    winner = names[result.winner]
    if result.game_conceded:
        yield message(
            "ruling-match-won" if result.match_conceded else "ruling-game-won", player=winner
        )
        return
    points, others = result.points(result.winner), result.points(result.winner.other)
    if others:
        scores = ((names[s], result.points(s), worth_of(account, s)) for s in names)
        yield both_scores(winner, scores)
    else:
        said = points_in_words(points, worth_of(account, result.winner))
        yield message("ruling-won", player=winner, points=said)
    if result.on_demand:
        yield message("ruling-on-demand", player=winner, n=result.on_demand)


def worth_of(account: Account | None, side: Side) -> Worth | None:
    """Return what a side's points are for."""
    if account is None:
        return None
    return account.worth if side is account.by else account.others_worth


def _side_name(situation: Situation, side: Side) -> str:
    if not situation.colours_open:
        return side.value
    return "first" if side is Side.WHITE else "second"


def board_result(win: Win, player: Side) -> BoardResult:
    """Return the result with the sides named."""
    winner = player if win.by_player else player.other
    white, black = (win.own, win.opponents) if player is Side.WHITE else (win.opponents, win.own)
    return BoardResult(winner, white=white, black=black, on_demand=win.on_demand)


def clauses_of(book: Book, reason: StrEnum, also: Iterable[StrEnum]) -> tuple[str, ...]:
    """Return the clauses a decision rests on, each once, the deciding ones first."""
    cited: dict[str, None] = {}
    for each in (reason, *also):
        cited.update(dict.fromkeys(book.citations.get(each, ())))
    return tuple(cited)


def citing(rules: RuleSet, ruling: Ruling, *also: StrEnum) -> Ruling:
    """Return a ruling that rests on more."""
    cited = (c for reason in also for c in rules.book.citations.get(reason, ()))
    clauses = tuple(dict.fromkeys((*ruling.clauses, *cited)))
    return replace(ruling, clauses=clauses, also=tuple(dict.fromkeys((*ruling.also, *also))))


def telling_dues(account: Account, given: Situation, paid: Situation) -> Account:
    """Add the dues that were paid before the stroke."""
    mine, theirs = (
        given.side(side).owed - paid.side(side).owed for side in (account.by, account.by.other)
    )
    return structs.replace(account, dues_before=mine, opponents_dues_before=theirs)
