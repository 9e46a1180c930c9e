"""The guide docs/add-a-rule-set.md, followed step by step as it is written.

A line such as **`package/file.py`** names the file that the next block is; a block of ``console`` holds a
command and what it prints, or nothing where only its success matters.
"""

import os
import re
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from tests.cli.test_pages import CONSOLE

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs" / "add-a-rule-set.md"
FILE = re.compile(
    r"^\*\*`(?P<path>[^`]+)`\*\*\n\n```\w+\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE
)
FENCES = re.compile(r"^```\w+$", re.MULTILINE)


def steps(page: str) -> list[re.Match[str]]:
    """Return the files and the commands in the order of the page."""
    return sorted((*FILE.finditer(page), *CONSOLE.finditer(page)), key=re.Match.start)


@pytest.fixture(scope="module")
def shell(tmp_path_factory) -> dict[str, str]:
    """An environment that has carrom, made for this one page, so that it can install what it wants."""
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, symlinks=True)
    site = Path(sysconfig.get_path("purelib", vars={"base": str(home), "platbase": str(home)}))
    inherited = sysconfig.get_path("purelib")
    (site / "carrom-of-the-suite.pth").write_text(f"import site; site.addsitedir({inherited!r})\n")
    command = home / "bin" / "carrom"
    command.write_text(f'#!/bin/sh\nexec "{home}/bin/python" -m carrom "$@"\n')
    command.chmod(0o755)
    tools = Path(sys.executable).parent
    kept = {k: v for k, v in os.environ.items() if k not in ("LANG", "LC_ALL", "PYTHONPATH")}
    return kept | {
        "PATH": f"{home}/bin:{tools}:{os.environ['PATH']}",
        "VIRTUAL_ENV": str(home),
        "COLUMNS": "80",
        "UV_OFFLINE": "1",
        "UV_NO_CACHE": "1",
        "PYTHONIOENCODING": "utf-8",
    }


def test_the_guide_works_as_written(shell, tmp_path):
    for step in steps(GUIDE.read_text(encoding="utf-8")):
        if "path" in step.re.groupindex:
            file = tmp_path / step["path"]
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(step["text"], encoding="utf-8")
            continue
        done = subprocess.run(
            step["command"],
            shell=True,
            cwd=tmp_path,
            env=shell,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, (step["command"], done.stderr)
        if step["shown"]:
            assert done.stdout.rstrip() == step["shown"].rstrip(), step["command"]
            assert "Traceback" not in done.stderr


def test_nothing_on_the_page_is_left_out():
    page = GUIDE.read_text(encoding="utf-8")
    assert len(steps(page)) == len(FENCES.findall(page)) >= 12
    assert sum(bool(step["shown"]) for step in CONSOLE.finditer(page)) >= 4
