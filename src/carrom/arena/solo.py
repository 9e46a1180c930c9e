"""A player alone: from the break until the first miss, or all pieces cleared under a given noise."""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from msgspec import Struct

from carrom.arena.encounter import BoardTable, Conditions
from carrom.arena.entrants import Entrant, entrant
from carrom.arena.numbered import Numbered
from carrom.arena.pairing import Terms, check_code, seed_of
from carrom.arena.setups import SETUPS, Setup
from carrom.arena.watching import Lapse, Watched, Wrong
from carrom.equipment.pieces import Layout, Piece, Seat, Standing
from carrom.match.match import Match
from carrom.match.settings import Team
from carrom.match.slams import slam_at_end
from carrom.match.state import Phase, side_of
from carrom.physics import InputError, strike
from carrom.players.at_match import HAND, HEAD, Computer
from carrom.players.player_view import PlayerView
from carrom.rules import QueenState, Side, SideState, Situation
from carrom.rules.placement import queen_spot
from carrom.rules.situation import PIECES

BREAK: Final = "break"
CLEAR: Final = "clear"
TASKS: Final = (BREAK, CLEAR)
MOST_STROKES: Final = 500
"""To clear a board, as many as Carrom_rl gives."""


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
    """A board that is cleared by one player; the rules are those of Carrom_rl.

    Every piece is the player's. The queen may not be the first to fall, and needs a piece in the same
    or the next stroke, else she comes back; so does one piece if she is the last on the board. A
    pocketed striker costs nothing but the stroke, as its public code has it.
    """

    setup: Setup
    watched: Watched
    computer: Computer
    seed: int
    layout: Layout
    broken: bool = False
    awaiting: bool = False
    queen: bool = True
    """Whether she is not yet covered."""
    kept: int = 0

    @classmethod
    def of(cls, setup: Setup, player: Entrant, seed: int, seconds: float) -> "_Clearing":
        watched = Watched(player.computer.player, player.name, 0, seconds)
        computer = replace(player.computer, player=watched)
        return cls(setup, watched, computer, seed, setup.layout(seed))

    def play(self, number: int) -> SoloBoard:
        """Play until everything has gone, or the strokes have."""
        while (self.layout or self.awaiting) and self.watched.strokes < MOST_STROKES:
            self._stroke()
            self.watched.strokes += 1
        done = not self.layout and not self.queen
        return SoloBoard(
            number=number,
            strokes=self.watched.strokes,
            pieces=2 * PIECES - sum(s.piece is Piece.WHITE for s in self.layout),
            done=done,
            kept=self.kept,
            decisions=self.watched.decisions,
            simulated=self.watched.simulated,
            lapses=tuple(self.watched.lapses),
            cpu=self.watched.cpu,
        )

    def _stroke(self) -> None:
        view, before = self._view(), _pieces(self.layout)
        key = (self.seed, 0, self.watched.strokes)
        aim = self.watched.stroke(view, np.random.default_rng([*key, HEAD]))
        lay = any(s.piece is Piece.QUEEN for s in self.layout)
        if aim is not None:
            setup = self.setup
            played = self.computer.hand.play(aim, view, np.random.default_rng([*key, HAND]))
            try:
                motion = strike(self.layout, played, setup.geometry, setup.surface, anywhere=True)
            except InputError as problem:
                self.watched.note(Wrong.NONSENSE, problem.said.text())
            else:
                self.layout = motion.layout
                self.broken = self.broken or bool(motion.touched)
        fell = before - _pieces(self.layout)
        queen_fell = lay and not any(s.piece is Piece.QUEEN for s in self.layout)
        self.kept += bool(fell or queen_fell)
        self._queen(fell, queen_fell=queen_fell)

    def _queen(self, fell: int, *, queen_fell: bool) -> None:
        """See to the queen after a stroke in which so many other pieces fell."""
        if self.awaiting or queen_fell:
            first = queen_fell and _pieces(self.layout) == 2 * PIECES
            if fell:
                self.awaiting = self.queen = False
            elif self.awaiting or first:
                self.awaiting = False
                self._back(Piece.QUEEN)
            else:
                self.awaiting = True
        if self.queen and not self.awaiting and not _pieces(self.layout):
            self._back(Piece.WHITE)

    def _back(self, piece: Piece) -> None:
        spot = queen_spot(self.layout, self.setup.geometry)
        self.layout = (*self.layout, Standing(piece, spot))

    def _view(self) -> PlayerView:
        """Return the board as if all pieces were white and the player White, somewhere in a board."""
        count = _pieces(self.layout)
        own = SideState(min(count, PIECES - (count < 2 * PIECES)), entitled=count < 2 * PIECES)
        queen, by = QueenState.COVERED, Side.WHITE
        if self.awaiting:
            queen = QueenState.AWAITING_COVER
        situation = Situation(
            white=own,
            black=SideState(),
            queen=QueenState.ON_BOARD if self.queen and not self.awaiting else queen,
            queen_by=None if self.queen and not self.awaiting else by,
            broken=self.broken,
        )
        return PlayerView(
            rules=self.setup.rules,
            geometry=self.setup.geometry,
            situation=situation,
            layout=self.layout,
            seat=Seat.SOUTH,
            side=Side.WHITE,
            opponents=(Seat.NORTH,),
            surface=self.setup.surface,
        )


def _pieces(layout: Layout) -> int:
    return sum(s.piece is Piece.WHITE for s in layout)
