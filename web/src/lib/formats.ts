/** Formats of a match: points, boards, minutes, and what parts a tie. What is null is as the rule set says; 0: no limit. */

import type { MatchFormat } from "./protocol";

export type { MatchFormat };

export const MOST_POINTS = 99;
export const MOST_BOARDS = 12;
export const MOST_MINUTES = 600;
export const SHOOT_OUT_STROKES = 5;

/** What organisers usually agree on. */
export const USUAL = {
  "points-or-boards": { points: 25, boards: 8 },
  boards: { points: 0, boards: 4 },
  points: { points: 29, boards: 0 },
  minutes: { minutes: 45 },
} as const satisfies Record<string, MatchFormat>;
export type UsualName = keyof typeof USUAL;
export const USUAL_NAMES = Object.keys(USUAL) as UsualName[];

const LENGTHS = ["points", "boards", "minutes"] as const;

/** Whether two formats make a match as long. */
const asLong = (one: MatchFormat, other: MatchFormat): boolean =>
  LENGTHS.every((name) => (one[name] ?? null) === (other[name] ?? null));

/** Which of the usual formats this is; nothing: another one. */
export const usualOf = (format: MatchFormat): UsualName | null =>
  USUAL_NAMES.find((name) => asLong(USUAL[name], format)) ?? null;

/** Whether the length is as the rule set says. */
export const asRuled = (format: MatchFormat): boolean => asLong(format, {});

/** A format as it is sent: only what is agreed on; null: nothing is. */
export function agreed(format: MatchFormat): MatchFormat | null {
  const given = Object.entries(format).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? (Object.fromEntries(given) as MatchFormat) : null;
}

/** Whether a match can be level at its end: after its last board, or when its time is over. */
export const canBeLevel = ({ boards, minutes }: MatchFormat, ruled: number | null): boolean =>
  !!minutes || !!(boards ?? ruled);
