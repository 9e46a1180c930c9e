/** Lines over the board: strokes that are suggested, with their numbers, and what a computer meant. */

import { aid } from "./aim_aid";
import { circle, type Pen } from "./canvas";
import { BOARD, fromSeat, type Point } from "./geometry";
import { placeOf } from "./keyframes";
import { pointsOf } from "./paths";
import type { Aim, Frames, Hint, Standing } from "./protocol";

const COLOURS = ["#12648c", "#a8460f", "#5a3d9a"] as const;
const MEANT = "#b3257a";
const CASING = "rgba(255,255,255,0.9)";
/** The numbers stand behind the striker, on its player's side; those of like places behind each other (m). */
const FIRST = BOARD.baseDistance + 0.05;
const STEP = 0.036;
const RADIUS = 0.017;
/** How far the way of a piece is drawn that does not fall (m). */
const SHOWN = 0.11;

interface HintLine {
  points: readonly Point[];
  /** Whether it is not what falls: drawn faintly. */
  faint: boolean;
}

/** A suggested stroke as it is drawn. */
export interface HintMark {
  label: Point;
  lines: HintLine[];
}

function linesOf(frames: Frames): HintLine[] {
  const [striker, ...others] = frames.discs;
  if (!striker) return [];
  const begins = others.map(({ knots }) => knots[1]?.[0] ?? Infinity);
  const met = Math.min(...begins, Infinity) * frames.units.time;
  const way = striker.knots.map((knot) => knot[0] * frames.units.time).filter((time) => time < met);
  const points = [...way, ...(Number.isFinite(met) ? [met] : [])].map((time) => placeOf(frames, striker, time));
  return [
    { points, faint: false },
    ...others.map((disc) => {
      const whole = pointsOf(frames, disc);
      return disc.fate === "pocketed" ? { points: whole, faint: false } : { points: begun(whole), faint: true };
    }),
  ];
}

/** The first part of a way: where a piece that stays on the board goes at first. */
function begun(points: readonly Point[]): Point[] {
  const kept = points.slice(0, 1);
  let left = SHOWN;
  for (const at of points.slice(1)) {
    const last = kept.at(-1)!;
    const far = Math.hypot(at.x - last.x, at.y - last.y);
    const part = Math.min(1, left / (far || 1));
    kept.push({ x: last.x + (at.x - last.x) * part, y: last.y + (at.y - last.y) * part });
    left -= far;
    if (left <= 0) break;
  }
  return kept;
}

/** Lay out the hints: their lines, and their numbers so that none covers another. */
export function hintMarks(hints: readonly Hint[]): HintMark[] {
  const placed: Point[] = [];
  return hints.map(({ aim, frames }) => {
    let seen: Point = { x: aim.x, y: -FIRST };
    while (placed.some(({ x, y }) => Math.hypot(x - seen.x, y - seen.y) < 2 * RADIUS)) {
      seen = { x: seen.x, y: seen.y - STEP };
    }
    placed.push(seen);
    return { label: fromSeat(seen, aim.seat), lines: linesOf(frames) };
  });
}

/** The hint whose number is at a place, as a finger meets it (a pixel in metres); -1: none. */
export function hintAt(marks: readonly HintMark[], at: Point, pixel: number): number {
  const reach = Math.max(RADIUS * 1.15, 18 * pixel);
  const far = marks.map(({ label }) => Math.hypot(label.x - at.x, label.y - at.y));
  const nearest = far.indexOf(Math.min(...far));
  return nearest >= 0 && far[nearest]! <= reach ? nearest : -1;
}

function stroke(pen: Pen, points: readonly Point[], colour: string, width: number, dash: number[] = []): void {
  for (const [ink, wide] of [
    [CASING, width + 0.0018],
    [colour, width],
  ] as const) {
    pen.strokeStyle = ink;
    pen.lineWidth = wide;
    pen.setLineDash(ink === CASING ? [] : dash);
    pen.beginPath();
    for (const { x, y } of points) pen.lineTo(x, y);
    pen.stroke();
  }
  pen.setLineDash([]);
}

function number(pen: Pen, at: Point, text: string, colour: string, turn: number): void {
  circle(pen, at.x, at.y, RADIUS);
  pen.fillStyle = colour;
  pen.fill();
  pen.strokeStyle = CASING;
  pen.lineWidth = 0.0016;
  pen.stroke();
  pen.save();
  pen.translate(at.x, at.y);
  pen.rotate(turn);
  pen.scale(0.001, -0.001);
  pen.fillStyle = "#fff";
  pen.font = "700 23px system-ui, sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(text, 0, 1);
  pen.restore();
}

/** Draw the hints; where one was taken over, the others step back. */
export function drawHints(pen: Pen, marks: readonly HintMark[], chosen: number, turn: number): void {
  pen.save();
  pen.lineJoin = "round";
  for (let k = marks.length - 1; k >= 0; k--) {
    const { lines, label } = marks[k]!;
    const colour = COLOURS[k % COLOURS.length]!;
    const weight = chosen >= 0 && chosen !== k ? 0.3 : 1;
    for (const { points, faint } of lines) {
      pen.globalAlpha = weight * (faint ? 0.55 : 1);
      stroke(pen, points, colour, faint ? 0.002 : 0.0034, faint ? [0.006, 0.005] : []);
    }
    pen.globalAlpha = chosen >= 0 && chosen !== k ? 0.65 : 1;
    number(pen, label, String(k + 1), colour, turn);
  }
  pen.restore();
}

/** Draw the line that a computer meant, up to what it would have met first, and the piece's way from there. */
export function drawMeant(pen: Pen, aim: Aim, layout: readonly Standing[]): void {
  const { from, to, struck } = aid(layout, aim.seat, aim.x, aim.angle);
  pen.save();
  stroke(pen, [from, to], MEANT, 0.0024, [0.009, 0.006]);
  pen.strokeStyle = MEANT;
  pen.lineWidth = 0.0018;
  circle(pen, to.x, to.y, BOARD.strikerRadius);
  pen.stroke();
  if (struck) {
    const onward = { x: struck.at.x + struck.way.x * 0.3, y: struck.at.y + struck.way.y * 0.3 };
    const inside = Math.min(1, ...[onward.x, onward.y].map((v, k) => reach(v, k ? struck.at.y : struck.at.x)));
    const end = { x: struck.at.x + struck.way.x * 0.3 * inside, y: struck.at.y + struck.way.y * 0.3 * inside };
    stroke(pen, [struck.at, end], MEANT, 0.002, [0.009, 0.006]);
  }
  pen.restore();
}

/** Which part of the way from one coordinate to another is on the board. */
function reach(to: number, from: number): number {
  const edge = BOARD.halfSide * Math.sign(to - from);
  return Math.abs(to) <= BOARD.halfSide || to === from ? 1 : (edge - from) / (to - from);
}
