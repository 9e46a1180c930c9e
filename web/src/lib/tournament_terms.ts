/** The terms of a competition, as the organiser sets them. */

import { agreed, type MatchFormat } from "./formats";

export const METHODS = ["swiss", "round-robin", "knockout", "groups"] as const;
export const KINDS = ["singles", "doubles", "teams"] as const;
export const ORDERS = ["serial", "dazed", "staggered"] as const;
export const BRACKETS = ["seeds", "extremes"] as const;
export const APARTS = ["nobody", "country", "club"] as const;
export const FINALISTS = [0, 2, 4, 8, 16, 32] as const;
export const LENGTHS = ["as-ruled", "one-game", "two-games", "one-board"] as const;
export const CLOCKS = ["off", "casual", "strict"] as const;
export const SCALES = ["fixed", "millesimal"] as const;
export const TIES = ["direct", "buchholz", "net", "total", "rating", "lot"] as const;

export type TieName = (typeof TIES)[number];

export interface Terms {
  title: string;
  kind: (typeof KINDS)[number];
  method: (typeof METHODS)[number];
  rules: string;
  order: (typeof ORDERS)[number];
  bracket: (typeof BRACKETS)[number];
  rounds: number;
  finalists: number;
  group_size: number;
  qualifiers: number;
  third_place: boolean;
  apart: (typeof APARTS)[number];
  apart_rounds: number;
  top_apart: number;
  tie_breaks: TieName[];
  minutes: number;
  no_show_minutes: number;
  bye_score: number;
  lot: number;
  rubbers: number;
  first_board: number;
  boards: number;
  length: (typeof LENGTHS)[number];
  format: MatchFormat | null;
  clock: (typeof CLOCKS)[number];
  prizes: (typeof SCALES)[number] | null;
  /** The ids of the earlier tournaments of a championship. */
  earlier: string[];
  skip_worst: number;
}

/** Where the public page of a tournament is. */
export const eventAddress = (id: string): string => `${location.origin}/#/event/${id}`;

/** The tournaments whose addresses stand in a text, each once. */
export const eventsIn = (text: string): string[] => [...new Set(text.match(/(?<![\w-])[0-9a-f]{24}(?![\w-])/g))];

/** Whether a method goes on in a knockout, or is one. */
export const hasKnockout = ({ method, finalists }: Terms): boolean =>
  method === "knockout" || method === "groups" || finalists > 0;

/** What is sent: without what was chosen for another kind or method before. */
export function tidied(terms: Terms): Terms {
  const { kind, method, title } = terms;
  const swiss = method === "swiss";
  return {
    ...terms,
    title: title.trim(),
    format: terms.length === "one-board" || !terms.format ? null : agreed(terms.format),
    rubbers: kind === "teams" ? terms.rubbers : 1,
    finalists: swiss || method === "round-robin" ? terms.finalists : 0,
    ...(terms.prizes ? {} : { earlier: [] }),
    ...(terms.prizes && terms.earlier.length ? {} : { skip_worst: 0 }),
    ...(swiss ? {} : { apart: "nobody", apart_rounds: 0, top_apart: 0 }),
  };
}

/** The tie-breaks with one more or one less; the lot is always the last. */
export function toggled(ties: readonly TieName[], tie: TieName): TieName[] {
  const others = ties.filter((each) => each !== tie);
  return lotLast(others.length < ties.length ? others : [...others, tie]);
}

/** The tie-breaks with one a place further up. */
export function movedUp(ties: readonly TieName[], tie: TieName): TieName[] {
  const at = ties.indexOf(tie);
  const moved = [...ties];
  if (at > 0) [moved[at - 1], moved[at]] = [moved[at]!, moved[at - 1]!];
  return lotLast(moved);
}

const lotLast = (ties: TieName[]): TieName[] => [
  ...ties.filter((each) => each !== "lot"),
  ...ties.filter((each) => each === "lot"),
];
