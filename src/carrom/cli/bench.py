"""``carrom bench``: the engine's speed; ``./do bench``: beside others on the same strokes, with their error."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from math import isfinite
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from carrom.cli.bench_files import Table, kept, target_of
from carrom.cli.bench_server import COMMAND as SERVER
from carrom.cli.common import (
    Arguments,
    BadInputError,
    Command,
    Option,
    dispatch,
    paragraph,
)
from carrom.cli.compiling import announce_compiling
from carrom.cli.progress import Bar, progress
from carrom.messages import Argument, Message, message, quoted
from carrom.texts import Language, render

if TYPE_CHECKING:
    from carrom.bench.peer import PeerEntry

NOBODY: Final[Mapping[str, "PeerEntry"]] = MappingProxyType({})
"""The engines that the package itself measures beside ours."""
LEAST_SECONDS: Final = 0.001
MOST_SECONDS: Final = 60.0
DEFAULT_SECONDS: Final = "2"
_LABEL: Final = 25
_COLUMN: Final = 11
_WIDE: Final = 12
_MEGABYTE: Final = 1e6
_BUSY: Final = 0.5
"""Processes that want a core besides ours, from which on figures suffer."""
_ABOUT: Final = ("cpu", "cores", "python", "numpy", "numba", "carrom", "engine", "date")
_NONE: Final = message("bench-cell-none")
"""A part of a measurement, as :func:`carrom.bench.run.run` returns it."""


def run(args: list[str]) -> int:
    """Run the command with its arguments; ``server`` as the first asks for another measurement."""
    if args[:1] == ["server"]:
        return dispatch(SERVER, args[1:])
    return dispatch(command(), args)


def _bench(args: Arguments, known: Mapping[str, "PeerEntry"]) -> int:
    seconds = _seconds(args["--seconds"])
    peers = _peers(args["--peers"], known) if known else known
    target = target_of(args.get("--output"))
    announce_compiling(args.language)
    bench: Any = import_module("carrom.bench.run")
    wish = bench.Wish(seconds, peers)
    with progress(bench.steps(wish)) as bar:
        measured: Table = bench.run(wish, _teller(bar, args.language))
    text = kept(measured, target)
    if "--json" in args:
        print(text)
    else:
        print("\n".join(report(measured, args.language)))
    return 0


def _seconds(given: str) -> float:
    try:
        seconds = float(given)
    except ValueError:
        seconds = -1.0
    if not (isfinite(seconds) and LEAST_SECONDS <= seconds <= MOST_SECONDS):
        raise BadInputError(
            message(
                "bench-bad-seconds", value=quoted(given), least=LEAST_SECONDS, most=MOST_SECONDS
            )
        )
    return seconds


def _peers(given: str, known: Mapping[str, "PeerEntry"]) -> Mapping[str, "PeerEntry"]:
    if given in ("all", "none"):
        return known if given == "all" else NOBODY
    names = [name.strip().lower() for name in given.split(",")]
    for name in names:
        if name not in known:
            raise BadInputError(
                message("bench-bad-peer", value=quoted(name), names=", ".join(known))
            )
    return {name: known[name] for name in names}


def _teller(bar: Bar, tongue: Language) -> Callable[[str, str], None]:
    """Have it shown on a terminal what is measured; a run takes a minute or two."""
    begun = False

    def tell(part: str, engine: str) -> None:
        nonlocal begun
        said = message("bench-progress", part=message(f"bench-progress-{part}"), engine=engine)
        bar.step(1 if begun else 0)
        bar.name(render(said, tongue))
        begun = True

    return tell


def report(measured: Table, tongue: Language) -> Iterator[str]:
    """Lay a measurement out for people, line by line."""
    about = {name: value or "–" for name, value in measured["machine"].items()}
    told = {name: about[name] for name in _ABOUT}
    yield paragraph(render(message("bench-machine", **told), tongue))
    if (measured["machine"]["load"] or 0.0) > _BUSY:
        yield paragraph(render(message("bench-busy", load=about["load"]), tongue))
    yield ""
    yield from _own(measured["work"], tongue)
    if any(work["peers"] for work in measured["work"]):
        yield ""
        yield from _beside(measured, tongue)
    yield ""
    for note in _notes(measured):
        yield paragraph(render(note, tongue))


def _own(works: Sequence[Table], tongue: Language) -> Iterator[str]:
    yield paragraph(render(message("bench-own-title"), tongue))
    heads = ("rate", "impacts", "nanoseconds", "threads")
    sizes = max(len(render(_name(work), tongue)) for work in works), _WIDE
    yield _line("", [message(f"bench-head-{head}") for head in heads], tongue, *sizes)
    for work in works:
        more = work["two_threads"]
        cells = [
            _cell("whole", work["strokes_per_second"]),
            _cell("tenth", work["impacts_per_stroke"]),
            _cell("whole", work["nanoseconds_per_impact"]),
            _cell("times", None if more is None else more["ratio"]),
        ]
        yield _line(render(_name(work), tongue), cells, tongue, *sizes)


def _beside(measured: Table, tongue: Language) -> Iterator[str]:
    peers = {peer["name"]: peer for peer in measured["peers"]}
    yield paragraph(render(message("bench-beside-title"), tongue))
    for work in measured["work"]:
        heads = [
            message("bench-head-rate"),
            message("bench-head-ratio"),
            message("bench-head-off", mm=work["shifted"]["tolerable_mm"]),
            message("bench-head-median"),
            message("bench-head-high"),
        ]
        yield ""
        yield render(_name(work), tongue)
        yield _line("", heads, tongue)
        # Beside a peer that knows equal discs only our engine has other work.
        usual = [peer for peer in work["peers"] if not peers[peer["name"]]["equal_discs"]]
        own = max(peer["own_strokes_per_second"] for peer in usual or work["peers"])
        label = render(message("bench-row-carrom"), tongue)
        yield _line(f"  {label}", [_cell("whole", own)], tongue)
        for peer in work["peers"]:
            version = peers[peer["name"]]["version"]
            label = render(message("bench-row-peer", name=peer["name"], version=version), tongue)
            rates = [_cell("whole", peer["strokes_per_second"]), _cell("whole", peer["ratio"])]
            yield _line(f"  {label}", [*rates, *_errors(peer)], tongue)
        moved = message("bench-row-shifted", micrometres=work["shifted"]["metres"] * 1e6)
        cells = [_NONE, _NONE, *_errors(work["shifted"])]
        yield _line(f"  {render(moved, tongue)}", cells, tongue)
    yield ""
    yield paragraph(render(message("bench-explain"), tongue))


def _notes(measured: Table) -> Iterator[Message]:
    for peer in measured["peers"]:
        events = [
            found["microseconds_per_event"]
            for work in measured["work"]
            for found in work["peers"]
            if found["name"] == peer["name"] and found["microseconds_per_event"]
        ]
        if events:
            once = peer["seconds_once"]
            yield message(
                "bench-note-events",
                name=peer["name"],
                microseconds=min(events),
                **{"import": once["import"], "first": once["first_stroke"]},
            )
        if peer.get("equal_discs"):
            yield message("bench-note-equal", name=peer["name"])
    for work in measured["work"]:
        for peer in work["peers"]:
            if peer["unfinished"]:
                part = message(f"bench-progress-{work['name']}")
                share = peer["unfinished"]
                yield message("bench-note-unfinished", name=peer["name"], part=part, share=share)
    yield message("bench-start", seconds=measured["start"]["seconds"])
    memory = measured["memory"]
    if memory["before_bytes"] is not None:
        before, after = memory["before_bytes"] / _MEGABYTE, memory["after_bytes"] / _MEGABYTE
        yield message("bench-memory", before=before, after=after, strokes=memory["strokes"])
    missing = [peer for peer in measured["peers"] if peer["version"] is None]
    if missing:
        yield message("bench-missing", names=", ".join(peer["name"] for peer in missing))


def _name(work: Table) -> Message:
    return message("bench-work", name=work["name"], pieces=work["pieces"], speed=work["speed"])


def _errors(found: Table) -> list[Message]:
    return [
        _cell("share", found["off"]),
        _cell("millimetres", found["median_mm"]),
        _cell("millimetres", found["high_mm"]),
    ]


def _cell(form: str, value: Argument | None) -> Message:
    return _NONE if value is None else message(f"bench-cell-{form}", value=value)


def _line(
    label: str,
    cells: Sequence[Message],
    tongue: Language,
    first: int = _LABEL,
    other: int = _COLUMN,
) -> str:
    return label.ljust(first) + "".join(render(cell, tongue).rjust(other) for cell in cells)


def command(peers: Mapping[str, "PeerEntry"] = NOBODY) -> Command:
    """Return the command; with peers, the one that measures these beside our engine."""
    beside = Option("--peers", "bench-help-peers", value="NAMES", default="all")
    return Command(
        "./do bench" if peers else "carrom bench",
        "bench-help-beside" if peers else "bench-help",
        options=(
            Option("--json", "bench-help-json"),
            Option("--seconds", "bench-help-seconds", value="S", default=DEFAULT_SECONDS),
            *((beside,) if peers else ()),
            Option("--output", "bench-help-out", value="FILE", short="-o"),
        ),
        call=lambda args: _bench(args, peers),
    )
