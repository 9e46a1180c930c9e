"""``carrom`` on its own: the overview, the version, mistyped commands."""

import subprocess
import sys

import pytest

from carrom import __version__
from carrom.cli import COMMANDS, main
from carrom.texts import LANGUAGES


@pytest.fixture(autouse=True)
def _terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def carrom(capsys):
    def call(*args):
        status = main(args)
        out, err = capsys.readouterr()
        return status, out, err

    return call


@pytest.mark.parametrize("args", [(), ("--help",), ("-h",), ("help",)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_overview_has_one_row_a_command_and_fits_a_terminal(carrom, args, language):
    status, out, err = carrom(*args, "--lang", language)
    assert (status, err) == (0, "")
    rows = [line.split()[0] for line in out.splitlines() if line.startswith("  ")]
    assert set(COMMANDS) <= set(rows)
    assert len(rows) == len(COMMANDS) + 3, "one line each, options included"
    assert max(map(len, out.splitlines())) <= 80
    assert len(out.splitlines()) <= 24


def test_overview_is_in_the_language_of_the_environment(carrom, monkeypatch):
    assert carrom()[1].startswith("Usage:")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert carrom()[1].startswith("Utilisation")


def test_version(carrom):
    assert carrom("--version") == (0, f"carrom {__version__}\n", "")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["rulling"], "carrom: Unknown command “rulling”. Try: ruling, rules.\n"),
        (
            ["xyz", "show"],
            f"Unknown command “xyz”. Try: {', '.join(COMMANDS)}.\n",
        ),
        (["xyz", "--lang", "fr"], "carrom: La commande «\u00a0xyz\u00a0» n’existe pas"),
        (["xyz", "--lang=fr"], "n’existe pas"),
        (["--lang", "fr", "xyz"], "n’existe pas"),
        (["--nonsense"], "carrom has no option --nonsense"),
        (["--lang", "de"], "--lang cannot be “de”"),
        (["--lang"], "--lang of carrom needs a value"),
        ([""], f"Unknown command “”. Try: {', '.join(COMMANDS)}.\n"),
        (["\x1b[31m" + "y" * 500], "Unknown command “\N{REPLACEMENT CHARACTER}[31myyy"),
    ],
)
def test_what_is_no_command_gives_one_sentence(carrom, args, said):
    status, out, err = carrom(*args)
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1
    assert len(err) < 280


def test_the_language_may_stand_before_a_command(carrom):
    before = carrom("--lang", "fr", "rules", "show", "4.q")
    assert before == carrom("rules", "show", "4.q", "--lang", "fr")
    assert before[0] == 0


def test_help_before_a_command_is_help_about_it(carrom):
    assert carrom("--help", "rules") == carrom("rules", "--help")


def test_the_overview_loads_no_rules():
    code = (
        "import sys; from carrom.cli import main; main(['--version'])\n"
        "print('carrom.rules' in sys.modules, 'carrom.equipment' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False False"
