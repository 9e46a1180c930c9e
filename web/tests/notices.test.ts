import { describe, expect, it } from "vitest";
import { endOf } from "../src/lib/board_end";
import { Notices } from "../src/lib/notices.svelte";
import { leftBy, putBack } from "../src/lib/put_back";
import type { EntryView, Fact, Frames, News, Notice } from "../src/lib/protocol";

const said = { en: "", fr: "" };
const entry = (seq: number, fact: Partial<Fact> & { type: string }, notice: Notice | null = null): EntryView =>
  ({
    seq,
    at: "",
    fact,
    clauses: [],
    reason: null,
    result: null,
    entry: said,
    answer: [],
    notice,
  }) as unknown as EntryView;
const stroke = (seq: number, notice: Notice | null = null): EntryView => entry(seq, { type: "struck" }, notice);

describe("what the umpire told", () => {
  it("keeps what must not be missed, and the last line beside it", () => {
    const told = new Notices();
    told.add(stroke(1, "foul"));
    expect(told.line).toBeNull();
    told.add(entry(2, { type: "placed" }, "placed"));
    told.add(stroke(3));
    expect(told.cards.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(told.line?.seq).toBe(3);
    told.clear();
    expect(told.cards).toEqual([]);
    expect(told.line?.seq).toBe(3);
  });

  it("forgets what was taken back, and leaves a board's end to its card", () => {
    const told = new Notices();
    told.add(stroke(1, "queen"));
    told.add(entry(2, { type: "undone" } as never, "note"));
    expect(told.cards.map(({ seq }) => seq)).toEqual([2]);
    told.add(entry(3, { type: "undone", by: "p1" } as never, "note"));
    expect([told.cards, told.line?.seq]).toEqual([[], 3]);
    told.add(stroke(4, "end"));
    expect(told.cards).toEqual([]);
    expect(told.line).toBeNull();
  });

  it("tells the same once, and how often", () => {
    const told = new Notices();
    const late = (seq: number, en = "Ada did not strike in time."): EntryView =>
      ({ ...entry(seq, { type: "time-ran-out" } as never, "note"), entry: { en, fr: en } }) as EntryView;
    told.add(late(1));
    told.add(stroke(2));
    told.add(late(3, "Ben did not strike in time."));
    told.add(late(4));
    told.add(late(5));
    expect(told.cards.map(({ seq, times }) => [seq, times])).toEqual([
      [3, undefined],
      [5, 3],
    ]);
    expect(told.line).toBeNull();
    told.retell([late(5, "Eve did not strike in time.")]);
    expect(told.cards.at(-1)).toMatchObject({ times: 3, entry: { en: "Eve did not strike in time." } });
    expect(told.line).toBeNull();
  });

  it("begins with the last stroke for who comes anew", () => {
    const told = new Notices();
    told.begin([stroke(1, "foul"), stroke(2, "foul"), entry(3, { type: "placed" }, "placed")]);
    expect(told.cards.map(({ seq }) => seq)).toEqual([2, 3]);
  });
});

const frames = {
  format: 1,
  engine: 1,
  units: { time: 0.001, length: 0.00001, speed: 0.001, impulse: 0.001 },
  duration: 100,
  impacts: [],
  discs: [
    { id: "w1", kind: "white", radius: 1, knots: [[0, 1000, 2000, 0, 0]], fate: "rest", hole: null, gone: null },
    { id: "b1", kind: "black", radius: 1, knots: [[0, 0, 0, 0, 0]], fate: "pocketed", hole: 1, gone: 50 },
    { id: "s", kind: "striker", radius: 1, knots: [[0, 5, 5, 0, 0]], fate: "rest", hole: null, gone: null },
  ],
} as unknown as Frames;

describe("what came back onto the board", () => {
  it("is what the stroke did not leave there", () => {
    expect(leftBy(frames)).toEqual([{ piece: "white", at: [0.01, 0.02] }]);
    const layout = [
      { piece: "white", at: [0.01, 0.02] },
      { piece: "black", at: [0.05, 0] },
    ] as News["layout"];
    expect(putBack([stroke(1)], frames, layout!)).toEqual([{ x: 0.05, y: 0 }]);
    expect(putBack([stroke(1), entry(2, { type: "undone" } as never)], frames, layout!)).toEqual([]);
  });
});

describe("the end of a board", () => {
  const news = (phase: string, board: number): News => ({ state: { phase, board, winner: null } }) as unknown as News;
  const ended = { ...stroke(4, "end"), result: { winner: "white" } } as unknown as EntryView;
  const turned = entry(5, { type: "turned-rosette" } as never);

  it("stays until somebody goes on", () => {
    expect(endOf({ news: news("ready", 2), lines: [ended], busy: false })?.kind).toBe("board");
    expect(endOf({ news: news("ready", 2), lines: [ended, turned], busy: false })?.entry.seq).toBe(4);
    expect(endOf({ news: news("ready", 1), lines: [ended], busy: false })?.kind).toBe("game");
    expect(endOf({ news: news("ready", 2), lines: [ended], busy: true })).toBeNull();
    expect(endOf({ news: news("stroke", 2), lines: [ended, entry(5, { type: "said-play" })], busy: false })).toBeNull();
    expect(endOf({ news: news("over", 2), lines: [ended], busy: false })?.kind).toBe("match");
  });
});
