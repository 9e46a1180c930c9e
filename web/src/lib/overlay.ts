/** What is drawn over the board for the player: the aim, its aid, and places for pieces. */

import type { Aid } from "./aim";
import { BOARD, FASTEST, fromSeat, type Interval, type Point } from "./geometry";
import type { Kind, Seat, Standing } from "./protocol";

type Pen = CanvasRenderingContext2D;

const LIGHT = "rgba(255,255,255,0.96)";
const DARK = "rgba(14,50,74,0.9)";

/** The way a disc took. */
export interface Path {
  kind: Kind;
  points: readonly Point[];
  /** One to compare with: drawn faintly. */
  pale?: boolean;
}

/** A ring around a piece. */
export interface Mark {
  at: Point;
  /** Whether it may not lie there. */
  bad: boolean;
}

const WAYS: Record<Kind, string> = {
  white: "rgba(255,250,235,0.95)",
  black: "rgba(20,16,15,0.85)",
  queen: "rgba(196,33,47,0.9)",
  striker: "rgba(31,111,148,0.95)",
};

export function drawPaths(pen: Pen, paths: readonly Path[]): void {
  pen.lineJoin = "round";
  pen.lineWidth = 0.0022;
  for (const { kind, points, pale } of paths) {
    pen.globalAlpha = pale ? 0.35 : 1;
    pen.strokeStyle = WAYS[kind];
    pen.beginPath();
    for (const { x, y } of points) pen.lineTo(x, y);
    pen.stroke();
  }
  pen.globalAlpha = 1;
  pen.lineJoin = "miter";
}

export function drawMarks(pen: Pen, marks: readonly Mark[]): void {
  pen.lineWidth = 0.0034;
  for (const { at, bad } of marks) {
    pen.strokeStyle = bad ? "#ff3b30" : "#2ea0cd";
    pen.beginPath();
    pen.arc(at.x, at.y, BOARD.pieceRadius + 0.0026, 0, 2 * Math.PI);
    pen.stroke();
    if (!bad) continue;
    pen.fillStyle = "rgba(255,59,48,0.35)";
    pen.fill();
  }
}

function line(pen: Pen, from: Point, to: Point, width: number, dash: number[] = []): void {
  pen.setLineDash(dash);
  for (const [colour, wide] of [[DARK, width + 0.0016], [LIGHT, width]] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
  }
  pen.setLineDash([]);
}

function ring(pen: Pen, at: Point, radius: number): void {
  for (const [colour, wide] of [[DARK, 0.0032], [LIGHT, 0.0016]] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    pen.beginPath();
    pen.arc(at.x, at.y, radius, 0, 2 * Math.PI);
    pen.stroke();
  }
}

const along = (from: Point, way: Point, length: number): Point => ({
  x: from.x + way.x * length,
  y: from.y + way.y * length,
});

/** The line up to the first contact, and the two ways from there. */
export function drawAid(pen: Pen, aid: Aid): void {
  line(pen, aid.from, aid.to, 0.0021, [0.009, 0.006]);
  ring(pen, aid.to, BOARD.strikerRadius);
  if (aid.struck) {
    line(pen, aid.struck.at, along(aid.struck.at, aid.struck.way, 0.09), 0.002);
    if (aid.onward) line(pen, aid.to, along(aid.to, aid.onward, 0.05), 0.0014);
  } else if (aid.onward) {
    line(pen, aid.to, along(aid.to, aid.onward, 0.05), 0.0014);
  }
}

/** A short arrow for the direction, for those who want no aid. */
export function drawDirection(pen: Pen, from: Point, way: Point): void {
  line(pen, along(from, way, BOARD.strikerRadius), along(from, way, 0.08), 0.0016);
}

/** The power as a band behind the striker, from green to red. */
export function drawPower(pen: Pen, from: Point, way: Point, speed: number): void {
  const share = speed / FASTEST;
  const length = 0.12 * Math.sqrt(share);
  const near = along(from, way, -BOARD.strikerRadius * 1.15);
  const far = along(near, way, -length);
  pen.lineCap = "round";
  pen.strokeStyle = "rgba(20,12,8,0.6)";
  pen.lineWidth = 0.0105;
  pen.beginPath();
  pen.moveTo(near.x, near.y);
  pen.lineTo(far.x, far.y);
  pen.stroke();
  pen.strokeStyle = `hsl(${Math.round(130 - 130 * Math.sqrt(share))} 80% 52%)`;
  pen.lineWidth = 0.007;
  pen.stroke();
  pen.lineCap = "butt";
}

/** Where the striker may stand. */
export function drawBase(pen: Pen, seat: Seat, places: readonly Interval[]): void {
  pen.lineCap = "round";
  pen.strokeStyle = "rgba(46,160,205,0.55)";
  pen.lineWidth = 0.006;
  for (const [low, high] of places) {
    const from = fromSeat({ x: low, y: -BOARD.baseDistance }, seat);
    const to = fromSeat({ x: high, y: -BOARD.baseDistance }, seat);
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
  }
  pen.lineCap = "butt";
}

/** Whether a piece could lie there: inside the inner circle, touching nothing. The server decides. */
export function fits(at: Point, lying: readonly Standing[]): boolean {
  if (Math.hypot(at.x, at.y) + BOARD.pieceRadius > BOARD.innerRadius) return false;
  return lying.every(
    (each) => Math.hypot(each.at[0] - at.x, each.at[1] - at.y) >= 2 * BOARD.pieceRadius,
  );
}

/** The free place nearest to the centre; the centre itself where there is none. */
export function roomFor(lying: readonly Standing[]): Point {
  const most = BOARD.innerRadius - BOARD.pieceRadius;
  for (let far = 0; far <= most; far += 0.002) {
    for (let k = 0; k < 72; k++) {
      const at = { x: far * Math.sin((k * Math.PI) / 36), y: far * Math.cos((k * Math.PI) / 36) };
      if (fits(at, lying)) return at;
    }
  }
  return { x: 0, y: 0 };
}

/** The circle for penalty pieces, and in green where the centre of one may lie. */
export function drawPlacing(pen: Pen, at: Point | null, lying: readonly Standing[]): void {
  const most = BOARD.innerRadius - BOARD.pieceRadius;
  pen.save();
  for (const each of lying) {
    pen.beginPath();
    pen.rect(-1, -1, 2, 2);
    pen.arc(each.at[0], each.at[1], 2 * BOARD.pieceRadius, 0, 2 * Math.PI);
    pen.clip("evenodd");
  }
  pen.fillStyle = "rgba(40,190,105,0.42)";
  pen.beginPath();
  pen.arc(0, 0, most, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
  ring(pen, { x: 0, y: 0 }, BOARD.innerRadius);
  if (!at) return;
  pen.strokeStyle = fits(at, lying) ? "#37d67a" : "#ff5a4f";
  pen.lineWidth = 0.0022;
  pen.beginPath();
  pen.arc(at.x, at.y, BOARD.pieceRadius + 0.0016, 0, 2 * Math.PI);
  pen.stroke();
}
