/** What is drawn over the board for the player: the aim, its aid, and places for pieces. */

import type { Aid } from "./aim_aid";
import type { Pen } from "./canvas";
import { BOARD, FASTEST, fromSeat, type Interval, type Point } from "./geometry";
import type { Kind, Seat, Standing } from "./protocol";

const LIGHT = "rgba(255,255,255,0.96)";
const DARK = "rgba(10,26,40,0.94)";

/** The way a disc took. */
export interface Path {
  kind: Kind;
  points: readonly Point[];
  /** One to compare with: drawn faintly. */
  pale?: boolean;
  /** Of a better stroke: drawn in green, dashed, the striker's place with a ring. */
  better?: boolean;
  /** One that is still to come: with an edge, and a ring where it ends. */
  ahead?: boolean;
}

/** A ring around a piece. */
export interface Mark {
  at: Point;
  /** Whether it may not lie there. */
  bad: boolean;
}

const PATH_COLOURS: Record<Kind, string> = {
  white: "rgba(255,250,235,0.95)",
  black: "rgba(20,16,15,0.85)",
  queen: "rgba(196,33,47,0.9)",
  striker: "rgba(31,111,148,0.95)",
};

export function drawPaths(pen: Pen, paths: readonly Path[]): void {
  pen.lineJoin = "round";
  for (const { kind, points, pale, better, ahead } of paths) {
    if (better) {
      drawBetter(pen, kind, points);
      continue;
    }
    pen.globalAlpha = pale ? 0.35 : 1;
    pen.beginPath();
    for (const { x, y } of points) pen.lineTo(x, y);
    const end = points.at(-1);
    if (ahead && end) {
      const radius = kind === "striker" ? BOARD.strikerRadius : BOARD.pieceRadius;
      pen.moveTo(end.x + radius, end.y);
      pen.arc(end.x, end.y, radius, 0, 2 * Math.PI);
      pen.lineWidth = 0.0042;
      pen.strokeStyle = kind === "black" ? LIGHT : DARK;
      pen.stroke();
    }
    pen.lineWidth = 0.0022;
    pen.strokeStyle = PATH_COLOURS[kind];
    pen.stroke();
  }
  pen.globalAlpha = 1;
  pen.lineJoin = "miter";
}

const BETTER = { line: "#0b7a3b", around: "rgba(255,255,255,0.9)" };

function drawBetter(pen: Pen, kind: Kind, points: readonly Point[]): void {
  const start = points[0];
  pen.globalAlpha = 1;
  for (const [colour, wide] of [
    [BETTER.around, 0.0052],
    [BETTER.line, 0.003],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    pen.setLineDash(colour === BETTER.line && kind !== "striker" ? [0.008, 0.005] : []);
    pen.beginPath();
    for (const { x, y } of points) pen.lineTo(x, y);
    pen.stroke();
    pen.setLineDash([]);
    if (kind !== "striker" || !start) continue;
    pen.beginPath();
    pen.arc(start.x, start.y, BOARD.strikerRadius, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.lineWidth = 0.0022;
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

/** How wide lines are at least, in pixels: the light core, and the dark edge on either side of it. */
const [CORE, RIM] = [1.7, 1.2];

/** A light line with dark edges; dashes are light on a dark line, so that no wood hides it. A pixel is ``unit`` wide (m). */
function line(pen: Pen, from: Point, to: Point, width: number, unit: number, dash: number[] = []): void {
  const core = Math.max(width, CORE * unit);
  for (const [colour, wide, dashes] of [
    [DARK, core + 2 * Math.max(0.0008, RIM * unit), []],
    [LIGHT, core, dash],
  ] as const) {
    pen.setLineDash(dashes as number[]);
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
  }
  pen.setLineDash([]);
}

function ring(pen: Pen, at: Point, radius: number, unit = 0): void {
  const core = Math.max(0.0016, CORE * unit);
  for (const [colour, wide] of [
    [DARK, core + 2 * Math.max(0.0008, RIM * unit)],
    [LIGHT, core],
  ] as const) {
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

/** How far the aid shows the two ways after the contact (m): of the piece, of the striker. */
const SHOWN_LENGTHS = { short: [0.09, 0.05], long: [0.42, 0.2] } as const;

/** The line up to the first contact, and the two ways from there. */
export function drawAid(pen: Pen, aid: Aid, length: "short" | "long" = "short", unit = 0): void {
  const [struck, onward] = SHOWN_LENGTHS[length];
  const s = BOARD.halfSide;
  pen.save();
  pen.beginPath();
  pen.rect(-s, -s, 2 * s, 2 * s);
  pen.clip();
  const far = Math.hypot(aid.to.x - aid.from.x, aid.to.y - aid.from.y);
  const part = Math.min(1, far ? BOARD.strikerRadius / far : 1);
  const edge = { x: aid.from.x + (aid.to.x - aid.from.x) * part, y: aid.from.y + (aid.to.y - aid.from.y) * part };
  line(pen, edge, aid.to, 0.0021, unit, [Math.max(0.009, 7 * unit), Math.max(0.006, 4 * unit)]);
  ring(pen, aid.to, BOARD.strikerRadius, unit);
  if (aid.onward) line(pen, aid.to, along(aid.to, aid.onward, onward), 0.0014, unit / 1.4);
  if (aid.struck) line(pen, aid.struck.at, along(aid.struck.at, aid.struck.way, struck), 0.002, unit);
  pen.restore();
}

/** A short arrow for the direction, for those who want no aid. */
export function drawDirection(pen: Pen, from: Point, way: Point, unit = 0): void {
  line(pen, along(from, way, BOARD.strikerRadius), along(from, way, 0.08), 0.0016, unit);
}

/** The power as a band behind the striker: its length, and from green to red (or pale to dark). */
export function drawPower(pen: Pen, from: Point, way: Point, speed: number, safe = false): void {
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
  const strength = Math.sqrt(share);
  pen.strokeStyle = safe
    ? `hsl(212 90% ${Math.round(88 - 46 * strength)}%)`
    : `hsl(${Math.round(130 - 130 * strength)} 80% 52%)`;
  pen.lineWidth = 0.007;
  pen.stroke();
  pen.lineCap = "butt";
  pen.strokeStyle = "rgba(20,12,8,0.8)";
  pen.lineWidth = 0.0012;
  for (const mark of [0.25, 0.5, 0.75]) {
    if (share <= mark) break;
    const at = along(near, way, -0.12 * Math.sqrt(mark));
    pen.beginPath();
    pen.moveTo(at.x - way.y * 0.0052, at.y + way.x * 0.0052);
    pen.lineTo(at.x + way.y * 0.0052, at.y - way.x * 0.0052);
    pen.stroke();
  }
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

/** Nearer to the centre than this, a piece would cover part of the centre circle (m). */
const LEAST = BOARD.centreRadius + BOARD.pieceRadius;
const MOST = BOARD.innerRadius - BOARD.pieceRadius;
const CLEAR = 0.0002;

/** Whether a piece could lie there: in the ring for penalty pieces, touching nothing. The server decides. */
export function fits(at: Point, layout: readonly Standing[]): boolean {
  const far = Math.hypot(at.x, at.y);
  return far >= LEAST && far <= MOST && isFree(at, layout);
}

const isFree = (at: Point, layout: readonly Standing[]): boolean =>
  layout.every((each) => Math.hypot(each.at[0] - at.x, each.at[1] - at.y) >= 2 * BOARD.pieceRadius + CLEAR);

/** A free place for a piece: in the ring, or as near to the centre as can be (``inmost``). */
export function roomFor(layout: readonly Standing[], inmost = false): Point {
  for (let far = inmost ? 0 : LEAST + 0.0005; far <= (inmost ? BOARD.halfSide : MOST); far += 0.001) {
    for (let k = 0; k < 72; k++) {
      const at = { x: far * Math.cos((k * Math.PI) / 36), y: far * Math.sin((k * Math.PI) / 36) };
      if (isFree(at, layout)) return at;
    }
  }
  return { x: LEAST, y: 0 };
}

/** The ring for penalty pieces, in green where the centre of one may lie. */
export function drawPlacing(pen: Pen, at: Point | null, layout: readonly Standing[], inmost = false): void {
  if (!inmost) {
    pen.save();
    for (const each of layout) {
      pen.beginPath();
      pen.rect(-1, -1, 2, 2);
      pen.arc(each.at[0], each.at[1], 2 * BOARD.pieceRadius, 0, 2 * Math.PI);
      pen.clip("evenodd");
    }
    pen.fillStyle = "rgba(40,190,105,0.42)";
    pen.beginPath();
    pen.arc(0, 0, MOST, 0, 2 * Math.PI);
    pen.arc(0, 0, LEAST, 0, 2 * Math.PI, true);
    pen.fill();
    pen.restore();
    ring(pen, { x: 0, y: 0 }, BOARD.innerRadius);
  }
  if (!at) return;
  const good = inmost || fits(at, layout);
  pen.setLineDash(good ? [] : [0.004, 0.003]);
  pen.strokeStyle = good ? "#37d67a" : "#ff5a4f";
  pen.lineWidth = 0.0024;
  pen.beginPath();
  pen.arc(at.x, at.y, BOARD.pieceRadius + 0.0016, 0, 2 * Math.PI);
  pen.stroke();
  pen.setLineDash([]);
}
