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
}
