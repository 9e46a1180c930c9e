"""Saying why the first stroke has to wait."""

import sys

from carrom.messages import message
from carrom.texts import Language, render


def announce_compiling(language: Language) -> None:
    """Have a line printed on standard error if the engine has to be compiled first."""
    from carrom.physics.kernels.compiling import when_compiling  # noqa: PLC0415 - takes a while

    def say() -> None:
        print(render(message("physics-compiling"), language), file=sys.stderr, flush=True)

    when_compiling(say)
