"""The keys of the page's texts and the variables of each, as a TypeScript type."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).resolve().parent.parent
TEXTS = ROOT / "web/src/texts"
TARGET = TEXTS / "keys.generated.ts"


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def text_keys() -> str:
    """Write the type; a key has the variables that either language uses."""
    found: dict[str, set[str]] = {}
    for file in sorted(TEXTS.glob("*/*.ftl")):
        for message in _messages(file):
            variables = _Variables()
            variables.visit(message)
            found.setdefault(message.id.name, set()).update(variables.names)
    lines = [
        "/** Written by `./do fix` from the texts; do not edit. The keys, and the variables of each. */",
        "",
        "export interface Variables {",
        *(f'  "{key}": {_union(names)};' for key, names in sorted(found.items())),
        "}",
    ]
    return "\n".join(lines) + "\n"


def _messages(file: Path) -> Iterator[ast.Message]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            yield entry


def _union(names: set[str]) -> str:
    return " | ".join(f'"{name}"' for name in sorted(names)) or "never"
