import { expect, it } from "vitest";
import { bannerRow } from "../src/lib/banner_row";
import { BOARD, toSeat } from "../src/lib/geometry";
import { LESSONS, piecesOf } from "../src/lib/lessons";
import { rosette } from "../src/lib/rosette";

const HALF = BOARD.halfSide + 0.036;
/** How far from the middle of a row, across and up or down, the banner of a phone reaches (m). */
const [ACROSS, UP] = [0.19, 0.03];

it("a banner hides no piece of any lesson, and stands before the striker at a break", () => {
  const start = rosette().map(({ kind, x, y }) => ({ piece: kind as "white", at: [x, y] as [number, number] }));
  expect(bannerRow(start, "south", HALF)).toBe(66);
  for (const { id, steps } of LESSONS)
    for (const step of steps) {
      const pieces = piecesOf(step).map(({ at }) => toSeat({ x: at[0], y: at[1] }, "south"));
      const middle = HALF * (1 - (2 * bannerRow(piecesOf(step), "south", HALF)) / 100);
      const hidden = pieces.filter(({ x, y }) => Math.abs(x) < ACROSS && Math.abs(y - middle) < UP + BOARD.pieceRadius);
      expect(hidden, `${id} ${step.id}`).toEqual([]);
    }
});
