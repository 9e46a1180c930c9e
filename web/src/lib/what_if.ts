/** "What happens if": a situation and a stroke, as a request for a ruling and as an address. */

import { bare, calls } from "./rule_book";
import { defaultRuleSet, ruleSet, unusualOptions } from "./rule_sets.svelte";
import type { CallableClause, Kind, QueenState, RulingAnswer, Said, SideName } from "./protocol";

export const KINDS: readonly Kind[] = ["white", "black", "queen", "striker"];
export const QUEENS: readonly QueenState[] = ["on_board", "awaiting_cover", "covered"];
/** 0: White, or the first player while colours are open; 1: the other side. */
export type Who = 0 | 1;

export interface Fallen {
  piece: Kind;
  /** 0: not said. */
  hole: number;
}

export interface WhatIf {
  rules: string;
  /** What is chosen of what the rule set leaves open. */
  options: Record<string, string>;
  left: [number, number];
  owed: [number, number];
  points: [number, number];
  queen: QueenState;
  queenBy: Who;
  turn: Who;
  broken: boolean;
  attempts: number;
  tries: number;
  /** Nobody has a colour yet. */
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

/** Pieces of each colour. */
export const piecesOf = (rules: string): number => ruleSet(rules)?.pieces ?? 9;

export const usualQuestion = (rules = defaultRuleSet()?.name ?? ""): WhatIf => ({
  rules,
  options: {},
  left: [Math.min(5, piecesOf(rules)), Math.min(6, piecesOf(rules))],
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
export const PRESETS = ["middle", "break", "cover", "last", "both"] as const;

/** A board to begin from, by the rules of another. */
export function preset(name: (typeof PRESETS)[number], { rules, options }: WhatIf): WhatIf {
  const [all, open] = [piecesOf(rules), !!ruleSet(rules)?.open_colours];
  const board: Record<typeof name, Partial<WhatIf>> = {
    middle: {},
    break: { left: [all, all], broken: false, open },
    cover: { left: [4, 5], queen: "awaiting_cover" },
    last: { left: [1, 3] },
    both: { left: [1, 1], queen: "covered" },
  };
  return { ...usualQuestion(rules), options, ...board[name] };
}

/** Whether colours can be open: the rules have it so, and everything is still on the board. */
export const canBeOpen = ({ rules, left, queen }: WhatIf): boolean =>
  !!ruleSet(rules)?.open_colours && left.every((n) => n === piecesOf(rules)) && queen === "on_board";

export const sideNames = (asked: WhatIf): [SideName, SideName] =>
  asked.open && canBeOpen(asked) ? ["first", "second"] : ["white", "black"];

/** How many of a kind can still fall or leave the board. */
export function remaining(asked: WhatIf, kind: Kind): number {
  const queen = asked.queen === "on_board" ? 1 : 0;
  const there = { white: asked.left[0], black: asked.left[1], queen, striker: 1 }[kind];
  const gone = [...asked.fell.map(({ piece }) => piece), ...asked.off];
  return there - gone.filter((piece) => piece === kind).length;
}

/** What ``carrom ruling`` reads; of a call, with what there is to say of it. */
export function rulingRequest(asked: WhatIf, call?: CallableClause): Record<string, unknown> {
  const names = sideNames(asked);
  const rules = ruleSet(asked.rules);
  const both = ([a, b]: [number, number]): Record<string, number> => ({ [names[0]]: a, [names[1]]: b });
  const by = asked.queen === "awaiting_cover" ? asked.turn : asked.queenBy;
  const whole: Record<string, unknown> = {
    rules: asked.rules,
    options: unusualOptions(asked.rules, asked.options),
    board: {
      on_board: { white: asked.left[0], black: asked.left[1] },
      owed: both(asked.owed),
      queen: asked.queen,
      queen_by: asked.queen === "on_board" ? null : names[by],
      broken: asked.broken,
      break_attempts: asked.broken ? 0 : asked.attempts,
      tries: rules?.several_tries ? asked.tries : 1,
    },
    game_points: both(asked.points),
    to_play: names[asked.turn],
  };
  if (names[0] === "first") whole["colours"] = "open";
  if (asked.call) {
    const pieces = call?.names_pieces ? asked.pieces : [];
    const noticed = !(call?.may_be_late && asked.late);
    whole["foul"] = { clause: asked.call, by: names[asked.by], pieces, noticed };
  } else {
    whole["stroke"] = {
      pocketed: asked.fell.map(({ piece, hole }) => (hole ? { piece, hole } : piece)),
      off_board: asked.off,
      touched: !asked.untouched,
      proper: !asked.improper,
      first_hit_behind_line: !!rules?.behind_line_matters && asked.behind,
    };
  }
  return whole;
}

/** The board after a ruling, with nothing played yet. */
export function nextQuestion(asked: WhatIf, ruled: RulingAnswer): WhatIf {
  const names: SideName[] = ruled.colours === "open" ? ["first", "second"] : ["white", "black"];
  // Who is first keeps the first place only while colours are open.
  const points: [number, number] =
    sideNames(asked)[0] === "first" &&
    names[0] === "white" &&
    typeof ruled.colours === "object" &&
    ruled.colours.first === "black"
      ? [asked.points[1], asked.points[0]]
      : [...asked.points];
  const who = (name: SideName | null): Who => (name === names[1] ? 1 : 0);
  const { board } = ruled;
  return {
    ...usualQuestion(asked.rules),
    options: asked.options,
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

/** The beginning of an option's name in an address. */
const OPTION = "option-";

/** What differs from the usual, as it stands in an address: "turn=1&fell=white-striker1". */
export function addressOf(asked: WhatIf): string {
  const plain = usualQuestion();
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
  for (const [name, value] of Object.entries(unusualOptions(asked.rules, asked.options))) put(OPTION + name, value, "");
  return parts.join("&");
}

const kinds = (text: string | null): Kind[] =>
  (text ?? "").split("-").flatMap((name) => KINDS.find((kind) => kind === name) ?? []);
const count = (text: string | undefined): number => Math.min(99, Math.max(0, Math.floor(Number(text)) || 0));

/** The other way round; what makes no sense is left as usual. */
export function questionOf(text: string): WhatIf {
  const given = new URLSearchParams(text);
  const asked = usualQuestion(ruleSet(given.get("rules") ?? undefined)?.name);
  const options = [...given].filter(([name]) => name.startsWith(OPTION));
  asked.options = unusualOptions(
    asked.rules,
    Object.fromEntries(options.map(([name, value]) => [name.slice(OPTION.length), value])),
  );
  asked.queen = QUEENS.find((state) => state === given.get("queen")) ?? asked.queen;
  for (const name of PAIRS) {
    const [a, b] = given.get(name)?.split("-") ?? [];
    if (b !== undefined) asked[name] = [count(a), count(b)];
  }
  for (const name of ["queenBy", "turn", "by"] as const) asked[name] = given.get(name) === "1" ? 1 : 0;
  for (const name of ["attempts", "tries"] as const) if (given.has(name)) asked[name] = count(given.get(name) ?? "");
  for (const name of FLAGS) if (given.has(name)) asked[name] = given.get(name) === "1";
  asked.off = kinds(given.get("off"));
  asked.pieces = kinds(given.get("pieces"));
  asked.call = (given.get("call") ?? "").slice(0, 40);
  for (const name of (given.get("fell") ?? "").split("-").slice(0, 20)) {
    const [, kind, hole] = /^([a-z]+)([1-4]?)$/.exec(name) ?? [];
    const piece = KINDS.find((each) => each === kind);
    if (piece) asked.fell.push({ piece, hole: Number(hole) || 0 });
  }
  return asked;
}

/** One of the calls that an umpire can make under a rule set, by its short name. */
export const callOf = (listed: readonly CallableClause[], name: string): CallableClause | undefined =>
  listed.find(({ clause }) => bare(clause) === name);

export const firstCall = (listed: readonly CallableClause[]): string => (listed[0] ? bare(listed[0].clause) : "");

/** A call by other rules: one that they do not know gives way to their first. */
export async function callUnder(rules: string, name: string): Promise<string> {
  const listed = name ? await calls(rules).catch(() => []) : [];
  return callOf(listed, name) ? name : firstCall(listed);
}

/** The umpire's answer, or why there is none. */
export async function ruling(asked: WhatIf): Promise<{ ruled: RulingAnswer } | { refused: Said }> {
  const call = asked.call ? callOf(await calls(asked.rules), asked.call) : undefined;
  const answer = await fetch("/api/book/ruling", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(rulingRequest(asked, call)),
  });
  if (answer.ok) return { ruled: (await answer.json()) as RulingAnswer };
  if (answer.status >= 500) throw new Error(String(answer.status));
  return { refused: ((await answer.json()) as { detail: Said }).detail };
}
