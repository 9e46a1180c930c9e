import type { CallableClause, RulingAnswer } from "../src/lib/protocol";
import { beforeEach, describe, expect, it } from "vitest";
import { ruleSets } from "../src/lib/rule_sets.svelte";
import {
  canBeOpen,
  nextQuestion,
  preset,
  questionOf,
  rulingRequest,
  remaining,
  usualQuestion,
  addressOf,
} from "../src/lib/what_if";
import { PLAIN, RICH, SMALL } from "./sets";

beforeEach(() => {
  Object.assign(ruleSets, { all: [PLAIN, RICH, SMALL], failed: false });
});

describe("the address of a question", () => {
  it("says nothing of what is usual", () => {
    expect(addressOf(usualQuestion())).toBe("");
    expect(questionOf("")).toEqual(usualQuestion());
  });

  it("is read back as it was written", () => {
    const asked = {
      ...usualQuestion(),
      queen: "awaiting_cover" as const,
      left: [4, 5] as [number, number],
      rules: "rich",
      options: { splash: "nothing" },
      points: [24, 3] as [number, number],
      turn: 1 as const,
      tries: 3,
      fell: [
        { piece: "white" as const, hole: 0 },
        { piece: "striker" as const, hole: 2 },
      ],
      off: ["black" as const],
      improper: true,
    };
    expect(addressOf(asked)).toContain("rules=rich&queen=awaiting_cover&left=4-5");
    expect(questionOf(addressOf(asked))).toEqual(asked);
  });

  it("leaves nonsense as usual", () => {
    const asked = questionOf("rules=chess&left=x&queen=lost&fell=pawn-white9&turn=7&option-splash=wet");
    expect(asked).toEqual({ ...usualQuestion(), fell: [] });
    expect(questionOf("left=900--3").left).toEqual([99, 0]);
  });
});

describe("a question to the umpire", () => {
  it("counts what can still fall", () => {
    const asked = { ...usualQuestion(), left: [1, 3] as [number, number] };
    expect(remaining(asked, "white")).toBe(1);
    expect(remaining({ ...asked, fell: [{ piece: "white", hole: 0 }] }, "white")).toBe(0);
    expect(remaining({ ...asked, off: ["queen"] }, "queen")).toBe(0);
    expect(remaining({ ...asked, queen: "covered" }, "queen")).toBe(0);
  });

  it("is a stroke with what fell, in order", () => {
    const asked = {
      ...usualQuestion(),
      fell: [
        { piece: "white" as const, hole: 0 },
        { piece: "striker" as const, hole: 3 },
      ],
    };
    expect(rulingRequest(asked)).toMatchObject({
      rules: "plain",
      to_play: "white",
      stroke: { pocketed: ["white", { piece: "striker", hole: 3 }], touched: true, proper: true },
    });
    expect(rulingRequest(asked)).not.toHaveProperty("foul");
  });

  it("or a call, and then no stroke", () => {
    const call: CallableClause = {
      clause: "plain:late.1",
      label: { en: "", fr: "" },
      text: { en: [], fr: [] },
      names_pieces: false,
      may_be_late: true,
    };
    const asked = { ...usualQuestion(), call: "late.1", by: 1 as const, late: true, pieces: ["white" as const] };
    const whole = rulingRequest(asked, call);
    expect(whole["foul"]).toEqual({ clause: "late.1", by: "black", pieces: [], noticed: false });
    expect(whole).not.toHaveProperty("stroke");
    const other = { ...call, names_pieces: true, may_be_late: false };
    expect(rulingRequest(asked, other)["foul"]).toMatchObject({ pieces: ["white"], noticed: true });
  });

  it("says only what means something under its rules", () => {
    const asked = { ...usualQuestion(), tries: 3, behind: true, options: { splash: "nothing" } };
    expect(rulingRequest(asked)).toMatchObject({
      options: {},
      board: { tries: 1 },
      stroke: { first_hit_behind_line: false },
    });
    expect(rulingRequest({ ...asked, rules: "rich" })).toMatchObject({
      options: { splash: "nothing" },
      board: { tries: 3 },
      stroke: { first_hit_behind_line: true },
    });
  });

  it("begins from a board that the rules have", () => {
    const rich = {
      ...usualQuestion("rich"),
      options: { splash: "nothing" },
      fell: [{ piece: "white" as const, hole: 0 }],
    };
    const broken = { left: [9, 9], broken: false, open: true, options: { splash: "nothing" }, fell: [] };
    expect(preset("break", rich)).toMatchObject({ rules: "rich", ...broken });
    expect(preset("break", usualQuestion())).toMatchObject({ rules: "plain", open: false });
    expect(preset("break", usualQuestion("small")).left).toEqual([4, 4]);
    expect(usualQuestion("small").left).toEqual([4, 4]);
  });

  it("a queen that waits for her cover is the player's who is to play", () => {
    const whole = rulingRequest({ ...usualQuestion(), queen: "awaiting_cover", turn: 1, queenBy: 0 });
    expect(whole["board"]).toMatchObject({ queen_by: "black" });
  });

  it("colours can be open only where everything is still on the board", () => {
    const open = { ...usualQuestion(), rules: "rich", left: [9, 9] as [number, number], open: true };
    expect(canBeOpen(open)).toBe(true);
    expect(rulingRequest(open)).toMatchObject({ colours: "open", to_play: "first" });
    expect(canBeOpen({ ...open, rules: "plain" })).toBe(false);
    expect(canBeOpen({ ...open, left: [8, 9] })).toBe(false);
    expect(rulingRequest({ ...open, left: [8, 9] })).not.toHaveProperty("colours");
  });
});

it("a ruling leads to the next question", () => {
  const ruled: RulingAnswer = {
    next: "black",
    tries: 1,
    board: {
      on_board: { white: 4, black: 6 },
      owed: { white: 1, black: 0 },
      held: { white: 0, black: 0 },
      entitled: { white: true, black: true },
      tries: 1,
      queen: "awaiting_cover",
      queen_by: "black",
      broken: true,
      break_attempts: 0,
    },
    returned: { white: 0, black: 0, queen: false },
    result: null,
    clauses: [],
    reason: "",
    text: { en: "", fr: "" },
  };
  const asked = {
    ...usualQuestion(),
    points: [7, 2] as [number, number],
    fell: [{ piece: "white" as const, hole: 0 }],
  };
  expect(nextQuestion(asked, ruled)).toMatchObject({
    left: [4, 6],
    owed: [1, 0],
    points: [7, 2],
    queen: "awaiting_cover",
    queenBy: 1,
    turn: 1,
    fell: [],
  });
});
