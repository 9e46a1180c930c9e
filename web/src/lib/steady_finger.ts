/** A finger without its tremor: still where it rests, at once where it moves (the filter of Casiez, "1 €"). */

import type { Point } from "./geometry";

/** Hertz that a finger at rest is let through, those added for each pixel a second, and those of the speed itself. */
const REST_CUTOFF = 1.2;
const SPEED_GAIN = 0.1;
const SPEED_CUTOFF = 1;

/** How much of a new value counts after some milliseconds. */
function share(cutoff: number, passed: number): number {
  const rate = (2 * Math.PI * cutoff * passed) / 1000;
  return rate / (1 + rate);
}

export class SteadyFinger {
  #seen: Point;
  #speed: Point = { x: 0, y: 0 };

  constructor(public at: Point) {
    this.#seen = at;
  }

  /** Say where the finger seems to be, so many milliseconds later; return where it is. */
  move(seen: Point, passed: number): Point {
    const fresh = share(SPEED_CUTOFF, passed);
    const speed = {
      x: ((seen.x - this.#seen.x) / passed) * 1000,
      y: ((seen.y - this.#seen.y) / passed) * 1000,
    };
    this.#seen = seen;
    this.#speed = blend(this.#speed, speed, fresh);
    const cutoff = REST_CUTOFF + SPEED_GAIN * Math.hypot(this.#speed.x, this.#speed.y);
    return (this.at = blend(this.at, seen, share(cutoff, passed)));
  }
}

const blend = (one: Point, other: Point, part: number): Point => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
});
