import { describe, expect, it } from "vitest";
import { isApart, sideOf } from "../src/lib/board_side";
import { MatchView } from "../src/lib/match_view.svelte";
import type { News, Seat, Welcome } from "../src/lib/protocol";

const SEATS: Record<Seat, string> = { south: "p1", east: "p2", north: "p3", west: "p4" };

function seen(you: string[], chairs: Record<string, string> = {}): MatchView {
  const match = new MatchView();
  const usual = { p1: "person", p2: "person", p3: "person", p4: "person" };
  match.welcome = { you, settings: { a: ["p1", "p3"], b: ["p2", "p4"] }, chairs: { ...usual, ...chairs } } as never;
  match.news = { state: { seats: SEATS } } as unknown as News;
  return match as MatchView & { welcome: Welcome };
}

describe("the side the board is seen from", () => {
  const looks = (doer: string | null, now: Seat, chosen: Seat | null = null) => ({ doer, now, chosen });

  it("is one's own, whoever plays", () => {
    for (const doer of ["p1", "p2", "p3", "p4", null]) expect(sideOf(seen(["p2"]), looks(doer, "south"))).toBe("east");
  });

  it("is that of the partner who plays, where both are at one screen", () => {
    const pair = seen(["p2", "p4"]);
    expect(sideOf(pair, looks("p4", "south"))).toBe("west");
    expect(sideOf(pair, looks("p1", "west"))).toBe("west");
    expect(sideOf(pair, looks("p1", "south"))).toBe("east");
  });

  it("follows whoever plays, where both sides are at one screen", () => {
    const all = seen(["p1", "p2", "p3", "p4"]);
    expect(sideOf(all, looks("p3", "south"))).toBe("north");
    expect(sideOf(all, looks(null, "north"))).toBe("north");
  });

  it("is a watcher's choice", () => {
    expect(sideOf(seen([]), looks("p2", "south"))).toBe("south");
    expect(sideOf(seen([]), looks("p2", "south", "west"))).toBe("west");
  });
});

describe("people on several machines", () => {
  it("are those for whom another page speaks", () => {
    expect(isApart(seen(["p1", "p2", "p3", "p4"]))).toBe(false);
    expect(isApart(seen(["p1"]))).toBe(true);
    expect(isApart(seen([]))).toBe(true);
    expect(isApart(seen(["p1"], { p2: "club", p3: "club", p4: "open" }))).toBe(false);
  });
});
