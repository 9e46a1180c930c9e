import { describe, expect, it } from "vitest";
import { isSeen, momentAt, pocketsAfter, timelineOf } from "../src/lib/timeline";
import type { Kind, ReplayEntry, Standing, State } from "../src/lib/protocol";
import { struck } from "./entries";
import { FRAMES } from "./frames";

const side = (on_board: number) => ({ on_board, owed: 0, held: 0, entitled: true, points: 0 });
const stateOf = (white: number, broken = true): State =>
  ({ phase: "stroke", situation: { white: side(white), black: side(9), queen: "on_board", broken } }) as State;
const AIM = { seat: "south", x: 0, angle: 90, speed: 4, spin: 0 } as const;

let seq = 0;
const entry = (change: Partial<ReplayEntry>): ReplayEntry =>
  ({
    seq: ++seq,
    fact: { type: "said-play" },
    motion: null,
    layout: null,
    state: stateOf(9),
    ...change,
  }) as ReplayEntry;
const stroke = (fell: Kind[], after: Standing[], white: number, seen = true): ReplayEntry =>
  entry({
    fact: struck(fell.map((piece) => [piece, 1])),
    motion: seen ? { aim: AIM, frames: FRAMES } : null,
    layout: after,
    state: stateOf(white),
  });

const ONE: Standing[] = [{ piece: "white", at: [0, 0] }];
const TWO: Standing[] = [...ONE, { piece: "black", at: [0.1, 0] }];
const ENTRIES = [entry({ layout: TWO }), stroke(["white"], ONE, 8), stroke([], ONE, 8, false)];

describe("the timeline of a match", () => {
  const steps = timelineOf(ENTRIES);

  it("puts the entries one after another without a gap", () => {
    expect(steps[0]!.start).toBe(0);
    expect(steps.slice(1).map(({ start }) => start)).toEqual(steps.slice(0, -1).map(({ end }) => end));
  });

  it("numbers the strokes alone", () => {
    expect(steps.map(({ stroke }) => stroke)).toEqual([0, 1, 2]);
  });

  it("gives a motion its whole time, with the aim before", () => {
    const { start, moves, done, end } = steps[1]!;
    expect(moves).toBeGreaterThan(start);
    expect(done - moves).toBeGreaterThanOrEqual(2);
    expect(end).toBeGreaterThan(done);
  });

  it("knows what lay before and after each entry", () => {
    expect(steps[1]!.before).toEqual(TWO);
    expect(steps[1]!.after).toEqual(ONE);
  });

  it("shows first the aim, then the motion, then the result", () => {
    const { start, moves, done } = steps[1]!;
    expect(momentAt(steps, start + 0.01)).toMatchObject({ index: 1, done: false, aim: AIM, moment: null });
    expect(momentAt(steps, moves + 0.5).moment!.time).toBeCloseTo(0.5);
    expect(momentAt(steps, done)).toMatchObject({ index: 1, done: true, aim: null, moment: null });
    expect(momentAt(steps, 1e6).index).toBe(2);
  });

  it("knows what lies in the pockets after an entry", () => {
    expect(pocketsAfter(steps, -1)).toEqual([[], [], [], []]);
    expect(pocketsAfter(steps, 1)).toEqual([["white"], [], [], []]);
  });

  it("an entry that was taken back no longer counts", () => {
    const back = entry({ fact: { type: "undone", to: ENTRIES[0]!.seq }, state: stateOf(9) });
    expect(pocketsAfter(timelineOf([...ENTRIES, back]), 3)).toEqual([[], [], [], []]);
  });

  it("says whether the places of the pieces are known", () => {
    expect(isSeen(ENTRIES)).toBe(true);
    expect(isSeen([entry({ fact: struck([]) })])).toBe(false);
    expect(isSeen([entry({ fact: struck([]), layout: ONE })])).toBe(true);
    const nextBoard = entry({ fact: struck([]), layout: TWO, state: stateOf(9, false) });
    expect(isSeen([nextBoard])).toBe(false);
    expect(isSeen([entry({})])).toBe(true);
  });
});
