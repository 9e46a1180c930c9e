# ruff: noqa: T201 - a script
"""Compare two versions of the engine in one run: whether the bits are the same, and the speed.

    python benchmarks/engine_versions.py OLD [NEW] [--rounds 4]

OLD and NEW are clones, or wheels of carrom; NEW is this clone if it is not given. Each version runs
in a process of its own, with the packages of the Python that runs this script, and plays the
strokes of ``carrom bench``. The two take turns, so that whatever slows the machine slows both. What
counts is the least processor time of many rounds: it hardly depends on what else the machine does.
A process may be faster or slower by some percent for as long as it lives, by where in memory its
arrays are. So both versions start anew several times.
Exits with status 1 if an output differs in a single bit.
"""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from pathlib import Path
from subprocess import PIPE, Popen
from tempfile import TemporaryDirectory
from time import thread_time
from zipfile import ZipFile

HERE = Path(__file__).resolve()
TURN = 4
"""Rounds a version plays before it is the other's turn."""
STARTS = 4
Answer = tuple[str, str, float]
"""Hashes of the strokes and of the outcomes, and the best microseconds a stroke."""


def play() -> None:
    """Be one version: for each line that comes in, play all strokes of the kind it names.

    The answer has hashes of the strokes and of the outcomes, and the best microseconds a stroke.
    """
    from carrom.bench.engine import Engine  # noqa: PLC0415 - only the version's process has it
    from carrom.bench.work import KINDS, work  # noqa: PLC0415

    kinds = {kind.name: kind for kind in KINDS}
    print(*kinds, flush=True)
    for line in sys.stdin:
        part = work(kinds[line.strip()])
        engine = Engine(part)
        outcome = engine.run(1)
        strokes = sha256(b"".join((part.at.tobytes(), part.strokes.tobytes()))).hexdigest()
        bits = sha256(b"".join(array.tobytes() for array in outcome.arrays)).hexdigest()
        best = float("inf")
        for _ in range(TURN):
            before = thread_time()
            engine.run(1)
            best = min(best, thread_time() - before)
        print(strokes, bits, 1e6 * best / len(part.strokes), flush=True)


@contextmanager
def version(place: Path) -> Iterator["Popen[str]"]:
    """Start the process of a version."""
    with ExitStack() as stack:
        if place.suffix == ".whl":
            folder = Path(stack.enter_context(TemporaryDirectory()))
            ZipFile(place).extractall(folder)
        else:
            folder = place.resolve() / "src"
        if not (folder / "carrom").is_dir():
            sys.exit(f"{place} is neither a clone nor a wheel of carrom")
        process = stack.enter_context(
            Popen(  # noqa: S603 - this script itself
                [sys.executable, "-P", str(HERE), "--play"],
                env=os.environ | {"PYTHONPATH": str(folder)},
                stdin=PIPE,
                stdout=PIPE,
                text=True,
            )
        )
        stack.callback(process.terminate)
        yield process


def asked(process: "Popen[str]", kind: str) -> Answer:
    """Let a version play a kind of strokes."""
    assert process.stdin is not None
    assert process.stdout is not None
    print(kind, file=process.stdin, flush=True)
    strokes, bits, best = process.stdout.readline().split()
    return strokes, bits, float(best)


def turns(old: Path, new: Path, rounds: int) -> Iterator[tuple[str, Answer, Answer]]:
    """Start both versions and let them take turns at each kind of strokes."""
    with version(old) as first, version(new) as second:
        assert first.stdout is not None
        assert second.stdout is not None
        kinds = first.stdout.readline().split()
        if second.stdout.readline().split() != kinds:
            sys.exit("the two versions measure different kinds of strokes")
        for kind in kinds:
            for _ in range(rounds):
                yield kind, asked(first, kind), asked(second, kind)


def compare(old: Path, new: Path, rounds: int) -> bool:
    """Print the comparison and say whether all bits are the same."""
    found: dict[str, list[tuple[Answer, Answer]]] = {}
    for _ in range(STARTS):
        for kind, one, other in turns(old, new, rounds):
            found.setdefault(kind, []).append((one, other))
    same = True
    print(f"{'':10}{'old µs':>10}{'new µs':>10}{'faster':>10}  bits")
    for kind, answers in found.items():
        if len({answer[0] for pair in answers for answer in pair}) > 1:
            sys.exit(f"{kind}: the two versions play different strokes")
        before, after = (min(pair[k][2] for pair in answers) for k in range(2))
        bits = sorted({answer[1][:12] for pair in answers for answer in pair})
        told = "same" if len(bits) == 1 else "DIFFERENT"
        print(f"{kind:10}{before:10.2f}{after:10.2f}{before / after:10.2f}  {told}", *bits)
        same = same and len(bits) == 1
    return same


def main() -> int:
    """Compare what the command line names."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("old", type=Path, help="a clone or a wheel")
    parser.add_argument("new", type=Path, nargs="?", default=HERE.parents[1], help="another")
    parser.add_argument(
        "--rounds", type=int, default=4, help="turns of each version at a start (4)"
    )
    given = parser.parse_args()
    return 0 if compare(given.old, given.new, max(given.rounds, 1)) else 1


if __name__ == "__main__":
    if sys.argv[1:] == ["--play"]:
        play()
    else:
        sys.exit(main())
