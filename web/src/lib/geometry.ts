/** The board of the revised edition in metres: origin at the centre, y away from the south player. */

import type { Seat, Standing } from "./protocol";

export type Point = { x: number; y: number };
export type Interval = readonly [low: number, high: number];

export const BOARD = {
  halfSide: 0.3683,
  holeRadius: 0.02225,
  centreRadius: 0.0159,
  innerRadius: 0.085,
  baseDistance: 0.2508,
  baseHalfWidth: 0.0159,
  baseCircleX: 0.2191,
  baseCircleRadius: 0.0159,
  baseCircleInner: 0.0127,
  baseLine: 0.0056,
  pieceRadius: 0.0155,
  strikerRadius: 0.02065,
  arrowStart: 0.15013860325920955,
  arrowEnd: 0.41713860325920954,
  arrowThickness: 0.0015,
  arcRadius: 0.03175,
  frame: 0.06975,
} as const;

/** Where the striker's centre may stand along the base by nearly all rules, as its player sees it. */
export const LEGAL: readonly Interval[] = [
  [-0.2205358297, -0.21435],
  [-0.18255, 0.18255],
  [0.21435, 0.2205358297],
];

export const FASTEST = 12;
export const SLOWEST = 0.2;
export const TURN = 2 * Math.PI;
/** rad/s either way, as far as the page goes: 30 turns a second. */
export const MOST_SPIN = 30 * TURN;

/** Anticlockwise, as the south player sees them. */
export const SEATS: readonly Seat[] = ["south", "east", "north", "west"];

export const quarterTurns = (seat: Seat): number => SEATS.indexOf(seat);

/** Turn a place as a seat sees it into a place on the board. */
export function fromSeat({ x, y }: Point, seat: Seat): Point {
  switch (seat) {
    case "south":
      return { x, y };
    case "east":
      return { x: -y, y: x };
    case "north":
      return { x: -x, y: -y };
    case "west":
      return { x: y, y: -x };
  }
}

/** Turn a place on the board into what a seat sees. */
export function toSeat({ x, y }: Point, seat: Seat): Point {
  switch (seat) {
    case "south":
      return { x, y };
    case "east":
      return { x: y, y: -x };
    case "north":
      return { x: -x, y: -y };
    case "west":
      return { x: -y, y: x };
  }
}

/** Room between the striker and a piece beside it (m). */
const CLEAR = 0.00005;

/** The legal places of a seat's striker that no piece is in the way of, from left to right. */
export function freePlaces(layout: readonly Standing[], seat: Seat, legal: readonly Interval[] = LEGAL): Interval[] {
  const reach = BOARD.strikerRadius + BOARD.pieceRadius + CLEAR;
  let free: Interval[] = [...legal];
  for (const { at } of layout) {
    const { x, y } = toSeat({ x: at[0], y: at[1] }, seat);
    const across = Math.abs(y + BOARD.baseDistance);
    if (across >= reach) continue;
    const half = Math.sqrt(reach ** 2 - across ** 2);
    free = free.flatMap(([low, high]): Interval[] => {
      if (x + half <= low || x - half >= high) return [[low, high]];
      const left: Interval[] = x - half >= low ? [[low, x - half]] : [];
      const right: Interval[] = x + half <= high ? [[x + half, high]] : [];
      return [...left, ...right];
    });
  }
  return free;
}

/** By how much a place may be off because figures are rounded (m). */
const ROUNDING = 1e-9;

/** Whether a seat's striker can stand there, be it at the very edge; the room beside pieces is not asked for. */
export function canStand(x: number, layout: readonly Standing[], seat: Seat): boolean {
  const least = BOARD.strikerRadius + BOARD.pieceRadius - ROUNDING;
  return (
    LEGAL.some(([low, high]) => low - ROUNDING <= x && x <= high + ROUNDING) &&
    layout.every(({ at }) => {
      const piece = toSeat({ x: at[0], y: at[1] }, seat);
      return Math.hypot(piece.x - x, piece.y + BOARD.baseDistance) >= least;
    })
  );
}

/** The place nearest to a wish. */
export function nearestPlace(wish: number, places: readonly Interval[]): number {
  let best = wish;
  let gap = Infinity;
  for (const [low, high] of places) {
    const near = Math.min(Math.max(wish, low), high);
    if (Math.abs(near - wish) < gap) [best, gap] = [near, Math.abs(near - wish)];
  }
  return best;
}

/** One step along the places; a step into a forbidden stretch goes over it. */
export function stepPlace(from: number, step: number, places: readonly Interval[]): number {
  const next = nearestPlace(from + step, places);
  if ((next - from) * step > 0) return next;
  const ends = places.flat();
  const beyond = step > 0 ? ends.filter((e) => e > from) : ends.filter((e) => e < from).reverse();
  return beyond[0] ?? from;
}

/** Angles from 0 up to 360. */
export const turnOf = (degrees: number): number => ((degrees % 360) + 360) % 360;

export const HOLES: readonly Point[] = (() => {
  const c = BOARD.halfSide - BOARD.holeRadius;
  return [
    { x: c, y: c },
    { x: -c, y: c },
    { x: -c, y: -c },
    { x: c, y: -c },
  ];
})();
