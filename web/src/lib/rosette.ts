/** The pieces before the break. */

import { BOARD, type Point } from "./geometry";
import type { Kind, Standing } from "./protocol";

export interface Drawn extends Point {
  kind: Kind;
}

export function rosette(): Drawn[] {
  const d = 2 * BOARD.pieceRadius;
  const all: Drawn[] = [{ kind: "queen", x: 0, y: 0 }];
  for (let k = 0; k < 6; k++) {
    const [c, s] = [Math.cos((k * Math.PI) / 3), Math.sin((k * Math.PI) / 3)];
    const [m, n] = [Math.cos(((k + 0.5) * Math.PI) / 3), Math.sin(((k + 0.5) * Math.PI) / 3)];
    all.push({ kind: k % 2 ? "white" : "black", x: d * c, y: d * s });
    all.push({ kind: "white", x: 2 * d * c, y: 2 * d * s });
    all.push({ kind: "black", x: Math.sqrt(3) * d * m, y: Math.sqrt(3) * d * n });
  }
  return all;
}

/** Pieces turned around the centre by degrees. */
export function turnedBy(pieces: readonly Standing[], degrees: number): Standing[] {
  const by = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(by), Math.sin(by)];
  return pieces.map(({ piece, at: [x, y] }) => ({ piece, at: [x * c - y * s, x * s + y * c] }));
}
