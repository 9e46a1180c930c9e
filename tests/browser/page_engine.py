"""The engine of the built page in a real browser, beside Python's own: what each makes of the same discs."""

import hashlib
import math

import numpy as np

from carrom.equipment.standard import board
from carrom.physics.board import canonical, parameters, run, start_row
from carrom.physics.kernels import world
from carrom.physics.kernels.runs import Outcome
from carrom.physics.simulate import DEFAULT, _motion
from carrom.server.run import PAGE

SOUTH = "south"
START = """async (address) => {
  const worker = new Worker(address, { type: "module" });
  const asked = new Map();
  let last = 0;
  worker.onmessage = ({ data }) => (asked.get(data.id)(data), asked.delete(data.id));
  worker.onerror = (event) => { throw new Error(event.message); };
  const ask = (request) => new Promise((done) => {
    asked.set(++last, done);
    worker.postMessage({ id: last, ...request });
  });
  const hex = (bytes) => Array.from(new Uint8Array(bytes), (b) => b.toString(16).padStart(2, "0")).join("");
  window.engine = {
    ask,
    strokes: async (wanted) => Promise.all(wanted.map((stroke) => ask({ stroke }))),
    hashes: async (motions) => {
      for (const each of motions) if (each.jumps) each.jumps.seed = BigInt(each.jumps.seed);
      const told = await ask({ motions });
      if (told.failed) throw new Error(told.failed);
      const kept = await Promise.all(told.bits.map((bits) => crypto.subtle.digest("SHA-256", bits)));
      return { hashes: kept.map(hex), took: told.took };
    },
    bits: async (motion) => {
      if (motion.jumps) motion.jumps.seed = BigInt(motion.jumps.seed);
      return Array.from((await ask({ motions: [motion] })).bits[0]);
    },
  };
}"""


class PageEngine:
    """The page's engine, in a worker of its own, asked from Python."""

    def __init__(self, page, host):
        self.page = page
        (worker,) = (PAGE / "assets").glob("engine.worker-*.js")
        page.evaluate(START, f"http://{host}/assets/{worker.name}")

    def hashes(self, motions):
        """A hash of every bit of each motion, and how long they took (ms)."""
        told = self.page.evaluate("motions => engine.hashes(motions)", motions)
        return told["hashes"], told["took"]

    def motion(self, motion, wanted):
        """A motion again, of what the page makes of the same discs."""
        bits = np.array(self.page.evaluate("motion => engine.bits(motion)", wanted), np.float64)
        count = len(motion.discs)
        shapes = [(1, count, 2), (1, count), (1, count), (1, count), (1, count), (1, world.INFO)]
        parts = []
        for shape in shapes:
            parts.append(bits[: math.prod(shape)].reshape(shape))
            bits = bits[math.prod(shape) :]
        kinds = (np.float64, np.int8, np.int8, np.int8, np.float64, np.float64)
        out = Outcome(*(part.astype(kind) for part, kind in zip(parts, kinds, strict=True)))
        launches = int(out.info[0, world.LAUNCHES]) * world.LAUNCH_COLUMNS
        rows = bits[:launches].reshape(-1, world.LAUNCH_COLUMNS)
        impacts = bits[launches:].reshape(-1, world.IMPACT_COLUMNS)
        order = canonical(motion.discs)
        return _motion(motion.discs, order, motion.geometry, motion.surface, out, rows, impacts)

    def strokes(self, wanted):
        """What each stroke came to: an answer or a refusal."""
        return self.page.evaluate("wanted => engine.strokes(wanted)", wanted)


def asked(discs, surface=None, seat=SOUTH, jumps=None, edition="revised"):
    """Discs as the page's engine takes them."""
    return {
        "discs": [
            {
                "id": disc.id,
                "kind": disc.piece.value,
                "at": {"x": disc.at.x, "y": disc.at.y},
                "velocity": {"x": disc.velocity.x, "y": disc.velocity.y},
                "spin": disc.spin,
            }
            for disc in discs
        ],
        "seat": str(seat),
        "board": edition,
        "surface": {} if surface is None else {n: getattr(surface, n) for n in surface.__slots__},
        "jumps": None if jumps is None else {"seed": str(jumps.seed), "degrees": jumps.degrees},
    }


def native(discs, **more):
    """A hash of every bit of a motion of Python's engine, the same way as the page's."""
    return hashlib.sha256(native_bits(discs, **more).tobytes()).hexdigest()


def native_bits(discs, surface=None, jumps=None, seat=None, edition="revised"):
    """All that Python's engine tells of a motion, in the order of the page's."""
    geometry, surface = board(edition), surface or DEFAULT
    order, room = canonical(discs), (256, 256)
    more = {} if seat is None else {"seat": seat}
    par = parameters(geometry, surface, jumps=jumps, **more)
    rows = np.array([[start_row(discs[k], geometry, surface) for k in order]])
    out, launches, impacts = run(rows, par, jumps.seed if jumps else 0, room)
    info = out.info[0]
    needed = int(info[world.LAUNCHES]), int(info[world.IMPACTS])
    if needed[0] > room[0] or needed[1] > room[1]:
        out, launches, impacts = run(rows, par, jumps.seed if jumps else 0, needed)
    kept = launches[: int(info[world.LAUNCHES])], impacts[: int(info[world.IMPACTS])]
    parts = (out.xy, out.gone, out.rank, out.touched, out.when, out.info, *kept)
    return np.concatenate([np.asarray(part, np.float64).ravel() for part in parts])
