import { afterEach, describe, expect, it } from "vitest";
import { DRILLS, tryOf } from "../src/lib/drills";
import { BOARD, freePlaces, HOLES } from "../src/lib/geometry";
import { type LessonGoal, missOf, type Miss } from "../src/lib/lesson_goals";
import { LESSONS, piecesOf, rulingOn, spotOn, verdictOn } from "../src/lib/lessons";
import type { PlayedStroke } from "../src/lib/exercise.svelte";
import { areLegal } from "../src/lib/piece_places";
import { preferences } from "../src/lib/preferences.svelte";
import type { FrameDisc, PracticePiece } from "../src/lib/protocol";
import { type Label, t } from "../src/lib/texts";

const disc = (id: string, from: [number, number], to: [number, number], fate: FrameDisc["fate"]): FrameDisc => ({
  id,
  kind: id === "striker" ? "striker" : id.startsWith("w") ? "white" : id.startsWith("b") ? "black" : "queen",
  radius: 1,
  knots: [
    [0, ...from, 0, 0],
    [10, ...to, 0, 0],
  ],
  fate,
  hole: fate === "pocketed" ? 1 : null,
  gone: fate === "pocketed" ? 10 : null,
});

/** A stroke of which only the end is told; lengths are millimetres, impacts are told by discs. */
function stroke(discs: FrameDisc[], impacts: [number, number][], angle = 90): PlayedStroke {
  const touched = new Set(impacts.flat().filter((k) => k > 0)).size;
  const first = impacts.find(([one, other]) => one === 0 && other > 0)?.[1];
  return {
    pieces: [],
    aim: { seat: "south", x: 0, angle, speed: 1 },
    answer: {
      frames: {
        discs,
        impacts: impacts.map(([one, other], k) => [k, one, other, 1]),
        duration: 10,
        engine: 1,
        format: 1,
        units: { time: 1, length: 0.001, speed: 1, impulse: 1 },
      },
      layout: [],
      pocketed: discs.filter(({ fate }) => fate === "pocketed").map(({ kind }) => ({ piece: kind, hole: 1 })),
      first_contact: first === undefined ? null : discs[first]!.id,
      touched,
      stroke: null,
      duration: 10,
    },
  };
}

describe("a goal", () => {
  const striker = disc("striker", [0, -250], [0, 100], "rest");
  const sunk = disc("striker", [0, -250], [346, 346], "pocketed");
  const white = disc("w1", [0, 0], [300, 346], "pocketed");
  const still = disc("b1", [100, 0], [100, 0], "rest");
  const pot = stroke([striker, white, still], [[0, 1]]);
  const moved = stroke([striker, disc("w1", [0, -140], [0, -120], "rest"), still], [[0, 1]]);
  const cases: [string, LessonGoal, PlayedStroke, Miss | null][] = [
    ["a pot", { fall: ["w1"], first: "w1", touch: 1, stay: ["b1"] }, pot, null],
    ["another piece", { fall: ["b1"] }, pot, "fall"],
    ["another piece first", { first: "b1" }, pot, "first"],
    ["too few", { touch: 2 }, pot, "touch"],
    ["what was to stay", { stay: ["w1"] }, pot, "stay"],
    ["the striker", { fall: ["w1"] }, stroke([sunk, white, still], [[0, 1]]), "striker"],
    ["no striker", { striker: true }, pot, "no-striker"],
    ["the striker on purpose", { striker: true }, stroke([sunk, white, still], []), null],
    ["nothing", { touch: 1 }, stroke([striker, still], []), "untouched"],
    ["forwards", { backward: true, touch: 1 }, pot, "backward"],
    ["backwards", { backward: true, touch: 1 }, stroke([striker, still], [[0, 1]], 300), null],
    ["without a cushion", { cushions: { disc: "striker", least: 1 } }, pot, "cushions"],
    [
      "a cushion first",
      { cushions: { disc: "striker", least: 1 } },
      stroke(
        [striker, still],
        [
          [0, -1],
          [0, 1],
        ],
      ),
      null,
    ],
    [
      "a cushion afterwards",
      { cushions: { disc: "striker", least: 1 } },
      stroke(
        [striker, still],
        [
          [0, 1],
          [0, -1],
        ],
      ),
      "cushions",
    ],
    ["short", { rest: { piece: "w1", at: [0, 0], within: 0.085 } }, moved, "short"],
    ["at rest", { rest: { piece: "w1", at: [0, -0.1], within: 0.085 } }, moved, null],
    ["too far", { rest: { piece: "w1", at: [0, -0.135], within: 0.01 } }, moved, "far"],
    ["spread", { spread: 2 }, pot, null],
    ["not spread", { spread: 3 }, pot, "spread"],
  ];
  it.each(cases)("%s", (_, goal, played, miss) => {
    expect(missOf(goal, played)).toBe(miss);
  });
});

describe("the lessons", () => {
  afterEach(() => (preferences.language = "en"));

  it("have words for everything", () => {
    for (const language of ["en", "fr"] as const) {
      preferences.language = language;
      for (const { id, steps } of LESSONS) {
        const keys = [
          "",
          "-about",
          ...steps.flatMap((step) => ["", "-tip", "-done"].map((end) => `-${step.id}${end}`)),
        ];
        for (const key of keys) expect(t(`lesson-${id}${key}` as Label)).not.toBe(`lesson-${id}${key}`);
      }
    }
  });

  it("begin from positions that can be", () => {
    expect(LESSONS).toHaveLength(11);
    for (const { steps } of LESSONS) for (const step of steps) expect(areLegal(piecesOf(step))).toBe(true);
  });

  it("tell what the umpire would say", () => {
    const steps = LESSONS.flatMap((lesson) => lesson.steps);
    const fouls = steps.find(({ ruled }) => ruled === "striker")!;
    const sunk = stroke([disc("striker", [0, 0], [0, 0], "pocketed")], []);
    expect(rulingOn(fouls, sunk)?.en).toContain("penalty piece");
    expect(rulingOn(fouls, sunk)?.clauses.length).toBeGreaterThan(0);
    expect(rulingOn(steps[0]!, sunk)).toBeNull();
    for (const step of steps.filter(({ placing }) => placing)) {
      const [x, y] = step.spot!;
      expect(verdictOn(step, spotOn({ x, y })).legal).toBe(true);
      expect(verdictOn(step, { x: 0.3, y: 0 }).legal).toBe(false);
      expect(verdictOn(step, { x: 0, y: 0 }).told.en).toContain("centre circle");
    }
  });
});

describe("the drills", () => {
  it.each(DRILLS.map((drill) => [drill.id, drill] as const))("%s has positions that can be", (_, drill) => {
    for (let seed = 0; seed < 60; seed++)
      for (let number = 0; number < drill.tries; number++) {
        const made = tryOf(drill, seed, number);
        expect(made).toEqual(tryOf(drill, seed, number));
        expect(areLegal(made.pieces)).toBe(true);
        if (made.x === undefined) continue;
        const free = freePlaces(made.pieces, "south").some(([low, high]) => low <= made.x! && made.x! <= high);
        expect(free).toBe(true);
      }
  });

  it("gives cuts of the angle it says", () => {
    const cuts = DRILLS.find(({ id }) => id === "cuts")!;
    for (let seed = 0; seed < 60; seed++)
      for (let number = 0; number < cuts.tries; number++) {
        const { pieces, x, figure } = tryOf(cuts, seed, number);
        const [px, py] = pieces[0]!.at as [number, number];
        const angles = HOLES.slice(0, 2).map((hole) => {
          const way = Math.atan2(hole.y - py, hole.x - px);
          const reach = BOARD.strikerRadius + BOARD.pieceRadius;
          const [cx, cy] = [px - reach * Math.cos(way), py - reach * Math.sin(way)];
          const turn = Math.atan2(cy + BOARD.baseDistance, cx - x!) - way;
          return Math.abs((turn * 180) / Math.PI);
        });
        expect(Math.min(...angles.map((angle) => Math.abs(angle - figure!)))).toBeLessThan(1e-6);
      }
  });
});

describe("the score of a drill", () => {
  const striker = disc("striker", [0, -250], [0, 100], "rest");
  const sunk = disc("striker", [0, -250], [346, 346], "pocketed");
  const potted = disc("w1", [0, 0], [346, 200], "pocketed");
  const missed = disc("w1", [0, 0], [300, 200], "rest");
  const scored = (id: string, played: PlayedStroke) => DRILLS.find((drill) => drill.id === id)!.score(played);
  const [CUSHION, PIECE] = [-1, 1];

  // prettier-ignore
  const doubles: [string, number, FrameDisc[], [number, number][]][] = [
    ["off no cushion", 0, [striker, potted], [[0, PIECE]]],
    ["by the striker off one", 1, [striker, potted], [[0, CUSHION], [0, PIECE]]],
    ["by the piece off one", 1, [striker, potted], [[0, PIECE], [1, CUSHION]]],
    ["by the striker off one and the piece off another", 2, [striker, potted], [[0, CUSHION], [0, PIECE], [1, CUSHION]]],
    ["by the piece off three", 2, [striker, potted], [[0, PIECE], [1, CUSHION], [1, CUSHION], [1, CUSHION]]],
    ["and by the striker off two afterwards", 0, [striker, potted], [[0, PIECE], [0, CUSHION], [0, CUSHION]]],
    ["off two, with the striker in a pocket", 0, [sunk, potted], [[0, CUSHION], [0, CUSHION], [0, PIECE]]],
  ];
  it.each(doubles)("double cushion: pocketed %s brings %i", (_, points, discs, impacts) => {
    expect(scored("double", stroke(discs, impacts))).toEqual({ points, goesOn: false });
  });
  it("double cushion: a piece that stays on the board brings nothing", () => {
    const played = stroke(
      [striker, missed],
      [
        [0, CUSHION],
        [0, PIECE],
        [1, CUSHION],
      ],
    );
    expect(scored("double", played)).toEqual({ points: 0, goesOn: false });
  });

  const white = (x: number): PracticePiece => ({ piece: "white", at: [x, 0] });
  /** A stroke at three pieces, after which so many are left. */
  function three(discs: FrameDisc[], left: number): PlayedStroke {
    const played = stroke(discs, [[0, PIECE]]);
    const layout = Array.from({ length: left }, (_, k) => white(0.1 * k));
    return { ...played, answer: { ...played.answer, layout } };
  }
  it("clear three: goes on with what is left until the first miss", () => {
    const second = disc("w2", [0, 0], [-346, 346], "pocketed");
    expect(scored("three", three([striker, potted], 2))).toEqual({ points: 1, goesOn: true });
    expect(scored("three", three([striker, potted, second], 1))).toEqual({ points: 2, goesOn: true });
    expect(scored("three", three([striker, potted], 0))).toEqual({ points: 1, goesOn: false });
    expect(scored("three", three([striker, missed], 3))).toEqual({ points: 0, goesOn: false });
    expect(scored("three", three([sunk, potted], 2))).toEqual({ points: 0, goesOn: false });
  });

  it("break and count: one for each piece that leaves the circle, three for each that falls, none with the striker", () => {
    const out = disc("w2", [20, 0], [20, 95], "rest");
    const inside = disc("w3", [0, 20], [0, 50], "rest");
    const queen = disc("queen", [0, 0], [346, -346], "pocketed");
    const black = disc("b1", [0, 0], [-200, 0], "rest");
    const points = (...discs: FrameDisc[]) => scored("break", stroke(discs, [[0, PIECE]]));
    expect(points(striker, out, inside, black)).toEqual({ points: 2, goesOn: false });
    expect(points(striker, potted, out, inside, queen)).toEqual({ points: 7, goesOn: false });
    expect(points(striker, inside)).toEqual({ points: 0, goesOn: false });
    expect(points(sunk, potted, out)).toEqual({ points: 0, goesOn: false });
  });
});
