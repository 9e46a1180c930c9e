/**
 * A pointer at the striker. Its first movement decides what it does until it lets go: along the base the striker
 * slides, back it is pulled and struck, forward it is only aimed.
 */

import { BOARD, type Point } from "./geometry";
import { fullPull, LEAST_PULL, Lever, speedOf } from "./lever";
import type { StrikerAim } from "./striker_aim.svelte";

/** Takes a pointer for itself, at places on the board. */
export interface PointerTaker {
  /** Says whether it takes the pointer; a pixel is that wide (m). */
  down(at: Point, pixel: number): boolean;
  move(at: Point): void;
  up(at: Point): void;
  cancel(): void;
}

/** The board on the screen: how wide a pixel is (m), and the screen's edges as the player sees them (m). */
export interface Screen {
  pixel: number;
  /** Of the board, in pixels. */
  width: number;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** What a player should be told: a stroke that was not played, and why. */
export type GestureNotice = "flick" | "hasty" | "twitch" | "cancelled";

/** Where a pointer is, for its cursor. */
export type Zone = "striker" | "base" | "board" | "behind";

/** What is drawn of a gesture, as the player sees it (m). */
export interface GestureView {
  mode: "slide" | "pull" | "forward" | "point";
  /** Where letting go cancels. */
  ring: { at: Point; radius: number };
  cancels: boolean;
  touch: boolean;
}

type Mode = "none" | "open" | GestureView["mode"];

/** Pixels before a touch is taken for a movement: of a finger, of a mouse. */
const SLOP = { touch: 8, mouse: 4 };
/**
 * Degrees back from the base line: a movement that goes back more is a pull, one that goes back less is a slide.
 * Between the two it has to go farther, so many times the slop, until the middle decides.
 */
const [SLIDES, EITHER, PULLS] = [8, 20, 35];
const FARTHER = 2.5;
/** What a finger needs, in pixels, where the board is small. */
const FINGER = 26;
const GRAB = BOARD.strikerRadius * 1.5;
const BAND = 0.026;
const WIDEST_BAND = 0.036;
/** A finger that lifts moves: what it did in its last milliseconds is not meant. */
const LIFT = 90;
/** A pull to the front counts if the finger has rested there in these last milliseconds: a flick has not. */
const RECENT = 500;
/** A pull that is shorter (pixels) and over sooner (ms) than this is a twitch: soft strokes are taken in time. */
export const TWITCH = { pixels: 40, time: 300 };
/** Pixels from the screen's edge where a pull goes on by itself, and how many full pulls a second. */
const EDGE = { touch: 8, mouse: 2 };
const ONWARD = 1.2;

interface Sample {
  time: number;
  angle: number;
  speed: number;
  enough: boolean;
  /** Pixels. */
  length: number;
  resting: boolean;
}

export class Gesture {
  #mode: Mode = "none";
  #pointer = -1;
  #touch = false;
  #start: Point = { x: 0, y: 0 };
  #at: Point = { x: 0, y: 0 };
  #time = 0;
  #began = 0;
  #offset = 0;
  #held = false;
  #cancels = false;
  #finer = false;
  #screen: Screen = { pixel: 1, width: 1, left: 0, right: 0, bottom: 0, top: 0 };
  #samples: Sample[] = [];
  #lever: Lever | null = null;
  #before = { x: 0, angle: 90, speed: 0 };

  constructor(
    private readonly aiming: () => StrikerAim,
    private readonly strike: () => void,
    private readonly tell: (notice: GestureNotice) => void = () => undefined,
  ) {}

  get pulling(): boolean {
    return this.#mode === "pull";
  }

  /** Whether another pointer has it. */
  isOther(pointer: number): boolean {
    return this.#mode !== "none" && pointer !== this.#pointer;
  }

  get view(): GestureView | null {
    if (this.#mode === "none" || this.#mode === "open") return null;
    const at = this.#held ? { x: this.#before.x, y: -BOARD.baseDistance } : this.#start;
    const radius = LEAST_PULL * this.#screen.pixel;
    return { mode: this.#mode, ring: { at, radius }, cancels: this.#cancels, touch: this.#touch };
  }

  /** What is at a place as the player sees it; a pixel is that wide (m). */
  zone(at: Point, pixel: number): Zone {
    const across = at.y + BOARD.baseDistance;
    if (Math.hypot(at.x - this.aiming().x, across) < Math.max(GRAB, FINGER * pixel)) return "striker";
    if (Math.abs(across) < Math.min(WIDEST_BAND, Math.max(BAND, FINGER * pixel))) return "base";
    return across > 0 ? "board" : "behind";
  }

  /** Begin at a place as the player sees it. */
  down(at: Point, event: PointerEvent, screen: Screen): void {
    if (this.#mode !== "none") return;
    const aiming = this.aiming();
    const zone = this.zone(at, screen.pixel);
    this.#pointer = event.pointerId;
    this.#touch = event.pointerType !== "mouse";
    this.#start = this.#at = at;
    this.#time = this.#began = event.timeStamp;
    this.#samples = [];
    this.#screen = screen;
    this.#before = { x: aiming.x, angle: aiming.angle, speed: aiming.speed };
    this.#held = zone === "striker";
    this.#offset = 0;
    this.#cancels = false;
    this.#lever = new Lever(this.#pixels(at), event.timeStamp, this.#touch);
    this.#mode = zone === "base" ? "slide" : zone === "board" ? "point" : "open";
    if (this.#mode === "slide") aiming.move(at.x);
    if (this.#mode === "point") aiming.point(at);
  }

  move(at: Point, event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    this.#at = at;
    this.#finer = event.shiftKey;
    if (this.#mode === "open") this.#mode = this.#meaning(at);
    const aiming = this.aiming();
    if (this.#mode === "slide") aiming.move(at.x + this.#offset);
    if (this.#mode === "point" || this.#mode === "forward") aiming.point(at);
    if (this.#mode === "pull" || this.#mode === "open") this.#pull(event.timeStamp);
  }

  /** Let time pass: a finger that rests says nothing of itself. */
  tick(time: number): void {
    if (this.#mode === "pull") this.#pull(time);
  }

  /** Turn a pull by itself, as a wheel does; say whether there is one. */
  nudge(degrees: number): boolean {
    if (this.#mode !== "pull") return false;
    this.#lever?.nudge(degrees);
    this.#pull(this.#time);
    return true;
  }

  /** End; where the pointer is then does not count. */
  up(event: PointerEvent, live: boolean): void {
    if (event.pointerId !== this.#pointer) return;
    const mode = this.#mode;
    const pulled = this.#meant(event);
    this.#end();
    if (mode === "forward") this.tell("flick");
    if (mode !== "pull" || !pulled) return;
    if (!pulled.enough) return this.#undo("cancelled");
    if (pulled.length < TWITCH.pixels && event.timeStamp - this.#began < TWITCH.time) return this.#undo("twitch");
    if (isBackward(pulled) && !this.#rested(event.timeStamp)) return this.#undo("hasty");
    const aiming = this.aiming();
    aiming.turn(pulled.angle);
    aiming.hit(pulled.speed);
    if (live) this.strike();
  }

  /** Leave everything as it was before. */
  cancel(): void {
    const mode = this.#mode;
    this.#end();
    if (mode === "slide") this.aiming().move(this.#before.x);
    if (mode === "point") this.#restore();
    else if (mode !== "none" && mode !== "open") this.#undo("cancelled");
  }

  #end(): void {
    this.#mode = "none";
    this.#pointer = -1;
    this.#lever = null;
  }

  #undo(why: GestureNotice): void {
    this.#restore();
    this.tell(why);
  }

  #restore(): void {
    this.aiming().turn(this.#before.angle);
    this.aiming().hit(this.#before.speed);
  }

  /** What the first movement means; nothing yet, while it is small. */
  #meaning(at: Point): Mode {
    const [dx, dy] = [Math.abs(at.x - this.#start.x), at.y - this.#start.y];
    const slop = SLOP[this.#touch ? "touch" : "mouse"] * this.#screen.pixel;
    const far = Math.hypot(dx, dy);
    if (far < slop) return "open";
    this.#offset = this.aiming().x - this.#start.x;
    const back = (Math.atan2(-dy, dx) * 180) / Math.PI;
    if (back < -PULLS) return "forward";
    if (!this.#held || back > PULLS) return "pull";
    if (back > SLIDES && far < FARTHER * slop) return "open";
    return back > EITHER ? "pull" : "slide";
  }

  #pull(time: number): void {
    const [lever, aiming] = [this.#lever!, this.aiming()];
    lever.move(time, this.#pixels(this.#at), this.#finer);
    this.#onward(time);
    this.#time = time;
    if (this.#mode !== "pull") return;
    const { x, angle, speed } = this.#before;
    const over = this.#held && Math.hypot(this.#at.x - x, this.#at.y + BOARD.baseDistance) < BOARD.strikerRadius;
    this.#cancels = lever.length < LEAST_PULL || over;
    aiming.turn(this.#cancels ? angle : lever.angle);
    aiming.hit(this.#cancels ? speed : speedOf(lever.length, fullPull(this.#screen.width)));
    const { resting } = lever;
    this.#samples.push({
      time,
      angle: aiming.angle,
      speed: aiming.speed,
      enough: !this.#cancels,
      length: lever.length,
      resting,
    });
    if (this.#samples.length > 90) this.#samples.shift();
  }

  /** At the screen's edge a pull goes on by itself, up to a full one. */
  #onward(time: number): void {
    const [lever, { pixel, left, right, bottom, top }, at] = [this.#lever!, this.#screen, this.#at];
    const full = fullPull(this.#screen.width);
    const passed = Math.min(50, time - this.#time);
    const edge = EDGE[this.#touch ? "touch" : "mouse"] * pixel;
    const [dx, dy] = [at.x - this.#start.x, at.y - this.#start.y];
    const far = Math.hypot(dx, dy) / 3;
    const outward =
      (dx < -far && at.x - left < edge) ||
      (dx > far && right - at.x < edge) ||
      (dy < -far && at.y - bottom < edge) ||
      (dy > far && top - at.y < edge);
    if (outward && passed > 0 && lever.length < full)
      lever.extend(Math.min(full - lever.length, (ONWARD * full * passed) / 1000));
  }

  #pixels({ x, y }: Point): Point {
    return { x: x / this.#screen.pixel, y: y / this.#screen.pixel };
  }

  #meant(event: PointerEvent): Sample | null {
    const last = this.#samples.at(-1) ?? null;
    if (!this.#touch) return last;
    return this.#samples.findLast((each) => event.timeStamp - each.time >= LIFT) ?? last;
  }

  #rested(time: number): boolean {
    return this.#samples.some((each) => each.resting && isBackward(each) && each.time > time - RECENT);
  }
}

/** Whether a stroke goes to the player's own side. */
const isBackward = ({ angle }: Sample): boolean => angle > 185 && angle < 355;
