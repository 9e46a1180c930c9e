import { describe, expect, it } from "vitest";
import { standingOf } from "../src/lib/standing";
import type { Fact } from "../src/lib/protocol";
import { struck } from "./entries";

const line = (seq: number, fact: Fact = struck([])): { seq: number; fact: Fact } => ({ seq, fact });
const back = (seq: number, to: number): { seq: number; fact: Fact } => line(seq, { type: "undone", to });
const seqs = (lines: { seq: number; fact: Fact }[]): number[] => standingOf(lines).map(({ seq }) => seq);

describe("the lines that stand", () => {
  it("are all where nothing was taken back", () => expect(seqs([line(1), line(2)])).toEqual([1, 2]));

  it("leave out what was taken back, and the taking back", () =>
    expect(seqs([line(1), line(2), line(3), back(4, 1), line(5)])).toEqual([1, 5]));

  it("come back where the taking back is taken back", () =>
    expect(seqs([line(1), line(2), back(3, 1), back(4, 2)])).toEqual([1, 2]));

  it("may be taken back twice in a row", () =>
    expect(seqs([line(1), line(2), line(3), back(4, 2), back(5, 1)])).toEqual([1]));

  it("may begin late", () => {
    expect(seqs([line(7), line(8), back(9, 7)])).toEqual([7]);
    expect(seqs([line(7), line(8), back(9, 3), line(10)])).toEqual([10]);
  });
});
