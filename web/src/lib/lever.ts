/**
 * The lever that a pull is: its length is the power, in every direction alike.
 *
 * It follows the finger until that rests. From then on a small, slow movement turns it as if it were LEVER pixels
 * long, at every power. The wider or quicker the movement, the more it follows the finger again; after the next rest
 * it is fine anew. All lengths are pixels of the screen.
 */

import { FASTEST, type Point, SLOWEST, turnOf } from "./geometry";
import { SteadyFinger } from "./steady_finger";

/** How long the lever is for a slow finger: a pixel across turns it by 0.095 degrees. */
export const LEVER = 600;
/** How much finer Shift makes it. */
export const FINER = 0.25;
/** A shorter pull is none. */
export const LEAST_PULL = 24;
/** A full pull, as a part of the board's width, and its limits. */
const FULL_PART = 0.2;
const [FULL_LEAST, FULL_MOST] = [74, 150];
/** Power grows with this power of the length: soft strokes are the finer ones. */
const CURVE = 1.6;
/** Pixels a second across: slower is fine, faster follows the finger. */
const [SLOW, FAST] = [90, 240];
/** So many milliseconds count for that speed. */
const SPEED_TIME = 80;
/** Pixels across from the last rest: nearer is fine, farther follows the finger. */
const [NEAR, FAR] = [9, 45];
/** Pixels of a quick swing after which the lever has caught up with the finger (to a third). */
const CATCH_UP = 15;
/** A finger rests that has moved less than so many pixels from one span (ms) to the next. */
const REST_PIXELS = 3;
const REST_SPAN = 120;

/** How long a full pull is on a board that is so wide. */
export const fullPull = (width: number): number => Math.min(FULL_MOST, Math.max(FULL_LEAST, FULL_PART * width));

/** The speed (m/s) of a stroke after a pull; it knows no direction. */
export function speedOf(length: number, full: number): number {
  const part = Math.min(1, Math.max(0, (length - LEAST_PULL) / (full - LEAST_PULL)));
  return Math.max(SLOWEST, FASTEST * part ** CURVE);
}

/** The pull (pixels) for a speed. */
export const pullFor = (speed: number, full: number): number =>
  LEAST_PULL + (full - LEAST_PULL) * (speed / FASTEST) ** (1 / CURVE);

interface LeverSample extends Point {
  time: number;
}

export class Lever {
  /** Where the stroke goes, in degrees; 90 is straight ahead. */
  angle = 90;
  length = 0;
  /** Whether the finger rests now. */
  resting = false;
  /** Whether it has rested: slow movements are fine ones. */
  settled = false;

  #start: Point;
  #seen: Point;
  #time: number;
  /** Where the finger would have the stroke go (degrees). */
  #wish = 90;
  /** Pixels a second across, and pixels across since the last rest. */
  #speed = 0;
  #across = 0;
  #trail: LeverSample[] = [];
  readonly #finger: SteadyFinger | null;

  /** ``steady``: the finger's tremor is taken out of it; a mouse has none. */
  constructor(start: Point, time: number, steady: boolean) {
    this.#start = this.#seen = start;
    this.#time = time;
    this.#finger = steady ? new SteadyFinger(start) : null;
  }

  /** Move the finger; where nothing is told of it, it stays where it was. */
  move(time: number, seen: Point = this.#seen, finer = false): void {
    const passed = Math.max(1, time - this.#time);
    this.#time = Math.max(this.#time, time);
    this.#seen = seen;
    this.#rest(seen);
    const at = this.#finger ? this.#finger.move(seen, passed) : seen;
    const [dx, dy] = [this.#start.x - at.x, this.#start.y - at.y];
    this.length = Math.hypot(dx, dy);
    const wish = this.length ? (Math.atan2(dy, dx) * 180) / Math.PI : this.#wish;
    const swing = halfTurn(wish - this.#wish);
    this.#wish = wish;
    if (this.length < LEAST_PULL) this.settled = false;
    else if (this.resting || finer) this.settled = true;
    if (!this.settled) this.angle = turnOf(wish);
    else this.#turn(swing, passed, finer);
  }

  /** Turn it by itself, as a wheel does. */
  nudge(degrees: number): void {
    this.settled = this.length >= LEAST_PULL;
    this.angle = turnOf(this.angle + degrees);
  }

  /** Draw it out by some pixels though the finger stays. */
  extend(pixels: number): void {
    if (!this.length) return;
    const [cos, sin] = [Math.cos((this.#wish * Math.PI) / 180), Math.sin((this.#wish * Math.PI) / 180)];
    this.#start = { x: this.#start.x + cos * pixels, y: this.#start.y + sin * pixels };
  }

  #turn(swing: number, passed: number, finer: boolean): void {
    const across = (swing * Math.PI * this.length) / 180;
    const pixels = Math.abs(across);
    this.#across = this.resting ? 0 : this.#across + across;
    this.#speed += ((pixels / passed) * 1000 - this.#speed) * (1 - Math.exp(-passed / SPEED_TIME));
    const quick = finer ? 0 : ramp(this.#speed, SLOW, FAST);
    const loose = finer ? 0 : Math.max(quick, ramp(Math.abs(this.#across), NEAR, FAR));
    const fine = Math.min(1, this.length / LEVER) * (finer ? FINER : 1);
    const turned = this.angle + swing * (loose + (1 - loose) * fine);
    const left = halfTurn(this.#wish - turned);
    this.angle = turnOf(turned + left * quick * (1 - Math.exp(-pixels / CATCH_UP)));
  }

  /** Note whether the finger rests: where it was of late, and where just before. */
  #rest({ x, y }: Point): void {
    const time = this.#time;
    this.#trail.push({ time, x, y });
    while (this.#trail.length && this.#trail[0]!.time < time - 2 * REST_SPAN - 40) this.#trail.shift();
    const late = this.#trail.filter((each) => each.time > time - REST_SPAN);
    const before = this.#trail.filter((each) => each.time <= time - REST_SPAN);
    const [one, other] = [mean(late), mean(before)];
    const long = time - (this.#trail[0]?.time ?? time) >= 1.7 * REST_SPAN;
    this.resting = long && !!one && !!other && Math.hypot(one.x - other.x, one.y - other.y) < REST_PIXELS;
  }
}

/** Degrees between −180 and 180. */
const halfTurn = (degrees: number): number => turnOf(degrees + 180) - 180;

const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

function mean(samples: readonly LeverSample[]): Point | null {
  if (!samples.length) return null;
  const sum = samples.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / samples.length, y: sum.y / samples.length };
}
