/** "What happens if": a situation and a stroke, as a request for a ruling and as an address. */

import { SETS, type RuleSet } from "./book";
import type { Kind, Said } from "./protocol";

export const KINDS: readonly Kind[] = ["white", "black", "queen", "striker"];
export const QUEENS = ["on_board", "awaiting_cover", "covered"] as const;
export type QueenState = (typeof QUEENS)[number];
/** 0: White, or the first player while colours are open; 1: the other side. */
export type Who = 0 | 1;
export type SideName = "white" | "black" | "first" | "second";
export const PIECES = 9;

export interface Fallen {
  piece: Kind;
  /** 0: not said. */
  hole: number;
}

export interface WhatIf {
  rules: RuleSet;
  left: [number, number];
  owed: [number, number];
  points: [number, number];
  queen: QueenState;
  queenBy: Who;
  turn: Who;
  broken: boolean;
  attempts: number;
  tries: number;
  /** Percuteur: nobody has a colour yet. */
  open: boolean;
  fell: Fallen[];
  off: Kind[];
  untouched: boolean;
  improper: boolean;
  behind: boolean;
  /** The clause an umpire calls, instead of a stroke. */
  call: string;
  by: Who;
  /** What counts as pocketed by the call. */
  pieces: Kind[];
  late: boolean;
}

export interface Ruled {
  next: SideName | null;
  tries: number;
  board: {
    on_board: Record<"white" | "black", number>;
    owed: Partial<Record<SideName, number>>;
    queen: QueenState;
    queen_by: SideName | null;
    broken: boolean;
    break_attempts: number;
  };
  returned: { white: number; black: number; queen: boolean };
  result: null | { winner: SideName | null; points: Partial<Record<SideName, number>>; game_conceded?: boolean };
  clauses: string[];
  colours?: "open" | { first: "white" | "black"; second: "white" | "black" };
  text: Said;
}

/** Calls in which pieces count as pocketed, and the one that may be noticed too late. */
export const RESTING: readonly string[] = ["3.10.d", "3.10.e", "3.10.f"];
export const LATE = "3.11.k";

export const usual = (): WhatIf => ({
  rules: "international",
  left: [5, 6],
  owed: [0, 0],
  points: [0, 0],
  queen: "on_board",
  queenBy: 0,
  turn: 0,
  broken: true,
  attempts: 0,
  tries: 1,
  open: false,
  fell: [],
  off: [],
  untouched: false,
  improper: false,
  behind: false,
  call: "",
  by: 0,
  pieces: [],
  late: false,
});

/** Boards to begin from. */
export const PRESETS = {
  middle: {},
  break: { left: [9, 9], broken: false },
  cover: { left: [4, 5], queen: "awaiting_cover" },
  last: { left: [1, 3] },
  both: { left: [1, 1], queen: "covered" },
} satisfies Record<string, Partial<WhatIf>>;

/** Whether colours can be open: percuteur, everything still on the board. */
export const canBeOpen = (asked: WhatIf): boolean =>
  asked.rules === "percuteur" && asked.left.every((n) => n === PIECES) && asked.queen === "on_board";

export const sideNames = (asked: WhatIf): [SideName, SideName] =>
  asked.open && canBeOpen(asked) ? ["first", "second"] : ["white", "black"];

/** How many of a kind can still fall or leave the board. */
export function rest(asked: WhatIf, kind: Kind): number {
  const queen = asked.queen === "on_board" ? 1 : 0;
  const there = { white: asked.left[0], black: asked.left[1], queen, striker: 1 }[kind];
  const gone = [...asked.fell.map(({ piece }) => piece), ...asked.off];
  return there - gone.filter((piece) => piece === kind).length;
}

/** What ``carrom ruling`` reads. */
export function request(asked: WhatIf): Record<string, unknown> {
  const names = sideNames(asked);
  const both = ([a, b]: [number, number]): Record<string, number> => ({ [names[0]]: a, [names[1]]: b });
  const by = asked.queen === "awaiting_cover" ? asked.turn : asked.queenBy;
  const whole: Record<string, unknown> = {
    rules: asked.rules,
    board: {
      on_board: { white: asked.left[0], black: asked.left[1] },
      owed: both(asked.owed),
      queen: asked.queen,
      queen_by: asked.queen === "on_board" ? null : names[by],
      broken: asked.broken,
      break_attempts: asked.broken ? 0 : asked.attempts,
      tries: asked.rules === "club" ? asked.tries : 1,
    },
    game_points: both(asked.points),
    to_play: names[asked.turn],
  };
  if (names[0] === "first") whole["colours"] = "open";
  if (asked.call) {
    const pieces = RESTING.includes(asked.call) ? asked.pieces : [];
    const noticed = !(asked.call === LATE && asked.late);
    whole["foul"] = { clause: asked.call, by: names[asked.by], pieces, noticed };
  } else {
    whole["stroke"] = {
      pocketed: asked.fell.map(({ piece, hole }) => (hole ? { piece, hole } : piece)),
      off_board: asked.off,
      touched: !asked.untouched,
      proper: !asked.improper,
      first_hit_behind_line: asked.rules === "percuteur" && asked.behind,
    };
  }
  return whole;
}

/** The board after a ruling, with nothing played yet. */
export function onwards(asked: WhatIf, ruled: Ruled): WhatIf {
  const names: SideName[] = ruled.colours === "open" ? ["first", "second"] : ["white", "black"];
  // Who is first keeps the first place only while colours are open.
  const points: [number, number] =
    sideNames(asked)[0] === "first" && names[0] === "white" && typeof ruled.colours === "object" && ruled.colours.first === "black"
      ? [asked.points[1], asked.points[0]]
      : [...asked.points];
  const who = (name: SideName | null): Who => (name === names[1] ? 1 : 0);
  const { board } = ruled;
  return {
    ...usual(),
    rules: asked.rules,
    points,
    open: ruled.colours === "open",
    left: [board.on_board.white, board.on_board.black],
    owed: [board.owed[names[0]!] ?? 0, board.owed[names[1]!] ?? 0],
    queen: board.queen,
    queenBy: who(board.queen_by),
    turn: who(ruled.next),
    by: who(ruled.next),
    broken: board.broken,
    attempts: board.break_attempts,
    tries: ruled.tries,
  };
}

const FLAGS = ["broken", "open", "untouched", "improper", "behind", "late"] as const;
const PAIRS = ["left", "owed", "points"] as const;
const NUMBERS = ["queenBy", "turn", "by", "attempts", "tries"] as const;

/** What differs from the usual, as it stands in an address: "rules=club&fell=white-striker1". */
export function written(asked: WhatIf): string {
  const plain = usual();
  const parts: string[] = [];
  const put = (name: string, value: string, other: string): void => {
    if (value !== other) parts.push(`${name}=${value}`);
  };
  put("rules", asked.rules, plain.rules);
  put("queen", asked.queen, plain.queen);
  for (const name of PAIRS) put(name, asked[name].join("-"), plain[name].join("-"));
  for (const name of NUMBERS) put(name, String(asked[name]), String(plain[name]));
  for (const name of FLAGS) put(name, asked[name] ? "1" : "0", plain[name] ? "1" : "0");
  put("fell", asked.fell.map(({ piece, hole }) => `${piece}${hole || ""}`).join("-"), "");
  put("off", asked.off.join("-"), "");
  put("pieces", asked.pieces.join("-"), "");
  put("call", asked.call, "");
  return parts.join("&");
}

const kinds = (text: string | null): Kind[] =>
  (text ?? "").split("-").flatMap((name) => KINDS.find((kind) => kind === name) ?? []);
const count = (text: string | undefined): number => Math.min(99, Math.max(0, Math.floor(Number(text)) || 0));

/** The other way round; what makes no sense is left as usual. */
export function read(text: string): WhatIf {
  const asked = usual();
  const given = new URLSearchParams(text);
  asked.rules = SETS.find((set) => set === given.get("rules")) ?? asked.rules;
  asked.queen = QUEENS.find((state) => state === given.get("queen")) ?? asked.queen;
  for (const name of PAIRS) {
    const [a, b] = given.get(name)?.split("-") ?? [];
    if (b !== undefined) asked[name] = [count(a), count(b)];
  }
  for (const name of ["queenBy", "turn", "by"] as const) asked[name] = given.get(name) === "1" ? 1 : 0;
  for (const name of ["attempts", "tries"] as const)
    if (given.has(name)) asked[name] = count(given.get(name) ?? "");
  for (const name of FLAGS) if (given.has(name)) asked[name] = given.get(name) === "1";
  asked.off = kinds(given.get("off"));
  asked.pieces = kinds(given.get("pieces"));
  asked.call = (given.get("call") ?? "").slice(0, 12);
  for (const name of (given.get("fell") ?? "").split("-").slice(0, 20)) {
    const [, kind, hole] = /^([a-z]+)([1-4]?)$/.exec(name) ?? [];
    const piece = KINDS.find((each) => each === kind);
    if (piece) asked.fell.push({ piece, hole: Number(hole) || 0 });
  }
  return asked;
}

/** The umpire's answer, or why there is none. */
export async function ruling(asked: WhatIf): Promise<{ ruled: Ruled } | { refused: Said }> {
  const answer = await fetch("/api/book/ruling", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request(asked)),
  });
  if (answer.ok) return { ruled: (await answer.json()) as Ruled };
  if (answer.status >= 500) throw new Error(String(answer.status));
  return { refused: ((await answer.json()) as { detail: Said }).detail };
}
