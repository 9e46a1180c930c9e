"""Programs as players: good ones play, bad ones lose their turn, and none outlives the match."""

import subprocess
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from carrom import Match
from carrom.equipment.pieces import Piece, Seat
from carrom.match.settings import Team
from carrom.match.state import Choice
from carrom.players import PlayerNameError, guarded, named_player
from carrom.players.faults import AnswerError, Question
from carrom.players.guard import Guarded
from carrom.players.line_process import LONGEST, LineProcess
from carrom.players.program import ProgramPlayer
from carrom.rules import INTERNATIONAL
from carrom.rules.placement import judge_spot
from tests.players.own_players import NEAREST, PYTHON, program
from tests.players.positions import BOARD, RULES, position

VIEW = position(3, "international")
ALL = tuple(Question)


def rng():
    return np.random.default_rng(1)


@pytest.fixture
def playing(tmp_path):
    """Start programs, and end them; a short time limit begins after the greeting."""
    started = []

    def start(body, answers=("stroke",), seconds=60.0, **options):
        player = ProgramPlayer(program(tmp_path, body, answers, **options))
        player._process.seconds = seconds
        started.append(player)
        return Guarded(player, player.name, None)

    yield start
    for player in started:
        player.close()


def gone(pid):
    """Wait until a process has ended."""
    for _ in range(500):
        try:
            state = (
                Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
            )
        except (FileNotFoundError, ProcessLookupError):
            return True
        if state == "Z":
            return True
        time.sleep(0.01)
    return False


def test_a_whole_board(playing):
    match = Match.new("Ada", "Ben", rules="percuteur", single_board=True)
    ada = guarded(ProgramPlayer(NEAREST), seconds=None)
    match.play({"Ada": ada, "Ben": named_player("beginner-1,budget=60")}, seed=5)
    assert match.over
    assert ada.faults == ()
    ada.close()


def test_the_same_seed_gives_the_same_match(playing):
    """A program with chance of its own takes it from the seed it is given."""
    body = """
import random
drawn = random.Random(asked["seed"])
low, high = drawn.choice(position["striker"])
say(type="stroke", id=id, x=drawn.uniform(low, high), angle=drawn.uniform(20, 160), speed=5)
"""

    def played(seed):
        match = Match.new("Ada", "Ben", rules="club", single_board=True)
        players = {"Ada": playing(body), "Ben": playing(body)}
        ready = {name: guarded(p.player, seconds=None) for name, p in players.items()}
        match.play(ready, seed=seed, until=lambda m: len(m.log) > 60)
        assert not any(p.faults for p in ready.values())
        return match.record()

    assert played(1) == played(1) != played(2)


def test_who_it_is_and_what_it_wants_to_be_asked(playing):
    player = playing("say(**good)").player
    assert (player.name, player.author, player.hello.answers) == ("Odd", "Ada", (Question.STROKE,))
    assert player.choose(INTERNATIONAL, rng()) is Choice.BREAK
    assert player.turn(VIEW, rng()) == 0.0
    assert player.place(VIEW, Piece.BLACK, rng()) is not None
    assert player._asked == 0
    assert "Odd" in repr(player)
    assert "running" in repr(player)


@pytest.mark.parametrize("seat", Seat)
def test_every_question_in_the_frame_of_the_player(playing, seat):
    body = """
if kind == "place":
    say(type=kind, id=id, x=asked["spots"][0][0], y=asked["spots"][0][1])
elif kind == "turn":
    say(type=kind, id=id, degrees=10)
elif kind == "choose":
    say(type=kind, id=id, choice=asked["choices"][-1])
else:
    say(**good)
"""
    player = playing(body, ALL)
    view = replace(VIEW, seat=seat)
    assert player.choose(INTERNATIONAL, rng()) is Choice.SEATS
    assert player.turn(view, rng()) == (10.0 + 90.0 * seat.quarter_turns) % 360.0
    aim = player.stroke(view, rng())
    assert (aim.seat, aim.angle, aim.speed) == (seat, 90.0, 4.0)
    spot = player.place(view, Piece.BLACK, rng())
    manner = INTERNATIONAL.book.placing.manner
    assert judge_spot(spot, view.layout, BOARD, view.placer, manner) == "legal"
    assert player.faults == []


def test_when_a_game_begins(playing, tmp_path):
    """Before the first question, and at the break of the first board of each other game."""
    log = tmp_path / "seen"
    whole = f"""
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(asked["type"], file=open({str(log)!r}, "a"))
    if asked["type"] == "hello":
        print(json.dumps(dict(type="hello", protocol=1, name="Odd", answers=["choose"])), flush=True)
    elif asked["type"] == "stroke":
        x = asked["position"]["striker"][0][0]
        print(json.dumps(dict(type="stroke", id=asked["id"], x=x, angle=90, speed=4)), flush=True)
    elif asked["type"] == "quit":
        break
"""
    player = playing("", whole=whole).player
    broken, break_ = VIEW, replace(VIEW, situation=replace(VIEW.situation, broken=False))
    for view in (broken, break_, break_, broken, broken, replace(break_, board=2), break_):
        player.stroke(view, rng())
    player.close()
    told = log.read_text(encoding="utf-8").split()
    game, s = "new-game", "stroke"
    assert told == ["hello", game, s, game, s, s, s, s, s, game, s, "quit"]


GARBAGE = {
    "words": 'print("I think ...", flush=True)',
    "an empty line": "print(flush=True)",
    "no object": 'print("[1, 2]", flush=True)',
    "half an object": """print('{"type": "stroke", ', flush=True)""",
    "bytes": r'sys.stdout.buffer.write(b"\xff\xfe\x00\n"); sys.stdout.flush()',
    "no type": "say(id=id, x=0, angle=90, speed=4)",
    "an unknown type": 'say(type="pass", id=id)',
    "a missing figure": 'say(type="stroke", id=id, x=0, angle=90)',
    "a word for a figure": 'say(**good | {"speed": "fast"})',
    "a null": 'say(**good | {"x": None})',
    "not a number": 'say(**good | {"x": float("nan")})',
    "out of all bounds": """print('{"type":"stroke","id":%d,"x":0,"angle":90,"speed":1e999}' % id, flush=True)""",
    "no id": 'say(type="stroke", x=0, angle=90, speed=4)',
    "an endless id": 'say(**good | {"id": 10**4000})',
    "a deep hole": """print('{"a":' * 9000, flush=True)""",
    "a lone surrogate": r"""print('{"type":"choose","id":1,"choice":"\\ud800"}', flush=True)""",
}
ILLEGAL = {
    "striker-place": 'say(**good | {"x": 3})',
    "speed": 'say(**good | {"speed": 40})',
    "spin": 'say(**good | {"spin": 1e6})',
    "unasked": 'say(type="turn", id=id, degrees=3)',
    "wrong-id": 'say(**good | {"id": id + 1})',
}


@pytest.mark.parametrize("what", GARBAGE)
def test_garbage_loses_the_turn_and_no_more(playing, what):
    """The next answer counts again."""
    player = playing(f"if id == 1:\n    {GARBAGE[what]}\nelse:\n    say(**good)")
    assert player.stroke(VIEW, rng()) is None
    (fault,) = player.faults
    assert fault.kind == "garbled"
    assert "is not a message of the protocol" in str(fault)
    assert fault.said.text("fr")
    assert player.stroke(VIEW, rng()) is not None


@pytest.mark.parametrize("kind", ILLEGAL)
def test_an_illegal_answer_loses_the_turn_and_no_more(playing, kind):
    player = playing(f"if id == 1:\n    {ILLEGAL[kind]}\nelse:\n    say(**good)")
    assert player.stroke(VIEW, rng()) is None
    assert [fault.kind for fault in player.faults] == [kind]
    assert player.stroke(VIEW, rng()) is not None


def test_an_illegal_spot_and_an_unknown_choice(playing):
    body = """
if kind == "place":
    say(type=kind, id=id, x=1, y=1)
else:
    say(type=kind, id=id, choice="both")
"""
    player = playing(body, ALL)
    assert player.place(VIEW, Piece.BLACK, rng()) is not None
    assert player.choose(INTERNATIONAL, rng()) is Choice.BREAK
    assert [fault.kind for fault in player.faults] == ["spot", "not-a-choice"]


def test_an_answer_given_twice_counts_once(playing):
    """The second is passed over, whenever it arrives."""
    player = playing('say(**good); say(**good | {"speed": 9})')
    for _ in range(4):
        assert player.stroke(VIEW, rng()).speed == 4.0
    assert player.faults == []


def test_garbage_before_the_answer_does_not_answer_the_next_question(playing):
    player = playing('if id == 1:\n    print("hm", flush=True)\nsay(**good | {"speed": 3 + id})')
    assert player.stroke(VIEW, rng()) is None
    assert player.stroke(VIEW, rng()).speed == 5.0


def test_one_that_dies_is_not_asked_again(playing):
    player = playing('print("oh no", file=sys.stderr); os._exit(7)')
    for _ in range(2):
        assert player.stroke(VIEW, rng()) is None
    first, second = player.faults
    assert (first.kind, second.kind) == ("ended", "gone")
    assert "status 7" in str(first)
    assert "oh no" in str(first)
    assert "ended" in repr(player.player)


def test_one_that_dies_at_half_a_line(playing):
    player = playing("""sys.stdout.write('{"type": "str'); sys.stdout.flush(); os._exit(0)""")
    assert player.stroke(VIEW, rng()) is None
    assert [fault.kind for fault in player.faults] == ["ended"]


@pytest.mark.parametrize(
    "body",
    [
        "time.sleep(60)",
        "sys.stdout.write('{\"type\": '); sys.stdout.flush(); time.sleep(60)",
        "while True: pass",
        "while True: say(**good | {'id': 0}); time.sleep(0.001)",
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)",
    ],
    ids=["sleeps", "half a line", "spins", "repeats itself", "ignores signals"],
)
def test_one_that_hangs_is_stopped(playing, body):
    player = playing(body, seconds=0.8)
    pid = player.player._process._process.pid
    begin = time.monotonic()
    for _ in range(3):
        assert player.stroke(VIEW, rng()) is None
    assert time.monotonic() - begin < 10.0
    assert [fault.kind for fault in player.faults] == ["late", "gone", "gone"]
    assert "within 0.8 seconds" in str(player.faults[0])
    assert gone(pid)


def test_one_that_never_reads_does_not_block_us():
    whole = [PYTHON, "-c", "import time; time.sleep(60)"]
    process = LineProcess(whole, 0.3)
    with pytest.raises(AnswerError) as caught:
        process.send(b"x" * 1_000_000, process.deadline())
    assert caught.value.kind == "late"
    assert not process.running


def test_a_line_without_end_is_cut(playing):
    player = playing(f"sys.stdout.write('x' * {4 * LONGEST}); sys.stdout.flush(); time.sleep(60)")
    assert player.stroke(VIEW, rng()) is None
    assert [fault.kind for fault in player.faults] == ["too-long"]


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("import time; time.sleep(60)", "late"),
        ("print('hello')", "garbled"),
        ('print(\'{"type":"hello","protocol":2,"name":"x"}\')', "version"),
        ('print(\'{"type":"turn","id":1,"degrees":0}\')', "unasked"),
        ('print(\'{"type":"hello","protocol":1,"name":"x","answers":["sing"]}\')', "garbled"),
    ],
)
def test_one_that_does_not_greet_is_refused(code, kind):
    words = [PYTHON, "-c", f"{code}; import sys; sys.stdout.flush(); sys.stdin.read()"]
    with pytest.raises(AnswerError) as caught:
        ProgramPlayer(words, 0.5 if kind == "late" else 60.0)
    assert caught.value.kind == kind


def test_a_name_that_stands_for_a_silent_program_is_refused_in_words():
    with pytest.raises(PlayerNameError, match=r"cannot play\. The program ended with status 3"):
        named_player(f"program:{PYTHON} -c 'raise SystemExit(3)'")


def test_a_bad_program_loses_the_match(playing):
    match = Match.new("Ada", "Ben", rules="simplified", single_board=True)
    ada = guarded(playing("os._exit(1)").player, seconds=None)
    match.play({"Ada": ada, "Ben": named_player("beginner-1,budget=60")}, seed=1)
    assert match.winner is Team.B
    assert ada.faults[0].kind == "ended"


def test_standard_error_is_logged(playing, caplog):
    caplog.set_level("INFO")
    player = playing('print("a thought", file=sys.stderr, flush=True); say(**good)')
    player.stroke(VIEW, rng())
    player.close()
    assert ("carrom.players.program", 20, f"{Path(PYTHON).name}: a thought") in caplog.record_tuples


def test_it_ends_when_it_is_told(tmp_path, playing):
    player = playing("say(**good)")
    pid = player.player._process._process.pid
    player.close()
    player.close()
    assert player.player._process._process.returncode == 0
    assert gone(pid)
    assert player.stroke(VIEW, rng()) is None
    assert [fault.kind for fault in player.faults] == ["gone"]


def test_it_ends_with_whatever_it_has_started(playing):
    body = "import subprocess; p = subprocess.Popen(['sleep', '60']); say(**good | {'spin': p.pid / 1e6})"
    player = playing(body)
    aim = player.stroke(VIEW, rng())
    player.close()
    assert gone(round(aim.spin * 1e6))


def test_it_ends_with_us(tmp_path):
    """Also where we have no time to say anything."""
    words = program(tmp_path, "say(**good)")
    code = (
        "import os, sys; from carrom.players.program import ProgramPlayer; "
        f"player = ProgramPlayer({words!r}); print(player._process._process.pid, flush=True); "
    )
    for last in ("os.kill(os.getpid(), 9)", "os._exit(0)", "pass"):
        done = subprocess.run(
            [PYTHON, "-c", code + last], capture_output=True, text=True, check=False
        )
        assert done.stderr == ""
        assert gone(int(done.stdout))


def test_it_ends_when_nobody_holds_it(tmp_path):
    player = ProgramPlayer(program(tmp_path, "say(**good)"))
    pid = player._process._process.pid
    del player
    assert gone(pid)


@pytest.mark.parametrize("rules", RULES)
def test_a_board_in_doubles(playing, rules):
    match = Match.new("Ada", "Ben", "Abe", "Bea", rules=rules, single_board=True)
    nearest = guarded(ProgramPlayer(NEAREST), seconds=None)
    other = named_player("beginner-1,budget=60")
    match.play({Team.A: nearest, Team.B: other}, seed=2, until=lambda m: len(m.log) > 600)
    assert match.over
    assert nearest.faults == ()
    nearest.close()


def test_a_name_is_fit_to_be_shown(tmp_path):
    words = program(tmp_path, "say(**good)")
    file = Path(words[1])
    code = file.read_text(encoding="utf-8").replace('"Odd"', r'"O\x1b[2Jdd" * 90')
    file.write_text(code, encoding="utf-8")
    player = ProgramPlayer(words)
    assert player.name.isprintable()
    assert len(player.name) == 80
    player.close()
