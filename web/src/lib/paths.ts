/** The ways that discs took in a motion, as lines to be drawn. */

import type { Point } from "./geometry";
import { placeOf } from "./keyframes";
import type { FrameDisc, Frames } from "./protocol";
import type { Path } from "./board_overlay";

/** A stretch between two knots is bent only by spin: so many pieces are enough. */
const PIECES = 4;

/** The way of a disc as a line. */
export function pointsOf(frames: Frames, disc: FrameDisc): Point[] {
  const times = disc.knots.map((knot) => knot[0] * frames.units.time);
  const points = [placeOf(frames, disc, times[0]!)];
  for (let k = 1; k < times.length; k++) {
    const [from, to] = [times[k - 1]!, times[k]!];
    for (let part = 1; part <= PIECES; part++) {
      points.push(placeOf(frames, disc, from + ((to - from) * part) / PIECES));
    }
  }
  return thinned(points);
}

/** Leave out what lies on the line between its neighbours, to a tenth of a millimetre. */
function thinned(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  points.forEach((at, k) => {
    const before = kept.at(-1);
    const after = points[k + 1];
    if (before && after) {
      const [dx, dy] = [after.x - before.x, after.y - before.y];
      const off = dx * (at.y - before.y) - dy * (at.x - before.x);
      const onward = dx * (at.x - before.x) + dy * (at.y - before.y);
      const far = Math.hypot(dx, dy);
      if (Math.abs(off) < 1e-4 * far && onward >= 0 && onward <= far ** 2) return;
    }
    kept.push({ x: Math.round(at.x * 1e5) / 1e5, y: Math.round(at.y * 1e5) / 1e5 });
  });
  return kept;
}

/** The ways of all discs that moved. */
export function pathsOf(frames: Frames): Path[] {
  return frames.discs
    .filter((disc) => disc.knots.length > 1)
    .map((disc) => ({ kind: disc.kind, points: pointsOf(frames, disc) }));
}

/** Pieces besides the striker whose ways are shown beforehand. */
const MOST_PIECES = 3;

/** The ways of the striker and of the first pieces that move. */
export function firstPaths(frames: Frames): Path[] {
  const shown = new Set([0]);
  for (const [, one, other] of frames.impacts) {
    for (const disc of [one, other]) if (disc >= 0 && shown.size <= MOST_PIECES) shown.add(disc);
  }
  const discs = frames.discs.filter((_, k) => shown.has(k));
  return pathsOf({ ...frames, discs }).map((path) => ({ ...path, ahead: true }));
}
