"""``carrom bench server``: the server with many rooms at once, each with a page that plays."""

from collections.abc import Iterator
from importlib import import_module
from math import isfinite
from typing import Any, Final

from carrom.cli.bench_files import Table, kept, target_of
from carrom.cli.common import Arguments, BadInputError, Command, Option, paragraph
from carrom.cli.progress import waiting
from carrom.extras import require
from carrom.messages import message, quoted
from carrom.texts import Language, render

LIMITS: Final = {
    "--rooms": (1, 2000),
    "--seconds": (1.0, 600.0),
    "--every": (0.1, 600.0),
    "--sockets": (1, 50),
    "--watchers": (0, 5000),
    "--processes": (1, 16),
}
_WHOLE: Final = ("--rooms", "--sockets", "--watchers", "--processes")
_MEGABYTE: Final = 1e6
_BUSY: Final = 0.5
"""Processes that want a core besides ours, from which on figures suffer."""
_ABOUT: Final = ("cpu", "cores", "python", "carrom", "date")


def _bench(args: Arguments) -> int:
    numbers = {option: _number(args, option) for option in LIMITS}
    store, bus = args.get("--store") or "", args.get("--bus") or ""
    if numbers["--processes"] > 1 and not store:
        raise BadInputError(message("bench-server-alone"))
    target = target_of(args.get("--output"))
    require("play")
    bench: Any = import_module("carrom.bench.server")
    load = bench.Load(
        rooms=int(numbers["--rooms"]),
        seconds=numbers["--seconds"],
        every=numbers["--every"],
        lookers=int(numbers["--sockets"]) - 1,
        watchers=int(numbers["--watchers"]),
        processes=int(numbers["--processes"]),
        store=store,
        bus=bus,
    )
    try:
        measured: Table = bench.run(load, lambda: waiting(load.seconds))
    except bench.NoServerError as problem:
        codes = ", ".join(map(str, problem.codes))
        said = (
            message("bench-server-closed", codes=codes) if codes else message("bench-server-ended")
        )
        raise BadInputError(said) from None
    text = kept(measured, target)
    print(text if "--json" in args else "\n".join(report(measured, args.language)))
    return 0 if measured["rooms_that_differ"] == 0 else 1


def _number(args: Arguments, option: str) -> float:
    least, most = LIMITS[option]
    try:
        number = float(args[option])
    except ValueError:
        number = -1.0
    whole = option not in _WHOLE or number == int(number if isfinite(number) else 0.5)
    if not (isfinite(number) and least <= number <= most and whole):
        given = quoted(args[option])
        said = message("bench-server-number", option=option, least=least, most=most, value=given)
        raise BadInputError(said)
    return number


def report(measured: Table, tongue: Language) -> Iterator[str]:
    """Lay a measurement out for people, line by line."""
    about = {name: measured["machine"][name] or "–" for name in _ABOUT}
    yield paragraph(render(message("bench-server-machine", **about), tongue))
    load = measured["machine"]["load"]
    if (load or 0.0) > _BUSY:
        yield paragraph(render(message("bench-server-busy", load=load), tongue))
    yield ""
    said = {name: measured[name] for name in ("rooms", "strokes")}
    rate = {"rate": measured["strokes_per_second"], "seconds": measured["every_seconds"]}
    yield paragraph(render(message("bench-server-work", **said, **rate), tongue))
    took = measured["milliseconds"]
    if took["p99"] is not None:
        told = {**took, "target": measured["target_milliseconds"]}
        yield paragraph(render(message("bench-server-latency", **told), tongue))
    looked = measured["lookers_milliseconds"]
    if looked["p99"] is not None:
        told = {**looked, "target": measured["lookers_target_milliseconds"]}
        told |= {name: measured[name] for name in ("sockets", "missed")}
        yield paragraph(render(message("bench-server-lookers", **told), tongue))
    server = measured["server"]
    if server["cores_busy"] is not None:
        cost = {
            "share": server["cores_busy"],
            "each": server["milliseconds_per_stroke"] or 0.0,
            "before": server["before_bytes"] / _MEGABYTE,
            "after": server["after_bytes"] / _MEGABYTE,
        }
        yield paragraph(render(message("bench-server-cost", **cost), tongue))
    differ = measured["rooms_that_differ"]
    checked = {"entries": measured["entries"], "rooms": measured["rooms"], "differ": differ}
    problem = "bench-server-differ" if differ else "bench-server-agree"
    yield paragraph(render(message(problem, **checked), tongue))


COMMAND: Final = Command(
    "carrom bench server",
    "bench-server-help",
    options=(
        Option("--json", "bench-help-json"),
        Option("--rooms", "bench-server-help-rooms", value="N", default="100"),
        Option("--seconds", "bench-server-help-seconds", value="S", default="30"),
        Option("--every", "bench-server-help-every", value="S", default="2"),
        Option("--sockets", "bench-server-help-sockets", value="N", default="1"),
        Option("--watchers", "bench-server-help-watchers", value="N", default="0"),
        Option("--processes", "bench-server-help-processes", value="N", default="1"),
        Option("--store", "bench-server-help-store", value="URL"),
        Option("--bus", "bench-server-help-bus", value="URL"),
        Option("--output", "bench-help-out", value="FILE", short="-o"),
    ),
    call=_bench,
)
