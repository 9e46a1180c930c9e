"""What people may be called: something that can be read, and nobody else's name in disguise.

>>> checked_name("  Ada ", ["Ben"])
'Ada'
>>> checked_name("Веn", ["Ben"])
Traceback (most recent call last):
    ...
carrom.server.names.WrongNameError: taken
"""

import re
from collections.abc import Iterable
from functools import cache
from itertools import groupby
from typing import Final
from unicodedata import category, combining, normalize

from carrom.extras import required
from carrom.messages import Message, message

with required("play"):
    from confusable_homoglyphs.confusables import (  # type: ignore[import-untyped]
        confusables_data,
    )

LONGEST: Final = 40
SECOND: Final = " (2)"
"""What a stranger's name is followed by who sits opposite somebody of the same name."""
MOST_MARKS: Final = 2
"""Accents on one letter."""
UNSEEN: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that look like nothing, although Unicode does not say so."""
RESERVED: Final = (
    "admin",
    "administrateur",
    "administrator",
    "arbitre",
    "carrom",
    "computer",
    "modérateur",
    "moderator",
    "operator",
    "opérateur",
    "ordinateur",
    "referee",
    "server",
    "serveur",
    "system",
    "système",
    "umpire",
)
_NUMBER: Final = re.compile(r"[\W\d_]+$")
_SPACES: Final = re.compile(" {2,}")
_BETWEEN: Final = re.compile(r"[\W_]+")


class WrongNameError(Exception):
    """A name that cannot be used; ``said`` says why."""

    def __init__(self, problem: str, **args: str) -> None:
        super().__init__(problem)
        self.problem = problem
        self.said: Message = message(f"server-name-{problem}", **args)


def checked_name(name: str, others: Iterable[str] = (), *, person: bool = True) -> str:
    """Return a name as it is kept; one that cannot be used raises :class:`WrongNameError`.

    ``others`` sit at the same table. A computer may be called one.
    """
    name = _SPACES.sub(" ", normalize("NFC", name)).strip(" ")
    if not name:
        raise WrongNameError("empty")
    if len(name) > LONGEST:
        raise WrongNameError("long", most=str(LONGEST))
    if not all(map(_seen, name)) or _overloaded(name):
        raise WrongNameError("unseen")
    if not person:
        return name
    if _looks(_NUMBER.sub("", name)) & _reserved():
        raise WrongNameError("reserved", name=name)
    for other in others:
        if _looks(name) & _looks(other):
            raise WrongNameError("taken", name=other)
    return name


def told_apart(name: str, others: Iterable[str]) -> str:
    """Return a name by which somebody is told apart from those at the same table.

    >>> told_apart("BEN", ["Ben"])
    'BEN (2)'
    """
    alike = any(_looks(name) & _looks(other) for other in others)
    return f"{name[: LONGEST - len(SECOND)]}{SECOND}" if alike else name


def _seen(sign: str) -> bool:
    """Say whether a sign can be seen, or is a plain space."""
    kind = category(sign)
    return sign == " " or (kind[0] not in "CZ" and sign not in UNSEEN)


def _overloaded(name: str) -> bool:
    """Say whether marks are heaped on a letter until they cover what is around."""
    runs = groupby(normalize("NFD", name), lambda sign: combining(sign) > 0)
    return any(marks and len(list(run)) > MOST_MARKS for marks, run in runs)


@cache
def _reserved() -> frozenset[str]:
    return frozenset().union(*map(_looks, RESERVED))


def _looks(name: str) -> frozenset[str]:
    """Return what a name looks like: two names that share one of these can be taken for each other."""
    plain = normalize("NFKC", name)
    folded = plain.casefold()
    looks = {_BETWEEN.sub("", each) for each in (folded, _alike(plain).casefold(), _alike(folded))}
    return frozenset(looks - {""}) or frozenset({folded})


def _alike(text: str) -> str:
    """Return a text with each sign as the plainest one that looks like it."""
    bare = (sign for sign in normalize("NFD", text) if not combining(sign))
    return "".join(map(_plainest, bare)).replace("rn", "m").replace("vv", "w")


@cache
def _plainest(sign: str) -> str:
    found: list[str] = [each["c"] for each in confusables_data.get(sign, ())]
    same = [sign, *(other for other in found if len(other) == 1)]
    return min(same, key=lambda each: (not each.isascii(), not each.islower(), each))
