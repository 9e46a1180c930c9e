/** A pointer at the striker: it slides along its line, is pulled back, or the board is pointed at. */

import type { StrikerAim, Screen } from "./striker_aim.svelte";
import { BOARD, type Point } from "./geometry";

/** Takes a pointer for itself, at places on the board. */
export interface PointerTaker {
  /** Says whether it takes the pointer; a pixel is that wide (m). */
  down(at: Point, pixel: number): boolean;
  move(at: Point): void;
  up(at: Point): void;
  cancel(): void;
}

type Mode = "none" | "open" | "slide" | "pull" | "point";

/** Metres on the board before a touch of the striker is taken for a movement. */
const SLOP = 0.007;
/** What a finger needs, in pixels, where the board is small. */
const FINGER = 26;
const GRAB = BOARD.strikerRadius * 1.5;
const BAND = 0.026;
const WIDEST_BAND = 0.036;
/** A finger that lifts moves: what it did in its last milliseconds is not meant. */
const LIFT = 60;

interface Sample {
  at: number;
  angle: number;
  speed: number;
  enough: boolean;
}

export class Gesture {
  #mode: Mode = "none";
  #pointer = -1;
  #start: Point = { x: 0, y: 0 };
  #offset = 0;
  #pixel = 0;
  #screen: Screen = { left: 0, right: 0, bottom: 0, top: 0 };
  #samples: Sample[] = [];

  constructor(
    private readonly aiming: () => StrikerAim,
    private readonly strike: () => void,
  ) {}

  /** Begin at a place as the player sees it; a pixel is that wide (m), the screen ends there. */
  down(at: Point, event: PointerEvent, pixel: number, screen: Screen): void {
    if (this.#mode !== "none") return;
    const aiming = this.aiming();
    this.#pointer = event.pointerId;
    this.#start = at;
    this.#samples = [];
    this.#pixel = pixel;
    this.#screen = screen;
    const across = at.y + BOARD.baseDistance;
    if (Math.hypot(at.x - aiming.x, across) < Math.max(GRAB, FINGER * pixel)) {
      this.#mode = "open";
    } else if (Math.abs(across) < Math.min(WIDEST_BAND, Math.max(BAND, FINGER * pixel))) {
      this.#mode = "slide";
      this.#offset = 0;
      aiming.move(at.x);
    } else if (across > 0) {
      this.#mode = "point";
      aiming.point(at);
    } else {
      this.#mode = "pull";
    }
  }

  move(at: Point, event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    const aiming = this.aiming();
    if (this.#mode === "open") {
      const dx = Math.abs(at.x - this.#start.x);
      const dy = at.y - this.#start.y;
      if (Math.hypot(dx, dy) < SLOP) return;
      this.#mode = dx > 1.6 * Math.abs(dy) ? "slide" : "pull";
      this.#offset = aiming.x - this.#start.x;
    }
    if (this.#mode === "slide") aiming.move(at.x + this.#offset);
    if (this.#mode === "point") aiming.point(at);
    if (this.#mode === "pull") this.#pull(at, event);
  }

  /** End; where the pointer is then does not count. */
  up(event: PointerEvent, live: boolean): void {
    if (event.pointerId !== this.#pointer) return;
    const pulled = this.#mode === "pull" ? this.#meant(event) : null;
    this.cancel();
    if (!pulled) return;
    const aiming = this.aiming();
    aiming.turn(pulled.angle);
    aiming.hit(pulled.speed);
    if (live && pulled.enough) this.strike();
  }

  cancel(): void {
    this.#mode = "none";
    this.#pointer = -1;
  }

  #pull(at: Point, event: PointerEvent): void {
    const aiming = this.aiming();
    const enough = aiming.pull(this.#start, at, this.#pixel, this.#screen);
    const { angle, speed } = aiming;
    this.#samples.push({ at: event.timeStamp, angle, speed, enough });
    if (this.#samples.length > 60) this.#samples.shift();
  }

  #meant(event: PointerEvent): Sample | null {
    const last = this.#samples.at(-1) ?? null;
    if (event.pointerType === "mouse") return last;
    return this.#samples.findLast((each) => event.timeStamp - each.at >= LIFT) ?? last;
  }
}
