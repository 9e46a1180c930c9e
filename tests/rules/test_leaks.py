"""Nothing outside the rules knows a rule set by its name, or a clause by its number.

Docstrings and comments may: they tell people where a thing comes from.
"""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

from carrom.rules import RULE_SETS
from carrom.rules.catalogue import clauses

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "carrom"
PAGE = ROOT / "web" / "src"
BESIDE = ("tools", "benchmarks")
"""Code that is not in the package."""
LEVELS = (
    "players/levels.py",
    "players/one_ply/levels.py",
    "store/store.py",
    "cli/suggest.py",
    "cli/analyse.py",
    "cli/dataset.py",
    "players/analysis.py",
    "problems/mining.py",
    "problems/problem.py",
    "problems/ratings.py",
    "server/http/analysis_requests.py",
    "server/http/seat_requests.py",
    "server/rooms/best_strokes.py",
    "store/operated.py",
    "tools/soak_envs.py",
    "benchmarks/leaderboard.py",
)
"""Where "club" is a level of the computer player: a name of its own that happens to be the same."""
CLAUSE_BY_CLAUSE = ("tools/clause_switches.py", "tools/clause_table.py")
"""Tables of what acts on each clause: clauses are what they are about."""
SPORTS_CLUBS = (
    "tournament/*",
    "server/tournaments/*",
    "server/http/organiser_requests.py",
    "server/http/tournament_messages.py",
    "server/http/tournament_requests.py",
    "store/migrations/versions/0004_tournaments.py",
    "store/tables.py",
    "store/tournament_rows.py",
    "cli/tournament_entries.py",
    "tools/sol_ranks.py",
)
"""Where "club" is what a player belongs to."""
CLUB_WORDS = frozenset(
    (
        *("club", "clubs", "partner-club", "partenaire-club", "hosting_club", "_club_key"),
        *("--club", "tournament-help-new-club"),
    )
)
LEVELS_ON_PAGE = {
    "engine/figures.generated.ts": r', "icf": \{"halfSide"',
    "lib/level_results.ts": r'LEVELS = \["beginner", "club", "expert", ',
    "lib/tournament_terms.ts": r'APARTS = \["nobody", "country", "club"\]',
    "lib/analysis.svelte.ts": r'level: Level = \$state\("club"\)',
    "lib/problems.ts": r'HANDS = \["beginner", "club", "expert", ',
    "lib/problem_words.ts": r"beginner, club, expert|club: times\(club\)",
    "components/InvitationCard.svelte": r'level: Level = \$state\("club"\)',
    "components/OpponentFinder.svelte": r'Wish\[\] = \["any", "beginner", "club", ',
    "components/QuickGames.svelte": r'levels = \["beginner", "club", "expert"\]',
    "components/tournament/ListOffers.svelte": r"\{ name, club, country, woman|\[club, country",
    "components/tournament/PlayerForm.svelte": r'\bclub: (string|"")|"tour-form-club"|person\.club\b',
    "lib/protocol.generated.ts": r'^  club\??: string;|((Chair =|chair:) "open" \| "person" \||type (Level|Wish) =) "beginner" \| "club" \| ',
    "texts/keys.generated.ts": r'"(chair|coach-hand|analysis-level|level|wish)-club(-about)?"|"beginner" \| "club" \| "expert"|"tour-form-club"',
    "texts/en/analysis.ftl": r"analysis-level-club = Club",
    "texts/fr/analysis.ftl": r"analysis-level-club = Club",
    "texts/en/problems.ftl": r"a club player \{ \$club \}",
    "texts/fr/problems.ftl": r"un joueur de club \{ \$club \}",
    "texts/en/coach.ftl": r"coach-hand-club = a club player",
    "texts/fr/coach.ftl": r"coach-hand-club = un joueur de club",
    "texts/en/home.ftl": r"level-club(-about)? = (Club)?",
    "texts/fr/home.ftl": r"level-club(-about)? = (Club)?",
    "texts/en/tournament.ftl": r"tour-csv-about = .*\bclub, country|tour-form-club = Club|\[club\] Club mates",
    "texts/fr/tournament.ftl": r"tour-csv-about = .*\bclub, pays|tour-form-club = Club|\[club\] Les membres d’un même club",
    "texts/en/strangers.ftl": r"wish-club = club",
    "texts/fr/strangers.ftl": r"wish-club = club",
    "texts/en/new_game.ftl": r"chair-club = .*club level",
    "texts/fr/new_game.ftl": r"chair-club = .*niveau club",
}
"""The same level on the page: in these files, and there in these places only."""
CHAPTER_2 = "equipment/requirements.py"
EQUIPMENT = re.compile(r"2\.\d\.[a-z]")
"""The table of what chapter 2 requires of boards and pieces: each row names its clause, whole and
without a rule set. Equipment is the same under every set and lies below the rules, so that it has
no book to ask. Nothing else of this kind may stand there.
"""
EDITION = ("equipment/editions.py", re.compile(r"icf|icf:board"))
"""A board of a rule set's own is named like it, and its dimensions cite its clause: they are data."""
NAMES = re.compile(rf"(?<![a-z])(?:{'|'.join(RULE_SETS)})(?![a-z])", re.IGNORECASE)
QUALIFIED = re.compile(rf"\b(?:{'|'.join(RULE_SETS)}):[a-z0-9]", re.IGNORECASE)
NUMBERED = re.compile(r"(?<![\d.])[2-5]\.\d+\.[a-z]\b|(?<![\w.])[2-5]\.[a-r]\b")
HUMPS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
"""Between the words of ``camelCase``."""


def modules() -> Iterator[Path]:
    for path in sorted(SOURCES.rglob("*.py")):
        if path.relative_to(SOURCES).parts[0] not in ("rules", "texts"):
            yield path
    for folder in BESIDE:
        yield from sorted((ROOT / folder).rglob("*.py"))


def name_of(path: Path) -> str:
    """Return a path from the package, or from the root of the project for what is beside it."""
    return str(path.relative_to(SOURCES if path.is_relative_to(SOURCES) else ROOT))


def docstrings(tree: ast.AST) -> set[int]:
    """Return the constants that are statements of their own: docstrings of anything."""
    return {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def words(source: str) -> Iterator[tuple[int, str]]:
    """Go through the strings and the identifiers of a module, with their lines."""
    tree = ast.parse(source)
    spared = docstrings(tree)
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str) and id(node) not in spared:
                yield line, node.value
            continue
        for field in ("id", "attr", "arg", "name", "asname", "module"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                yield line, value


def names(text: str) -> bool:
    """Say whether a text names a rule set, also as a part of ``camelCase`` or ``snake_case``."""
    return bool(NAMES.search(HUMPS.sub(" ", text)) or QUALIFIED.search(text))


def of_sports(path: str) -> bool:
    return any(fnmatch(path, each) for each in SPORTS_CLUBS)


def leaks(path: str, source: str) -> list[str]:
    found = []
    for line, word in words(source):
        level = path in LEVELS and word.lower() == "club"
        level = level or (word.lower() in CLUB_WORDS and of_sports(path))
        clause = path == CHAPTER_2 and EQUIPMENT.fullmatch(word)
        edition = path == EDITION[0] and EDITION[1].fullmatch(word)
        if (names(word) and not level and not edition) or (NUMBERED.search(word) and not clause):
            found.append(f"{path}:{line}: {word[:60]}")
    return found


@pytest.mark.parametrize(
    "path", [each for each in modules() if name_of(each) not in CLAUSE_BY_CLAUSE], ids=name_of
)
def test_no_module_outside_the_rules_knows_a_rule_set(path):
    assert not leaks(name_of(path), path.read_text(encoding="utf-8"))


def leaks_of_page(path: str, source: str) -> list[str]:
    """Go through the lines, comments and texts too: none of them has a reason to name a rule set.

    Generated types have their comments from docstrings, which may.
    """
    if path.endswith(".generated.ts"):
        source = re.sub(r"/\*\*.*?\*/", "", source)
    found = []
    level = LEVELS_ON_PAGE.get(path)
    for number, line in enumerate(source.splitlines(), 1):
        rest = re.sub(level, "", line) if level else line
        if names(rest) or NUMBERED.search(rest):
            found.append(f"{path}:{number}: {line.strip()[:60]}")
    return found


def files_of_page() -> list[Path]:
    kinds = (".ts", ".svelte", ".js", ".ftl")
    return [path for path in sorted(PAGE.rglob("*")) if path.suffix in kinds]


def test_the_page_is_looked_through():
    assert {path.suffix for path in files_of_page()} >= {".ts", ".svelte", ".ftl"}


@pytest.mark.parametrize("path", files_of_page(), ids=lambda p: str(p.relative_to(PAGE)))
def test_the_page_knows_no_rule_set(path):
    assert not leaks_of_page(str(path.relative_to(PAGE)), path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "line",
    [
        'if (rules === "percuteur") open = true;',
        'if (rules === "Club") more();',
        "about-simplified = One game.",
        'const first = "3.11.o";',
        "`international:${name}`",
        "rules-club = Club",
        "// by the club's rule",
        'if (rules === "club") more();',
        "const isClub = true;",
        "internationalRules(set);",
        "class MyInternational {}",
        "about-club = A level",
    ],
)
def test_a_leak_of_the_page_is_found(line):
    for path in ("lib/x.ts", *LEVELS_ON_PAGE):
        assert leaks_of_page(path, line)


@pytest.mark.parametrize("path", LEVELS_ON_PAGE)
def test_the_level_is_let_be_only_where_levels_are_named(path):
    source = (PAGE / path).read_text(encoding="utf-8")
    lines = [each for each in source.splitlines() if re.search(LEVELS_ON_PAGE[path], each)]
    assert lines
    for line in lines:
        assert not leaks_of_page(path, line)
        assert leaks_of_page("lib/x.ts", line)


def test_docstrings_are_let_be_in_generated_types():
    assert not leaks_of_page("lib/x.generated.ts", "/** A room (club:play.1). */")
    assert leaks_of_page("lib/x.generated.ts", 'rules?: "international";')


@pytest.mark.parametrize(
    "source",
    [
        "if settings.rules == 'percuteur': ...",
        "from carrom.rules.sets.international.judge import judge",
        "from carrom.rules import SIMPLIFIED",
        "def club_points(): ...",
        "cited = ('club:striker.4',)",
        "clause = f'international:{name}'",
        "call = '3.11.o'",
        "call = '4.r'",
        "rules.international = 1",
        "choose(simplified=True)",
        "isClub = 1",
        "def internationalRules(): ...",
        "class MyInternational: ...",
        "class CLUBRules: ...",
        "rules = 'Percuteur'",
    ],
)
def test_a_leak_is_found(source):
    for path in ("match/play.py", "tools/soak.py", CHAPTER_2):
        assert leaks(path, source)


@pytest.mark.parametrize(
    "source",
    [
        '"""Rule 3.11.o of the international rule."""',
        "def f():\n    '''As club:striker.4 has it.'''",
        "version = '0.1.0'",
        "address = '127.0.0.1'",
        "clubs = internationally = 3.5",
        "simplifiedly = fooInternationally = 1",
    ],
)
def test_what_is_none_is_let_be(source):
    assert not leaks("match/play.py", source)


def test_the_homonym_is_let_be_only_where_levels_are():
    assert not leaks("players/levels.py", "names = ('beginner', 'club')")
    assert leaks("players/levels.py", "rules = 'club rules'")
    assert leaks("players/levels.py", "rules = 'international'")
    assert leaks("server/rooms.py", "rules = 'club'")
    assert leaks("server/store.py", "rules = 'club'")


def test_clauses_of_equipment_are_let_be_only_in_their_table():
    assert not leaks(CHAPTER_2, "part = '2.1.a'")
    assert leaks(CHAPTER_2, "part = '3.11.o'")
    assert leaks(CHAPTER_2, "part = 'as 2.1.a has it'")
    assert leaks("equipment/editions.py", "part = '2.1.a'")


def test_tools_and_benchmarks_are_looked_through():
    found = {name_of(path) for path in modules()}
    assert {"tools/soak_wheels.py", "benchmarks/table.py", "match/play.py"} <= found


def test_the_numbers_looked_for_are_those_of_clauses_that_can_be_called():
    numbered = {name for name in RULE_SETS.default.book.calls if name[-1].isalpha()}
    assert len(numbered) > 40
    assert all(NUMBERED.fullmatch(name) for name in numbered)
    assert {c.id for c in clauses() if QUALIFIED.match(c.id)} == {c.id for c in clauses()}
