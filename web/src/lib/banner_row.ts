/** Where on the board a banner may stand without hiding a piece. */

import { BOARD, type Point, toSeat } from "./geometry";
import type { Seat, Standing } from "./protocol";

/** Rows, from the most to the least wanted: before the striker, then farther off (parts of the board's height). */
const ROWS = [66, 36, 24, 12, 92];
/** Half of what a banner takes (m): up and down, and across. */
const [TALL, WIDE] = [0.03, 0.2];

/** The first row where no piece lies, in hundredths of the height of a board seen to `half` from its centre (m). */
export function bannerRow(layout: readonly Standing[], view: Seat, half: number): number {
  const seen = layout.map(({ at }) => toSeat({ x: at[0], y: at[1] }, view));
  return ROWS.find((row) => seen.every((piece) => !hides(row, half, piece))) ?? ROWS[0]!;
}

function hides(row: number, half: number, { x, y }: Point): boolean {
  const middle = half * (1 - (2 * row) / 100);
  const room = BOARD.pieceRadius;
  return Math.abs(y - middle) < TALL + room && Math.abs(x) < WIDE + room;
}
