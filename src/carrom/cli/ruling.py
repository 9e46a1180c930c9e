"""``carrom ruling``: JSON Lines in, one ruling a line out, in order."""

from functools import lru_cache
from typing import Final

from carrom.cli.common import Arguments, Command, Operand, dispatch
from carrom.cli.json_lines import LINE_LIMIT, LineError, answer_all, encoded, parsed, refusal
from carrom.rules.checks import ReportError
from carrom.rules.json_format import ruling_json
from carrom.texts import Language

__all__ = ["COMMAND", "LINE_LIMIT", "rule_line", "run"]


def run(args: list[str]) -> int:
    """Carry out the command."""
    return dispatch(COMMAND, args)


def _ruling(args: Arguments) -> int:
    language: Language = args.language if "--lang" in args else "en"
    return answer_all(args["FILE"], lambda line: rule_line(line, language))


@lru_cache(maxsize=4096)
def rule_line(line: bytes | None, language: Language) -> tuple[bytes, bool]:
    """Answer one line; None stands for one that was too long. Batches repeat themselves."""
    try:
        return encoded(ruling_json(parsed(line), language)), True
    except LineError as problem:
        return refusal("", problem.reason, language), False
    except ReportError as problem:
        return refusal(problem.field, problem.reason, language), False


COMMAND: Final = Command(
    "carrom ruling",
    "ruling-help",
    operands=(Operand("FILE", "ruling-help-file", default="-"),),
    call=_ruling,
)
