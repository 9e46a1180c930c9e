"""``carrom tournament pair``, ``publish``, ``clock``, ``result`` and ``correct``: from round to round."""

import re
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

from msgspec import structs

from carrom.cli.common import Arguments, BadInputError, Command, Operand, Option
from carrom.cli.progress import waiting
from carrom.cli.tournament_options import (
    COMPETITION,
    FILE,
    MATCH,
    REASON,
    accepted,
    competition_of,
    kept,
    record,
    table,
    whole,
    word,
)
from carrom.match.match import Match
from carrom.match.settings import Team
from carrom.messages import Message, message, printable, quoted
from carrom.store.tournament_file import TournamentFile
from carrom.texts import Language, render
from carrom.tournament.facts import (
    PairingChanged,
    ResultCorrected,
    ResultEntered,
    ResultWithdrawn,
    RoundCalled,
    RoundPublished,
    RoundStarted,
    RoundWithdrawn,
    WalkedOver,
)
from carrom.tournament.log import Tournament
from carrom.tournament.pairing import propose
from carrom.tournament.record_results import result_of
from carrom.tournament.results import Result, Side, team_result
from carrom.tournament.state import Competition, Round
from carrom.tournament.terms import Kind

_SCORE: Final = re.compile(r"([0-9]{1,3})[-:–]([0-9]{1,3})")
ABSENT: Final = ("a", "b", "both")
_SLOW: Final = 3e-6
"""Seconds a pair of competitors takes in a matching, about; for the bar only."""


def _pair(args: Arguments) -> int:
    swap = args.words("--swap")
    with kept(args) as file:
        found = competition_of(args, file.tournament)
        if swap:
            _swap(args, swap, found, file)
        else:
            many = len(found.active)
            with waiting(_SLOW * many * many, word("tournament-pairing", args.language)):
                proposal = propose(file.tournament, found.id)
            record(file, accepted(proposal))
        tournament = file.tournament
    found = tournament.competition(found.id)
    preview = found.rounds[-1]
    print("\n".join(round_lines(tournament, found, preview, args.language)))
    if preview.rematches:
        print(render(message("tournament-rematches", count=preview.rematches), args.language))
    if waiting_for_board := sum(
        m.pairing.b is not None and not m.pairing.board for m in preview.meetings
    ):
        print(render(message("tournament-boardless", count=waiting_for_board), args.language))
    return 0


def _swap(args: Arguments, swap: tuple[str, ...], found: Competition, file: TournamentFile) -> None:
    if len(swap) != 2:
        raise BadInputError(message("tournament-bad-swap", option="--swap"))
    fact = PairingChanged(
        competition=found.id,
        round=len(found.rounds),
        first=swap[0],
        second=swap[1],
        reason=args.get("--reason") or "",
    )
    record(file, fact)


def round_lines(
    tournament: Tournament, competition: Competition, shown: Round, tongue: Language
) -> Iterator[str]:
    """Yield a round as a table."""
    kind = "published" if shown.published else "preview"
    yield render(message(f"tournament-round-{kind}", round=shown.number), tongue)
    columns = ("match", "board", "a", "b", "score", "umpire")
    rows = [[word(f"tournament-column-{c}", tongue) for c in columns]]
    for number, meeting in enumerate(shown.meetings, start=1):
        pairing = meeting.pairing
        second = word("tournament-bye", tongue)
        if pairing.b is not None:
            second = f"{tournament.name(competition, pairing.b)} ({pairing.b})"
        first = f"{tournament.name(competition, pairing.a)} ({pairing.a})"
        score = "" if meeting.result is None else f"{meeting.result.a}–{meeting.result.b}"
        board = str(pairing.board or "")
        cells = (first, second, score, tournament.umpire(meeting))
        rows.append([str(number), board, *map(printable, cells)])
    if not any(row[-1] for row in rows[1:]):
        rows = [row[:-1] for row in rows]
    yield from table(rows, right=(0, 1))


def _publish(args: Arguments) -> int:
    with kept(args) as file:
        found = competition_of(args, file.tournament)
        number = len(found.rounds)
        if "--withdraw" in args:
            reason = args.get("--reason") or ""
            record(file, RoundWithdrawn(competition=found.id, round=number, reason=reason))
            said = message("tournament-round-withdrawn", round=number)
        else:
            record(file, RoundPublished(competition=found.id, round=max(1, number)))
            said = message("tournament-round-published", round=number)
    print(render(said, args.language))
    return 0


def _clock(args: Arguments) -> int:
    with kept(args) as file:
        found = competition_of(args, file.tournament)
        number = len(found.published)
        if args["WHAT"] == "start":
            record(file, RoundStarted(competition=found.id, round=number))
            now = file.tournament.competition(found.id).rounds[number - 1]
            assert now.started is not None
            end = now.started + timedelta(minutes=found.terms.minutes)
            said = message(
                "tournament-clock-started",
                round=number,
                minutes=found.terms.minutes,
                end=end.astimezone().strftime("%H:%M"),
            )
        else:
            record(file, RoundCalled(competition=found.id, round=number))
            said = message("tournament-clock-called", round=number)
    print(render(said, args.language))
    return 0


def score_of(words: tuple[str, ...], kind: Kind) -> Result:
    """Return a result from scores such as ``25-13``: one, or one for each game or rubber."""
    pairs = []
    for text in words:
        found = _SCORE.fullmatch(text)
        if found is None:
            raise BadInputError(message("tournament-bad-score", value=quoted(text)))
        pairs.append((int(found[1]), int(found[2])))
    if kind is Kind.TEAMS:
        return team_result(tuple(Result(a=a, b=b) for a, b in pairs))
    total = (sum(a for a, _ in pairs), sum(b for _, b in pairs))
    return Result(a=total[0], b=total[1], games=tuple(pairs) if len(pairs) > 1 else ())


def _result(args: Arguments) -> int:
    with kept(args) as file:
        found = competition_of(args, file.tournament)
        last = len(found.published)
        number = whole(args.get("--round") or str(max(1, last)), "--round", 1, 99)
        match = whole(args["MATCH"], "MATCH", 1, 9999)
        if (absent := args.get("--absent")) is not None:
            side = None if absent == "both" else Side(absent)
            record(file, WalkedOver(competition=found.id, round=number, match=match, absent=side))
        else:
            result = _played(args, found)
            record(
                file, ResultEntered(competition=found.id, round=number, match=match, result=result)
            )
        _told(args, file.tournament, found.id, number, match)
    return 0


def _played(args: Arguments, found: Competition) -> Result:
    """Return the result from a record, or from the scores."""
    if (name := args.get("--record")) is not None:
        try:
            match = Match.load(name)
        except (OSError, ValueError) as problem:
            said = getattr(problem, "said", None)
            missing = message("tournament-bad-record", file=quoted(name))
            raise BadInputError(said if isinstance(said, Message) else missing) from None
        if not match.over:
            raise BadInputError(message("tournament-not-over", file=quoted(name)))
        team = Team.B if "--turned" in args else Team.A
        return result_of(match.value, team, Path(name).name)
    words = args.words("SCORE")
    if not words or words == ("",):
        raise BadInputError(message("tournament-bad-score", value=""))
    return _won(args, score_of(words, found.terms.kind))


def _won(args: Arguments, result: Result) -> Result:
    """Return the result with its shoot-out, and with who won by it, where that was said."""
    if (shot := args.get("--shoot-out")) is not None:
        found = _SCORE.fullmatch(shot)
        if found is None:
            raise BadInputError(message("tournament-bad-score", value=quoted(shot)))
        result = structs.replace(result, shoot_out=(int(found[1]), int(found[2])))
    won = args.get("--won")
    return result if won is None else structs.replace(result, won=Side(won))


def _correct(args: Arguments) -> int:
    with kept(args) as file:
        found = competition_of(args, file.tournament)
        number = whole(args["ROUND"], "ROUND", 1, 99)
        match = whole(args["MATCH"], "MATCH", 1, 9999)
        reason = args.get("--reason") or ""
        at: Any = {"competition": found.id, "round": number, "match": match}
        if "--withdraw" in args:
            record(file, ResultWithdrawn(**at, reason=reason))
            said = message("tournament-result-withdrawn", round=number, match=match)
            print(render(said, args.language))
            return 0
        result = _won(args, score_of(args.words("SCORE"), found.terms.kind))
        record(file, ResultCorrected(**at, result=result, reason=reason))
        _told(args, file.tournament, found.id, number, match)
    return 0


def _told(
    args: Arguments, tournament: Tournament, competition: str, number: int, match: int
) -> None:
    found = tournament.competition(competition)
    meeting = found.rounds[number - 1].meetings[match - 1]
    assert meeting.result is not None
    assert meeting.pairing.b is not None
    said = message(
        "tournament-result",
        round=number,
        match=match,
        first=printable(tournament.name(found, meeting.pairing.a)),
        second=printable(tournament.name(found, meeting.pairing.b)),
        a=meeting.result.a,
        b=meeting.result.b,
    )
    print(render(said, args.language))


WON: Final = Option("--won", "tournament-help-won", value="SIDE", choices=("a", "b"))
SHOOT_OUT: Final = Option("--shoot-out", "tournament-help-shoot-out", value="QUEENS")
_SCORES: Final = Operand("SCORE", "tournament-help-score", default="", many=True)
PAIR: Final = Command(
    "carrom tournament pair",
    "tournament-pair-help",
    operands=(FILE,),
    options=(
        COMPETITION,
        Option("--swap", "tournament-help-swap", value="A B", many=True),
        REASON,
    ),
    call=_pair,
)
PUBLISH: Final = Command(
    "carrom tournament publish",
    "tournament-publish-help",
    operands=(FILE,),
    options=(COMPETITION, Option("--withdraw", "tournament-help-withdraw-round"), REASON),
    call=_publish,
)
CLOCK: Final = Command(
    "carrom tournament clock",
    "tournament-clock-help",
    operands=(FILE, Operand("WHAT", "tournament-help-clock", choices=("start", "call"))),
    options=(COMPETITION,),
    call=_clock,
)
RESULT: Final = Command(
    "carrom tournament result",
    "tournament-result-help",
    operands=(FILE, MATCH, _SCORES),
    options=(
        COMPETITION,
        Option("--round", "tournament-help-round", value="N"),
        Option("--record", "tournament-help-record", value="FILE"),
        Option("--turned", "tournament-help-turned"),
        Option("--absent", "tournament-help-absent", value="SIDE", choices=ABSENT),
        WON,
        SHOOT_OUT,
    ),
    call=_result,
)
CORRECT: Final = Command(
    "carrom tournament correct",
    "tournament-correct-help",
    operands=(FILE, Operand("ROUND", "tournament-help-round"), MATCH, _SCORES),
    options=(
        COMPETITION,
        Option("--withdraw", "tournament-help-withdraw-result"),
        WON,
        SHOOT_OUT,
        REASON,
    ),
    call=_correct,
)
