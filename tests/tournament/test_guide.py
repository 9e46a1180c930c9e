"""The organiser's guide is true: its commands run, one after the other."""

import re
import shlex
from pathlib import Path

from carrom.cli import main

PAGE = (Path(__file__).parents[2] / "docs/tournaments.md").read_text(encoding="utf-8")


def blocks(kind):
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


def test_the_commands_of_the_guide(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (players,) = blocks("csv")
    Path("players.csv").write_text(players, encoding="utf-8")
    commands = [line for block in blocks("sh") for line in block.splitlines()]
    assert len(commands) > 15
    for line in commands:
        words = shlex.split(line)
        assert words[0] == "carrom"
        assert main([*words[1:], "--lang", "en"]) == 0, capsys.readouterr().err
    assert "13–25 (sides mixed up)" in capsys.readouterr().out
    assert len(list(Path("sheets").glob("*.pdf"))) >= 16
