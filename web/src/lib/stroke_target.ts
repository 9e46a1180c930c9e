/** The piece that a stroke went for: where it lay, how it was met, and whether it fell. */

import { type Point, toSeat } from "./geometry";
import { placeOf } from "./keyframes";
import type { Aim, FrameDisc, Frames, Kind } from "./protocol";
import type { FigureTarget } from "./your_figures";

/** Seconds before a contact in which the striker's way is looked at. */
const JUST = 1e-3;

const millimetres = (metres: number): number => Math.round(metres * 1000);

/**
 * An own piece, or the queen, that fell; or else the first thing the striker met, if it is one. ``own`` is what
 * counts as own.
 */
export function targetOf({ seat }: Aim, frames: Frames, own: readonly Kind[]): FigureTarget | null {
  const { discs, impacts, units } = frames;
  const striker = discs.findIndex(({ kind }) => kind === "striker");
  const met = impacts.find(([, one, other]) => other >= 0 && (one === striker || other === striker));
  const first = met ? discs[met[1] === striker ? met[2] : met[1]] : undefined;
  const mine = (disc: FrameDisc | undefined): boolean => !!disc && own.includes(disc.kind);
  const fell = discs.filter((disc) => mine(disc) && disc.fate === "pocketed");
  const target = first && mine(first) && (!fell.length || fell.includes(first)) ? first : fell[0];
  if (!target || striker < 0) return null;
  const from = placeOf(frames, discs[striker]!, 0);
  const at = placeOf(frames, target, 0);
  const seen = toSeat(at, seat);
  return {
    x: millimetres(seen.x),
    y: millimetres(seen.y),
    fell: target.fate === "pocketed",
    cut: met && target === first ? cutOf(frames, discs[striker]!, target, met[0] * units.time) : null,
    far: millimetres(Math.hypot(at.x - from.x, at.y - from.y)),
  };
}

/** The angle between the striker's way and the line to the piece's centre, as they meet (degrees). */
function cutOf(frames: Frames, striker: FrameDisc, piece: FrameDisc, time: number): number {
  const at = placeOf(frames, striker, time);
  const before = placeOf(frames, striker, Math.max(0, time - JUST));
  const to = placeOf(frames, piece, time);
  const way: Point = { x: at.x - before.x, y: at.y - before.y };
  const line: Point = { x: to.x - at.x, y: to.y - at.y };
  const turn = Math.atan2(way.x * line.y - way.y * line.x, way.x * line.x + way.y * line.y);
  return Math.min(90, Math.round((Math.abs(turn) * 180) / Math.PI));
}
