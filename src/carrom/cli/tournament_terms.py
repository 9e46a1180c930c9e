"""The terms of a competition as options of ``carrom tournament new``, ``add`` and ``change``."""

import secrets
from typing import Any, Final

from msgspec import structs

from carrom.cli.common import Arguments, BadInputError, Option
from carrom.cli.tournament_options import whole
from carrom.match.format import AS_RULED, MOST_POINTS, MatchFormat, Tie
from carrom.match.format import MOST_BOARDS as GAME_BOARDS
from carrom.match.format import MOST_MINUTES as MATCH_MINUTES
from carrom.match.settings import Clock
from carrom.messages import message, quoted
from carrom.rules.registry import RULE_SETS
from carrom.tournament.decide import bad_term
from carrom.tournament.terms import (
    MOST_MINUTES,
    MOST_ROUNDS,
    MOST_SCORE,
    MOST_TOP,
    USUAL,
    Apart,
    Bracket,
    Kind,
    Length,
    Method,
    Order,
    Scale,
    Terms,
    TieBreak,
)

NO_PRIZES: Final = "none"
TERMS: Final = (
    Option("--kind", "tournament-help-kind", value="KIND", choices=tuple(Kind)),
    Option("--method", "tournament-help-method", value="METHOD", choices=tuple(Method)),
    Option("--rules", "tournament-help-rules", value="SET"),
    Option("--order", "tournament-help-order", value="ORDER", choices=tuple(Order)),
    Option("--bracket", "tournament-help-bracket", value="BRACKET", choices=tuple(Bracket)),
    Option("--rounds", "tournament-help-rounds", value="N"),
    Option("--finalists", "tournament-help-finalists", value="N"),
    Option("--group-size", "tournament-help-group-size", value="N"),
    Option("--qualifiers", "tournament-help-qualifiers", value="N"),
    Option("--third-place", "tournament-help-third-place"),
    Option("--apart", "tournament-help-apart", value="WHAT", choices=tuple(Apart)),
    Option("--apart-rounds", "tournament-help-apart-rounds", value="N"),
    Option("--top-apart", "tournament-help-top-apart", value="N"),
    Option("--minutes", "tournament-help-minutes", value="N"),
    Option("--bye-score", "tournament-help-bye-score", value="N"),
    Option("--rubbers", "tournament-help-rubbers", value="N"),
    Option("--first-board", "tournament-help-first-board", value="N"),
    Option("--boards", "tournament-help-boards", value="N"),
    Option("--length", "tournament-help-length", value="LENGTH", choices=tuple(Length)),
    Option("--game-points", "tournament-help-game-points", value="N"),
    Option("--game-boards", "tournament-help-game-boards", value="N"),
    Option("--match-minutes", "tournament-help-match-minutes", value="N"),
    Option("--tie", "tournament-help-tie", value="WHAT", choices=tuple(Tie)),
    Option("--clock", "tournament-help-desk-clock", value="CLOCK", choices=tuple(Clock)),
    Option("--prizes", "tournament-help-prizes", value="SCALE", choices=(NO_PRIZES, *Scale)),
    Option("--direct", "tournament-help-direct"),
    Option("--lot", "tournament-help-lot", value="N"),
)
_MOST: Final = {
    "rounds": MOST_ROUNDS,
    "finalists": 32,
    "group-size": 20,
    "qualifiers": 19,
    "apart-rounds": MOST_ROUNDS,
    "top-apart": MOST_TOP,
    "minutes": MOST_MINUTES,
    "bye-score": MOST_SCORE,
    "rubbers": 20,
    "first-board": MOST_SCORE,
    "boards": MOST_SCORE,
    "lot": 2**53,
}


def new_terms(args: Arguments, title: str) -> Terms:
    """Return the terms of a new competition."""
    rules = _rules(args, RULE_SETS.default.name)
    return changed_terms(
        args,
        Terms(
            title=title,
            lot=secrets.randbelow(1_000_000),
            bye_score=RULE_SETS[rules].points_to_win,
        ),
    )


def _rules(args: Arguments, usual: str) -> str:
    rules = args.get("--rules") or usual
    if rules not in RULE_SETS:
        names = ", ".join(RULE_SETS)
        raise BadInputError(message("tournament-bad-rules", value=quoted(rules), names=names))
    return rules


def changed_terms(args: Arguments, usual: Terms) -> Terms:
    """Return the terms asked for; what is not asked for is as usual."""
    numbers = {
        name.replace("-", "_"): whole(args[f"--{name}"], f"--{name}", 0, most)
        for name, most in _MOST.items()
        if f"--{name}" in args
    }
    terms = structs.replace(
        usual,
        title=args.get("--title") or usual.title,
        kind=Kind(args.get("--kind") or usual.kind),
        method=Method(args.get("--method") or usual.method),
        order=Order(args.get("--order") or usual.order),
        bracket=Bracket(args.get("--bracket") or usual.bracket),
        apart=Apart(args.get("--apart") or usual.apart),
        length=Length(args.get("--length") or usual.length),
        clock=Clock(args.get("--clock") or usual.clock),
        prizes=_prizes(args.get("--prizes"), usual.prizes),
        rules=_rules(args, usual.rules),
        format=_format(args, usual.format),
        third_place="--third-place" in args or usual.third_place,
        tie_breaks=(TieBreak.DIRECT, *USUAL) if "--direct" in args else usual.tie_breaks,
        **numbers,
    )
    if (refused := bad_term(terms)) is not None:
        raise BadInputError(refused.said)
    return terms


_LIMITS: Final = {
    "points": ("--game-points", 0, MOST_POINTS),
    "boards": ("--game-boards", 0, GAME_BOARDS),
    "minutes": ("--match-minutes", 1, MATCH_MINUTES),
}


def _format(args: Arguments, usual: MatchFormat | None) -> MatchFormat | None:
    """Return the format asked for; what is not asked for is as usual."""
    given: dict[str, Any] = {
        name: whole(args[option], option, least, most)
        for name, (option, least, most) in _LIMITS.items()
        if option in args
    }
    if "--tie" in args:
        given["tie"] = Tie(args["--tie"])
    chosen = structs.replace(usual or AS_RULED, **given)
    return None if chosen == AS_RULED else chosen


def _prizes(wish: str | None, usual: Scale | None) -> Scale | None:
    if wish is None:
        return usual
    return None if wish == NO_PRIZES else Scale(wish)
