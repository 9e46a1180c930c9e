"""The README and the pages of the docs are true: commands, dialogue, links, the worked example."""

import io
import re
import shlex
import sys
from pathlib import Path

import pytest

import carrom.rules
from carrom.cli import main
from carrom.rules import Side, ruleset
from carrom.rules.ruling import BOOKS

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
CONSOLE = re.compile(r"```console\n\$ (?P<command>[^\n]*)\n(?P<shown>.*?)```", re.DOTALL)
SHOWN = [
    pytest.param(found["command"], found["shown"], id=f"{page.name}-{number}")
    for page in PAGES
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
    shown = page.partition("```text\nWhite's stroke> w s\n")[2].partition("```")[0]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n\nw s\n"))
    assert main(["whatif"]) == 0
    said = capsys.readouterr().out.partition("White's stroke> ")[2]
    assert shown
    assert said.startswith(shown)


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_links_lead_somewhere(page):
    text = page.read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)", text)
    assert not [link for link in links if not (page.parent / link).exists()]


def test_every_page_is_in_the_index():
    index = (ROOT / "docs/index.md").read_text(encoding="utf-8")
    decisions = (ROOT / "docs/decisions/README.md").read_text(encoding="utf-8")
    for page in ROOT.glob("docs/*.md"):
        assert page.name == "index.md" or f"({page.name})" in index
    for page in ROOT.glob("docs/decisions/0*.md"):
        assert f"({page.name})" in decisions


def test_the_worked_rule_set_works(monkeypatch):
    page = (ROOT / "docs/add-a-rule-set.md").read_text(encoding="utf-8")
    figures, judge, *_, tests = re.findall(r"```py\n(.*?)```", page, re.DOTALL)
    values = dict(vars(ruleset))
    exec(figures, values)
    book: dict[str, object] = {}
    exec(judge, book)
    monkeypatch.setattr(carrom.rules, "VERANDA", values["VERANDA"], raising=False)
    monkeypatch.setitem(BOOKS, "veranda", book["BOOK"])
    written: dict[str, object] = {}
    exec(tests, written)
    keeps, worth = (written[name] for name in written if name.startswith("test_"))
    assert callable(keeps)
    assert callable(worth)
    for player in Side:
        keeps(player)
    for before, points in ((0, 7), (20, 7), (21, 3)):
        worth(before, points)
