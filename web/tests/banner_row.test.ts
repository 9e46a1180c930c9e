import { expect, it } from "vitest";
import { bannerRow } from "../src/lib/banner_row";
import { BOARD, type Point, toSeat } from "../src/lib/geometry";
import { LESSONS, piecesOf } from "../src/lib/lessons";
import type { Standing } from "../src/lib/protocol";
import { rosette } from "../src/lib/rosette";

const HALF = BOARD.halfSide + 0.036;
/** Half of what a banner takes (m): one line on a phone, two lines on a small one. */
const [ONE, TWO] = [
  { wide: 0.33, tall: 0.034 },
  { wide: 0.39, tall: 0.059 },
];
const START = rosette().map(({ kind, x, y }) => ({ piece: kind as "white", at: [x, y] as [number, number] }));

/** The pieces under a banner. */
function hidden(layout: readonly Standing[], reach: typeof ONE): Point[] {
  const pieces = layout.map(({ at }) => toSeat({ x: at[0], y: at[1] }, "south"));
  const middle = HALF * (1 - (2 * bannerRow(layout, "south", HALF, reach)) / 100);
  const room = BOARD.pieceRadius;
  return pieces.filter(({ x, y }) => Math.abs(x) < reach.wide + room && Math.abs(y - middle) < reach.tall + room);
}

it.each([ONE, TWO])("a banner hides no piece of a break and of any lesson: %o", (reach) => {
  expect(hidden(START, reach)).toEqual([]);
  for (const { id, steps } of LESSONS)
    for (const step of steps) expect(hidden(piecesOf(step), reach), `${id} ${step.id}`).toEqual([]);
});

it("stands before the striker at a break", () => {
  expect(bannerRow(START, "south", HALF, ONE)).toBe(66);
  expect(bannerRow(START, "south", HALF, TWO)).toBe(70);
});

it("where every row has pieces, the row with the fewest", () => {
  const rows = [0.13, -0.16, 0.11, 0.21, 0.31, -0.34].flatMap((y) => [0, 0.1].map((x): [number, number] => [x, y]));
  const full = [...rows, [0, -0.13] as const, [0.1, -0.13] as const, [0.15, -0.13] as const];
  const layout = full
    .filter(([x, y]) => !(y === 0.21 && x))
    .map(([x, y]) => ({ piece: "white" as const, at: [x, y] as [number, number] }));
  expect(bannerRow(layout, "south", HALF, ONE)).toBe(24);
});
