"""Records on disk: nothing acknowledged is lost, whatever happens to the process that writes."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import process_time

import pytest
from msgspec import structs

from carrom.match.record import FaultKind, Header, parse, write
from carrom.match.settings import Team
from carrom.store.journal import Journal, JournalError, JournalWhy
from carrom.texts import LANGUAGES, render
from tests.match.driving import Table

TABLE = Table().seat()
TABLE.win(Team.A, 5)
EVENTS = TABLE.log
HEADER = Header(match="m", settings=TABLE.settings, names={"ada": "Ada", "ben": "Ben"})
WRITER = """
import sys
from pathlib import Path
from carrom.store.journal import Journal
from carrom.match.record import parse

source = parse(Path(sys.argv[1]).read_bytes())
with Journal.create(sys.argv[2], source.header) as journal:
    for event in source.events:
        journal.append(event)
        print(event.seq, flush=True)
"""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "match.carrom"


def kept(path: Path, count: int = len(EVENTS)) -> bytes:
    """Write a record of some entries and return its bytes."""
    with Journal.create(path, HEADER) as journal:
        for event in EVENTS[:count]:
            journal.append(event)
    return path.read_bytes()


def why(problem: pytest.ExceptionInfo[JournalError]) -> JournalWhy:
    assert all(render(problem.value.said, language) for language in LANGUAGES)
    return problem.value.why


def test_what_is_appended_is_a_record(path):
    assert kept(path, 5) == write(HEADER, EVENTS[:5])
    assert list(path.parent.iterdir()) == [path]


def test_a_record_is_continued(path):
    kept(path, 5)
    with Journal.open(path) as journal:
        assert journal.header == HEADER
        assert journal.events == EVENTS[:5]
        assert journal.cut == 0
        journal.append(EVENTS[5])
    with Journal.open(path) as journal:
        journal.append(EVENTS[6])
        assert journal.events == EVENTS[:7]
    assert path.read_bytes() == write(HEADER, EVENTS[:7])


def test_an_entry_is_on_disk_when_append_returns(path, monkeypatch):
    synced = []
    real = os.fsync

    def fsync(file):
        synced.append(os.fstat(file).st_size)
        real(file)

    with Journal.create(path, HEADER) as journal:
        monkeypatch.setattr(os, "fsync", fsync)
        for event in EVENTS[:3]:
            journal.append(event)
            assert synced[-1] == path.stat().st_size == len(write(HEADER, journal.events))
    assert len(synced) == 3


def test_a_new_file_and_its_folder_are_on_disk_when_create_returns(path, monkeypatch):
    synced = []
    real = os.fsync

    def fsync(file):
        synced.append((os.fstat(file).st_ino, path.exists()))
        real(file)

    monkeypatch.setattr(os, "fsync", fsync)
    Journal.create(path, HEADER).close()
    assert synced == [(path.stat().st_ino, False), (path.parent.stat().st_ino, True)]


def test_a_write_cut_off_at_any_byte_loses_only_what_was_not_acknowledged(path, monkeypatch):
    before = kept(path, 8)
    monkeypatch.setattr(os, "fsync", lambda _: None)  # several hundred of them take long
    whole = write(HEADER, EVENTS[:9])
    for end in range(len(before), len(whole)):
        path.write_bytes(whole[:end])
        with Journal.open(path) as journal:
            assert journal.events == EVENTS[:8]
            assert journal.cut == end - len(before)
            journal.append(EVENTS[8])
        assert path.read_bytes() == whole


def test_a_killed_writer_loses_nothing_it_acknowledged(path, tmp_path):
    source = tmp_path / "source"
    source.write_bytes(write(HEADER, EVENTS))
    for acknowledged in (1, 7):
        path.unlink(missing_ok=True)
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(source), str(path)], stdout=subprocess.PIPE
        )
        assert writer.stdout is not None
        for _ in range(acknowledged):
            last = int(writer.stdout.readline())
        writer.send_signal(signal.SIGKILL)
        rest = writer.stdout.read().split()
        writer.stdout.close()
        writer.wait()
        last = int(rest[-1]) if rest else last
        with Journal.open(path) as journal:
            assert len(journal.events) >= last
            assert journal.events == EVENTS[: len(journal.events)]
            for event in EVENTS[len(journal.events) :]:
                journal.append(event)
        assert path.read_bytes() == source.read_bytes()


FULL = """
import resource, sys
from carrom.store.journal import Journal, JournalError
from carrom.match.record import parse
from pathlib import Path

source = parse(Path(sys.argv[1]).read_bytes())
journal = Journal.create(sys.argv[2], source.header)
for event in source.events[:5]:
    journal.append(event)
size = Path(sys.argv[2]).stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 50, size + 50))
for _ in range(2):
    try:
        journal.append(source.events[5])
    except JournalError as problem:
        print(problem.why)
"""


def test_a_full_disk_leaves_a_record_that_can_be_continued(path, tmp_path):
    source = tmp_path / "source"
    source.write_bytes(write(HEADER, EVENTS))
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(source), str(path)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["unwritable", "unwritable"]
    assert path.read_bytes() == write(HEADER, EVENTS[:5])
    with Journal.open(path) as journal:
        journal.append(EVENTS[5])


def test_two_processes_cannot_write_one_record(path):
    kept(path, 3)
    script = (
        "import sys\n"
        "from carrom.store.journal import Journal, JournalError\n"
        "try:\n"
        "    Journal.open(sys.argv[1])\n"
        "except JournalError as problem:\n"
        "    print(problem.why)\n"
    )
    for journal in (Journal.open(path), Journal.create(path.with_name("new"), HEADER)):
        with journal:
            done = subprocess.run(
                [sys.executable, "-c", script, str(journal.path)],
                capture_output=True,
                text=True,
                check=True,
            )
            assert done.stdout == "busy\n"
    with Journal.open(path) as journal, pytest.raises(JournalError) as problem:
        Journal.open(path)
    assert why(problem) is JournalWhy.BUSY
    Journal.open(path).close()


def test_a_new_record_replaces_nothing(path):
    path.write_text("dear diary")
    with pytest.raises(JournalError) as problem:
        Journal.create(path, HEADER)
    assert why(problem) is JournalWhy.EXISTS
    assert path.read_text() == "dear diary"
    assert list(path.parent.iterdir()) == [path]


def test_a_file_system_without_links(path, monkeypatch):
    def link(*_):
        raise PermissionError

    monkeypatch.setattr(os, "link", link)
    kept(path, 2)
    assert list(path.parent.iterdir()) == [path]
    with pytest.raises(JournalError) as problem:
        Journal.create(path, HEADER)
    assert why(problem) is JournalWhy.EXISTS
    with Journal.open(path) as journal:
        assert journal.events == EVENTS[:2]


def test_a_record_that_is_not_there(path):
    with pytest.raises(JournalError) as problem:
        Journal.open(path)
    assert why(problem) is JournalWhy.MISSING
    with pytest.raises(JournalError) as problem:
        Journal.create(path / "below" / "nothing", HEADER)
    assert why(problem) is JournalWhy.UNWRITABLE
    with pytest.raises(JournalError) as problem:
        Journal.open("nul\0byte")
    assert why(problem) is JournalWhy.UNWRITABLE
    with pytest.raises(JournalError) as problem:
        Journal.create("nul\0byte", HEADER)
    assert why(problem) is JournalWhy.UNWRITABLE


def test_only_an_ordinary_file_keeps_a_record(path):
    os.mkfifo(path)
    for name in (path, path.parent, "/dev/null"):
        with pytest.raises(JournalError) as problem:
            Journal.open(name)
        assert why(problem) is JournalWhy.NOT_A_FILE


@pytest.mark.parametrize("replaced", [False, True])
def test_nothing_is_acknowledged_into_a_file_that_is_gone(path, replaced):
    with Journal.create(path, HEADER) as journal:
        journal.append(EVENTS[0])
        before = path.read_bytes()
        away = path.rename(path.with_name("away"))
        if replaced:
            path.write_bytes(before)
        for _ in range(2):
            with pytest.raises(JournalError) as problem:
                journal.append(EVENTS[1])
            assert why(problem) is JournalWhy.GONE
        assert journal.events == [EVENTS[0]]
        assert away.read_bytes() == before
        away.rename(path)
        for event in EVENTS[1:3]:
            journal.append(event)
    assert path.read_bytes() == write(HEADER, EVENTS[:3])


def test_a_changed_record_is_not_continued(path):
    data = bytearray(kept(path, 6))
    data[-200] ^= 1
    path.write_bytes(data)
    with pytest.raises(JournalError) as problem:
        Journal.open(path)
    assert why(problem) is JournalWhy.FAULTY
    assert problem.value.fault is not None
    assert problem.value.fault.seq == 6
    assert path.read_bytes() == data
    path.write_bytes(b"")
    with pytest.raises(JournalError) as problem:
        Journal.open(path)
    assert problem.value.fault is not None
    assert problem.value.fault.kind is FaultKind.EMPTY


def test_entries_come_in_order_and_only_while_it_is_open(path):
    journal = Journal.create(path, HEADER)
    with pytest.raises(ValueError, match="cannot follow"):
        journal.append(EVENTS[1])
    journal.append(EVENTS[0])
    journal.close()
    journal.close()
    with pytest.raises(JournalError) as problem:
        journal.append(EVENTS[1])
    assert why(problem) is JournalWhy.UNWRITABLE
    assert parse(path.read_bytes()).events == (EVENTS[0],)


def test_appending_does_not_slow_down_with_length(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "fsync", lambda _: None)  # the disk's own time hides ours
    last = EVENTS[-1].at

    def seconds(length: int) -> float:
        path = tmp_path / str(length)
        many = [
            structs.replace(EVENTS[n % len(EVENTS)], seq=n + 1, at=last)
            for n in range(length + 300)
        ]
        path.write_bytes(write(HEADER, many[:length]))
        with Journal.open(path) as journal:
            begun = process_time()
            for event in many[length:]:
                journal.append(event)
            return process_time() - begun

    assert seconds(8_000) < 8 * seconds(10)
