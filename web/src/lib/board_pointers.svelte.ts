/** Pointers at a board: they aim and strike, place a piece, or are taken by something else. */

import { fromSeat, type Point, toSeat } from "./geometry";
import type { Seat, Side } from "./protocol";
import { wake } from "./sound";
import type { StrikerAim } from "./striker_aim.svelte";
import {
  Gesture,
  type GestureNotice,
  type GestureView,
  type PointerTaker,
  type Screen,
  type Zone,
} from "./striker_gesture";

/** The board as it is when a pointer does something. */
export interface PointedBoard {
  canvas: HTMLCanvasElement;
  /** In pixels. */
  width: number;
  /** From the centre to the edge of what is seen of it (m). */
  half: number;
  view: Seat;
  /** The seat of the player who aims here. */
  seat: Seat | null;
  aiming: StrikerAim;
  live: boolean;
  placing: Side | null;
  ghost: Point | null;
  take: PointerTaker | null;
}

export interface PointerActs {
  strike: () => void;
  /** Hold the piece to be placed somewhere. */
  hold: (at: Point) => void;
  place: (at: Point) => void;
}

export class BoardPointers {
  /** What the gesture does now, and what the last one was told. */
  shown: GestureView | null = $state.raw(null);
  notice: { told: GestureNotice; at: number } | null = $state.raw(null);
  /** Where the pointer is. */
  zone: Zone | null = $state(null);

  readonly #gesture: Gesture;
  /** The pointer that holds a piece to be placed. */
  #holds = -1;
  /** The pointer that was taken. */
  #taken = -1;

  constructor(
    private readonly board: () => PointedBoard,
    private readonly acts: PointerActs,
  ) {
    this.#gesture = new Gesture(
      () => board().aiming,
      () => acts.strike(),
      (told) => (this.notice = { told, at: performance.now() }),
    );
  }

  /** Where on the board a pointer is. */
  placeOf(event: Pick<PointerEvent, "clientX" | "clientY">): Point {
    const { canvas, half, view } = this.board();
    const box = canvas.getBoundingClientRect();
    const per = (2 * half) / box.width;
    const seen = {
      x: (event.clientX - box.left - box.width / 2) * per,
      y: (box.top + box.height / 2 - event.clientY) * per,
    };
    return fromSeat(seen, view);
  }

  down(event: PointerEvent): void {
    wake();
    if (event.button !== 0) return;
    const { canvas, take, placing, seat, live } = this.board();
    const at = this.placeOf(event);
    if (take?.down(at, this.#pixel)) {
      this.#taken = event.pointerId;
      canvas.setPointerCapture(event.pointerId);
      this.#focus(event);
      return;
    }
    if (placing) {
      this.acts.hold(at);
      this.#holds = event.pointerId;
      return;
    }
    if (!seat || !live || this.#gesture.isOther(event.pointerId)) return;
    this.notice = null;
    canvas.setPointerCapture(event.pointerId);
    this.#gesture.down(toSeat(at, seat), event, this.#screenOf(seat));
    this.shown = this.#gesture.view;
    this.#focus(event);
  }

  move(event: PointerEvent): void {
    const { take, placing, seat } = this.board();
    if (this.#taken === event.pointerId) take?.move(this.placeOf(event));
    else if (placing) this.acts.hold(this.placeOf(event));
    else if (seat) {
      const at = toSeat(this.placeOf(event), seat);
      this.zone = this.#gesture.zone(at, this.#pixel);
      this.#gesture.move(at, event);
      this.shown = this.#gesture.view;
    }
  }

  up(event: PointerEvent): void {
    const { take, placing, ghost, live } = this.board();
    if (this.#taken === event.pointerId) {
      this.#taken = -1;
      take?.up(this.placeOf(event));
    } else if (placing) {
      if (event.pointerId === this.#holds) this.acts.place(ghost ?? this.placeOf(event));
      this.#holds = -1;
    } else {
      this.#gesture.up(event, live);
      this.shown = this.#gesture.view;
    }
  }

  cancel(): void {
    this.#holds = -1;
    if (this.#taken >= 0) this.board().take?.cancel();
    this.#taken = -1;
    this.#drop();
  }

  /** A second finger, wherever it comes down, cancels a pull; so does Escape. */
  second(event: PointerEvent): void {
    if (this.#gesture.isOther(event.pointerId)) this.#drop();
  }

  key(event: KeyboardEvent): void {
    if (event.key === "Escape" && this.shown) this.#drop();
  }

  /** While the striker is pulled, the wheel turns it finely. */
  wheel(event: WheelEvent): void {
    const turns = Math.sign(event.deltaY || event.deltaX) * (event.shiftKey ? 0.02 : 0.1);
    if (this.shown && this.#gesture.nudge(-turns)) event.preventDefault();
  }

  /** A pull goes on by itself at the edge of the screen. */
  tick(now: number): void {
    if (this.shown?.mode !== "pull") return;
    this.#gesture.tick(now);
    this.shown = this.#gesture.view;
  }

  /** How wide a pixel is (m). */
  get #pixel(): number {
    const { half, width } = this.board();
    return (2 * half) / width;
  }

  #focus(event: PointerEvent): void {
    event.preventDefault();
    this.board().canvas.focus({ preventScroll: true });
  }

  #drop(): void {
    this.#gesture.cancel();
    this.shown = this.#gesture.view;
  }

  /** The board and the screen's edges as a player sees them. */
  #screenOf(by: Seat): Screen {
    const one = toSeat(this.placeOf({ clientX: 0, clientY: 0 }), by);
    const other = toSeat(this.placeOf({ clientX: window.innerWidth, clientY: window.innerHeight }), by);
    return {
      pixel: this.#pixel,
      width: this.board().width,
      left: Math.min(one.x, other.x),
      right: Math.max(one.x, other.x),
      bottom: Math.min(one.y, other.y),
      top: Math.max(one.y, other.y),
    };
  }
}
