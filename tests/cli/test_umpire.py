"""``carrom umpire``: sessions with a real record, the layout, the screen, and a killed program."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from prompt_toolkit.application import create_app_session
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from prompt_toolkit.utils import get_cwidth

from carrom.cli import main
from carrom.cli.umpire_layout import LEAST, frame
from carrom.cli.umpire_screen import Screen
from carrom.cli.umpire_session import Outside, Session, proposed_name
from carrom.cli.umpire_text import cropped, padded, wrapped
from carrom.desk.entries import Page, Show
from carrom.desk.setup import Setup
from carrom.desk.words import LETTERS
from carrom.match.facts import Protested
from carrom.match.record import check, parse
from carrom.match.state import Phase
from carrom.rules.registry import RULE_SETS
from carrom.rules.sets.international.calls import CALLS
from carrom.store.journal import Journal
from carrom.texts import LANGUAGES
from tests.match.variants import changed_rules, demanding

START = datetime(2026, 1, 1, tzinfo=UTC)
SETUP = ("", "", "Ada", "Ben", "", "", "", "", "", "")
TO_PLAY = ("1", "1", "1", "", "")
BOARD = ("oooooooo", "q", "o")


class Ticking:
    """A clock that moves a second with every look."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


def outside() -> Outside:
    return Outside(now=Ticking(), coin=lambda: 1, match_id=lambda: "m1")


def session_of(path: Path, *lines: str, tongue="en", setup=SETUP) -> Session:
    session = Session(tongue, outside(), Setup(file=str(path), ask_file=False))
    for line in (*setup, *lines):
        session.submit(line)
    return session


def shown(session, columns=80, lines=24, typed="") -> str:
    made = frame(session, columns, lines, typed)
    return "\n".join(
        [*(t for _, t in made.above), made.prompt + typed, *(t for _, t in made.below)]
    )


@pytest.fixture
def path(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return Path("match.jsonl")


def test_a_match_from_the_first_question_to_the_first_board(path):
    session = session_of(path, *TO_PLAY)
    assert session.desk is not None
    assert session.desk.state.phase is Phase.STROKE
    for line in BOARD:
        session.submit(line)
    assert session.desk.state.points == (12, 0)
    screen = " ".join(shown(session).split())
    assert "Ada wins the board: 12 points (9 pieces, 3 for the queen). That is a white" in screen
    assert "game 1, board 2" in screen
    parsed = parse(path.read_bytes())
    assert parsed.fault is None
    assert check(parsed) is None
    assert parsed.header is not None
    assert parsed.header.names == {"a1": "Ada", "b1": "Ben"}
    assert len(parsed.events) == len(session.spoken) == 8


def test_the_check_list_is_kept_in_the_header(path):
    setup = ("", "", "Ada", "Ben", "", "", "Lyon", "", "2", "1 2", *[""] * 10, "")
    session = session_of(path, setup=setup)
    assert session.journal is not None
    assert session.journal.header.checked == ("surface.maple_or_equal", "surface.polished")
    assert session.journal.header.place == "Lyon"


def test_what_is_typed_is_safe_before_it_is_shown(path):
    session = session_of(path, *TO_PLAY)
    for number, line in enumerate(("o", "o s", "", "", "t", "u"), 6):
        session.submit(line)
        assert len(parse(path.read_bytes()).events) == number == len(session.spoken)


def test_a_record_is_gone_on_with_where_it_was(path):
    first = session_of(path, *TO_PLAY, "o", "s")
    assert first.journal is not None
    first.journal.close()
    with path.open("ab") as file:
        file.write(b'{"v":1,"seq":8')
    again = Session.resume("fr", outside(), Journal.open(path))
    assert again.desk is not None
    assert first.desk is not None
    assert again.desk.state == first.desk.state
    assert again.spoken == first.spoken
    assert "restée sans réponse, a été retirée" in " ".join(shown(again).split())
    again.submit("")
    assert again.desk.state.phase is Phase.STROKE


def test_errors_are_said_and_nothing_is_entered(path):
    session = session_of(path, *TO_PLAY)
    size = path.stat().st_size
    for line in (
        "zzz",
        "",
        "o9",
        "3.99",
        "time",
        "noroom",
        "if",
        "w" * 300,
        "\x1b[A",
        "o o o o o q q",
    ):
        session.submit(line)
        assert session.notice is not None, line
        assert session.notice.wrong
        assert "  ! " in shown(session)
    assert path.stat().st_size == size
    session.submit("o")
    assert session.notice is None


def test_what_if_enters_nothing(path):
    session = session_of(path, *TO_PLAY)
    size = path.stat().st_size
    session.submit("if s")
    assert "What if: Ada pocketed the striker." in shown(session)
    assert "3.11.a" in shown(session)
    assert path.stat().st_size == size
    assert "→ Ada pocketed the queen before" in shown(session, typed="q")
    assert "→ Ben touched pieces other than" in shown(session, typed="3.11.o 2")
    assert "→" not in shown(session, typed="zz")
    assert "→" not in shown(session, typed="undo x")
    assert path.stat().st_size == size


def test_an_overrule_by_questions(path):
    session = session_of(path, *TO_PLAY, "o", "overrule")
    assert "correcting the board" in shown(session)
    for line in ("7 8", "", "2", "", "Miscounted."):
        session.submit(line)
    assert session.form is None
    assert session.desk is not None
    assert session.desk.state.turn == "b1"
    assert "The umpire corrected the board: Miscounted." in shown(session)
    session.submit("overrule")
    session.back()
    assert session.form is None
    assert "Cancelled" in shown(session)


def test_the_program_tosses(path):
    session = session_of(path, "3")
    assert session.desk is not None
    assert session.desk.state.toss_winner == "b"


def test_the_language_can_be_changed_at_any_time(path):
    session = Session("en", outside(), Setup(file=str(path)))
    session.switch_language()
    assert "Quelle règle" in shown(session)
    session = session_of(path, *TO_PLAY, "o")
    session.submit("language")
    assert "qu’a fait le coup" in shown(session)
    session.submit("j p")
    assert "Ben pose 2 pions blancs dans le grand cercle" in " ".join(shown(session).split())
    session.switch_language()
    assert "Ben places 2 white pieces inside the large circle" in " ".join(shown(session).split())


def test_a_file_that_exists_is_asked_for_again(path):
    path.write_text("something")
    session = Session("en", outside(), Setup(file=str(path)))
    for line in SETUP:
        session.submit(line)
    assert session.journal is None
    assert "  ! " in shown(session)
    session.submit(str(path) + "2")
    assert "Started the record" in shown(session)
    assert path.read_text() == "something"


def test_a_disk_that_refuses_is_said_and_the_state_stays(path):
    session = session_of(path, *TO_PLAY)
    assert session.journal is not None
    session.journal.close()  # nothing can be written any more
    before = session.desk
    session.submit("o")
    assert session.desk is before
    assert "NOT recorded" in shown(session)


def test_the_score_sheet_opens_when_the_match_is_over(path):
    session = session_of(path, *TO_PLAY, "4.2.a 2")
    assert session.page == Show(Page.SHEET)
    assert "Ada won the match, 0 to 0 in games: the other side was disqualified." in " ".join(
        shown(session).split()
    )
    session.submit("")
    assert "The match is over" in shown(session)
    session.submit("u")
    assert session.desk is not None
    assert session.desk.state.phase is Phase.STROKE


def test_a_wide_or_long_text_is_broken_at_spaces_only():
    assert wrapped("one two\u00a0three four", 9, "- ", "  ") == [
        "- one",
        "  two\u00a0th…",
        "  four",
    ]
    assert wrapped("漢字 漢字 漢字", 9) == ["漢字 漢字", "漢字"]
    assert cropped("漢字漢字", 5) == "漢字…"
    assert padded("ab", 4) == "ab  "
    assert padded("漢字", 3) == "漢…"


@pytest.fixture(scope="module")
def sessions(tmp_path_factory):
    """Sessions in every kind of moment, with the longest names."""
    folder = tmp_path_factory.mktemp("layout")
    names = ("Wilhelmina Bartholomew A", "Wilhelmina Bartholomew B")
    doubles = ("", "2", *names, "漢字漢字漢字漢字漢字漢字", "Bea", "2", "", "", "", "", "")
    single = ("", "", *names, "2", "", "", "", "", "")
    made = [Session("en", outside(), Setup(file="x" * 90))]
    for number, lines in enumerate(
        (
            (),
            TO_PLAY,
            (*TO_PLAY, "o", "o s"),
            (*TO_PLAY, "o", "s", "noroom", "protest 1", "zzz"),
            (*TO_PLAY, "o", "if !otqs"),
            (*TO_PLAY, "?"),
            (*TO_PLAY, "calls"),
            (*TO_PLAY, *BOARD, "sheet"),
            (*TO_PLAY, "4.2.a 1", "log"),
            (*TO_PLAY, "overrule"),
        )
    ):
        made.append(session_of(folder / f"s{number}", *lines, setup=single))
        made.append(session_of(folder / f"d{number}", *lines, setup=doubles))
    return made


@settings(max_examples=120, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.data(),
    st.integers(1, 130),
    st.integers(1, 45),
    st.sampled_from(LANGUAGES),
    st.integers(0, 50),
    st.sampled_from(["", "o s", "3.11.o", "zz"]),
)
def test_the_layout_fills_any_window_exactly(sessions, data, columns, lines, tongue, scroll, typed):
    session = data.draw(st.sampled_from(sessions))
    session.tongue, session.scroll = tongue, scroll
    made = frame(session, columns, lines, typed)
    assert len(made.above) + 1 + len(made.below) <= max(lines, 1)
    if columns >= LEAST[0] and lines >= LEAST[1]:
        assert len(made.above) + 1 + len(made.below) == lines
        assert max(get_cwidth(t) for _, t in (*made.above, *made.below)) <= columns


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_in_80_by_24_the_whole_answer_can_be_seen(path, tongue):
    session = session_of(path, *TO_PLAY, "o", "q", "!ottt -o -s")
    session.tongue = tongue
    screen = shown(session)
    assert "   8 " in screen
    assert "3.11.e" in screen
    keys = screen.splitlines()[-1]
    assert "F1" in keys
    assert "Ctrl-Q" in keys


def test_pages_move_and_stop_at_their_ends(path):
    session = session_of(path, *TO_PLAY)
    session.show(Page.CALLS)
    made = frame(session, 80, 24, "")
    assert made.most > 0
    session.scroll = made.most + 100
    assert "4.2.h" in shown(session)
    session.show(Page.CALLS)
    assert session.page is None


def test_a_proposed_name_says_when():
    assert proposed_name(START) == "carrom-2026-01-01-0000.jsonl"


# The screen, through the library's own input without a terminal.


class Small(DummyOutput):
    def get_size(self) -> Size:
        return Size(rows=24, columns=80)


def test_the_screen_takes_keys(path):
    session = session_of(path)
    with create_pipe_input() as keys, create_app_session(input=keys, output=Small()):
        for text in ("1\r", "1\r", "1\r", "\r", "\r", "o\r"):
            keys.send_text(text)
        keys.send_text("zz\x1b[Z\x03")  # Ctrl-C clears the line
        keys.send_text("\x1bOQ")  # F2
        keys.send_text("\x1bOP\x1b[6~\x1b[B\x1b[A\x1b[5~")  # F1, PgDn, Down, Up, PgUp
        keys.send_text("\rj\r\x11")  # close the page, an entry in French, Ctrl-Q
        Screen(session, keys, Small()).run()
    assert session.leaving
    assert session.tongue == "fr"
    assert session.page is None
    assert session.desk is not None
    assert session.desk.state.situation is not None
    assert session.desk.state.situation.white.on_board == 7


class Tiny(DummyOutput):
    def get_size(self) -> Size:
        return Size(rows=LEAST[1] - 1, columns=80)


@pytest.mark.parametrize("leave", ["\x11", "\x04"])
def test_a_window_too_small_to_see_anything_takes_nothing_but_leaving(path, leave):
    session = session_of(path, *TO_PLAY)
    size = path.stat().st_size
    with create_pipe_input() as keys, create_app_session(input=keys, output=Tiny()):
        keys.send_text("o\r\x1b[200~o\r\x1b[201~\r")  # typed, and pasted
        keys.send_text("\x1bOQ\x1bOP\x03u\r")  # F2, F1, Ctrl-C, undo
        keys.send_text(leave)
        screen = Screen(session, keys, Tiny())
        screen.run()
    assert session.leaving
    assert path.stat().st_size == size
    assert (session.tongue, session.page, screen.buffer.text) == ("en", None, "")
    for tongue in LANGUAGES:
        session.tongue = tongue
        assert "Ctrl-Q" in " ".join(shown(session, LEAST[0] - 1, LEAST[1]).split())


def test_the_command_to_leave_leaves(path):
    session = session_of(path)
    with create_pipe_input() as keys, create_app_session(input=keys, output=Small()):
        keys.send_text("quit\r")
        Screen(session, keys, Small()).run()
    assert session.leaving


# The real program.


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_terminal_there_is_one_clear_sentence(capsys, language):
    assert main(["umpire", "--lang", language]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "terminal" in err
    assert "carrom ruling" in err


PROGRAM = (sys.executable, "-c", "import sys; from carrom.cli import main; sys.exit(main())")
ESCAPES = re.compile(r"\x1b\[(\d*)C|\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\x1b[=>]")


class Terminal:
    """The program in a terminal of its own."""

    def __init__(self, *args: str) -> None:
        self.master, slave = pty.openpty()
        size = {"COLUMNS": "80", "LINES": "24"}
        environment = {**os.environ, "TERM": "xterm", "PYTHONIOENCODING": "utf-8", **size}
        self.process = subprocess.Popen(
            [*PROGRAM, *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def wait_for(self, wanted: str, seconds: float = 20) -> None:
        """Read until a text was drawn; spaces may be drawn as moves of the cursor."""
        until = time.monotonic() + seconds
        while wanted not in self.plain():
            assert time.monotonic() < until, (wanted, self.plain()[-2000:])
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    data = os.read(self.master, 65536)
                except OSError:
                    data = b""
                assert data, (wanted, self.plain()[-2000:])
                self.seen += data.decode("utf-8", "replace")

    def plain(self) -> str:
        return ESCAPES.sub(lambda m: " " * int(m[1] or 1) if m[1] is not None else "", self.seen)

    def redraw(self, wanted: str) -> None:
        """Ask for the whole screen anew, and wait for a text on it."""
        self.seen = ""
        self.type("\x0c")
        self.wait_for(wanted)

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(10)
        if self.master >= 0:
            os.close(self.master)
            self.master = -1

    def leave(self) -> int:
        self.type("\x11")
        self.wait_for("carrom umpire")
        return self.process.wait(10)


@pytest.fixture
def terminal():
    opened: list[Terminal] = []

    def start(*args: str) -> Terminal:
        opened.append(Terminal(*args))
        return opened[-1]

    yield start
    for each in opened:
        each.kill()


def test_a_killed_program_has_lost_nothing_it_answered(path, terminal):
    first = terminal("umpire", str(path), "--lang", "en")
    first.wait_for("Which rules?")
    for line in SETUP:
        first.type(line + "\r")
    first.wait_for("Started the record")
    for line in (*TO_PLAY, "o", "o s"):
        first.type(line + "\r")
    first.redraw("7 entries")
    first.kill()
    events = parse(path.read_bytes()).events
    assert len(events) == 7

    second = terminal("umpire", str(path), "--lang", "fr")
    second.wait_for("7 entrées")
    second.type("\r")
    second.redraw("8 entrées")
    second.kill()
    data = path.read_bytes()
    assert len(parse(data).events) == 8

    path.write_bytes(data[:-10])  # killed within a write: that entry was never answered
    third = terminal("umpire", str(path))
    third.wait_for("Opened")
    third.redraw("7 entries")
    assert third.leave() == 0
    parsed = parse(path.read_bytes())
    assert (parsed.fault, parsed.events) == (None, events)


def test_a_program_killed_in_the_middle_of_its_work_leaves_a_record_that_opens(path, terminal):
    session = session_of(path, *TO_PLAY)
    assert session.journal is not None
    session.journal.close()
    busy = terminal("umpire", str(path), "--lang", "en")
    busy.wait_for("5 entries")
    busy.type(".\r" * 200)
    time.sleep(0.3)
    busy.kill()
    with Journal.open(path) as journal:
        assert len(journal.events) >= 5
        parsed = parse(path.read_bytes())
    assert parsed.fault is None
    assert check(parsed) is None


def test_a_record_in_use_or_spoilt_is_refused_in_one_sentence(path, tmp_path, terminal):
    session = session_of(path)
    busy = terminal("umpire", str(path))
    busy.wait_for("carrom: ")
    assert busy.process.wait(10) == 2
    assert session.journal is not None
    session.journal.close()
    spoilt = tmp_path / "spoilt"
    spoilt.write_bytes(path.read_bytes().replace(b"international", b"simplified"))
    other = terminal("umpire", str(spoilt))
    other.wait_for("carrom: ")
    assert other.process.wait(10) == 2
    assert "Traceback" not in busy.plain() + other.plain()


def test_a_pipe_is_refused_in_one_sentence(path, terminal):
    os.mkfifo(path)
    refused = terminal("umpire", str(path), "--lang", "en")
    refused.wait_for("is not an ordinary file")
    assert refused.process.wait(10) == 2


def test_a_deleted_record_is_said_and_nothing_is_lost(path):
    session = session_of(path, *TO_PLAY)
    away = path.rename("away")
    before = session.desk
    session.submit("o")
    assert session.desk is before
    screen = " ".join(shown(session).split())
    assert "NOT recorded" in screen
    assert "moved, deleted or replaced" in screen
    away.rename(path)
    session.submit("o")
    parsed = parse(path.read_bytes())
    assert (parsed.fault, len(parsed.events)) == (None, 6)


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_points_on_demand_are_asked_for_on_the_screen(path, tongue):
    with changed_rules("international", demanding(RULE_SETS["international"])):
        session = session_of(path, *TO_PLAY, "oooooooo", "os")
        session.tongue = tongue
        assert session.desk is not None
        screen = shown(session)
        more = "more points" if tongue == "en" else "points de plus"
        assert re.search(rf"^ 2 +2.{more}$", screen, re.MULTILINE)
        assert re.search(r"^ 0 ", screen, re.MULTILINE)
        session.submit("")
        assert session.desk.state.phase is Phase.DEMAND
        session.submit("1")
        assert session.desk.state.points == (0, 4)
        assert check(parse(path.read_bytes())) is None


@pytest.mark.proves("international:4.3", "settled:39")
def test_a_protest_on_a_clause_nobody_knows_is_refused_in_words(path):
    session = session_of(path, *TO_PLAY, "o", "s")
    session.submit("protest 1 9.9.z")
    assert "There is no clause “9.9.z”." in shown(session)
    assert len(parse(path.read_bytes()).events) == 7
    session.submit("protest 1 3.11.a")
    screen = " ".join(shown(session).split())
    assert "Ada protests against entry 7, on clause international:3.11.a." in screen
    (protest,) = [e.fact for e in parse(path.read_bytes()).events if isinstance(e.fact, Protested)]
    assert protest.clause == "international:3.11.a"


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_settled_readings_are_shown_with_what_they_say(path, tongue):
    session = session_of(path, *TO_PLAY, "o", "o s")
    session.tongue = tongue
    screen = shown(session, columns=100, lines=40)
    said = "Those pieces and one" if tongue == "en" else "Ces pions et un pion de"
    name = "interpretation 1" if tongue == "en" else "interprétation 1"
    beside = "beside it 3.11.b" if tongue == "en" else "voisin 3.11.b"
    assert re.search(rf"{name} +{said}", screen)
    assert beside in screen
    session.submit("rule settled:1" if tongue == "en" else "article settled:1")
    assert f"I{name[1:]}" in shown(session)
    assert "settled:" not in screen + shown(session).replace(" settled:1", "")
    assert "3.12.i" in shown(session)


def test_every_call_can_be_previewed_in_both_languages(path):
    session = session_of(path, *TO_PLAY, "o")
    for tongue in LANGUAGES:
        session.tongue = tongue
        for name in CALLS:
            pieces = f" {next(iter(LETTERS[tongue]))}" if name == "3.10.f" else ""
            assert session.preview(name + pieces)
