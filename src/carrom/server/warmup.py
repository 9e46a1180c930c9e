"""Getting ready: what the first stroke would otherwise wait for is loaded when the server starts."""

import gc
from collections.abc import Callable
from threading import Thread
from typing import Final

from carrom.equipment.pieces import Seat
from carrom.equipment.rosette import rosette
from carrom.equipment.standard import DEFAULT_EDITION, board
from carrom.match.match_log import MatchLog
from carrom.match.record_write import Header
from carrom.match.settings import Settings
from carrom.physics import Aim, keyframes, strike
from carrom.players.at_match import USUAL
from carrom.rules.board_results import board_ends
from carrom.rules.registry import RULE_SETS
from carrom.server import logs
from carrom.server.rooms.desk_views import desk_view_of
from carrom.server.rooms.new_rooms import new_room
from carrom.server.rooms.room_state import begun, fold, unfolded
from carrom.store.store import Chair
from carrom.texts import LANGUAGES, has

SPOKEN: Final = ("umpire", "ruling", "refusal", "server", "physics")
"""The texts that rooms speak in."""
COLLECTED: Final = (10_000, 20, 200)
"""After so many new objects the young ones are looked through; after so many times, older ones."""


def warm_up(*more: Callable[[], object]) -> None:
    """Load the engine and the texts, and do more, on a thread that nobody waits for."""
    Thread(target=_warm, args=more, name="warm-up", daemon=True).start()


def _open_room() -> None:
    """Begin a match as the first click of a person will, and tell it; nothing is kept of it."""
    players = ("p1", "p2")
    settings = Settings(rules=RULE_SETS.default.name, a=players[:1], b=players[1:])
    room = new_room(
        settings, dict(zip(players, players, strict=True)), dict.fromkeys(players, Chair.PERSON)
    )
    fold(unfolded(room), [entry.line for entry in begun(room, room.opened)], room.opened)


def _open_desks() -> None:
    """Show a board under every rule set as an umpire's page will, and work out how it can end."""
    players = ("p1", "p2")
    for name, rules in RULE_SETS.items():
        settings = Settings(rules=name, a=players[:1], b=players[1:])
        desk_view_of(MatchLog(Header(match="", settings=settings)))
        board_ends(rules, 0, 0)


def _warm(*more: Callable[[], object]) -> None:
    try:
        for domain in SPOKEN:
            for language in LANGUAGES:
                has(f"{domain}-", language)
        _open_room()
        geometry = board(DEFAULT_EDITION)
        keyframes(
            strike(rosette(geometry, 0.0), Aim(Seat.SOUTH, 0.0, 90.0, 4.0, 0.0), geometry, USUAL)
        )
        _open_desks()
        for each in more:
            each()
    except Exception as problem:  # noqa: BLE001 - whoever plays the first stroke is told
        logs.error("warm-up", problem=problem)
    _set_aside()
    logs.debug("warm")


def _set_aside() -> None:
    """Have garbage looked for less often, and not among what is loaded and stays.

    To look through everything takes 0.1 to 0.5 s, in which no page is answered; almost nothing in a
    server refers to itself, so little waits for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)
