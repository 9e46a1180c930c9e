"""``carrom arena match``: two players, in pairs of boards with the break swapped."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from carrom.cli.arena_options import (
    MOST_BOARDS,
    MOST_SECONDS,
    MOST_SEED,
    RULES,
    SHARED,
    Table,
    between,
    cell,
    checked,
    laid_out,
    number,
    out_of,
    prepared,
    rules_of,
    tell,
    told_faults,
    whole,
    workers_of,
)
from carrom.cli.common import Arguments, BadInputError, Command, Option, paragraph
from carrom.cli.progress import progress
from carrom.messages import Message, message
from carrom.texts import Language, render

if TYPE_CHECKING:
    from carrom.arena.pairing import Pair
    from carrom.arena.sprt import Sprt

MOST_ELO: Final = 1000.0
PARTNERS: Final = "+"
"""As in :mod:`carrom.arena.entrants`, which takes a while to load."""


def _match(args: Arguments) -> int:
    sides = [tuple(side.split(PARTNERS)) for side in args.words("--players")]
    if len(sides) != 2 or len(sides[0]) != len(sides[1]) or len(sides[0]) not in (1, 2):
        raise BadInputError(message("arena-bad-players", option="--players"))
    boards = whole(args, "--boards", 1, MOST_BOARDS)
    seed = whole(args, "--seed", 0, MOST_SEED)
    seconds = number(args, "--seconds", 0.01, MOST_SECONDS)
    rules, out = rules_of(args), out_of(args)
    records = args.get("--records")
    with prepared(args):
        from carrom.arena.contest import play_contest  # noqa: PLC0415 - takes a while
        from carrom.arena.pairing import match_meetings, new_terms  # noqa: PLC0415
        from carrom.arena.summary import match_summary  # noqa: PLC0415

        test = _sprt(args)
        terms = new_terms(
            "match",
            sides[0] + sides[1],
            rules,
            seed,
            whole="--match" in args,
            hand=args.get("--hand"),
            seconds=seconds,
        )
        meetings = list(match_meetings(boards, partners=len(sides[0])))
        with progress(boards, " – ".join(terms.sides)) as bar:

            def done(pair: "Pair") -> None:
                bar.step(len(pair.encounters))

            contest = play_contest(
                terms,
                meetings,
                workers=workers_of(args),
                out=out,
                records=None if records is None else Path(records),
                sprt=test,
                done=done,
            )
    found = match_summary(contest, test)
    return tell(found, args, _report)


def _sprt(args: Arguments) -> "Sprt | None":
    from carrom.arena.sprt import Sprt  # noqa: PLC0415 - takes a while

    words = args.words("--sprt")
    if not words:
        return None
    if len(words) != 2:
        raise BadInputError(message("arena-bad-sprt", option="--sprt"))
    low, high = (checked(word, "--sprt", -MOST_ELO, MOST_ELO) for word in words)
    if low >= high:
        raise BadInputError(message("arena-bad-sprt", option="--sprt"))
    return Sprt(low, high)


def _report(found: Table, tongue: Language) -> Iterator[str]:
    names = found["players"]
    title = {"first": names[0], "second": names[1], "rules": found["rules"]}
    many = {"boards": found["boards"], "pairs": found["pairs"], "seed": found["seed"]}
    kind = "matches" if found["whole_matches"] else "boards"
    yield paragraph(render(message(f"arena-title-{kind}", **title, **many), tongue))
    yield ""
    yield from laid_out(_rows(found, names), tongue)
    yield ""
    yield paragraph(render(_elo(found), tongue))
    counts = {f"n{k}": count for k, count in enumerate(found["pair_scores"])}
    yield paragraph(render(message("arena-pairs", name=names[0], **counts), tongue))
    if found["draws"]:
        yield paragraph(render(message("arena-draws", count=found["draws"]), tongue))
    if "sprt" in found:
        yield paragraph(render(_test(found), tongue))
    yield from told_faults(found["faults"], tongue)


def _rows(found: Table, names: list[str]) -> Iterator[list[Message | str]]:
    yield ["", *names]
    for label, key, form in (
        ("wins", "wins", "whole"),
        ("share", "score", "share"),
        ("points", "points", "whole"),
        ("breaker", "won_as_breaker", "whole"),
        ("strokes", "strokes", "whole"),
        ("kept", "turn_kept", "share"),
        ("fouls", "fouls", "whole"),
        ("slams", "white_slams", "whole"),
        ("cpu", "cpu", "seconds"),
        ("simulated", "simulated_per_decision", "whole"),
    ):
        values = (found[key][name] for name in names)
        cells = [
            between(form, value, found["interval"][name]) if key == "score" else cell(form, value)
            for name, value in zip(names, values, strict=True)
        ]
        yield [message(f"arena-row-{label}"), *cells]


def _elo(found: Table) -> Message:
    """Say by how much the better side is better."""
    names, elo = found["players"], found["elo"]
    score = found["score"][names[0]]
    better = 0 if score is None or score >= 0.5 else 1
    if elo is None or found["elo_interval"] is None:
        return message("arena-elo-all", name=names[better])
    low, high = sorted(bound if better == 0 else -bound for bound in found["elo_interval"])
    return message("arena-elo", name=names[better], elo=abs(elo), low=low, high=high)


def _test(found: Table) -> Message:
    test = found["sprt"]
    low, high = test["bounds"]
    said = {"elo0": test["elo0"], "elo1": test["elo1"], "llr": test["llr"]}
    verdict = {"H1": "better", "H0": "not-better", None: "open"}[test["verdict"]]
    return message(f"arena-sprt-{verdict}", name=found["players"][0], **said, low=low, high=high)


COMMAND: Final = Command(
    "carrom arena match",
    "arena-match-help",
    options=(
        Option("--players", "arena-help-players", value="A B", many=True),
        Option("--boards", "arena-help-boards", value="N", default="100"),
        RULES,
        Option("--match", "arena-help-match"),
        Option("--sprt", "arena-help-sprt", value="ELO0 ELO1", many=True),
        Option("--records", "arena-help-records", value="FOLDER"),
        *SHARED,
    ),
    call=_match,
)
