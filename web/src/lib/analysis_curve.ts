/** The curve of who was ahead: how likely the first side was to win each board, stroke by stroke. */

import type { AnalysedStroke } from "./protocol";

export interface CurvePoint {
  x: number;
  y: number;
  stroke: AnalysedStroke;
}

export interface CurveBoard {
  /** Where the board begins. */
  from: number;
  line: string;
  /** What lies between the line and the bottom. */
  area: string;
}

export interface Curve {
  /** After each stroke. */
  points: CurvePoint[];
  boards: CurveBoard[];
}

/** Kept free above and below, so that marks at 0 and 1 are seen whole. */
const MARGIN = 7;

/** Put strokes on a curve; there will be ``total`` of them. */
export function curveOf(strokes: readonly AnalysedStroke[], total: number, width: number, height: number): Curve {
  const step = width / Math.max(1, total, strokes.length);
  const up = (share: number): number => MARGIN + (1 - share) * (height - 2 * MARGIN);
  const points = strokes.map((stroke, k) => ({ x: (k + 1) * step, y: up(stroke.after), stroke }));
  const boards: CurveBoard[] = [];
  let first = 0;
  strokes.forEach((stroke, k) => {
    const next = strokes[k + 1];
    if (next && next.board === stroke.board && next.game === stroke.game) return;
    const from = first * step;
    const way = [{ x: from, y: up(strokes[first]!.before) }, ...points.slice(first, k + 1)];
    const line = `M${way.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}`;
    boards.push({ from, line, area: `${line}V${height}H${short(from)}Z` });
    first = k + 1;
  });
  return { points, boards };
}

const short = (value: number): number => Math.round(value * 100) / 100;
