"""``./do``: what a selection of tests asks for, and what it says about mistakes."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SCRIPT = (ROOT / "do").read_text(encoding="utf-8")


def function(name):
    """A function of the script, by itself."""
    return f"{name}() {{" + SCRIPT.partition(f"\n{name}() {{")[2].partition("\n}\n")[0] + "\n}\n"


WANTS = function("wants")


@pytest.mark.parametrize(
    ("args", "wanted"),
    [
        ([], "browser"),
        (["-k", "queen"], "browser"),
        (["-x"], "browser"),
        (["tests"], "browser"),
        (["."], "browser"),
        (["tests/browser"], "browser"),
        (["tests/browser/test_axe.py::test_a_fault_would_be_found"], "browser"),
        (["tests/server", "tests/browser/test_axe.py"], "browser"),
        (["tests/browser/test_axe.py", "tests/server"], "browser"),
        (["tests/server/test_rooms.py"], "page"),
        (["tests/bench"], "page"),
        (["tests/store/test_backup.py"], "page"),
        (["tests/museum/test_stores.py"], "browser"),
        (["tests/players"], "node"),
        (["tests/players/test_other_languages.py::test_a_whole_board"], "node"),
        (["tests/players", "tests/server"], "page"),
        (["tests/server", "tests/players"], "page"),
        (["tests/players", "tests/browser"], "browser"),
        (["tests/players/test_guard.py"], "nothing"),
        (["tests/rules"], "nothing"),
        (["tests/rules/test_club.py", "-k", "tests"], "nothing"),
        (["-k", "queen", "tests/rules"], "nothing"),
        (["README.md", "src"], "nothing"),
    ],
)
def test_a_selection_asks_for_no_more_than_it_needs(args, wanted):
    words = ["sh", "-euc", f'root=$1; shift\n{WANTS}wants "$@"', "sh", str(ROOT), *args]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    assert (done.stdout.strip(), done.stderr) == (wanted, "")


def test_what_it_does_not_know_it_says_and_lists_what_it_knows():
    done = subprocess.run(
        [ROOT / "do", "nonsense"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("There is no './do nonsense'.\n./do play")


def test_a_tree_is_named_only_where_all_of_it_is_committed(tmp_path):
    def git(*words):
        who = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
        done = subprocess.run(
            ["git", *who, *words], cwd=tmp_path, capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    def whole():
        words = ["sh", "-euc", f"{function('whole')}whole"]
        return subprocess.run(
            words, cwd=tmp_path, capture_output=True, text=True, check=True
        ).stdout.strip()

    assert whole() == ""  # no repository
    git("init", "-q")
    (tmp_path / "a").write_text("a")
    assert whole() == ""
    git("add", "a")
    git("commit", "-qm", "a")
    assert whole() == git("rev-parse", "HEAD^{tree}")
    (tmp_path / "b").write_text("b")
    assert whole() == ""
