"""Renew what is generated: the map from clause to tests, the coverage page of the docs, types and rulings of the page.

``--check`` writes nothing: it names what is stale and ends with status 1 if anything is.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

import engine_figures
import lesson_rulings
import protocol_types
import solo_rulings
import text_keys
from carrom.messages import Message, message
from carrom.rules import RULE_SETS, catalogue
from carrom.texts import paragraphs, render

ROOT = Path(__file__).resolve().parent.parent
PROOFS = ROOT / "src/carrom/rules/proofs.json"
PAGE = ROOT / "docs/coverage.md"


def main(args: list[str]) -> int:
    check = args == ["--check"]
    stale = []
    files = (
        (PROOFS, collected),
        (PAGE, page),
        (text_keys.TARGET, text_keys.text_keys),
        (protocol_types.TARGET, protocol_types.protocol_types),
        (engine_figures.TARGET, engine_figures.engine_figures),
        (lesson_rulings.TARGET, lesson_rulings.lesson_rulings),
        (solo_rulings.TARGET, solo_rulings.solo_rulings),
    )
    for target, make in files:
        made = make()
        if target.exists() and target.read_text(encoding="utf-8") == made:
            continue
        stale.append(target.relative_to(ROOT))
        if check:
            continue
        target.parent.mkdir(exist_ok=True)
        target.write_text(made, encoding="utf-8")
    for name in stale:
        print(f"{name} is stale: run ./do fix" if check else f"{name} renewed")
    return 1 if check and stale else 0


def collected() -> str:
    """Collect the ``proves`` marks of all tests, without running any."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "proofs.json"
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "tests"]
        done = subprocess.run(
            [*command, "--write-proofs", str(target)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            sys.exit(f"The tests cannot be collected.\n{done.stdout}{done.stderr}")
        return target.read_text(encoding="utf-8")


def page() -> str:
    """Write the coverage page. The catalogue is read here first, so it sees the new proofs."""
    return "\n".join(_page()) + "\n"


def _page() -> Iterator[str]:
    def say(said: Message) -> str:
        return paragraphs(render(said, "en")).replace("|", r"\|")

    def state(item: catalogue.Clause | catalogue.Settled) -> str:
        return say(message(f"rules-state-{item.state}"))

    def because(item: catalogue.Clause | catalogue.Settled) -> str:
        if isinstance(item, catalogue.Clause):
            why = catalogue.reason(item)
            if why:
                return say(why)
            parts = ", ".join(say(message(f"rules-part-{p}")) for p in item.pending)
            waiting = [f"still to be proved by {parts}"] if parts else []
        else:
            waiting = []
        return "<br>".join([*waiting, *(f"`{t}`" for t in item.tests)])

    def numbers(items: Iterable[catalogue.Clause | catalogue.Settled]) -> str:
        found = catalogue.counts(items)
        return " | ".join(map(str, (*found.values(), sum(found.values()))))

    states = [say(message(f"rules-state-{s}")) for s in catalogue.State]
    yield "# Coverage of the rule book"
    yield ""
    yield "Written by `./do fix` from the clause catalogue and the tests' `proves` marks; do not edit."
    yield ""
    yield "- **proved**: the tests named decide it."
    yield "- **pending**: the part of the system named has still to prove it; tests named beside it"
    yield "  prove what can be proved already."
    yield "- **not for software**: nothing a program could act on, for the reason given."
    yield ""
    yield "`carrom rules show CLAUSE` gives the text of a clause, in English and French, and names its tests."
    yield "`./do soak clauses CLAUSE` switches off what the software does by a clause and says whether"
    yield "these tests notice: see `tools/soak_clauses.py`."
    yield ""
    yield f"| | {' | '.join(states)} | all |"
    yield "|---|" + "---:|" * (len(states) + 1)
    for name in RULE_SETS:
        yield f"| {name} | {numbers(catalogue.clauses(name))} |"
    yield f"| settled interpretations | {numbers(catalogue.settled())} |"
    for name in RULE_SETS:
        yield ""
        yield f"## {say(RULE_SETS[name].title)}"
        yield ""
        yield "| clause | who answers | state | tests or reason |"
        yield "|---|---|---|---|"
        for item in catalogue.clauses(name):
            who = ", ".join(say(message(f"rules-who-{w}")) for w in item.who)
            yield f"| `{item.id}` | {who} | {state(item)} | {because(item)} |"
    yield ""
    yield f"## {say(catalogue.title_of_settled())}"
    yield ""
    yield "| number | clauses | state | reading and tests |"
    yield "|---|---|---|---|"
    for each in catalogue.settled():
        bears_on = ", ".join(f"`{c}`" for c in each.clauses)
        reading = "<br>".join(filter(None, (say(catalogue.text(each)), because(each))))
        yield f"| {each.number} | {bears_on} | {state(each)} | {reading} |"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
