"""A process that speaks in lines: started once, asked within a time limit, ended for certain.

Standard error of the process goes to the log, line by line. The process sees the end of its input
when ours ends, however that happens.
"""

import logging
import os
import select
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import IO, Final

from carrom.messages import quoted
from carrom.players.faults import AnswerError, FaultKind

LONGEST: Final = 1 << 16
"""Bytes of an answer."""
CHUNK: Final = 1 << 16
GRACE: Final = 2.0
"""Seconds that a process has for ending by itself."""
POLL: Final = 0.005
"""Seconds between two looks at a process that is to end."""
LOG: Final = logging.getLogger("carrom.players.program")


class LineProcess:
    """A running process. What goes wrong raises :class:`AnswerError`, and the process is ended."""

    def __init__(self, words: Sequence[str], seconds: float) -> None:
        self.words = tuple(words)
        self.seconds = seconds
        """How long it may take for an answer."""
        try:
            process = subprocess.Popen(  # noqa: S603 - what the user names, without a shell
                self.words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # so that it ends with whatever it has started
            )
        except (OSError, ValueError, IndexError) as problem:
            shown = quoted(" ".join(self.words))
            why = quoted(getattr(problem, "strerror", None) or str(problem))
            raise AnswerError(FaultKind.NOT_STARTED, program=shown, why=why) from None
        if process.stdin is None or process.stdout is None or process.stderr is None:
            raise RuntimeError("pipes were asked for")  # never so
        self._input, self._output = process.stdin.fileno(), process.stdout.fileno()
        os.set_blocking(self._input, False)
        self._process = process
        self._read = bytearray()
        self._complaints = _Complaints(process.stderr, Path(self.words[0]).name)
        self._end = weakref.finalize(self, _end, process, self._complaints)  # at exit, too

    def __repr__(self) -> str:
        return f"<LineProcess {' '.join(self.words)!r}, {'running' if self.running else 'ended'}>"

    @property
    def running(self) -> bool:
        """Whether it can be asked."""
        return self._end.alive

    @property
    def cpu(self) -> float:
        """Seconds of processor time so far, as the system tells (Linux; elsewhere 0)."""
        try:
            text = Path(f"/proc/{self._process.pid}/stat").read_text("utf-8", "replace")
        except OSError:
            return 0.0
        times = text.rpartition(")")[2].split()[11:15]  # own and that of ended children
        return sum(map(int, times)) / os.sysconf("SC_CLK_TCK")

    def deadline(self) -> float:
        """Return until when an answer to a question asked now may come."""
        return time.monotonic() + self.seconds

    def send(self, line: bytes, until: float) -> None:
        """Give it a line; one that does not read it in time is ended."""
        while line:
            self._wait(self._input, select.POLLOUT, until)
            try:
                line = line[os.write(self._input, line) :]
            except BlockingIOError:
                continue
            except OSError:  # it reads no more
                raise self._ended() from None

    def receive(self, until: float) -> bytes:
        """Return its next line; one that writes none in time, or too long a one, is ended."""
        while b"\n" not in self._read:
            if len(self._read) > LONGEST:
                self.end()
                raise AnswerError(FaultKind.TOO_LONG, most=LONGEST)
            self._wait(self._output, select.POLLIN, until)
            chunk = os.read(self._output, CHUNK)
            if not chunk:
                raise self._ended()
            self._read += chunk
        line, _, rest = self._read.partition(b"\n")
        self._read = rest
        return bytes(line)

    def end(self, farewell: bytes = b"") -> None:
        """End it: with a last line it may end by itself, without one it is stopped at once."""
        if not self.running:
            return
        if farewell:
            with suppress(OSError):
                os.write(self._input, farewell)
        else:
            _kill(self._process)
        self._end()

    def _wait(self, pipe: int, event: int, until: float) -> None:
        """Wait until a pipe is ready."""
        if not self.running:
            raise AnswerError(FaultKind.GONE)
        poll = select.poll()
        poll.register(pipe, event)
        if not poll.poll(1000.0 * max(0.0, until - time.monotonic())):
            self.end()
            raise AnswerError(FaultKind.LATE, seconds=self.seconds)

    def _ended(self) -> AnswerError:
        """Return that it has ended by itself, with its status and its last complaint."""
        self._end()
        status = self._process.returncode
        return AnswerError(
            FaultKind.ENDED, status=str(status), last=quoted(self._complaints.last or "–")
        )


class _Complaints:
    """Standard error, read by a thread of its own into the log."""

    def __init__(self, pipe: IO[bytes], name: str) -> None:
        self.last = ""
        self._pipe = pipe
        self._name = name
        self._thread = Thread(target=self._listen, name=f"errors of {name}", daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        with suppress(ValueError, OSError):  # the pipe is closed
            while line := self._pipe.readline(LONGEST):
                self.last = line.decode("utf-8", "replace").strip() or self.last
                LOG.info("%s: %s", self._name, quoted(self.last))

    def close(self) -> None:
        self._thread.join(GRACE)
        if not self._thread.is_alive():  # else something it has started still holds the pipe
            self._pipe.close()


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """Stop a process with everything it has started."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def _end(process: "subprocess.Popen[bytes]", complaints: _Complaints) -> None:
    """Close the pipes: the process sees the end of its input; one that does not end is stopped."""
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()
    _exited(process.pid, GRACE)
    _kill(process)
    process.wait()
    complaints.close()


def _exited(pid: int, seconds: float) -> None:
    """Wait for a process to end, and leave it to be asked for its status: its number stays its own."""
    until = time.monotonic() + seconds
    flags = os.WEXITED | os.WNOWAIT | os.WNOHANG
    while time.monotonic() < until and os.waitid(os.P_PID, pid, flags) is None:
        time.sleep(POLL)
