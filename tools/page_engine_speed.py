"""How fast the page's engine is: ``python tools/page_engine_speed.py [ROUNDS]``.

The strokes of ``carrom bench``, one at a time, in Chromium's worker and in Python, by turns; the best of the rounds
counts. Also the module's size, and how long the page waits for its first stroke.
"""

import gzip
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.driving import chromium  # noqa: E402
from tests.browser.page_engine import PageEngine, asked, native_bits  # noqa: E402
from tests.server.test_running import process  # noqa: E402

from carrom.bench.work import KINDS, Kind, work  # noqa: E402
from carrom.equipment.pieces import Piece, Point  # noqa: E402
from carrom.physics.discs import Disc  # noqa: E402
from carrom.server.run import PAGE  # noqa: E402

STROKES = 256
FIRST = {"pieces": [], "aim": {"seat": "south", "x": 0.0, "angle": 90.0, "speed": 3.0}}


def main(rounds: int) -> None:
    (module,) = (PAGE / "assets").glob("engine-*.wasm")
    (worker,) = (PAGE / "assets").glob("engine.worker-*.js")
    for file in (module, worker):
        data = file.read_bytes()
        print(f"{file.name}: {len(data)} bytes, {len(gzip.compress(data, 9))} compressed")
    with TemporaryDirectory() as data, process(data) as (_, host), chromium() as browser:
        page = browser.new_page()
        page.goto(f"http://{host}/")
        page.wait_for_timeout(500)
        start = perf_counter()
        engine = PageEngine(page, host)
        engine.strokes([FIRST])
        print(
            f"worker started, module loaded, first stroke: {1000 * (perf_counter() - start):.0f} ms"
        )
        for kind in KINDS:
            _measure(kind.name, list(_strokes(kind)), engine, rounds)


def _strokes(kind: Kind) -> Iterator[list[Disc]]:
    part = work(kind)
    for number in range(STROKES):
        x, y, vx, vy, spin = part.strokes[number].tolist()
        striker = Disc("striker", Piece.STRIKER, Point(x, y), Point(vx, vy), spin)
        places = part.at[part.layout_of[number]].tolist()
        yield [striker, *(Disc(f"p{k}", Piece.WHITE, Point(*at)) for k, at in enumerate(places))]


def _measure(name: str, strokes: list[list[Disc]], engine: PageEngine, rounds: int) -> None:
    requests = [asked(discs) for discs in strokes]
    least_page = least_native = float("inf")
    for _ in range(rounds):
        hashes, took = engine.hashes(requests)
        least_page = min(least_page, took / 1000)
        start = perf_counter()
        found = [native_bits(discs) for discs in strokes]
        least_native = min(least_native, perf_counter() - start)
        if [sha256(bits.tobytes()).hexdigest() for bits in found] != hashes:
            sys.exit(f"{name}: the engines do not agree")
    page, own = len(strokes) / least_page, len(strokes) / least_native
    print(f"{name}: page {page:.0f}/s, Python {own:.0f}/s, ratio {page / own:.2f}; the same bits")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 5)
