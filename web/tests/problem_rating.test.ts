import { describe, expect, it } from "vitest";
import { afterTry, emptyRecord, mergedRecords, readRecord, wantedRating } from "../src/lib/problem_rating.svelte";
import type { Problem } from "../src/lib/problems";

const rated = (id: number, rating: number): Problem => ({ id, rating }) as Problem;

describe("your rating", () => {
  it("asks for easier problems while it is a guess", () => {
    expect(wantedRating(emptyRecord())).toBe(1300);
    expect(wantedRating({ ...emptyRecord(), deviation: 90 })).toBe(1500);
  });

  it("rises with a problem solved and falls with one missed", () => {
    const before = emptyRecord();
    const solved = afterTry(before, rated(1, 1500), true, 10);
    const missed = afterTry(before, rated(1, 1500), false, 10);
    expect(solved.rating).toBeGreaterThan(1550);
    expect(missed.rating).toBeLessThan(1450);
    expect(solved.rating - 1500).toBeCloseTo(1500 - missed.rating);
    expect(solved.deviation).toBeLessThan(before.deviation);
    expect(afterTry(emptyRecord(), rated(1, 900), false, 10).rating).toBeGreaterThan(1250);
    expect(solved.tries).toEqual([{ id: 1, solved: true, at: 10 }]);
    expect(before.tries).toEqual([]);
  });

  it("is what the formulas of Glicko-2 give", () => {
    // Worked out apart from the library, by glicko.net/glicko/glicko2.pdf.
    const before = { rating: 1500, deviation: 200, volatility: 0.06, tries: [] };
    const after = afterTry(before, rated(1, 1400), true, 0);
    expect(after.rating).toBeCloseTo(1563.2, 1);
  });

  it("moves more for a hard problem, and less the surer it is", () => {
    const before = emptyRecord();
    const hard = afterTry(before, rated(1, 1800), true, 0).rating;
    const easy = afterTry(before, rated(1, 1200), true, 0).rating;
    expect(hard).toBeGreaterThan(easy);
    const sure = { ...before, deviation: 60 };
    expect(afterTry(sure, rated(1, 1500), true, 0).rating).toBeLessThan(1520);
  });

  it("is read only if all of it makes sense", () => {
    const good = afterTry(emptyRecord(), rated(3, 1500), true, 5);
    expect(readRecord(JSON.parse(JSON.stringify(good)))).toEqual(good);
    for (const bad of [null, 7, [], { ...good, rating: "x" }, { ...good, deviation: -1 }, { ...good, tries: [1] }])
      expect(readRecord(bad)).toBeNull();
  });

  it("of two browsers is put together without losing a try", () => {
    const here = afterTry(emptyRecord(), rated(1, 1500), true, 1);
    const file = afterTry(afterTry(emptyRecord(), rated(2, 1500), false, 2), rated(3, 1500), false, 3);
    const both = mergedRecords(here, file);
    expect(both.rating).toBe(file.rating);
    expect(both.tries.map(({ id }) => id)).toEqual([2, 3, 1]);
    expect(mergedRecords(file, here)).toEqual(both);
  });
});
