/** The player's aim: it stays as it is whatever the server tells, until the player changes it. */

import {
  BOARD,
  FASTEST,
  type Interval,
  LEGAL,
  MOST_SPIN,
  nearestPlace,
  type Point,
  SLOWEST,
  stepPlace,
  turnOf,
} from "./geometry";

/** Pulled back this far (m on the board, or pixels if that is more), a stroke has full power. */
const FULL_PULL = 0.2;
const FULL_PIXELS = 165;
/** Pixels at the screen's edge that nobody has to reach, and those that a pull has at least. */
const EDGE = 12;
const SHORTEST = 48;
/** Less than this is no pull. */
export const LEAST_PULL = 0.012;

/** The screen's edges as the player sees them, in metres on the board. */
export interface Screen {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The screen between two of its corners. */
export function screenBetween(one: Point, other: Point): Screen {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
  const [bottom, top] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
  return { left, right, bottom, top };
}

/** How far it is from a place to the screen's edge, one way (a unit vector). */
function roomTo(screen: Screen, from: Point, way: Point): number {
  const across = way.x < 0 ? screen.left - from.x : screen.right - from.x;
  const along = way.y < 0 ? screen.bottom - from.y : screen.top - from.y;
  return Math.min(way.x ? across / way.x : Infinity, way.y ? along / way.y : Infinity);
}

export class StrikerAim {
  /** Along the base, as the player sees it (m). */
  x = $state(0);
  /** Degrees; 90 is straight ahead. */
  angle = $state(90);
  /** m/s. */
  speed = $state(4);
  /** rad/s; to the left if positive. */
  spin = $state(0);

  /** Where the striker may stand now. */
  places: readonly Interval[] = $state.raw(LEGAL);

  /** Say where the striker may stand; it moves only if it must. */
  free(places: readonly Interval[]): void {
    this.places = places;
    this.x = nearestPlace(this.x, places);
  }

  move(x: number): void {
    if (Number.isFinite(x)) this.x = nearestPlace(x, this.places);
  }

  step(by: number): void {
    this.x = stepPlace(this.x, by, this.places);
  }

  turn(angle: number): void {
    if (Number.isFinite(angle)) this.angle = Math.round(turnOf(angle) * 100) / 100;
  }

  hit(speed: number): void {
    if (Number.isFinite(speed)) this.speed = Math.round(Math.min(FASTEST, Math.max(SLOWEST, speed)) * 100) / 100;
  }

  twist(spin: number): void {
    if (Number.isFinite(spin)) this.spin = Math.min(MOST_SPIN, Math.max(-MOST_SPIN, spin));
  }

  /** Aim at a place as the player sees it. */
  point({ x, y }: Point): void {
    const dx = x - this.x;
    const dy = y + BOARD.baseDistance;
    if (Math.hypot(dx, dy) > BOARD.strikerRadius) this.turn((Math.atan2(dy, dx) * 180) / Math.PI);
  }

  /**
   * Pull back from a place to another, as the player sees them (a pixel in metres).
   * Full power is never beyond the screen's edge; say whether the pull is far enough for a stroke.
   */
  pull(from: Point, to: Point, pixel: number, screen: Screen): boolean {
    const dx = from.x - to.x;
    const dy = from.y - to.y;
    const far = Math.hypot(dx, dy);
    if (far < LEAST_PULL) return false;
    this.turn((Math.atan2(dy, dx) * 180) / Math.PI);
    const room = Math.max(SHORTEST, roomTo(screen, from, { x: -dx / far, y: -dy / far }) / pixel - EDGE) * pixel;
    const full = Math.min(room, Math.max(FULL_PULL, FULL_PIXELS * pixel));
    const share = Math.min(1, (far - LEAST_PULL) / (full - LEAST_PULL));
    this.hit(FASTEST * share ** 1.6);
    return true;
  }
}
