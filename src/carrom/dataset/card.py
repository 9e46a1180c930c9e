"""The card of a dataset: what is in it, how it was made, what its fields mean; in English, then in French."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import pyarrow as pa

from carrom.dataset.parquet import FILE, SCHEMA
from carrom.dataset.self_play import BETWEEN, MadeBy
from carrom.dataset.stroke_rows import StrokeRow
from carrom.messages import Argument, message
from carrom.texts import LANGUAGES, Language, render

HEADING: Final = """\
---
license: mit
language:
- en
- fr
configs:
- config_name: default
  data_files: {file}
---
"""
"""What sites for datasets read."""


def card(rows: Sequence[StrokeRow], made_by: MadeBy) -> str:
    """Return the card as Markdown."""
    parts = [HEADING.format(file=FILE)]
    parts += ["\n".join(_section(rows, made_by, tongue)) for tongue in LANGUAGES]
    return "\n".join(parts)


def command(made_by: MadeBy) -> str:
    """Return the command that makes a dataset again."""
    terms = made_by.terms
    levels, budgets = zip(*(name.partition(",budget=")[::2] for name in terms.players), strict=True)
    budget = f" --budget {budgets[0]}" if budgets[0] else ""
    return (
        f"carrom dataset make --strokes {made_by.strokes} --seed {terms.seed}"
        f" --levels {' '.join(levels)} --rules {terms.rules.replace(BETWEEN, ' ')}{budget}"
        f" --out FOLDER"
    )


def _section(rows: Sequence[StrokeRow], made_by: MadeBy, tongue: Language) -> Iterator[str]:
    terms = made_by.terms
    boards = len({row.board for row in rows})

    def say(name: str, **args: Argument) -> str:
        return render(message(f"dataset-card-{name}", **args), tongue)

    yield f"# {say('title')}\n"
    yield say("what", strokes=len(rows), boards=boards, version=terms.carrom) + "\n"
    yield f"## {say('how')}\n"
    yield f"```sh\n{command(made_by)}\n```\n"
    yield (
        say(
            "command",
            strokes=made_by.strokes,
            engine=str(terms.engine),
            rulings=str(terms.rules_version),
            numpy=terms.numpy,
            pyarrow=pa.__version__,
        )
        + "\n"
    )
    budget = terms.players[0].partition(",budget=")[2]
    if budget:
        yield say("budget", budget=int(budget)) + "\n"
    yield f"## {say('counts')}\n"
    for column in ("level", "rules"):
        heads = [say(head) for head in (column, "boards", "strokes", "kept")]
        yield _line(heads) + "\n|---|---|---|---|"
        for name, cells in _counted(rows, column):
            kept = say("percent", value=str(round(100 * cells[2] / cells[1])))
            yield _line([name, str(cells[0]), str(cells[1]), kept])
        yield ""
    yield f"## {say('fields')}\n"
    yield say("frame") + "\n"
    yield _line([say(head) for head in ("field", "kind", "meaning")]) + "\n|---|---|---|"
    for field in SCHEMA:
        meaning = render(message(f"dataset-field-{field.name}"), tongue)
        yield _line([f"`{field.name}`", _kind(field.type), meaning])
    yield f"\n## {say('seeds')}\n\n{say('seed', seed=str(terms.seed))}\n"
    yield f"## {say('licence')}\n\n{say('licence-text')}\n"


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _counted(rows: Sequence[StrokeRow], column: str) -> Iterator[tuple[str, tuple[int, int, int]]]:
    """Yield boards, strokes and turns kept for each value of a column, in order of their coming."""
    strokes = Counter(getattr(row, column) for row in rows)
    boards = Counter(value for _, value in {(r.board, getattr(r, column)) for r in rows})
    kept = Counter(getattr(row, column) for row in rows if row.turn_kept)
    for value in strokes:
        yield str(value), (boards[value], strokes[value], kept[value])


def _kind(kind: pa.DataType) -> str:
    """Return a short name of a kind of field."""
    if pa.types.is_dictionary(kind):
        return "string"
    if pa.types.is_struct(kind):
        return f"struct ({', '.join(field.name for field in kind)})"
    if pa.types.is_list(kind):
        return f"list of {_kind(kind.value_type)}"
    return str(kind)
