"""The README and the pages of the docs are true: commands, dialogue, links, the worked example."""

import io
import re
import shlex
import sys
from importlib import import_module
from pathlib import Path

import pytest

from carrom.cli import main

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
CONSOLE = re.compile(r"```console\n\$ (?P<command>[^\n]*)\n(?P<shown>.*?)```", re.DOTALL)
WALKED = "add-a-rule-set.md"
"""Its commands follow on one another: tests/rules/test_guide.py."""
SHOWN = [
    pytest.param(found["command"], found["shown"], id=f"{page.name}-{number}")
    for page in PAGES
    if page.name != WALKED
    for number, found in enumerate(CONSOLE.finditer(page.read_text(encoding="utf-8")))
]


@pytest.fixture(autouse=True)
def _terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")


@pytest.mark.parametrize(("command", "shown"), SHOWN)
def test_output_shown_is_what_the_command_prints(monkeypatch, capsysbinary, command, shown):
    words = shlex.split(command)
    given, limit = "", None
    if words[0] == "echo":
        given, words = words[1] + "\n", words[3:]
    if "|" in words:
        limit = int(words[-1].removeprefix("-"))
        words = words[: words.index("|")]
    assert words[:2] == ["./do", "carrom"]
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given.encode())))
    main(words[2:])
    lines = capsysbinary.readouterr().out.decode().splitlines()
    assert "\n".join(lines[:limit]).rstrip() == shown.rstrip()


def test_commands_are_shown():
    assert len(SHOWN) >= 4


def test_the_dialogue_in_the_readme(monkeypatch, capsys):
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = page.partition("```text\nWhite’s stroke> w s\n")[2].partition("```")[0]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n\nw s\n"))
    assert main(["whatif"]) == 0
    said = capsys.readouterr().out.partition("White’s stroke> ")[2]
    assert shown
    assert said.startswith(shown)


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_links_lead_somewhere(page):
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)", text)
    assert not [link for link in links if not (page.parent / link).exists()]


def found(name):
    """Return what a dotted name stands for: a module, or something in one."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            thing = import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            thing = getattr(thing, part)
        return thing
    raise LookupError(name)


@pytest.mark.parametrize(
    "page", [p for p in PAGES if p.parent.name != "decisions"], ids=lambda p: p.name
)
def test_modules_are_called_as_they_are(page):
    """Decisions are left out: they speak of their time."""
    names = re.findall(r"`(carrom(?:\.[A-Za-z_]\w*)+)(?=[(`])", page.read_text(encoding="utf-8"))
    for name in names:
        if name not in {
            "carrom.sqlite",
            "carrom.secret",
            "carrom.rule_sets",
        }:  # files, an entry point
            assert found(name) is not None


def test_the_hops_of_a_stroke_are_there():
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    hops = re.findall(r"^\| (\d+) \| (.*?) \| `(.*?)` \|", page, re.MULTILINE)
    assert [int(number) for number, *_ in hops] == list(range(1, len(hops) + 1))
    assert f"**{len(hops)} hops**" in page
    for _, what, file in hops:
        text = (ROOT / file).read_text(encoding="utf-8")
        for name in re.findall(r"[#\w]+", what.replace("message ", "")):
            assert re.search(rf"{name}\b", text, re.IGNORECASE), (name, file)


def test_every_page_is_in_the_index():
    index = (ROOT / "docs/index.md").read_text(encoding="utf-8")
    decisions = (ROOT / "docs/decisions/README.md").read_text(encoding="utf-8")
    for page in ROOT.glob("docs/*.md"):
        assert page.name == "index.md" or f"({page.name})" in index
    for page in ROOT.glob("docs/decisions/0*.md"):
        assert f"({page.name})" in decisions
