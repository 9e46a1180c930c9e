"""The terms of a new match: gathered, checked, and refused in words where nobody can play on them."""

from collections.abc import Sequence

from carrom.equipment.editions import EDITIONS
from carrom.match.record_write import Header
from carrom.match.settings import (
    LONGEST_REST,
    MOST_PIECES,
    Settings,
    SettingsError,
    check_settings,
)
from carrom.messages import Message, message
from carrom.rules.registry import RULE_SETS


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
        known = settings.rules in RULE_SETS
        return message(
            f"error-settings-{problem}",
            rules=settings.rules,
            sets=", ".join(RULE_SETS),
            edition=settings.edition,
            editions=", ".join(EDITIONS),
            options=", ".join(f"{name}={value}" for name, value in settings.options.items()),
            most=LONGEST_REST,
            pieces=MOST_PIECES,
            points=RULE_SETS[settings.rules].points_to_win - 1 if known else 0,
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
