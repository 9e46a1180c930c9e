"""The questions of an overrule: every count of the board, whose turn it is, and why."""

import re
from dataclasses import dataclass, replace
from enum import Enum, auto

from carrom.desk.errors import EntryError
from carrom.desk.forms import Question, number, plain_text
from carrom.match.facts import Overruled
from carrom.match.match_log import MatchLog
from carrom.match.state import Phase, side_of, team_of
from carrom.messages import Message, message
from carrom.rules.checks import ReportError, check_situation
from carrom.rules.situation import PIECES, QUEENS, QueenState, Side, SideState, Situation


class Step(Enum):
    """A question."""

    ON_BOARD = auto()
    OWED = auto()
    TURN = auto()
    QUEEN = auto()
    REASON = auto()


@dataclass(frozen=True, slots=True)
class Overrule:
    """The board as it shall be, so far; it begins with the board as it is."""

    desk: MatchLog
    situation: Situation
    turn: str
    step: Step = Step.ON_BOARD
    reason: str = ""
    done: bool = False

    @property
    def fact(self) -> Overruled:
        """What is to be entered."""
        return Overruled(reason=self.reason, situation=self.situation, turn=self.turn)

    @property
    def question(self) -> Question | None:
        """What is asked now."""
        if self.done:
            return None
        match self.step:
            case Step.ON_BOARD:
                default = _both(self.situation.white.on_board, self.situation.black.on_board)
                return Question(self._pair("umpire-ask-on-board"), default=default)
            case Step.OWED:
                default = _both(self.situation.white.owed, self.situation.black.owed)
                return Question(self._pair("umpire-ask-owed"), default=default)
            case Step.TURN:
                players = self.desk.settings.players
                options = tuple(message("narration-name", name=self.desk.name(p)) for p in players)
                default = str(players.index(self.turn) + 1)
                return Question(message("umpire-ask-turn"), options, default)
            case Step.QUEEN:
                return Question(message("umpire-ask-queen"), self._queens(), self._queen_now())
            case Step.REASON:
                return Question(message("umpire-ask-reason"))

    def _pair(self, said: str) -> Message:
        white, black = (self.desk.team(team_of(self.desk.state, side)) for side in Side)
        return message(said, white=white, black=black)

    def _queens(self) -> tuple[Message, ...]:
        return tuple(queen_said(self.desk, state, by) for state, by in self._possible())

    def _possible(self) -> tuple[tuple[QueenState, Side | None], ...]:
        """A queen that awaits its cover belongs to the side to play."""
        now = self.situation.to_play
        return tuple(
            (state, by)
            for state, by in QUEENS
            if state is not QueenState.AWAITING_COVER or by is now
        )

    def _queen_now(self) -> str:
        current = (self.situation.queen, self.situation.queen_by)
        possible = self._possible()
        return str(possible.index(current) + 1 if current in possible else 1)

    def answer(self, line: str) -> "Overrule":
        """Take an answer and go on to the next question."""
        match self.step:
            case Step.ON_BOARD:
                white, black = _two(line, self.question, least=1)
                return replace(self, situation=self._counted(white, black), step=Step.OWED)
            case Step.OWED:
                white, black = _two(line, self.question, least=0)
                made = replace(
                    self.situation,
                    white=replace(self.situation.white, owed=white),
                    black=replace(self.situation.black, owed=black),
                )
                return replace(self, situation=made, step=Step.TURN)
            case Step.TURN:
                return self._turn(line)
            case Step.QUEEN:
                return self._chosen_queen(line)
            case Step.REASON:
                reason = plain_text(line)
                if not reason:
                    raise EntryError(message("refusal-reason-needed"))
                return replace(self, reason=reason, done=True)

    def _counted(self, white: int, black: int) -> Situation:
        now = self.situation
        return replace(
            now,
            white=side_with(now.white, white),
            black=side_with(now.black, black),
            broken=now.broken or min(white, black) < PIECES,
        )

    def _turn(self, line: str) -> "Overrule":
        players = self.desk.settings.players
        current = players.index(self.turn) + 1
        turn = players[number(line, len(players), current) - 1]
        to_play = side_of(self.desk.state, self.desk.settings.team(turn))
        kept = to_play is self.situation.to_play
        tries = self.situation.tries if kept else 1
        made = replace(self.situation, to_play=to_play, tries=tries)
        return replace(self, turn=turn, situation=made, step=Step.QUEEN)

    def _chosen_queen(self, line: str) -> "Overrule":
        possible = self._possible()
        state, by = possible[number(line, len(possible), int(self._queen_now())) - 1]
        made = replace(self.situation, queen=state, queen_by=by)
        try:
            check_situation(made)
        except ReportError as problem:
            said = message("refusal-report", reason=problem.reason)
            raise EntryError(said) from None
        return replace(self, situation=made, step=Step.REASON)

    def back(self) -> "Overrule | None":
        """Return to the question before."""
        steps = list(Step)
        place = steps.index(self.step)
        return replace(self, step=steps[place - 1]) if place else None


def overrule(desk: MatchLog) -> Overrule:
    """Begin to put the board right; refused where no board is being played."""
    situation, turn = desk.state.situation, desk.state.turn
    playing = desk.state.phase in (Phase.STROKE, Phase.PLACING, Phase.REQUEST)
    if situation is None or turn is None or not playing:
        raise EntryError(message("umpire-no-overrule-now"))
    return Overrule(desk, situation, turn)


def queen_said(desk: MatchLog, state: QueenState, by: Side | None) -> Message:
    """Say where the queen is."""
    if by is None:
        return message("umpire-queen-on-board")
    team = desk.team(team_of(desk.state, by))
    waiting = state is QueenState.AWAITING_COVER
    return message("umpire-queen-awaiting" if waiting else "umpire-queen-covered", team=team)


def side_with(before: SideState, on_board: int) -> SideState:
    """A side that has pocketed a piece may take the queen; nothing is held any more."""
    entitled = before.entitled or on_board < PIECES
    return replace(before, on_board=on_board, held=0, entitled=entitled)


def _both(white: int, black: int) -> str:
    return f"{white} {black}"


def _two(line: str, question: Question | None, *, least: int) -> tuple[int, int]:
    default = question.default if question else ""
    words = (line.replace(",", " ") if line.strip() else default).split()
    numbers = [int(w) for w in words if re.fullmatch(r"[0-9]", w) and int(w) >= least]
    if len(words) != 2 or len(numbers) != 2:
        raise EntryError(message("umpire-not-two", least=least, most=PIECES))
    return numbers[0], numbers[1]
