"""Packages whose rule sets cannot be used: each with the problem that is said of it and what is named."""

from pathlib import Path

from carrom.rules.registry import GROUP

CLUB = "from dataclasses import replace\nfrom carrom.rules import CLUB, INTERNATIONAL\n"
UNRULY = "RULES = replace(CLUB, name='unruly', book=BOOK)\n"
BROKEN = {
    "absent": ("import nowhere_to_be_found\n", "import", "ModuleNotFoundError"),
    "failing": ("1 / 0\n", "import", "ZeroDivisionError"),
    "nameless": ("SOMETHING = 1\n", "import", "AttributeError"),
    "unparsed": ("RULES = (\n", "import", "SyntaxError"),
    "number": ("RULES = 7\n", "kind", "broken_number:RULES"),
    "capital": (f"{CLUB}RULES = replace(CLUB, name='Capital')\n", "name", "Capital"),
    "signs": (f"{CLUB}RULES = replace(CLUB, name='a-b')\n", "name", "a-b"),
    "everything": (f"{CLUB}RULES = replace(CLUB, name='all')\n", "reserved", "all"),
    "words": (f"{CLUB}RULES = replace(CLUB, name='terms')\n", "reserved", "terms"),
    "doubled": (f"{CLUB}RULES = replace(CLUB)\n", "twice", "club"),
    "first": (f"{CLUB}RULES = replace(INTERNATIONAL, name='first')\n", "default", "first"),
    "bare": (
        f"{CLUB}RULES = replace(CLUB, name='bare', book=replace(CLUB.book, parts=()))\n",
        "file",
        "texts/en/bare.ftl",
    ),
    "parted": (f"{CLUB}RULES = replace(CLUB, name='parted')\n", "part", "club"),
    "unruly": (
        f"{CLUB}BOOK = replace(CLUB.book, package=__name__, parts=('unruly',))\n{UNRULY}",
        "clauses",
        "unruly.toml",
    ),
}
FILES = {
    "unruly": {
        "unruly.toml": '[[clause]]\nid = "club:play.1"\nwho = ["R"]\n',
        "texts/en/unruly.ftl": "",
        "texts/fr/unruly.ftl": "",
    }
}
"""What a package has beside its module."""


def lay(target: Path, name: str, source: str) -> None:
    """Put a package where it is found, as an installer would."""
    module = target / f"broken_{name}"
    module.mkdir(parents=True)
    (module / "__init__.py").write_text(source)
    for file, text in FILES.get(name, {}).items():
        (module / file).parent.mkdir(parents=True, exist_ok=True)
        (module / file).write_text(text)
    facts = target / f"broken_{name}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: broken-{name}\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = broken_{name}:RULES\n")
