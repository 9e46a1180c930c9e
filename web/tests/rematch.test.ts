import { describe, expect, it } from "vitest";
import { rematchOf } from "../src/lib/rematch";
import type { Welcome } from "../src/lib/protocol";

const welcome = {
  names: { p1: "Ada", p2: "Ben", p3: "Abe", p4: "Bea" },
  chairs: { p1: "person", p2: "club", p3: "person", p4: "club" },
  settings: {
    rules: "icf",
    a: ["p1", "p3"],
    b: ["p2", "p4"],
    clock: "casual",
    rosette: 7,
    head_start: { team: "a", pieces: 2 },
    aim_aids: { p3: "off" },
  },
} as unknown as Welcome;

describe("a rematch", () => {
  it("keeps the terms and who sits where", () => {
    const wanted = rematchOf(welcome, false);
    expect(wanted.players.map(({ name }) => name)).toEqual(["Ada", "Ben", "Abe", "Bea"]);
    expect(wanted.players[2]).toEqual({ name: "Abe", chair: "person", aim_aid: "off" });
    expect(wanted).toMatchObject({ rules: "icf", clock: "casual", single_board: false, rosette: "hand" });
    expect(wanted.head_start).toEqual({ team: "a", pieces: 2 });
  });

  it("gives the break to the other side where there is no toss, and the head start to the same people", () => {
    const wanted = rematchOf(welcome, true);
    expect(wanted.players.map(({ name }) => name)).toEqual(["Ben", "Ada", "Bea", "Abe"]);
    expect(wanted.head_start).toEqual({ team: "b", pieces: 2 });
  });

  it("keeps an exact rosette", () => {
    const exact = { ...welcome, settings: { ...welcome.settings, rosette: null } };
    expect(rematchOf(exact, false).rosette).toBe("exact");
  });
});
