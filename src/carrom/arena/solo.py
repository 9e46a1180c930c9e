"""A player alone: from the break until the first miss, or all pieces cleared under a given noise."""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from msgspec import Struct

from carrom.arena.encounter import BoardTable, Conditions
from carrom.arena.entrants import Entrant, entrant
from carrom.arena.numbered import Numbered
from carrom.arena.pairing import Terms, check_code, seed_of
from carrom.arena.watching import Lapse, Watched, Wrong
from carrom.match.match import Match
from carrom.match.settings import Team
from carrom.match.slams import slam_at_end
from carrom.match.state import Phase, side_of
from carrom.physics import InputError, strike
from carrom.players.at_match import HAND, HEAD, Computer
from carrom.players.clearing import ALL, Clearing
from carrom.players.setups import SETUPS, Setup
from carrom.rules import Side, SideState
from carrom.rules.situation import PIECES

BREAK: Final = "break"
CLEAR: Final = "clear"
TASKS: Final = (BREAK, CLEAR)


class SoloBoard(Numbered, frozen=True, kw_only=True):
    """A board that a player had alone."""

    strokes: int
    pieces: int
    """Own pieces pocketed."""
    done: bool
    """A slam, or the board was cleared."""
    kept: int = 0
    """Strokes after which the player played on, or that pocketed something."""
    decisions: int = 0
    simulated: int = 0
    lapses: tuple[Lapse, ...] = ()
    cpu: float = 0.0


class SoloTask(Struct, frozen=True):
    """What is to be done, and on which board."""

    task: str
    setup: str = "own"


def play_solo(terms: Terms, task: SoloTask, number: int) -> SoloBoard:
    """Play one board alone."""
    check_code(terms)
    player = entrant(terms.players[0], terms.hand)
    seed = seed_of(terms.seed, number)
    if task.task == BREAK:
        return play_break(player, terms, seed, number)
    return _Clearing.of(SETUPS[task.setup], player, seed, terms.seconds).play(number)


def play_break(player: Entrant, terms: Terms, seed: int, number: int) -> SoloBoard:
    """Break, and play on until the turn goes to the other side or the board is won."""
    conditions = Conditions(terms.rules, seconds=terms.seconds)
    match = Match.new(player.name, f"{player.name}#2", rules=terms.rules, single_board=True)
    seated = {
        who: Watched(player.computer.player, player.name, side, conditions.seconds)
        for side, who in enumerate(("p1", "p2"))
    }
    computers = {who: replace(player.computer, player=w) for who, w in seated.items()}
    BoardTable(match, seed, seated, computers).play(
        lambda m: m.state.phase is Phase.STROKE and m.state.turn == "p2"
    )
    state, own = match.state, seated["p1"]
    slam = match.over and slam_at_end(match.value) is Side.WHITE
    last = match.value.states[-2] if match.over else state
    left = (
        0 if slam or last.situation is None else _left(last.situation.side(side_of(last, Team.A)))
    )
    return SoloBoard(
        number=number,
        strokes=own.strokes,
        pieces=PIECES - left,
        done=slam,
        kept=own.strokes if slam else own.strokes - 1,
        decisions=own.decisions,
        simulated=own.simulated,
        lapses=tuple(own.lapses),
        cpu=own.cpu,
    )


def _left(side: SideState) -> int:
    return side.on_board + side.held


@dataclass(slots=True)
class _Clearing:
    """A board that is cleared by one player, who is watched."""

    board: Clearing
    watched: Watched
    computer: Computer
    seed: int

    @classmethod
    def of(cls, setup: Setup, player: Entrant, seed: int, seconds: float) -> "_Clearing":
        watched = Watched(player.computer.player, player.name, 0, seconds)
        computer = replace(player.computer, player=watched)
        return cls(Clearing.of(setup, seed), watched, computer, seed)

    def play(self, number: int) -> SoloBoard:
        """Play until everything has gone, or the strokes have."""
        while not self.board.over:
            self._stroke()
            self.watched.strokes += 1
        return SoloBoard(
            number=number,
            strokes=self.watched.strokes,
            pieces=ALL - self.board.left,
            done=self.board.done,
            kept=self.board.kept,
            decisions=self.watched.decisions,
            simulated=self.watched.simulated,
            lapses=tuple(self.watched.lapses),
            cpu=self.watched.cpu,
        )

    def _stroke(self) -> None:
        board, setup = self.board, self.board.setup
        view = board.view()
        key = (self.seed, 0, self.watched.strokes)
        aim = self.watched.stroke(view, np.random.default_rng([*key, HEAD]))
        layout, touched = board.layout, False
        if aim is not None:
            played = self.computer.hand.play(aim, view, np.random.default_rng([*key, HAND]))
            try:
                motion = strike(layout, played, setup.geometry, setup.surface, anywhere=True)
            except InputError as problem:
                self.watched.note(Wrong.NONSENSE, problem.said.text())
            else:
                layout, touched = motion.layout, bool(motion.touched)
        self.board = board.after(layout, touched=touched)
