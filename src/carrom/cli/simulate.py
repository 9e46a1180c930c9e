"""``carrom simulate``: JSON Lines in, one finished motion a line out, in order."""

from typing import Final

from carrom.cli.common import Arguments, Command, Operand, dispatch
from carrom.cli.compiling import announce_compiling
from carrom.cli.json_lines import LineError, answer_all, encoded, parsed, refusal
from carrom.physics.json_format import RequestError, answer, read, write
from carrom.texts import Language


def run(args: list[str]) -> int:
    """Carry out the command."""
    return dispatch(COMMAND, args)


def _simulate(args: Arguments) -> int:
    language: Language = args.language if "--lang" in args else "en"
    announce_compiling(args.language)
    return answer_all(args["FILE"], lambda line: simulate_line(line, language))


def simulate_line(line: bytes | None, language: Language) -> tuple[bytes, bool]:
    """Answer one line; None stands for one that was too long."""
    try:
        request = read(parsed(line))
        motion = answer(request)
    except LineError as problem:
        return refusal("", problem.reason, language), False
    except RequestError as problem:
        return refusal(problem.field, problem.reason, language), False
    return encoded(write(request, motion)), True


COMMAND: Final = Command(
    "carrom simulate",
    "simulate-help",
    operands=(Operand("FILE", "simulate-help-file", default="-"),),
    call=_simulate,
)
