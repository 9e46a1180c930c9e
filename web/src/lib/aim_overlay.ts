/** What shows how to strike: the striker's grip, the ring that cancels, the first hint, and the lens. */

import { circle, type Pen } from "./canvas";
import { BOARD, type Point } from "./geometry";

/** Everything here is drawn as the player sees it: the pen's x to the right, its y away from the player (m). */

const LIGHT = "rgba(255,255,255,0.96)";
const DARK = "rgba(10,26,40,0.94)";

/** Stroke what the pen has drawn, in light with dark edges. */
function outlined(pen: Pen, wide: number): void {
  pen.strokeStyle = DARK;
  pen.lineWidth = 2.2 * wide;
  pen.stroke();
  pen.strokeStyle = LIGHT;
  pen.lineWidth = wide;
  pen.stroke();
}

/** A chevron at a place, pointing one way. */
function chevron(pen: Pen, at: Point, way: Point, size: number): void {
  const [x, y] = [at.x - way.x * size, at.y - way.y * size];
  pen.moveTo(x - way.y * size, y + way.x * size);
  pen.lineTo(at.x, at.y);
  pen.lineTo(x + way.y * size, y - way.x * size);
}

/** What can be done with the striker: chevrons along its base, and back. A pixel is ``unit`` wide (m). */
export function drawGrip(pen: Pen, at: Point, unit: number, strong: boolean): void {
  const far = BOARD.strikerRadius + 8 * unit;
  const size = Math.max(0.005, 3.5 * unit);
  pen.save();
  pen.lineCap = pen.lineJoin = "round";
  pen.globalAlpha = strong ? 1 : 0.72;
  pen.beginPath();
  for (const side of [-1, 1]) chevron(pen, { x: at.x + side * far, y: at.y }, { x: side, y: 0 }, size);
  chevron(pen, { x: at.x, y: at.y - far }, { x: 0, y: -1 }, size);
  outlined(pen, 1.6 * unit);
  circle(pen, at.x, at.y, BOARD.strikerRadius + 2 * unit);
  outlined(pen, (strong ? 1.8 : 1.1) * unit);
  pen.restore();
}

/** Where letting go cancels; marked with a cross while it would. */
export function drawCancel(pen: Pen, at: Point, radius: number, unit: number, cancels: boolean): void {
  pen.save();
  pen.setLineDash(cancels ? [] : [5 * unit, 4 * unit]);
  circle(pen, at.x, at.y, radius);
  if (cancels) {
    pen.fillStyle = "rgba(190,40,30,0.35)";
    pen.fill();
  }
  outlined(pen, 1.5 * unit);
  pen.setLineDash([]);
  const arm = radius * (cancels ? 0.42 : 0);
  pen.lineCap = "round";
  pen.beginPath();
  for (const side of arm ? [-1, 1] : []) {
    pen.moveTo(at.x - side * arm, at.y - arm);
    pen.lineTo(at.x + side * arm, at.y + arm);
  }
  outlined(pen, 2.4 * unit);
  pen.restore();
}

/** Milliseconds of the hint: the finger comes, pulls, waits, lets go; then a pause. */
const [COMES, PULLS, WAITS, GOES, PAUSE] = [300, 900, 450, 350, 700];
const HINT = COMES + PULLS + WAITS + GOES + PAUSE;
/** How far the finger of the hint pulls (m). */
const SHOWN_PULL = 0.09;

/** What the hint shows at a moment (ms): how far it has pulled, how much of the finger is seen, how far it let go. */
export function hintAt(time: number): { pulled: number; seen: number; gone: number } {
  const now = ((time % HINT) + HINT) % HINT;
  const part = (from: number, long: number): number => Math.min(1, Math.max(0, (now - from) / long));
  const pull = part(COMES, PULLS);
  const gone = part(COMES + PULLS + WAITS, GOES);
  return { pulled: pull * pull * (3 - 2 * pull), seen: part(0, COMES) * (1 - gone), gone };
}

/** The hint's still picture: pulled, not yet let go. */
export const STILL_HINT = COMES + PULLS + WAITS / 2;

/** A finger that drags the striker back and lets go. */
export function drawHint(pen: Pen, from: Point, unit: number, time: number): void {
  const { pulled, seen, gone } = hintAt(time);
  const size = Math.max(0.018, 13 * unit);
  const tip = { x: from.x, y: from.y - SHOWN_PULL * pulled };
  pen.save();
  pen.lineCap = pen.lineJoin = "round";
  if (pulled > 0.05 && gone < 1) {
    pen.globalAlpha = 1 - gone;
    pen.beginPath();
    pen.moveTo(from.x, from.y - BOARD.strikerRadius);
    pen.lineTo(tip.x, Math.min(from.y - BOARD.strikerRadius, tip.y + size));
    chevron(pen, { x: tip.x, y: tip.y + size * 0.8 }, { x: 0, y: -1 }, size * 0.45);
    outlined(pen, 2.4 * unit);
  }
  if (gone > 0) {
    pen.globalAlpha = 1 - gone;
    pen.beginPath();
    const head = from.y + BOARD.strikerRadius + 0.03 + 0.09 * gone;
    for (const back of [0, 0.016, 0.032]) chevron(pen, { x: from.x, y: head - back }, { x: 0, y: 1 }, size * 0.5);
    outlined(pen, 2.6 * unit);
  }
  pen.globalAlpha = seen;
  finger(pen, tip, size, unit);
  pen.restore();
}

/** A fingertip on the board, the hand towards the player. */
function finger(pen: Pen, tip: Point, size: number, unit: number): void {
  pen.save();
  pen.translate(tip.x, tip.y);
  circle(pen, 0, 0, size);
  pen.fillStyle = "rgba(255,255,255,0.45)";
  pen.fill();
  pen.strokeStyle = DARK;
  pen.lineWidth = 1.2 * unit;
  pen.stroke();
  pen.rotate(0.42);
  pen.beginPath();
  pen.arc(0, 0, size * 0.6, 0, Math.PI);
  pen.arc(0, -size * 1.9, size * 0.66, Math.PI, 2 * Math.PI);
  pen.closePath();
  pen.fillStyle = "#ffe9d2";
  pen.fill();
  pen.lineWidth = 1.6 * unit;
  pen.stroke();
  pen.beginPath();
  pen.arc(0, size * 0.12, size * 0.34, 0, Math.PI);
  pen.closePath();
  pen.fillStyle = "#ffffff";
  pen.fill();
  pen.lineWidth = 1.1 * unit;
  pen.stroke();
  pen.restore();
}

/** The lens: how much it enlarges, and its radius as part of the board's width. */
export const ZOOM = 2.6;
const LENS_PART = 0.185;
/** Above it there is room for a line of help. */
const HELP_PART = 0.06;

/** Where the lens lies, in pixels of the canvas: in the far corner that is farther from what it shows. */
export function lensOn(width: number, shown: Point): { at: Point; radius: number } {
  const radius = LENS_PART * width;
  const gap = radius + 0.02 * width;
  return { at: { x: shown.x < width / 2 ? width - gap : gap, y: gap + HELP_PART * width }, radius };
}

/** Draw what lies around a place once more, enlarged, under a rim; in pixels of the canvas. */
export function drawLens(pen: Pen, width: number, shown: Point, ratio: number, draw: () => void): void {
  const { at, radius } = lensOn(width, shown);
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  circle(pen, at.x, at.y, radius);
  pen.clip();
  pen.translate(at.x - ZOOM * shown.x, at.y - ZOOM * shown.y);
  pen.scale(ZOOM, ZOOM);
  draw();
  pen.restore();
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  circle(pen, at.x, at.y, radius);
  pen.strokeStyle = "rgba(20,12,8,0.85)";
  pen.lineWidth = 5 * ratio;
  pen.stroke();
  pen.strokeStyle = "#f6e8c3";
  pen.lineWidth = 2.4 * ratio;
  pen.stroke();
  pen.restore();
}
