"""A player of one's own at a server that means ill: one sentence, nothing followed, little read, soon over."""

import asyncio
import base64
import hashlib
import json
import re
import socket
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from resource import RUSAGE_SELF, getrusage
from threading import Thread
from time import monotonic

import msgspec
import pytest

from carrom.cli import main
from carrom.match.settings import Settings
from carrom.players import guarded, legal_strokes
from carrom.server.guests.asking import MOST_BYTES as MOST_READ
from carrom.server.guests.errors import GuestError
from carrom.server.guests.guest import MOST_BYTES, Guest
from carrom.server.guests.invitation import read_link, sit_down
from carrom.server.rooms.new_rooms import new_room
from carrom.server.rooms.room_state import unfolded
from carrom.server.rooms.views import room_view, state_view
from carrom.store.store import Chair
from carrom.texts import LANGUAGES

SOON = 40
"""Seconds, on a busy machine."""
MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
ROOM = new_room(
    Settings(rules="simplified", a=("p1",), b=("p2",), single_board=True),
    {"p1": "Ada", "p2": "Mine"},
    {"p1": Chair.PERSON, "p2": Chair.PERSON},
)


def builtins(told):
    return json.loads(msgspec.json.encode(told))


WELCOME = builtins({"type": "welcome", "you": ["p2"], "build": "", **room_view(ROOM, ROOM.id)})
NEWS = builtins(
    {"type": "news", **state_view(unfolded(ROOM).match), "now": datetime.now(UTC), "entries": []}
)
DISC = {"piece": "w1", "at": [0.0, 0.0]}
ENTRY = {"seq": 1, "at": "2026-01-01T00:00:00Z", "fact": {"type": "said-play"}, "entry": {}}


def http(body=b"{}", status=b"200 OK", *headers):
    if not isinstance(body, bytes):
        body = json.dumps(body).encode()
    lines = [b"HTTP/1.1 " + status, b"Content-Length: %d" % len(body), b"Connection: close"]
    return b"\r\n".join([*lines, *headers, b"", body])


SEAT = http({"room": "r", "player": "p2"}, b"201 Created", b"Set-Cookie: carrom-seat=abc; Path=/")


def frame(data, opcode=1, length=None, final=True):
    """A frame as a server sends it; ``length``: what it says of itself."""
    if isinstance(data, dict):
        data = json.dumps(data)
    data = data.encode() if isinstance(data, str) else data
    head = bytes([(0x80 if final else 0) | opcode, 127])
    return head + (len(data) if length is None else length).to_bytes(8, "big") + data


def endless(part, first=b""):
    """The same again and again."""
    yield first
    while True:
        yield part


class Server:
    """Answers a request with bytes of its own; ``upgrade``: what comes once a socket is opened."""

    def __init__(self, look=None, sit=None, upgrade=None, frames=None):
        self.look = http() if look is None else look
        self.sit = SEAT if sit is None else sit
        self.upgrade, self.frames = upgrade, frames or ()
        self.sent, self.came = 0, 0
        self.listener = socket.create_server(("127.0.0.1", 0))

    @property
    def port(self):
        return self.listener.getsockname()[1]

    @property
    def link(self):
        return f"http://127.0.0.1:{self.port}/#/join/ABCDEF"

    def serve(self):
        with suppress(OSError):
            while True:
                connection, _ = self.listener.accept()
                self.came += 1
                Thread(target=self.answer, args=(connection,), daemon=True).start()

    def answer(self, connection):
        with connection, suppress(OSError):
            request = b""
            while b"\r\n\r\n" not in request:
                part = connection.recv(65536)
                if not part:
                    return
                request += part
            if b"/socket" in request.split(b"\r\n")[0]:
                self.say(connection, self.upgrade or accepted(request))
                if self.upgrade is None:
                    self.say(connection, self.frames)
                    while connection.recv(65536):  # until the guest goes
                        pass
            else:
                self.say(connection, self.sit if request.startswith(b"POST") else self.look)

    def say(self, connection, told):
        for part in [told] if isinstance(told, bytes) else told:
            connection.sendall(part)
            self.sent += len(part)


def accepted(request):
    key = request.lower().split(b"sec-websocket-key:")[1].split(b"\r\n")[0]
    at = request.lower().index(b"sec-websocket-key:") + len(b"sec-websocket-key:")
    key = request[at : at + len(key)].strip()
    mark = base64.b64encode(hashlib.sha1(key + MAGIC).digest())
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: " + mark + b"\r\n\r\n"
    )


@contextmanager
def hostile(**answers):
    server = Server(**answers)
    Thread(target=server.serve, daemon=True).start()
    try:
        yield server
    finally:
        server.listener.close()


class Hasty:
    def stroke(self, position, chance):
        return legal_strokes(position, chance, 1)[0]


def sentence(server):
    """What somebody is told who sits down there."""
    began = monotonic()
    with pytest.raises(GuestError) as ended:  # noqa: PT012 - both may end it
        seat = sit_down(read_link(server.link), "Mine", patience=2.0)
        asyncio.run(
            Guest(seat, guarded(Hasty()), seed=1, patience=0.05, lost=5.0, welcome=5.0).play()
        )
    assert monotonic() - began < SOON
    assert all(0 < len(ended.value.said[language]) < 1000 for language in LANGUAGES)
    return ended.value.said["en"]


def elsewhere(port, status=b"302 Found"):
    return http(b"", status, b"Location: http://127.0.0.1:%d/api/invitations/ABCDEF" % port)


NO_SERVER = {
    "nothing": b"",
    "no http": b"\x00\xff\xfegarbage\r\n\r\n",
    "a wrong status": b"HTTP/1.1 many\r\n\r\n",
    "cut in the head": b"HTTP/1.1 200 OK\r\nContent-Le",
    "cut in the body": b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{",
    "a negative length": b"HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n{",
    "wrong chunks": b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n",
    "a list": http([]),
    "a number": http(3),
    "not a number": http(b"NaN"),
    "invalid utf-8": http(b'{"a":"\xff\xfe"}'),
    "deep": http(b"[" * 200_000),
    "a compressed body": http(b"\x1f\x8b\x08", b"200 OK", b"Content-Encoding: gzip"),
    "a refusal of another kind": http(b"<html>", b"404 Not Found"),
    "a refusal with wrong types": http({"detail": {"en": 3, "fr": []}}, b"409 Conflict"),
    "a deep refusal": http(b'{"detail":' * 100_000, b"400 Bad Request"),
    "a broken refusal": b"HTTP/1.1 500 Oh\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
}
NO_SEAT = {
    "missing": http({}),
    "wrong types": http({"room": 3, "player": None}, b"201 Created", b"Set-Cookie: carrom-seat=a"),
    "no cookie": http({"room": "r", "player": "p2"}),
    "a way out": http({"room": "../..", "player": "p2"}, b"200 OK", b"Set-Cookie: carrom-seat=a"),
    "a line break": http(
        {"room": "r\r\nX: y", "player": "p2"}, b"200 OK", b"Set-Cookie: carrom-seat=a"
    ),
    "a cookie of other signs": http(
        {"room": "r", "player": "p2"}, b"200 OK", b'Set-Cookie: carrom-seat="a; b\x01"'
    ),
}


@pytest.mark.parametrize("told", NO_SERVER.values(), ids=NO_SERVER)
@pytest.mark.parametrize("asked", ["look", "sit"])
def test_answers_that_are_none_are_no_server(asked, told):
    with hostile(**{asked: told}) as server:
        assert "There is no carrom server" in sentence(server)


@pytest.mark.parametrize("told", NO_SEAT.values(), ids=NO_SEAT)
def test_a_seat_that_is_none_is_not_taken(told):
    with hostile(sit=told) as server:
        assert "There is no carrom server" in sentence(server)


@pytest.mark.parametrize(
    "told",
    [
        endless(b"x" * 65536, b"HTTP/1.1 200 OK\r\n\r\n"),
        endless(
            b"100000\r\n" + b"x" * 0x100000 + b"\r\n",
            b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n",
        ),
        endless(b"X: y\r\n", b"HTTP/1.1 200 OK\r\n"),
        endless(b"HTTP/1.1 100 Continue\r\n\r\n"),
        endless(b"x" * 65536, b"HTTP/1.1 404 No\r\n\r\n"),
    ],
    ids=["a body", "chunks", "headers", "continue", "a refusal"],
)
def test_an_answer_without_end_is_not_read_to_its_end(told):
    with hostile(look=told) as server:
        assert "There is no carrom server" in sentence(server)
    # but for "continue", which costs no memory, what is read is bounded
    assert server.sent < 20 * MOST_READ or told.gi_frame.f_locals["part"].startswith(b"HTTP")


@pytest.mark.parametrize("status", [b"301 Moved", b"302 Found", b"303 Other", b"307 T", b"308 P"])
def test_nothing_is_followed(status):
    with hostile() as other:
        with hostile(look=elsewhere(other.port, status)) as server:
            assert "sends you to another address" in sentence(server)
        with hostile(sit=elsewhere(other.port, status)) as server:
            assert "sends you to another address" in sentence(server)
        with hostile(upgrade=elsewhere(other.port, status)) as server:
            assert "was lost" in sentence(server)
        assert other.came == 0


def test_the_words_of_a_refusal_are_passed_on_but_not_without_end():
    why = {"detail": {"en": "no " * 100_000, "fr": "non"}}
    with hostile(look=http(why, b"404 Not Found")) as server:
        assert sentence(server).startswith("no no no")


LOST = {
    "no http": b"\x00\xff\xfegarbage\r\n\r\n",
    "a page": http(b"<html>"),
    "a wrong key": (
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: AAAA\r\n\r\n"
    ),
    "headers without end": b"HTTP/1.1 101 Switching Protocols\r\n" + b"X: y\r\n" * 100_000,
}


@pytest.mark.parametrize("told", LOST.values(), ids=LOST)
def test_a_socket_that_is_none_is_said_to_be_lost(told):
    with hostile(upgrade=told) as server:
        assert "was lost" in sentence(server)


def news(**told):
    return [frame(WELCOME), frame({**NEWS, **told})]


NONSENSE = {
    "no json": [frame("garbage")],
    "a list": [frame("[]")],
    "no type": [frame("{}")],
    "a type that is a number": [frame({"type": 3})],
    "deep": [frame("[" * 200_000)],
    "invalid utf-8": [frame(b"\xff\xfe")],
    "a binary frame of nothing": [frame(b"\x00\x01", 2)],
    "an opcode that is none": [frame("{}", 3)],
    "a frame too large": [frame("x" * 1000, length=2**62)],
    "a frame larger than is read": [frame("x" * (MOST_BYTES + 1))],
    "a control frame too large": [frame("x" * 1000, 9)],
    "a welcome without anything": [frame({"type": "welcome"})],
    "a welcome of wrong types": [frame({**WELCOME, "you": 3})],
    "rules that nobody has": [
        frame({**WELCOME, "settings": {**WELCOME["settings"], "rules": "mine"}}),
        frame(NEWS),
    ],
    "teams of nobody": [
        frame({**WELCOME, "settings": {**WELCOME["settings"], "a": [], "b": []}}),
        frame(NEWS),
    ],
    "news of nothing": [frame(WELCOME), frame({"type": "news"})],
    "a negative number": news(seq=-1),
    "a number too large": news(seq=2**70),
    "no number": [frame(WELCOME), frame(json.dumps({**NEWS, "seq": float("nan")}))],
    "a phase that is none": news(state={**NEWS["state"], "phase": "dancing"}),
    "a state of wrong types": news(state=[1, 2]),
    "discs far away": news(layout=[{**DISC, "at": [1e300, 0.0]}]),
    "too many discs": news(layout=[DISC] * 10_000),
    "a disc that is none": news(layout=[{"piece": "zz", "at": [0.0, 0.0]}]),
    "entries of wrong types": news(seq=1, entries=[{"seq": "one"}]),
    "an entry without its words": news(seq=1, entries=[ENTRY]),
    "offers by nobody": [
        frame(WELCOME),
        frame({"type": "table", "offers": [{"what": "abort", "by": "p9", "seq": 0}]}),
    ],
    "kinds without end": endless(frame({"type": "unheard"}), frame(WELCOME)),
    "pings without end": endless(frame({"type": "ping", "stamp": 1}), frame(WELCOME)),
}


@pytest.mark.parametrize("told", NONSENSE.values(), ids=NONSENSE)
def test_what_cannot_be_is_not_understood(told):
    with hostile(frames=told) as server:
        assert "does not understand" in sentence(server)
    assert server.sent < 8 * MOST_BYTES


def test_a_message_without_end_is_not_kept():
    """It is cut off where it is too large; what still comes then is thrown away."""
    told = endless(frame("x" * 65536, 0, final=False), frame("", final=False))
    before = getrusage(RUSAGE_SELF).ru_maxrss
    with hostile(frames=told) as server:
        assert re.search("does not understand|was lost", sentence(server))
    assert getrusage(RUSAGE_SELF).ru_maxrss - before < 400_000  # kilobytes


SILENCE = {
    "at first": [],
    "after the welcome": [frame(WELCOME)],
    "in a frame": [frame(WELCOME), frame("{", length=1000)],
    "after words for nobody": [frame(WELCOME), frame({"type": "done", "id": "x", "seq": 3})],
}


@pytest.mark.parametrize("told", SILENCE.values(), ids=SILENCE)
def test_a_server_that_falls_silent_is_lost(told):
    with hostile(frames=told) as server:
        assert "was lost" in sentence(server)


def test_the_command_says_one_sentence(capsys):
    with hostile() as other:
        cases = [
            {"look": NO_SERVER["no http"]},
            {"look": elsewhere(other.port)},
            {"sit": NO_SEAT["a way out"]},
            {"frames": NONSENSE["rules that nobody has"]},
        ]
        for answers in cases:
            with hostile(**answers) as server:
                assert main(["sit", server.link, "--player", "beginner"]) == 2
            told = capsys.readouterr().err.strip()
            assert told.startswith("carrom: ")
            assert "\n" not in told
        assert other.came == 0
