"""The terms of a new match: gathered, checked, and refused in words where nobody can play on them."""

from collections.abc import Sequence
from typing import Final

from carrom.equipment.editions import EDITIONS
from carrom.match.format import MOST_BOARDS, MOST_MINUTES, MOST_POINTS
from carrom.match.record_write import Header
from carrom.match.settings import (
    LONGEST_REST,
    MOST_PIECES,
    Settings,
    SettingsError,
    check_settings,
    most_given,
)
from carrom.messages import Message, message
from carrom.rules.registry import RULE_SETS

_BOUNDS: Final = {
    "format-points": MOST_POINTS,
    "format-boards": MOST_BOARDS,
    "format-minutes": MOST_MINUTES,
}
"""The largest figure of a format, by what is wrong."""


def check_terms(settings: Settings) -> None:
    """Raise :class:`SettingsError`, whose text is a sentence, unless a match can be played."""
    wrong = wrong_terms(settings)
    if wrong is not None:
        raise SettingsError(wrong.text()) from None


def wrong_terms(settings: Settings) -> Message | None:
    """Say in one sentence why no match can be played on these terms; None: one can."""
    try:
        check_settings(settings)
    except SettingsError as problem:
        head_start = str(problem).startswith("head-start")
        most = _BOUNDS.get(str(problem), LONGEST_REST)
        return message(
            f"error-settings-{problem}",
            rules=settings.rules,
            sets=", ".join(RULE_SETS),
            edition=settings.edition,
            editions=", ".join(EDITIONS),
            options=", ".join(f"{name}={value}" for name, value in settings.options.items()),
            most=most,
            pieces=MOST_PIECES,
            points=most_given(settings) - 1 if head_start else 0,
        )
    return None


def new_header(
    players: Sequence[str], terms: Settings, settings: Settings | None, match: str
) -> Header:
    """Return the header of a match on these terms, or on the settings, which hold all of them.

    Names are those of the teams in turn: the first and third are partners.
    """
    if settings is not None and terms != Settings(
        rules=RULE_SETS.default.name, a=terms.a, b=terms.b
    ):
        raise TypeError("give settings, or single terms such as rules= and clock=, not both")
    chosen = terms if settings is None else settings
    check_terms(chosen)
    ids = [player for pair in zip(chosen.a, chosen.b, strict=True) for player in pair]
    if players and len(players) != len(ids):
        raise TypeError(f"the settings have {len(ids)} players, but {len(players)} are named")
    return Header(match=match, settings=chosen, names=dict(zip(ids, players, strict=False)))
