"""``./do bench``: our engine beside the others on the same strokes, in one run."""

import sys

from benchmarks.peers import PEERS
from carrom.cli.bench import command
from carrom.cli.common import dispatch


def main() -> int:
    """Measure what is asked for and return the exit status."""
    try:
        return dispatch(command(PEERS), sys.argv[1:])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
