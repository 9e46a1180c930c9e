/** The rosette as a hand sets it: with gaps that nobody sees, other ones each time. */

import { between, type Chance } from "./chance";
import { BOARD } from "./geometry";
import type { Standing } from "./protocol";
import { rosette } from "./rosette";

/** The gap between neighbours before each piece is moved a little (m), and how far it is moved. */
const GAP = 0.000018;
const MOVED = 0.0000085;

/** No piece overlaps another, and none is farther than 0.05 mm from its exact place. */
export function rosetteByHand(chance: Chance): Standing[] {
  const wider = 1 + GAP / (2 * BOARD.pieceRadius);
  return rosette().map(({ kind, x, y }) => {
    const way = between(chance, 0, 2 * Math.PI);
    const far = between(chance, 0, MOVED);
    const at: [number, number] = [x * wider + far * Math.cos(way), y * wider + far * Math.sin(way)];
    return { piece: kind as Standing["piece"], at };
  });
}
