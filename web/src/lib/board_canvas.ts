/** The canvas of a board: its wood, how it turns to another side, and one frame of what lies on it. */

import { drawLens } from "./aim_overlay";
import { type BoardScene, drawScene } from "./board_scene";
import type { Pen } from "./canvas";
import { Discs } from "./disc_painting";
import { type Point, quarterTurns, toSeat } from "./geometry";
import { PaintedBoard } from "./painted_board";
import type { Seat } from "./protocol";

/** Radians at which a board has arrived, and the milliseconds that say how slowly it gets there. */
const ARRIVED = 0.002;
const SLOWNESS = 110;
/** The longest step between two frames (ms). */
const LONGEST = 50;

export class BoardCanvas {
  /** How the board is turned now (radians). */
  turn = NaN;
  discs = new Discs(1);

  #wood: PaintedBoard | null = null;
  /** Pixels to a metre, and to a pixel of the page. */
  #scale = 1;
  #ratio = 1;
  #before = 0;

  constructor(private readonly canvas: () => HTMLCanvasElement) {}

  /** Whether there is a board to draw. */
  get painted(): boolean {
    return !!this.#wood;
  }

  /** Whether it is not turned to a side that it has to turn to. */
  isTurnedFrom(view: Seat): boolean {
    return !Number.isNaN(this.turn) && this.turn !== turnOf(view);
  }

  /** Paint the board anew: so many pixels of the page wide, and seen so far from its centre (m). */
  paint(width: number, half: number, safe: boolean): void {
    this.#wood = null;
    const pixels = Math.round(width * Math.min(window.devicePixelRatio || 1, 2));
    if (!pixels) return;
    const canvas = this.canvas();
    canvas.width = canvas.height = pixels;
    this.#wood = new PaintedBoard(pixels, half);
    this.#scale = pixels / 2 / half;
    this.#ratio = pixels / width;
    this.discs = new Discs(this.#scale, safe);
  }

  /** Turn on towards a side; says whether there is still some way to go. */
  turnTo(view: Seat, now: number): boolean {
    const target = turnOf(view);
    if (Number.isNaN(this.turn)) this.turn = target;
    const gap = Math.atan2(Math.sin(target - this.turn), Math.cos(target - this.turn));
    const passed = Math.min(LONGEST, now - this.#before);
    this.#before = now;
    const moves = Math.abs(gap) > ARRIVED && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.turn = moves ? this.turn + gap * (1 - Math.exp(-passed / SLOWNESS)) : target;
    return this.turn !== target;
  }

  /** Draw everything; with a lens over the first contact, if that is wanted. */
  draw(view: Seat, scene: BoardScene, lens: boolean): void {
    const pen = this.canvas().getContext("2d");
    const wood = this.#wood;
    if (!pen || !wood) return;
    const turning = this.turn !== turnOf(view);
    if (turning) {
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, wood.pixels, wood.pixels);
    } else wood.still(pen, quarterTurns(view));
    pen.setTransform(1, 0, 0, 1, 0, 0);
    // While it turns it is seen from farther away, so that its corners stay in sight.
    const away = turning ? Math.abs(Math.cos(this.turn)) + Math.abs(Math.sin(this.turn)) : 1;
    this.#toBoard(pen, wood, this.#scale / away);
    if (turning) wood.turning(pen);
    const contact = drawScene(pen, scene);
    if (contact && lens) this.#enlarge(pen, wood, toSeat(contact, view), scene);
  }

  /** From pixels to metres, turned as the board is. */
  #toBoard(pen: Pen, { pixels }: PaintedBoard, scale: number): void {
    pen.translate(pixels / 2, pixels / 2);
    pen.scale(scale, -scale);
    pen.rotate(-this.turn);
  }

  /** The first contact under a lens. */
  #enlarge(pen: Pen, wood: PaintedBoard, seen: Point, scene: BoardScene): void {
    const { pixels } = wood;
    const place = { x: pixels / 2 + seen.x * this.#scale, y: pixels / 2 - seen.y * this.#scale };
    drawLens(pen, pixels, place, this.#ratio, () => {
      wood.again(pen);
      this.#toBoard(pen, wood, this.#scale);
      drawScene(pen, scene, true);
    });
  }
}

const turnOf = (view: Seat): number => (quarterTurns(view) * Math.PI) / 2;
