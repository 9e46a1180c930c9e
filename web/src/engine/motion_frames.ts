/** A motion as keyframes: small whole numbers, the same as the server's (carrom.physics.keyframes). */

import type { FrameDisc, Frames } from "../lib/protocol";
import { COLUMNS as C, ENGINE, FRAMES } from "./figures.generated";
import type { Kernels } from "./kernels";
import { frictionOf, type EngineMotion, radiusOf } from "./motion";
import { rounded } from "./numbers";

type Knots = FrameDisc["knots"];
const { units, probes, squares, allowed } = FRAMES;

const whole = (value: number, unit: number): number => rounded(value / unit);

export function framesOf(kernels: Kernels, motion: EngineMotion): Frames {
  const { discs, result, rows, order } = motion;
  const knots = knotsOf(kernels, motion);
  const impacts: Frames["impacts"] = [];
  for (let at = 0; at < result.impacts.length; at += C.IMPACT_COLUMNS) {
    const row = result.impacts.subarray(at, at + C.IMPACT_COLUMNS);
    const second = row[C.I_SECOND]!;
    impacts.push([
      whole(row[C.I_TIME]!, units.time),
      order[row[C.I_FIRST]!]!,
      second < 0 ? -1 : order[second]!,
      whole(row[C.I_IMPULSE]!, units.impulse),
    ]);
  }
  return {
    format: FRAMES.format,
    engine: ENGINE,
    units,
    duration: whole(result.info[C.DURATION]!, units.time),
    discs: discs.map((disc, k) => {
      const gone = result.gone[rows[k]!]!;
      const left = gone === C.LEFT;
      return {
        id: disc.id,
        kind: disc.kind,
        radius: whole(radiusOf(disc, motion.board), units.length),
        knots: knots[k]!,
        fate: gone === 0 ? "rest" : left ? "left_board" : "pocketed",
        hole: gone === 0 || left ? null : gone,
        gone: gone === 0 ? null : whole(result.when[rows[k]!]!, units.time),
      };
    }),
    impacts,
  };
}

/** A stretch of a disc's time. */
interface Stretch {
  disc: number;
  start: number;
  stop: number;
}

/** The knots of each disc: its launches, those between, and where it comes to rest. */
function knotsOf(kernels: Kernels, motion: EngineMotion): Knots[] {
  const { discs } = motion;
  const own = launchesOf(motion);
  const all = new Float64Array(own.flatMap((each) => each.flatMap((row) => [...row])));
  const firsts = [0];
  for (const each of own) firsts.push(firsts.at(-1)! + each.length);
  const accs = discs.map((disc) => frictionOf(disc, motion.surface));
  const ask = (which: readonly number[], times: readonly number[]): Float64Array =>
    kernels.sample(all, firsts, accs, which, times);

  const numbers = discs.map((_, k) => k);
  const ends = ask(
    numbers,
    numbers.map(() => 1e9),
  );
  const rests = numbers.map((k) => ends[k * C.SAMPLE + 5]!);
  const stretches = own.flatMap((rows, disc) =>
    rows.map((row, k) => ({ disc, start: row[C.L_TIME]!, stop: rows[k + 1]?.[C.L_TIME] ?? rests[disc]! })),
  );
  const knots = [...cut(stretches, ask), ...rests.map((start, disc) => ({ disc, start }))].sort(
    (one, other) => one.disc - other.disc || one.start - other.start,
  );
  const found = ask(
    knots.map(({ disc }) => disc),
    knots.map(({ start }) => start),
  );
  const kept: Knots[] = discs.map(() => []);
  knots.forEach(({ disc, start }, k) => {
    const [x, y, vx, vy] = found.subarray(k * C.SAMPLE, k * C.SAMPLE + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    const time = whole(start, units.time);
    const mine = kept[disc]!;
    if (mine.at(-1)?.[0] === time) mine.pop(); // two within a microsecond
    mine.push([time, whole(x, units.length), whole(y, units.length), whole(vx, units.speed), whole(vy, units.speed)]);
  });
  return kept;
}

/** The launches of each disc, in order of time. */
function launchesOf({ discs, result, order }: EngineMotion): Float64Array[][] {
  const found: Float64Array[][] = discs.map(() => []);
  for (let at = 0; at < result.launches.length; at += C.LAUNCH_COLUMNS) {
    const row = result.launches.subarray(at, at + C.LAUNCH_COLUMNS);
    found[order[row[C.L_DISC]!]!]!.push(row);
  }
  return found;
}

/** Halve stretches until the rule from knot to knot is good enough for them. */
function cut(
  stretches: Stretch[],
  ask: (discs: readonly number[], times: readonly number[]) => Float64Array,
): { disc: number; start: number }[] {
  const done: Stretch[] = [];
  let open = stretches;
  while (open.length) {
    const discs = open.flatMap(({ disc }) => probes.map(() => disc));
    const times = open.flatMap(({ start, stop }) => probes.map((probe) => start + (stop - start) * probe));
    const rows = ask(discs, times);
    const next: Stretch[] = [];
    open.forEach((stretch, k) => {
      if (isGood(stretch, rows.subarray(k * probes.length * C.SAMPLE))) done.push(stretch);
      else next.push(stretch);
    });
    const middles = next.map(({ start, stop }) => (start + stop) / 2);
    open = [
      ...next.map((each, k) => ({ ...each, stop: middles[k]! })),
      ...next.map((each, k) => ({ ...each, start: middles[k]! })),
    ];
  }
  return done;
}

/** Whether a stretch, looked at in some places, is nowhere too far from the rule. */
function isGood({ start, stop }: Stretch, rows: Float64Array): boolean {
  const last = probes.length - 1;
  for (const axis of [0, 1]) {
    const first = rows[axis]!;
    const speed = rows[axis + 2]!;
    const bend = rows[last * C.SAMPLE + axis]! - first - speed * ((stop - start) * probes[last]!);
    for (let k = 0; k <= last; k++) {
      const guess = first + speed * ((stop - start) * probes[k]!) + bend * squares[k]!;
      if (!(Math.abs(guess - rows[k * C.SAMPLE + axis]!) <= allowed)) return false;
    }
  }
  return true;
}
