"""Make the positions of ``carrom arena regret`` with their best strokes.

It adds the lines that the file lacks, so a run that was stopped goes on. ``--again`` keeps the positions
and searches all of them anew: the engine's strokes may have changed. To make everything anew, delete
the file. About ten minutes on an idle core.
"""

import sys
from pathlib import Path

import msgspec

from carrom.arena import regret_positions
from carrom.arena.regret_positions import COUNT, drawn, with_best_strokes

FILE = Path(regret_positions.__file__).with_name(regret_positions.FILE)


def main(args: list[str]) -> int:
    if args not in ([], ["--again"]):
        print(__doc__)
        return 2
    lines = FILE.read_bytes().splitlines() if FILE.exists() else []
    if args:
        for number, line in enumerate(lines):
            found = with_best_strokes(msgspec.json.decode(line)["position"], number)
            lines[number] = msgspec.json.encode(found)
            print(f"{number + 1} of {len(lines)}", flush=True)
        FILE.write_bytes(b"\n".join(lines) + b"\n")
        return 0
    with FILE.open("ab") as file:
        for number in range(len(lines), COUNT):
            found = with_best_strokes(str(drawn(number)), number)
            file.write(msgspec.json.encode(found) + b"\n")
            file.flush()
            print(f"{number + 1} of {COUNT}: {found.keep:.3f} {found.points:.2f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
