# ruff: noqa: T201 - a script
"""Print result files of ``./do bench`` as Markdown tables, newest first."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def table(name: str, result: dict[str, Any]) -> Iterator[str]:
    """Yield the lines of one result."""
    on = result["machine"]
    yield f"### {name}"
    yield ""
    yield (
        f"{on['date']}, {on['cpu']}, {on['cores']} cores, {on['system']}; Python {on['python']}, "
        f"NumPy {on['numpy']}, Numba {on['numba']}; carrom {on['carrom']}, engine {on['engine']}."
    )
    yield ""
    yield "| work | strokes/s | impacts a stroke | ns an impact | 2 threads |"
    yield "|---|---:|---:|---:|---:|"
    for work in result["work"]:
        more = work["two_threads"]
        threads = "" if more is None else f"{more['ratio']:.2f}"
        yield (
            f"| {work['name']} | {work['strokes_per_second']:,.0f} "
            f"| {work['impacts_per_stroke']:.1f} | {work['nanoseconds_per_impact']:,.0f} "
            f"| {threads} |"
        )
    versions = {peer["name"]: peer["version"] for peer in result["peers"]}
    if any(versions.values()):
        yield ""
        yield "| work | engine | strokes/s | carrom is faster by | > 5 mm off | median | 95 % |"
        yield "|---|---|---:|---:|---:|---:|---:|"
        for work in result["work"]:
            for peer in work["peers"]:
                yield (
                    f"| {work['name']} | {peer['name']} {versions[peer['name']]} "
                    f"| {peer['strokes_per_second']:,.0f} | {peer['ratio']:,.0f} "
                    f"| {_errors(peer)} |"
                )
            yield f"| {work['name']} | striker moved 1 µm | | | {_errors(work['shifted'])} |"
    yield ""
    memory = result["memory"]
    said = f"First stroke of a fresh process: {result['start']['seconds']:.2f} s."
    if memory["before_bytes"] is not None:
        said += (
            f" Memory: {memory['before_bytes'] / 1e6:.1f} MB before and "
            f"{memory['after_bytes'] / 1e6:.1f} MB after {memory['strokes']:,} strokes."
        )
    yield said
    yield ""


def _errors(found: dict[str, Any]) -> str:
    if found["off"] is None:
        return "| |"
    return f"{found['off']:.0%} | {found['median_mm']:.2f} mm | {found['high_mm']:.2f} mm"


def server_table(name: str, result: dict[str, Any]) -> Iterator[str]:
    """Yield the lines of one result of ``carrom bench server``."""
    on, took, cost = result["machine"], result["milliseconds"], result["server"]
    yield f"### {name}"
    yield ""
    yield (
        f"{on['date']}, {on['cpu']}, {on['cores']} cores, {on['system']}, load {on['load']:.1f}; "
        f"Python {on['python']}; carrom {on['carrom']}."
    )
    yield ""
    yield "| rooms | strokes/s | median | 95 % | 99 % | slowest | cores busy | memory | differ |"
    yield "|---:|---:|---:|---:|---:|---:|---:|---:|---:|"
    yield (
        f"| {result['rooms']} | {result['strokes_per_second']:.1f} | {took['p50']:.0f} ms "
        f"| {took['p95']:.0f} ms | {took['p99']:.0f} ms | {took['max']:.0f} ms "
        f"| {cost['cores_busy']:.2f} | {cost['after_bytes'] / 1e6:.0f} MB "
        f"| {result['rooms_that_differ']} |"
    )
    yield ""


def figures_table(name: str, results: list[dict[str, Any]]) -> Iterator[str]:
    """Yield the lines of a run of ``benchmarks.server_figures``."""
    on = results[0]["machine"]
    yield f"### {name}"
    yield ""
    yield f"{on['date']}, {on['cpu']}, {on['cores']} cores, {on['system']}; carrom {on['carrom']}."
    yield ""
    yield "| figure | rooms | sockets | strokes/s | p50 | p99 | others p99 | core time a stroke | target |"
    yield "|---|---:|---:|---:|---:|---:|---:|---:|---|"
    for result in results:
        took, others = result["milliseconds"], result["lookers_milliseconds"]["p99"]
        yield (
            f"| {result['figure']} | {result['rooms']:,} | {result['sockets']:,} "
            f"| {result['strokes_per_second']:.0f} | {took['p50']:.1f} ms | {took['p99']:.0f} ms "
            f"| {'' if others is None else f'{others:.0f} ms'} "
            f"| {result['server']['milliseconds_per_stroke']:.1f} ms | {result['target']} |"
        )
    yield ""


def main(names: list[str]) -> None:
    """Print all files."""
    for file in sorted(map(Path, names), reverse=True):
        result = json.loads(file.read_text(encoding="utf-8"))
        if isinstance(result, list):
            lines = figures_table(file.stem, result)
        elif result["format"] == "carrom-bench-server":
            lines = server_table(file.stem, result)
        else:
            lines = table(file.stem, result)
        print("\n".join(lines))


if __name__ == "__main__":
    main(sys.argv[1:])
