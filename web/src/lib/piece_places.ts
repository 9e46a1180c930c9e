/** Where pieces may lie on a practice board. */

import { BOARD, HOLES, type Point } from "./geometry";
import type { Kind, Standing } from "./protocol";

export type BoardPiece = Exclude<Kind, "striker">;
export const PIECES: readonly BoardPiece[] = ["white", "black", "queen"];
export const MOST = 40;

const REACH = 2 * BOARD.pieceRadius;
const MOST_OUT = BOARD.halfSide - BOARD.pieceRadius;
/** Nearer than this to a hole's centre a piece tips. */
export const TIPPING = 0.016433578429544793;
const TOLERANCE = 1e-9;
/** How far a piece is moved to lie legally (m). */
const FAR = 0.06;

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const pointOf = ({ at }: Standing): Point => ({ x: at[0], y: at[1] });
const clamped = (value: number): number => Math.min(MOST_OUT, Math.max(-MOST_OUT, value));

/** Whether a piece is off the board: it is being taken away. */
export const isOff = ({ x, y }: Point): boolean => Math.max(Math.abs(x), Math.abs(y)) > BOARD.halfSide;

/** Whether a piece may lie there among others. */
export function isLegal(at: Point, others: readonly Standing[]): boolean {
  return (
    Math.max(Math.abs(at.x), Math.abs(at.y)) <= MOST_OUT + TOLERANCE &&
    HOLES.every((hole) => apart(at, hole) >= TIPPING - TOLERANCE) &&
    others.every((each) => apart(at, pointOf(each)) >= REACH - TOLERANCE)
  );
}

/** Whether all of a position may lie so. */
export const areLegal = (pieces: readonly Standing[]): boolean =>
  pieces.every((each, k) => isLegal(pointOf(each), pieces.slice(0, k)));

/** The nearest place to a wish where a piece may lie, touching others where it must. */
export function nearestLegal(wish: Point, others: readonly Standing[], far = FAR): Point | null {
  const inside = { x: clamped(wish.x), y: clamped(wish.y) };
  if (isLegal(inside, others)) return inside;
  const near = others.map(pointOf).filter((at) => apart(at, inside) < REACH + far);
  const places = [
    ...near.map((at) => beside(inside, at)),
    ...near.flatMap((a, k) => near.slice(0, k).flatMap((b) => touching(a, b))),
  ];
  let best: Point | null = null;
  let gap = far;
  const consider = (at: Point): void => {
    if (apart(at, inside) < gap && isLegal(at, others)) [best, gap] = [at, apart(at, inside)];
  };
  places.forEach(consider);
  for (let r = 0.001; r < gap; r += 0.001) {
    for (let k = 0; k < 72; k++) {
      const turn = (k * Math.PI) / 36;
      consider({ x: clamped(inside.x + r * Math.cos(turn)), y: clamped(inside.y + r * Math.sin(turn)) });
    }
  }
  return best;
}

/** The place on the side of a wish where a piece touches another. */
function beside(wish: Point, other: Point): Point {
  const far = apart(wish, other);
  const way = far > 0 ? { x: (wish.x - other.x) / far, y: (wish.y - other.y) / far } : { x: 0, y: 1 };
  return { x: other.x + way.x * REACH, y: other.y + way.y * REACH };
}

/** The two places where a piece touches both of two others. */
function touching(a: Point, b: Point): Point[] {
  const half = apart(a, b) / 2;
  if (half === 0 || half > REACH) return [];
  const out = Math.sqrt(REACH ** 2 - half ** 2) / (2 * half);
  const [dx, dy] = [(b.x - a.x) * out, (b.y - a.y) * out];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return [
    { x: middle.x - dy, y: middle.y + dx },
    { x: middle.x + dy, y: middle.y - dx },
  ];
}

/** One step of a piece; what is in the way is stepped over. Nowhere to go: null. */
export function stepped(from: Point, step: Point, others: readonly Standing[]): Point | null {
  const at = { ...from };
  do {
    at.x += step.x;
    at.y += step.y;
    if (isLegal(at, others)) return at;
  } while (!isOff(at));
  return null;
}

/** The number of a piece among those of its kind, from 1. */
export const numberOf = (pieces: readonly Standing[], index: number): number =>
  pieces.slice(0, index + 1).filter((each) => each.piece === pieces[index]!.piece).length;
