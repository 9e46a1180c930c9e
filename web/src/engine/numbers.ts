/** Arithmetic as Python does it, to the last bit: rounding to even, the length of a vector, directions of angles. */

import type { Point } from "../lib/geometry";

/** Round to a whole number, halves to the even one; never -0. */
export function rounded(value: number): number {
  const down = Math.floor(value);
  const past = value - down;
  const up = past > 0.5 || (past === 0.5 && down % 2 !== 0);
  return (up ? down + 1 : down) + 0;
}

const SPLITTER = 134217729; // 2^27 + 1

/** What a rounded square lacks to the exact one (Dekker). */
function squareError(value: number, square: number): number {
  const big = SPLITTER * value;
  const high = big - (big - value);
  const low = value - high;
  return high * high - square + 2 * high * low + low * low;
}

/** The length of a vector, correctly rounded: the browser's own is off by a bit now and then. */
export function hypot(x: number, y: number): number {
  const [xx, yy] = [x * x, y * y];
  const sum = xx + yy;
  const root = Math.sqrt(sum);
  if (root === 0 || !Number.isFinite(sum)) return root;
  const [large, small] = xx > yy ? [xx, yy] : [yy, xx];
  const lost = small - (sum - large) + squareError(x, xx) + squareError(y, yy);
  const square = root * root;
  return root + (sum - square - squareError(root, square) + lost) / (2 * root);
}

const TERMS = 11;

/** The series of the sine (first = 1) or the cosine (0) of at most 45 degrees. */
function series(x: number, first: 0 | 1): number {
  let total = 1 + 0 * x;
  for (let k = 2 * TERMS + first; k > first; k -= 2) total = 1 - (x * x * total) / (k * (k - 1));
  return first ? total * x : total;
}

/** The unit vector that points so many degrees anticlockwise from the right. */
export function direction(degrees: number): Point {
  const turned = degrees % 360;
  const quarters = rounded(turned / 90);
  const x = (turned - 90 * quarters) * (Math.PI / 180);
  const [sine, cosine] = [series(x, 1), series(x, 0)];
  switch (((quarters % 4) + 4) % 4) {
    case 0:
      return { x: cosine, y: sine };
    case 1:
      return { x: 0 - sine, y: cosine };
    case 2:
      return { x: -cosine, y: 0 - sine };
    default:
      return { x: sine, y: -cosine };
  }
}
