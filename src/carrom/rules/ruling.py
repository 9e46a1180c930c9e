"""A ruling: what follows from a stroke or a call, with its reasons, its clauses and its words."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from msgspec import structs

from carrom.messages import Argument, Language, Message, message
from carrom.rules.book import Book
from carrom.rules.reasons import Reason
from carrom.rules.ruleset import RuleSet
from carrom.rules.situation import Side, Situation, paid_first
from carrom.rules.verdict import Queen, Win, view_of
from carrom.rules.wording import (
    Account,
    Names,
    consequences,
    points_in_words,
    reason_text,
    score_in_words,
    sentence,
)
from carrom.rules.worth import Worth

Worths = Mapping[Side, Worth]


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
    worths: Worths = field(default_factory=dict, compare=False)
    """What the points of the board are for, where that is known."""

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
            yield from result_in_words(self.result, names, self.worths)
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


def result_in_words(result: BoardResult, names: Names, worths: Worths) -> Iterator[Message]:
    """Say who won the board, and with what; ``worths`` say what the points are for."""
    if result.winner is None:
        yield message("ruling-board-void")
        return
    winner = names[result.winner]
    if result.game_conceded:
        yield message(
            "ruling-match-won" if result.match_conceded else "ruling-game-won", player=winner
        )
        return
    points = result.points(result.winner)
    if result.points(result.winner.other):
        yield message("ruling-won-both", player=winner, **both_scores(result, names, worths))
    else:
        said = points_in_words(points, worths.get(result.winner))
        yield message("ruling-won", player=winner, points=said)
    if result.on_demand:
        yield message("ruling-on-demand", player=winner, n=result.on_demand)


def both_scores(result: BoardResult, names: Names, worths: Worths) -> dict[str, Argument]:
    """Return what each side scores, in the order of the names, as arguments of a sentence."""
    one, two = names
    return {
        "first": names[one],
        "firsts": score_in_words(result.points(one), worths.get(one)),
        "second": names[two],
        "seconds": score_in_words(result.points(two), worths.get(two)),
    }


def worths_of(win: Win, player: Side) -> Worths:
    """Return what each side's points are for."""
    return {player: win.own_worth, player.other: win.opponents_worth}


_LOST_BY_CALL: Final = frozenset({Reason.PLAYED_ON, Reason.BOARD_MOVED, Reason.BOARD_LOST})


def forfeit_worths(
    rules: RuleSet, situation: Situation, reason: str, result: BoardResult
) -> Worths:
    """Return what the points of a board are for that a side lost by a call; empty where it did not."""
    if reason not in _LOST_BY_CALL or result.winner is None:
        return {}
    loser = result.winner.other
    view = view_of(paid_first(situation), loser)
    for seen in (view, view._replace(queen=Queen.NOBODYS)):
        win = rules.book.forfeit(rules, seen)
        if (win.own, win.opponents) == (result.points(loser), result.points(loser.other)):
            return worths_of(win, loser)
    return {}


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
