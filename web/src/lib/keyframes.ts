/** Playing a motion: where a disc is at a time by its knots, and whether it still lies there. */

import { HOLES, type Point } from "./geometry";
import type { FrameDisc, Frames } from "./protocol";

const FALLING = 0.22;

export interface Shown {
  kind: FrameDisc["kind"];
  at: Point;
  /** 1: lies on the surface; down to 0 while it falls. */
  height: number;
}

export const durationOf = (frames: Frames): number => frames.duration * frames.units.time;

/** Where a disc is at a time (s), in metres: from a knot to the next by its speed and a bend. */
export function placeOf(frames: Frames, disc: FrameDisc, time: number): Point {
  const { units } = frames;
  const t = time / units.time;
  const knots = disc.knots;
  let low = 0;
  let high = knots.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (knots[middle]![0] <= t) low = middle;
    else high = middle - 1;
  }
  const [at, x, y, vx, vy] = knots[low]!;
  const after = knots[low + 1];
  if (t <= at || !after) return { x: x * units.length, y: y * units.length };
  const past = t - at;
  const whole = after[0] - at;
  const per = (units.speed * units.time) / units.length;
  const bend = (past / whole) ** 2;
  return {
    x: (x + vx * per * past + (after[1] - x - vx * per * whole) * bend) * units.length,
    y: (y + vy * per * past + (after[2] - y - vy * per * whole) * bend) * units.length,
  };
}

/** Everything to be drawn at a time. */
export function shownAt(frames: Frames, time: number): Shown[] {
  const shown: Shown[] = [];
  for (const disc of frames.discs) {
    const at = placeOf(frames, disc, time);
    const past = disc.gone === null ? -1 : time - disc.gone * frames.units.time;
    if (past >= FALLING) continue;
    const fallen = past > 0 ? past / FALLING : 0;
    const hole = disc.hole === null ? undefined : HOLES[disc.hole - 1];
    if (hole && fallen > 0) {
      at.x += (hole.x - at.x) * Math.min(1, fallen * 1.6);
      at.y += (hole.y - at.y) * Math.min(1, fallen * 1.6);
    }
    shown.push({ kind: disc.kind, at, height: 1 - fallen });
  }
  return shown;
}
