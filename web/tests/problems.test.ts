import { describe, expect, it } from "vitest";
import { areLegal } from "../src/lib/piece_places";
import {
  isSolved,
  nextProblem,
  ownLeft,
  problemBy,
  problemOfDay,
  PROBLEMS,
  queenCounts,
  type Problem,
} from "../src/lib/problems";
import type { FallenPiece } from "../src/lib/protocol";

const fell = (...pieces: FallenPiece["piece"][]): FallenPiece[] => pieces.map((piece) => ({ piece, hole: 1 }));
const DAY = 86_400_000;

describe("the problems", () => {
  it("are numbered from 1", () => {
    expect(PROBLEMS.map(({ id }) => id)).toEqual(Array.from({ length: 200 }, (_, k) => k + 1));
    expect(problemBy(200)!.id).toBe(200);
    expect(problemBy(201)).toBeNull();
    expect(problemBy(Number("x"))).toBeNull();
  });

  it("can lie as they do, and have what the task speaks of", () => {
    for (const problem of PROBLEMS) {
      expect(areLegal(problem.pieces)).toBe(true);
      expect(ownLeft(problem)).toBeGreaterThan(0);
      const queen = problem.pieces.some(({ piece }) => piece === "queen");
      if (problem.goal === "queen" || problem.goal === "both") expect(queen).toBe(true);
      if (problem.goal === "cover") expect(queen).toBe(false);
      if (queenCounts(problem)) expect(queen).toBe(true);
      expect(problem.chances[2]! >= 2 * problem.second).toBe(true);
    }
  });

  it("are not solved by nothing, by the striker, or by the other side's pieces", () => {
    for (const problem of PROBLEMS) {
      const other = problem.side === "white" ? "black" : "white";
      for (const pocketed of [[], fell("striker"), fell(other), fell(problem.side, "striker")])
        expect(isSolved(problem, pocketed)).toBe(false);
    }
  });

  it("count what fell", () => {
    const problem = { counts: [[1, 3, 0, 4, 0, 0]] } as unknown as Problem;
    expect(isSolved(problem, fell("white"))).toBe(true);
    expect(isSolved(problem, fell("white", "black", "white"))).toBe(true);
    expect(isSolved(problem, fell("black"))).toBe(false);
    expect(isSolved(problem, fell("white", "queen"))).toBe(false);
    expect(isSolved(problem, fell("white", "striker"))).toBe(false);
  });

  it("go by the day: everybody has the same one, and each has its turn", () => {
    const days = Array.from({ length: PROBLEMS.length }, (_, k) => problemOfDay(20_000 * DAY + k * DAY).id);
    expect(new Set(days).size).toBe(PROBLEMS.length);
    expect(problemOfDay(20_000 * DAY)).toBe(problemOfDay(20_001 * DAY - 1));
  });

  it("come near your rating, and not twice while there are others", () => {
    const tried = new Set<number>();
    for (let k = 0; k < PROBLEMS.length; k++) {
      const next = nextProblem(1500, (id) => tried.has(id), null);
      expect(tried.has(next.id)).toBe(false);
      tried.add(next.id);
    }
    expect(tried.size).toBe(PROBLEMS.length);
    const far = (problem: Problem): number => Math.abs(problem.rating - 1500);
    const nearest = PROBLEMS.map(far).sort((a, b) => a - b)[7]!;
    expect(far(nextProblem(1500, () => false, null))).toBeLessThanOrEqual(nearest);
    expect(nextProblem(1500, () => true, 5).id).not.toBe(5);
  });
});
