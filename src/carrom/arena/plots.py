"""Pictures of results: ratings with intervals, slams against noise, strength against budget."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from carrom.extras import required
from carrom.messages import Language, message

with required("arena"):
    from matplotlib.axes import Axes
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

Table = dict[str, Any]
_SIZE: Final = (7.0, 4.2)
_COLOUR: Final = "#7a3b12"


def ratings_plot(rows: Sequence[Table], path: Path, language: Language = "en") -> None:
    """Draw ratings as dots with their intervals, the strongest at the top."""
    figure, axes = _axes()
    key = "elo" if "elo" in rows[0] else "skill"
    places = range(len(rows) - 1, -1, -1)
    values = [row[key] for row in rows]
    axes.errorbar(
        values, list(places), xerr=_around(values, rows), fmt="o", color=_COLOUR, capsize=3
    )
    axes.set_yticks(list(places), [row["player"] for row in rows])
    axes.set_xlabel(message(f"arena-plot-{key}").text(language))
    _save(figure, path)


def budget_plot(rows: Sequence[Table], path: Path, language: Language = "en") -> None:
    """Draw ratings against the strokes tried a decision."""
    figure, axes = _axes()
    key = "elo" if "elo" in rows[0] else "skill"
    shown = sorted(rows, key=lambda row: float(row["simulated_per_decision"] or 0.0))
    values = [row[key] for row in shown]
    tried = [row["simulated_per_decision"] or 0.0 for row in shown]
    axes.errorbar(tried, values, yerr=_around(values, shown), fmt="o-", color=_COLOUR, capsize=3)
    for x, row in zip(tried, shown, strict=True):
        axes.annotate(row["player"], (x, row[key]), xytext=(6, 4), textcoords="offset points")
    axes.set_xscale("symlog", linthresh=10.0)
    axes.set_xlabel(message("arena-plot-tried").text(language))
    axes.set_ylabel(message(f"arena-plot-{key}").text(language))
    _save(figure, path)


def noise_plot(rows: Sequence[Table], path: Path, language: Language = "en") -> None:
    """Draw what a player alone achieved against the noise of its hand: slams, or strokes to clear."""
    figure, axes = _axes()
    slams = "slam_rate" in rows[0]
    value, around = (
        ("slam_rate", "slam_interval") if slams else ("strokes_to_clear", "strokes_interval")
    )
    shown = sorted(
        (row for row in rows if row[value] is not None), key=lambda row: float(row["degrees"])
    )
    values = [row[value] for row in shown]
    noise = [row["degrees"] for row in shown]
    spread = _around(values, [{"interval": row[around]} for row in shown])
    axes.errorbar(noise, values, yerr=spread, fmt="o-", color=_COLOUR, capsize=3)
    axes.set_xlabel(message("arena-plot-noise").text(language))
    axes.set_ylabel(message(f"arena-plot-{'slams' if slams else 'strokes'}").text(language))
    axes.set_ylim(bottom=0.0)
    _save(figure, path)


def _around(values: Sequence[float], rows: Sequence[Table]) -> tuple[list[float], list[float]]:
    """Return how far each interval reaches below and above its value."""
    below, above = [], []
    for value, row in zip(values, rows, strict=True):
        low, high = row["interval"] or (value, value)
        below.append(max(0.0, value - low))
        above.append(max(0.0, high - value))
    return below, above


def _axes() -> tuple[Figure, Axes]:
    figure = Figure(figsize=_SIZE, layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    axes.grid(visible=True, alpha=0.3)
    return figure, axes


def _save(figure: Figure, path: Path) -> None:
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
