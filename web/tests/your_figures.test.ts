import { describe, expect, it } from "vitest";
import { sumsOf } from "../src/lib/figure_sums";
import type { Frames } from "../src/lib/protocol";
import { targetOf } from "../src/lib/stroke_target";
import {
  boundedFigures,
  type FigureGame,
  type FigureStroke,
  figuresOf,
  mergeFigures,
  standingStrokes,
} from "../src/lib/your_figures";

const stroke = (seq: number, more: Partial<FigureStroke> = {}): FigureStroke => ({
  seq,
  pocketed: false,
  striker: false,
  target: null,
  ...more,
});

const game = (room: string, more: Partial<FigureGame> = {}): FigureGame => ({
  room,
  at: 1,
  rules: "international",
  opponent: "club",
  strokes: [],
  undone: [],
  result: null,
  ...more,
});

describe("your figures", () => {
  it("come back as they were kept; anything else is nothing", () => {
    const target = { x: 120, y: -40, fell: true, cut: 12, far: 300 };
    const result = { won: true, points: [7, 0] as [number, number], fouls: 1, queens: 1, slams: 0 };
    const figures = { version: 1 as const, games: [game("a", { strokes: [stroke(3, { target })], result })] };
    expect(figuresOf(JSON.parse(JSON.stringify(figures)))).toEqual(figures);
    for (const wrong of [null, {}, { version: 1, games: [{}] }, { version: 2, games: [] }, [1], { version: 1 }])
      expect(figuresOf(wrong)).toBeNull();
  });
  it("count a game with help neither as won nor as lost", () => {
    const result = { won: true, points: [7, 0] as [number, number], fouls: 0, queens: 0, slams: 0 };
    const games = [
      game("plain", { result }),
      game("hints", { result, helped: true }),
      game("back", { result, undone: [[9, 4]] }),
      game("lost", { result: { ...result, won: false, points: [0, 5] }, helped: true }),
      game("agreed", { result, opponent: "person", undone: [[9, 4]] }),
    ];
    const kept = figuresOf(JSON.parse(JSON.stringify({ version: 1, games })))!;
    const { results, helped } = sumsOf(kept);
    expect(results).toEqual([
      { opponent: "person", games: 1, won: 1, points: [7, 0] },
      { opponent: "club", games: 1, won: 1, points: [7, 0] },
    ]);
    expect(helped).toBe(3);
  });
  it("stay within bounds, the newest games first", () => {
    const strokes = Array.from({ length: 500 }, (_, k) => stroke(k + 1));
    const games = Array.from({ length: 20 }, (_, k) => game(`g${k}`, { at: k, strokes }));
    const { games: left } = boundedFigures({ version: 1, games });
    expect(left.length).toBe(8);
    expect(left[0]!.room).toBe("g19");
  });
  it("leave out what was taken back, and bring back what that undid", () => {
    const strokes = [stroke(5), stroke(7), stroke(9), stroke(12)];
    expect(standingStrokes(game("a", { strokes, undone: [] })).map(({ seq }) => seq)).toEqual([5, 7, 9, 12]);
    expect(standingStrokes(game("a", { strokes, undone: [[10, 6]] })).map(({ seq }) => seq)).toEqual([5, 12]);
    const redone = game("a", {
      strokes: strokes.slice(0, 3),
      undone: [
        [10, 6],
        [11, 9],
      ],
    });
    expect(standingStrokes(redone).map(({ seq }) => seq)).toEqual([5, 7, 9]);
  });
  it("of two browsers are put together", () => {
    const one = { version: 1 as const, games: [game("a", { strokes: [stroke(1)] }), game("b")] };
    const other = { version: 1 as const, games: [game("a"), game("c")] };
    const both = mergeFigures(one, other);
    expect(both.games.map(({ room }) => room).sort()).toEqual(["a", "b", "c"]);
    expect(both.games.find(({ room }) => room === "a")!.strokes).toHaveLength(1);
  });
  it("are added up by place, angle, distance and opponent", () => {
    const target = (x: number, y: number, fell: boolean, cut: number | null, far: number) =>
      stroke(x + 400 + (fell ? 1 : 0), { pocketed: fell, target: { x, y, fell, cut, far } });
    const strokes = [
      target(300, 300, true, 5, 150),
      target(310, 310, false, 40, 400),
      target(-360, -360, true, null, 600),
    ];
    const result = { won: false, points: [0, 9] as [number, number], fouls: 2, queens: 0, slams: 1 };
    const sums = sumsOf({ version: 1, games: [game("a", { strokes, result }), game("b", { opponent: "person" })] });
    expect(sums).toMatchObject({ games: 2, strokes: 3, pocketed: 2, fouls: 2, slams: 1, pots: { tried: 3, fell: 2 } });
    expect(sums.cells).toEqual(
      expect.arrayContaining([
        { column: 7, row: 7, tried: 2, fell: 1 },
        { column: 0, row: 0, tried: 1, fell: 1 },
      ]),
    );
    expect(sums.cuts.map(({ tried }) => tried)).toEqual([1, 0, 1, 0]);
    expect(sums.distances.map(({ tried }) => tried)).toEqual([1, 0, 1, 1]);
    expect(sums.results).toEqual([{ opponent: "club", games: 1, won: 0, points: [0, 9] }]);
  });
});

describe("the piece that a stroke went for", () => {
  /** The striker goes straight up and meets a piece that lies a little to the right. */
  const frames = (kind: "white" | "black", fate: "rest" | "pocketed"): Frames => ({
    format: 1,
    engine: 1,
    units: { time: 1e-6, length: 1e-6, speed: 1e-5, impulse: 1e-6 },
    duration: 1e6,
    discs: [
      {
        id: "striker",
        kind: "striker",
        radius: 20650,
        knots: [
          [0, 0, -250800, 0, 100000],
          [250000, 0, -800, 0, 0],
        ],
        fate: "rest",
        hole: null,
        gone: null,
      },
      {
        id: "w1",
        kind,
        radius: 15500,
        knots: [[0, 18075, 30507, 0, 0]],
        fate,
        hole: fate === "pocketed" ? 1 : null,
        gone: fate === "pocketed" ? 900000 : null,
      },
    ],
    impacts: [[250000, 0, 1, 1000]],
  });
  const aim = { seat: "south", x: 0, angle: 90, speed: 1 } as const;

  it("is the own piece that was met, with its angle", () => {
    const found = targetOf(aim, frames("white", "pocketed"), ["white", "queen"]);
    expect(found).toMatchObject({ x: 18, y: 31, fell: true });
    expect(found!.cut).toBeGreaterThanOrEqual(29);
    expect(found!.cut).toBeLessThanOrEqual(31);
    expect(found!.far).toBe(282);
    expect(targetOf({ ...aim, seat: "north" }, frames("white", "rest"), ["white"])).toMatchObject({
      x: -18,
      y: -31,
      fell: false,
    });
  });
  it("is nothing where the striker went for something else", () => {
    expect(targetOf(aim, frames("black", "pocketed"), ["white", "queen"])).toBeNull();
  });
});
