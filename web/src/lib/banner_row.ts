/** Where on the board a banner may stand without hiding a piece. */

import { BOARD, type Point, toSeat } from "./geometry";
import type { Seat, Standing } from "./protocol";

/** Rows, from the most to the least wanted: before the striker, then farther off (parts of the board's height). */
const ROWS = [66, 70, 36, 24, 12, 92];

/** Half of what a banner takes (m): up and down, and across. */
export interface BannerReach {
  tall: number;
  wide: number;
}

/** The row where the fewest pieces lie, in hundredths of the height of a board seen to `half` from its centre (m). */
export function bannerRow(layout: readonly Standing[], view: Seat, half: number, reach: BannerReach): number {
  const seen = layout.map(({ at }) => toSeat({ x: at[0], y: at[1] }, view));
  const hidden = ROWS.map((row) => seen.filter((piece) => hides(row, half, reach, piece)).length);
  return ROWS[hidden.indexOf(Math.min(...hidden))]!;
}

function hides(row: number, half: number, { tall, wide }: BannerReach, { x, y }: Point): boolean {
  const middle = half * (1 - (2 * row) / 100);
  const room = BOARD.pieceRadius;
  return Math.abs(y - middle) < tall + room && Math.abs(x) < wide + room;
}
