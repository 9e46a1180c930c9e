"""Getting ready: what the first stroke would otherwise wait for is loaded when the server starts."""

from threading import Thread
from typing import Final

from carrom.equipment.pieces import Seat
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import DEFAULT_EDITION, board
from carrom.physics import Aim, keyframes, strike
from carrom.players.at_match import USUAL
from carrom.server import logs
from carrom.texts import LANGUAGES, has

SPOKEN: Final = ("umpire", "ruling", "refusal", "server", "physics")
"""The texts that rooms speak in."""


def warm_up() -> None:
    """Load the engine and the texts, on a thread that nobody waits for."""
    Thread(target=_warm, name="warm-up", daemon=True).start()


def _warm() -> None:
    try:
        for domain in SPOKEN:
            for language in LANGUAGES:
                has(f"{domain}-", language)
        geometry = board(DEFAULT_EDITION)
        keyframes(
            strike(rosette(geometry, 0.0), Aim(Seat.SOUTH, 0.0, 90.0, 4.0, 0.0), geometry, USUAL)
        )
    except Exception as problem:  # noqa: BLE001 - whoever plays the first stroke is told
        logs.error("warm-up", problem=problem)
    logs.debug("warm")
