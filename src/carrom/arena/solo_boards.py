"""Many boards alone: played by workers, kept on disk, and told in figures."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from carrom.arena.entrants import entrant
from carrom.arena.intervals import of_mean, wilson
from carrom.arena.numbered import numbered_results
from carrom.arena.pairing import Terms, new_terms
from carrom.arena.solo import BREAK, CLEAR, SoloBoard, SoloTask, play_solo
from carrom.arena.summary import lapse_table
from carrom.arena.workers import Workers
from carrom.players.setups import SETUPS

Table = dict[str, Any]


def solo_summary(terms: Terms, task: SoloTask, boards: Sequence[SoloBoard]) -> Table:
    """Return the figures of boards alone, ready for JSON; times are under ``cpu`` only."""
    strokes = sum(b.strokes for b in boards)
    decisions = sum(b.decisions for b in boards)
    found: Table = {
        "kind": terms.kind,
        "player": terms.names[0],
        "task": task.task,
        "setup": task.setup,
        "hand": terms.hand,
        "degrees": entrant(terms.players[0], terms.hand).computer.hand.angle,
        "seed": terms.seed,
        "boards": len(boards),
    }
    done = sum(b.done for b in boards)
    if task.task == BREAK:
        found["rules"] = terms.rules
        found["slams"] = done
        found["slam_rate"] = _share(done, len(boards))
        found["slam_interval"] = list(wilson(done, len(boards)))
        found["pieces"] = _mean(b.pieces for b in boards)
    else:
        cleared = [float(b.strokes) for b in boards if b.done]
        interval = of_mean(cleared)
        found["cleared"] = done
        found["strokes_to_clear"] = _mean(cleared)
        found["strokes_interval"] = None if interval is None else list(interval)
        found["strokes_median"] = median(cleared) if cleared else None
    found["strokes"] = strokes
    found["turn_kept"] = _share(sum(b.kept for b in boards), strokes)
    found["decisions"] = decisions
    found["simulated_per_decision"] = _share(sum(b.simulated for b in boards), decisions)
    found["cpu"] = _share(sum(b.cpu for b in boards), decisions)
    found["faults"] = [lapse_table(lapse) for board in boards for lapse in board.lapses]
    return found


def _share(part: float, whole: int) -> float | None:
    return part / whole if whole else None


def _mean(values: Iterable[float]) -> float | None:
    every = list(values)
    return _share(sum(every), len(every))


def play_boards(
    terms: Terms,
    task: SoloTask,
    boards: int,
    *,
    workers: Workers | None = None,
    out: Path | None = None,
    done: Callable[[SoloBoard], None] = lambda _: None,
) -> tuple[SoloBoard, ...]:
    """Play so many boards alone; ``out`` is a file from which a run that was stopped goes on."""
    work = partial(play_solo, terms, task)
    return numbered_results(terms, SoloBoard, work, boards, workers=workers, out=out, done=done)


def solo_terms(
    task: SoloTask,
    player: str,
    rules: str,
    seed: int,
    *,
    hand: str | None = None,
    seconds: float = 60.0,
) -> Terms:
    """Return the terms of boards alone; a set-up may bring its own hand."""
    if hand is None and task.task == CLEAR:
        hand = SETUPS[task.setup].hand
    kind = f"solo-{task.task}" + (f"-{task.setup}" if task.task == CLEAR else "")
    return new_terms(kind, (player,), rules, seed, hand=hand, seconds=seconds)
