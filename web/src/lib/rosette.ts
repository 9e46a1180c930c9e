/** The pieces before the break. */

import { BOARD, type Point } from "./geometry";
import type { Kind, Standing } from "./protocol";

export interface Drawn extends Point {
  kind: Kind;
}

/** The rosette as the server lays it, in its order: an inner ring, an outer ring, the queen. */
export function rosette(): Drawn[] {
  const spokes = Array.from({ length: 6 }, (_, k): Point => {
    const turn = ((90 + 60 * k) * Math.PI) / 180;
    return { x: 2 * BOARD.pieceRadius * Math.cos(turn), y: 2 * BOARD.pieceRadius * Math.sin(turn) };
  });
  const outer = spokes.flatMap((one, k): Point[] => {
    const next = spokes[(k + 1) % 6]!;
    return [
      { x: 2 * one.x, y: 2 * one.y },
      { x: one.x + next.x, y: one.y + next.y },
    ];
  });
  const ring = (places: Point[]): Drawn[] => places.map((at, k) => ({ kind: k % 2 ? "black" : "white", ...at }));
  return [...ring(spokes), ...ring(outer), { kind: "queen", x: 0, y: 0 }];
}

/** Pieces turned around the centre by degrees. */
export function turnedBy(pieces: readonly Standing[], degrees: number): Standing[] {
  const by = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(by), Math.sin(by)];
  return pieces.map(({ piece, at: [x, y] }) => ({ piece, at: [x * c - y * s, x * s + y * c] }));
}
