"""The long runs: ``./do soak [product|mutants|physics|notebook|players]``, these five without an argument.

product  every combination of situation and stroke, for each rule set, is ruled on soundly; of some
         rule sets with their names behind it: ``./do soak product icf``
mutants  mutation testing of ``carrom.rules``: how many small faults the tests notice; of some modules
         with their names behind it: ``./do soak mutants "carrom.rules.sets.icf*"``
physics  50,000 breaks with extreme materials, gaps and speeds, and as many strokes at extreme
         layouts: nothing hangs, overlaps, escapes or gains energy
players  every level and every rung answers thousands of random positions, by every rule set, in singles and
         doubles: all answers are legal; of some players with their names behind it: ``./do soak players pot``
notebook every cell of ``examples/tour.ipynb`` runs

clauses  what the software does by each clause is switched off, and its proof has to notice: ``tools/soak_clauses.py``

envs     a million strokes in the environments: nothing is left over (``tools/soak_envs.py``, with other libraries)

sol      SoL's whole public instance, in and out (``tools/soak_sol.py``, beside SoL's own package)

And, as root, because they make systems of their own (what stands behind the name is for them):

fresh    ``./do test`` and ``./do play`` on a bare Debian: ``tools/soak_fresh.py``
wheels   the package installed on every Python that Debian brings: ``tools/soak_wheels.py``
"""

import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from fnmatch import fnmatch
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import nbformat  # noqa: E402
import numpy as np  # noqa: E402
from nbclient import NotebookClient  # noqa: E402
from nbclient.exceptions import CellExecutionError  # noqa: E402
from tests.physics.worlds import (  # noqa: E402
    BOARD,
    any_surface,
    extreme_break,
    extreme_layout,
    faults,
)
from tests.players.legality import seen, wrong_answers  # noqa: E402
from tests.rules.total import product, violation  # noqa: E402

from carrom.cli.progress import progress  # noqa: E402
from carrom.physics import simulate  # noqa: E402
from carrom.physics.simulate import TooLongError  # noqa: E402
from carrom.players import named_player  # noqa: E402
from carrom.players.registry import PLAYERS, factory_of  # noqa: E402
from carrom.rules import RULE_SETS  # noqa: E402

WANTED = 0.90
"""The share of mutants that the tests must kill."""
POSITIONS = 50
"""Of each player, rule set and kind of match."""
KINDS = ("singles", "doubles")
STROKES = 50_000
SHARE = 1_000


def _share(task: tuple[str, int]) -> tuple[int, Counter[str], str]:
    """Check one rule set with one number of own pieces."""
    name, own = task
    rules = RULE_SETS[name]
    wrong: Counter[str] = Counter()
    example = ""
    seen = 0
    for situation, white, black in product(rules, own):
        seen += 1
        fault = violation(rules, situation, white, black)
        if fault:
            wrong[fault] += 1
            example = example or f"{fault}: {name} {situation} {white}"
    return seen, wrong, example


def soak_product(names: Sequence[str] = ()) -> bool:
    """Rule on the full product, of all rule sets or of some, and say what does not hold."""
    began = monotonic()
    unknown = [name for name in names if name not in RULE_SETS]
    if unknown:
        known = ", ".join(RULE_SETS)
        print(f"./do soak product knows {known}, not {unknown[0]}.", file=sys.stderr)
        return False
    tasks = [(name, own) for name in names or RULE_SETS for own in range(1, 10)]
    total = 0
    wrong: Counter[str] = Counter()
    with ProcessPoolExecutor(2) as pool, progress(len(tasks), "product") as bar:
        for (name, own), (seen, faults, example) in zip(
            tasks, pool.map(_share, tasks), strict=True
        ):
            total += seen
            wrong += faults
            bar.print(f"{name}, {own} own pieces: {seen} strokes, {sum(faults.values())} faults")
            if example:
                bar.print(example)
            bar.step()
    print(f"product: {total} rulings in {monotonic() - began:.0f} s, faults: {dict(wrong)}")
    return not wrong


def soak_mutants(names: Sequence[str] = ()) -> bool:
    """Run mutmut over ``carrom.rules`` (configured in pyproject.toml), or some of it, and count."""
    tool = Path(sys.executable).with_name("mutmut")
    subprocess.run([tool, "run", "--max-children", "2", *names], cwd=ROOT, check=False)
    shown = subprocess.run(
        [tool, "results", "--all", "true"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    states: Counter[str] = Counter()
    modules: dict[str, Counter[str]] = {}
    for line in shown.splitlines():
        mutant, found, state = line.strip().rpartition(": ")
        wanted = not names or any(fnmatch(mutant, name) for name in names)
        if found and wanted and mutant.startswith("carrom."):
            states[state] += 1
            modules.setdefault(mutant.rpartition(".")[0], Counter())[state] += 1
    total = sum(states.values())
    killed = states["killed"] + states["timeout"]
    for module, counts in sorted(modules.items()):
        here = sum(counts.values())
        print(f"{module}: {counts['killed'] + counts['timeout']} of {here} killed")
    print(f"mutants: {killed} of {total} killed ({killed / max(total, 1):.1%}); {dict(states)}")
    return total > 0 and killed / total >= WANTED


def _strokes(task: tuple[str, int]) -> list[str]:
    """Play a thousand extreme strokes and say what is wrong with them."""
    kind, first = task
    make = {"break": extreme_break, "layout": extreme_layout}[kind]
    wrong: list[str] = []
    for seed in range(first, first + SHARE):
        rng = np.random.default_rng(seed)
        try:
            found = faults(simulate(make(rng), BOARD, any_surface(rng)))
        except TooLongError:
            found = ["never comes to rest"]
        wrong += [f"{kind} {seed}: {fault}" for fault in found]
    return wrong


def soak_physics() -> bool:
    """Play extreme strokes on two cores; the seeds are beyond those of the tests."""
    began = monotonic()
    wrong: list[str] = []
    with (
        ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool,
        progress(2 * STROKES // SHARE, "physics") as bar,
    ):
        for kind in ("break", "layout"):
            tasks = [(kind, 1_000_000 + first) for first in range(0, STROKES, SHARE)]
            for number, found in enumerate(pool.map(_strokes, tasks), start=1):
                wrong += found
                for fault in found:
                    bar.print(fault)
                if number % 10 == 0:
                    bar.print(f"{kind}: {number * SHARE} strokes, {len(wrong)} faults")
                bar.step()
    print(f"physics: {2 * STROKES} strokes in {monotonic() - began:.0f} s, {len(wrong)} faults")
    return not wrong


def soak_notebook() -> bool:
    """Run the tour from its first cell to its last, in a kernel of its own."""
    began = monotonic()
    file = ROOT / "examples" / "tour.ipynb"
    notebook = nbformat.read(file, as_version=4)
    client = NotebookClient(notebook, timeout=1800, resources={"metadata": {"path": file.parent}})
    try:
        client.execute()
    except CellExecutionError as problem:
        print(f"notebook: {problem}")
        return False
    cells = sum(cell.cell_type == "code" for cell in notebook.cells)
    print(f"notebook: {cells} cells ran in {monotonic() - began:.0f} s")
    return True


def _answered(task: tuple[str, str, str]) -> list[str]:
    """Let a player answer positions of one rule set and say what is wrong with the answers."""
    name, rules, kind = task
    computer = named_player(name)
    wrong: list[str] = []
    for seed in range(2_000_000, 2_000_000 + POSITIONS):
        found = wrong_answers(computer, seen(seed, rules, kind), seed)
        wrong += [f"{name}, {rules}, {kind}, {seed}: {fault}" for fault in found]
    return wrong


def soak_players(names: Sequence[str] = ()) -> bool:
    """Let all players answer, or some; the seeds are beyond those of the tests."""
    began = monotonic()
    unknown = [name for name in names if factory_of(name) is None]
    if unknown:
        known = ", ".join(PLAYERS)
        print(f"./do soak players knows {known}, not {unknown[0]}.", file=sys.stderr)
        return False
    wrong: list[str] = []
    players = list(names or PLAYERS)
    tasks = [(n, rules, kind) for n in players for rules in RULE_SETS for kind in KINDS]
    with (
        ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool,
        progress(len(tasks), "players") as bar,
    ):
        for number, found in enumerate(pool.map(_answered, tasks), start=1):
            wrong += found
            for fault in found:
                bar.print(fault)
            share = len(RULE_SETS) * len(KINDS)
            if number % share == 0:
                name = players[number // share - 1]
                bar.print(f"{name}: {share * POSITIONS} positions, {len(wrong)} faults so far")
            bar.step()
    total = len(tasks) * POSITIONS
    print(f"players: {total} positions in {monotonic() - began:.0f} s, {len(wrong)} faults")
    return not wrong


SYSTEMS = ("fresh", "wheels")
PARTS = {
    "product": soak_product,
    "mutants": soak_mutants,
    "physics": soak_physics,
    "notebook": soak_notebook,
    "players": soak_players,
}


def main(names: list[str]) -> int:
    """Run the parts asked for, by default all that need no system of their own."""
    if names and names[0] in SYSTEMS:
        part = import_module(f"soak_{names[0]}")
        return 0 if getattr(part, f"soak_{names[0]}")(names[1:]) else 1
    chosen = {"mutants": soak_mutants, "players": soak_players, "product": soak_product}
    if len(names) > 1 and names[0] in chosen and names[1] not in PARTS:
        return 0 if chosen[names[0]](names[1:]) else 1
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        known = ", ".join((*PARTS, *SYSTEMS))
        print(f"./do soak knows {known}, not {unknown[0]}.", file=sys.stderr)
        return 2
    results = [PARTS[name]() for name in names or PARTS]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
