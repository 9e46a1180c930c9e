"""The base package and its optional parts: what is imported is declared, what is missing is said."""

import ast
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from carrom import extras
from carrom.extras import EXTRAS, MissingExtraError, require
from carrom.texts import LANGUAGES, render

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src/carrom"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
DECLARED = {
    name: [Requirement(line) for line in lines]
    for name, lines in PROJECT["project"]["optional-dependencies"].items()
}
BASE = [Requirement(line) for line in PROJECT["project"]["dependencies"]]
INSTALLED = packages_distributions()
PROMISED_BY_NOBODY = {"llvmlite", "numba", "uvicorn"}
"""What we use more of than these projects promise: the next version may not have it."""


def importable(requirements):
    """The names by which what is required is imported."""
    wanted = {canonicalize_name(each.name) for each in requirements}
    return {
        module
        for module, projects in INSTALLED.items()
        if wanted & {canonicalize_name(name) for name in projects} and not module.startswith("_")
    }


def imported():
    """Pairs of a module of ours and a module of another project that it imports."""
    for file in sorted(SOURCES.rglob("*.py")):
        ours = ".".join(("carrom", *file.relative_to(SOURCES).with_suffix("").parts))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [node.module or ""]
            else:
                continue
            for name in names:
                top = name.partition(".")[0]
                if top != "carrom" and top not in sys.stdlib_module_names:
                    yield ours, top


def test_what_is_imported_is_declared_where_it_is_used():
    for ours, other in imported():
        allowed = importable(BASE)
        for name, extra in EXTRAS.items():
            if any(f"{ours}.".startswith(f"{part}.") for part in extra.used_by):
                allowed |= set(extras.modules(name))
        assert other in allowed, f"{ours} imports {other}"


def test_what_is_declared_is_imported():
    used = {other for _, other in imported()}
    declared = {module for extra in EXTRAS.values() for module in extra.modules}
    assert declared | importable(BASE) <= used


def test_the_table_is_that_of_the_project():
    assert set(DECLARED) == {*EXTRAS, "all"}
    for name, extra in EXTRAS.items():
        others = [each for each in DECLARED[name] if each.name != "carrom"]
        ours = [each for each in DECLARED[name] if each.name == "carrom"]
        assert set(extra.modules) <= importable(others), name
        assert len(extra.modules) == len(others), name
        assert {part for each in ours for part in each.extras} == set(extra.includes)
    (everything,) = DECLARED["all"]
    assert everything.extras == set(EXTRAS)


def test_what_nobody_promises_has_an_upper_bound():
    found = [each for lines in DECLARED.values() for each in lines]
    bounded = {r.name for r in found if any(s.operator in ("<", "==", "~=") for s in r.specifier)}
    assert bounded >= PROMISED_BY_NOBODY


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_installed_part_is_found(extra):
    require(extra)


@pytest.mark.parametrize("extra", EXTRAS)
def test_a_missing_part_is_named_in_both_languages(extra, monkeypatch):
    monkeypatch.setitem(sys.modules, EXTRAS[extra].modules[0], None)
    with pytest.raises(MissingExtraError) as caught:
        require(extra)
    assert isinstance(caught.value, ImportError)
    assert str(caught.value) == render(caught.value.said, "en")
    for language in LANGUAGES:
        assert render(caught.value.said, language).endswith(f'pip install "carrom[{extra}]"')


NOTHING_ELSE = f"""
import sys
for module in {sorted({m for extra in EXTRAS.values() for m in extra.modules})}:
    sys.modules[module] = None
"""
IMPORTED = """
from importlib import import_module
from carrom.extras import MissingExtraError
for name in sys.argv[1:]:
    try:
        import_module(name)
    except MissingExtraError as missing:
        print(name, missing.extra)
"""
PUBLIC = {
    "carrom.arena": "physics",
    "carrom.physics": "physics",
    "carrom.players": "physics",
    "carrom.server": "play",
    "carrom.store.backup": "play",
    "carrom.store.database": "play",
    "carrom.store.tables": "play",
}
"""What can be imported only with an extra, and with which."""


def test_an_import_says_which_part_it_lacks():
    words = [sys.executable, "-c", NOTHING_ELSE + IMPORTED, *PUBLIC]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [f"{name} {extra}" for name, extra in PUBLIC.items()]


BARE = f"""{NOTHING_ELSE}
from carrom.cli import main
sys.exit(main(sys.argv[1:]))
"""
RECORD = next((ROOT / "tests/golden/records/v2").glob("*"))


def bare(*args, given=""):
    """Run a command where nothing but the base is installed."""
    words = [sys.executable, "-c", BARE, *args]
    return subprocess.run(words, input=given, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "args",
    [
        ("rules", "list"),
        ("equipment", "show", "revised"),
        ("record", "check", str(RECORD)),
        ("draw", "rosette"),
        ("whatif", "--help"),
        ("bench", "--help"),
        ("arena", "--help"),
        ("arena", "match", "--help"),
        ("serve", "--help"),
        ("umpire", "--help"),
        ("tournament", "--help"),
        ("tournament", "pair", "--help"),
    ],
)
def test_the_base_does_without(args):
    done = bare(*args)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize(
    ("extra", "args"),
    [
        ("physics", ("simulate",)),
        ("physics", ("board-test",)),
        ("physics", ("draw", "rosette", "--stroke", "south,0.02,92,6")),
        ("physics", ("bench",)),
        ("physics", ("arena", "match", "--players", "expert", "club")),
        ("physics", ("arena", "solo", "--player", "expert")),
        ("physics", ("arena", "regret", "--player", "expert")),
        ("pictures", ("draw", "rosette", "-o", "DRAWN")),
        ("play", ("play",)),
        ("play", ("serve",)),
        ("play", ("server", "backup", "DRAWN")),
        ("play", ("server", "restore", "DRAWN")),
        ("play", ("bench", "server")),
        ("terminal", ("umpire",)),
        ("tournament", ("tournament", "documents", "DRAWN", "--out", "DRAWN")),
        ("physics", ("tournament", "demo", "--out", "DRAWN")),
    ],
)
def test_a_command_says_which_part_it_lacks(tmp_path, extra, args):
    args = [str(tmp_path / "x.png") if arg == "DRAWN" else arg for arg in args]
    for language, begin in (("en", "This needs"), ("fr", "Il faut pour cela")):
        done = bare(*args, "--lang", language)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(f"carrom: {begin}")
        assert done.stderr.endswith(f'"carrom[{extra}]"\n')
        assert done.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())
