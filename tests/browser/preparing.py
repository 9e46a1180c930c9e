"""Rooms in the middle of a match: a log of facts, kept as the server keeps it, and a browser's seat in it."""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from math import atan2, degrees

import numpy as np

from carrom.equipment.pieces import Piece, Point, Standing
from carrom.match.facts import Overruled, Struck
from carrom.match.line_chain import hash_of
from carrom.match.record_write import event_line, header_line
from carrom.match.simulated_stroke import simulate_stroke
from carrom.match.state import side_of
from carrom.physics import Aim
from carrom.players.at_match import view_of
from carrom.players.one_ply.candidates import others
from carrom.players.scene import scene_of
from carrom.rules.situation import PIECES, QueenState, SideState, Situation
from carrom.server.http.seat_cookie import COOKIE
from carrom.server.rooms.new_rooms import TOKEN_BYTES, hashed, new_room
from carrom.store.sqlite import open_sqlite
from carrom.store.store import Chair, Seat, StoredEntry, seated
from tests.match.driving import Table

TRIES = 4000
NAMES = {"ada": "Ada", "ben": "Ben", "abe": "Abe", "bea": "Bea"}


def begun(rules="international", **terms):
    """Return a match whose first board is open: Ada in the south breaks and plays white."""
    table = Table(rules, **terms)
    table.now = datetime.now(UTC) - timedelta(hours=1)
    table.seat().open()
    table.stroke()
    return table


def lay(table, white, black, *, queen=None, turn="ada", ago=0.0, black_held=0):
    """Let the umpire lay the board so; a queen who lies nowhere is covered by the player in turn.

    ``ago``: so many seconds ago.
    """
    if not table.state.situation.broken:
        table.stroke()
    table.now = datetime.now(UTC) - timedelta(seconds=ago + 1)
    to_play = side_of(table.state, table.settings.team(turn))
    situation = Situation(
        SideState(len(white), entitled=len(white) < PIECES),
        SideState(len(black), held=black_held, entitled=len(black) < PIECES),
        to_play=to_play,
        queen=QueenState.COVERED if queen is None else QueenState.ON_BOARD,
        queen_by=to_play if queen is None else None,
    )
    places = [(Piece.WHITE, white), (Piece.BLACK, black), (Piece.QUEEN, [queen] if queen else [])]
    layout = tuple(Standing(piece, Point(*at)) for piece, where in places for at in where)
    table.do(Overruled(reason="laid", situation=situation, turn=turn, layout=layout))
    return table


def sought(match, *fell):
    """Return a stroke, as the fields of the page take it, after which exactly these discs fall."""
    who = match.state.turn
    assert who is not None
    position = view_of(match, who)
    scene = scene_of(position)
    straight = [
        (x, degrees(atan2(hole[1] + position.geometry.base_distance, hole[0] - x)), speed)
        for x in scene.base.spread(19)
        for hole in scene.holes
        for speed in (1.5, 2.5)
    ]
    tried = others(scene, TRIES, np.random.default_rng(0)).rows
    for x, angle, speed in [*straight, *tried] if Piece.STRIKER in fell else tried:
        aim = Aim(position.seat, round(x, 7), round(angle % 360.0, 2), round(speed, 2))
        fact = simulate_stroke(match.settings, match.state, aim, who).fact
        if (
            not isinstance(fact, Struck)
            or fact.stroke.off_board
            or not (fact.stroke.touched or fell)
        ):
            continue
        if sorted(each.piece for each in fact.stroke.pocketed) == sorted(fell):
            return aim
    raise AssertionError(f"no stroke pockets {fell}")


def kept(folder, table, **chairs):
    """Keep a match as a room of a server's folder; return its id and the token of its people."""
    everybody = {player: Chair(chairs.get(player, "person")) for player in table.settings.players}
    room = new_room(table.settings, {player: NAMES[player] for player in everybody}, everybody)
    token = secrets.token_urlsafe(TOKEN_BYTES)
    last = hash_of(header_line(room.header))
    entries = []
    for event in table.log:
        line = event_line(event, last)
        last = hash_of(line)
        entries.append(StoredEntry(seq=event.seq, line=line))

    async def write():
        store = await open_sqlite(folder / "carrom.sqlite")
        await store.open(room, seated(room, hashed(token)))
        await store.append(room.id, 0, entries)
        await store.close()

    with ThreadPoolExecutor(1) as beside:  # the browser's own loop runs in this thread
        beside.submit(lambda: asyncio.run(write())).result()
    return room.id, token


def seated_apart(folder, room, **tokens):
    """Give players of a room a browser each: their tokens, by player."""

    async def write():
        store = await open_sqlite(folder / "carrom.sqlite")
        length = (await store.lengths([room]))[room]
        seats = {
            who: Seat(chair=Chair.PERSON, name=NAMES[who], token=hashed(token))
            for who, token in tokens.items()
        }
        await store.append(room, length, [], seats=seats)
        await store.close()

    with ThreadPoolExecutor(1) as beside:
        beside.submit(lambda: asyncio.run(write())).result()


def sit_down(player, room, token):
    """Give a browser the seats of a room, and open it."""
    host = player.host.rpartition(":")[0]
    cookie = {"name": COOKIE, "value": token, "domain": host, "path": f"/api/rooms/{room}"}
    player.context.add_cookies([{**cookie, "httpOnly": True, "sameSite": "Strict"}])
    player.page.goto(f"http://{player.host}/#/table/{room}")
