"""The bar of long commands: on a terminal with share and time left, and nowhere else."""

import os
import pty
import re
import struct
import subprocess
import sys
import termios
from fcntl import ioctl
from pathlib import Path

RECORD = next((Path(__file__).parents[1] / "golden/records/v2").glob("*"))
SHARE = re.compile(r"\d+ % \|[^|]*\| \d\d:\d\d < [\d?]")
WAITING = """
from time import sleep
from carrom.cli.progress import waiting
with waiting(1.0, "Playing"):
    sleep(0.7)
print("done")
"""


def at_a_terminal(*words):
    """Run Python with standard error at a terminal; give its output and what the terminal got."""
    ours, theirs = pty.openpty()
    ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    with subprocess.Popen(
        [sys.executable, *words], stdout=subprocess.PIPE, stderr=theirs, text=True
    ) as process:
        os.close(theirs)
        seen = b""
        while True:
            try:
                part = os.read(ours, 4096)
            except OSError:  # nobody is at the other end any more
                break
            if not part:
                break
            seen += part
        os.close(ours)
        assert process.stdout is not None
        out = process.stdout.read()
    assert process.returncode == 0, seen
    return out, seen.decode()


def piped(*words):
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, check=True)


def test_a_check_shows_its_share_and_the_time_left():
    words = ("-m", "carrom", "record", "check", str(RECORD))
    out, seen = at_a_terminal(*words)
    plain = piped(*words)
    assert SHARE.search(seen)
    assert out == plain.stdout
    assert plain.stderr == ""


def test_waiting_goes_by_the_clock_and_ends_with_what_is_waited_for():
    out, seen = at_a_terminal("-c", WAITING)
    shares = [int(share) for share in re.findall(r"Playing +(\d+) %", seen)]
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert 20 <= shares[-1] < 100
    assert out == "done\n"
    assert piped("-c", WAITING).stderr == ""


def test_lines_stand_above_the_bar():
    code = (
        "from carrom.cli.progress import progress\n"
        "with progress(2, 'Counting') as bar:\n"
        "    for number in (1, 2):\n"
        "        bar.print(f'line {number}')\n"
        "        bar.step()\n"
    )
    out, seen = at_a_terminal("-c", code)
    assert out == "line 1\nline 2\n"
    assert "Counting" in seen
    assert piped("-c", code).stdout == out
