import { describe, expect, it } from "vitest";
import { curveOf } from "../src/lib/analysis_curve";
import { readLines } from "../src/lib/line_stream";
import type { AnalysedStroke } from "../src/lib/protocol";

const stroke = (seq: number, board: number, before: number, after: number): AnalysedStroke => ({
  type: "stroke",
  seq,
  stroke: seq,
  game: 1,
  board,
  player: "p1",
  team: "a",
  aim: { seat: "south", x: 0, angle: 90, speed: 3 },
  kept: true,
  chance: 0.5,
  best: null,
  loss: 0,
  grade: "good",
  why: null,
  before,
  after,
});

describe("the curve of who was ahead", () => {
  it("has a point after each stroke, higher for more", () => {
    const { points, boards } = curveOf([stroke(1, 1, 0.5, 0.7), stroke(2, 1, 0.7, 0)], 4, 400, 100);
    expect(points.map(({ x }) => x)).toEqual([100, 200]);
    expect(points[0]!.y).toBeLessThan(50);
    expect(points[1]!.y).toBeGreaterThan(points[0]!.y);
    expect(points[1]!.y).toBeLessThan(100);
    expect(boards).toHaveLength(1);
    expect(boards[0]!.line).toMatch(/^M0 50L100 /);
  });
  it("begins anew with each board", () => {
    const strokes = [stroke(1, 1, 0.5, 1), stroke(2, 2, 0.5, 0.6), stroke(3, 2, 0.6, 0)];
    const { boards } = curveOf(strokes, 3, 300, 100);
    expect(boards.map(({ from }) => from)).toEqual([0, 100]);
    expect(boards[1]!.line).toMatch(/^M100 50L200 /);
  });
  it("is empty before the first stroke", () => {
    expect(curveOf([], 0, 300, 100)).toEqual({ points: [], boards: [] });
  });
});

describe("lines as they come in", () => {
  it("are put together from parts, whatever is cut", async () => {
    const parts = ['{"a":"é', '"}\n{"b"', ":1}\n", "\n", "{}"].map((part) => new TextEncoder().encode(part));
    parts[0] = parts[0]!.slice(0, -1); // in the middle of a letter
    parts[1] = new Uint8Array([0xa9, ...parts[1]!]);
    const stream = new ReadableStream<Uint8Array>({
      start(to) {
        for (const part of parts) to.enqueue(part);
        to.close();
      },
    });
    const lines: string[] = [];
    for await (const line of readLines(stream)) lines.push(line);
    expect(lines).toEqual(['{"a":"é"}', '{"b":1}', "{}"]);
  });
});
