/** Single boards against the computer, as they ended in this browser: by level, how many were won, and the best. */

import type { MatchView } from "./match_view.svelte";
import type { Chair } from "./protocol";

export const LEVELS = ["beginner", "club", "expert", "champion", "machine"] as const satisfies Chair[];
export type LevelName = (typeof LEVELS)[number];

export interface LevelResult {
  played: number;
  won: number;
  /** Points of the highest win, ours first. */
  best: [number, number] | null;
}

interface KeptResults {
  version: 1;
  levels: Partial<Record<LevelName, LevelResult>>;
  /** Rooms that are counted already. */
  rooms: string[];
}

const KEY = "carrom-levels";
const MOST_ROOMS = 60;
const none = (): KeptResults => ({ version: 1, levels: {}, rooms: [] });

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

function isResult(value: unknown): value is LevelResult {
  const { played, won, best } = (value ?? {}) as Partial<LevelResult>;
  const pair = best === null || (Array.isArray(best) && best.length === 2 && best.every(isCount));
  return isCount(played) && isCount(won) && won <= played && pair;
}

/** Read what was kept; what is not as it should be is left out. */
export function readResults(text: string | null): KeptResults {
  try {
    const found = JSON.parse(text ?? "") as Partial<KeptResults> | null;
    if (found?.version !== 1) return none();
    const levels = Object.fromEntries(
      LEVELS.flatMap((level) => {
        const result = found.levels?.[level];
        return isResult(result) ? [[level, result]] : [];
      }),
    );
    const rooms = Array.isArray(found.rooms) ? found.rooms.filter((room) => typeof room === "string") : [];
    return { version: 1, levels, rooms };
  } catch {
    return none();
  }
}

/** Count a board that has ended; nothing changes where it is counted already. */
export function withResult(
  kept: KeptResults,
  room: string,
  level: LevelName,
  points: [number, number],
  won: boolean,
): KeptResults {
  if (kept.rooms.includes(room)) return kept;
  const before = kept.levels[level] ?? { played: 0, won: 0, best: null };
  const lead = ([ours, theirs]: [number, number]): number => ours - theirs;
  const better = won && (!before.best || lead(points) > lead(before.best));
  const result = {
    played: before.played + 1,
    won: before.won + (won ? 1 : 0),
    best: better ? points : before.best,
  };
  return {
    version: 1,
    levels: { ...kept.levels, [level]: result },
    rooms: [room, ...kept.rooms].slice(0, MOST_ROOMS),
  };
}

function stored(): KeptResults {
  try {
    return readResults(localStorage.getItem(KEY));
  } catch {
    return none();
  }
}

/** What is known of a level. */
export const resultOf = (level: LevelName): LevelResult | null => stored().levels[level] ?? null;

/** Count a match that is over and had no help in it, if it was a single board of one person against one computer. */
export function noteResult(room: string, { welcome, news }: MatchView): void {
  const you = welcome?.you[0];
  const others = Object.entries(welcome?.chairs ?? {}).filter(([player]) => player !== you);
  const level = LEVELS.find((each) => each === others[0]?.[1]);
  if (!welcome || !news || !you || welcome.you.length > 1 || others.length > 1 || !level) return;
  if (!welcome.settings.single_board || !news.state.winner) return;
  const ours = welcome.settings.a.includes(you) ? "a" : "b";
  const [a, b] = news.state.points;
  try {
    const kept = withResult(stored(), room, level, ours === "a" ? [a, b] : [b, a], news.state.winner === ours);
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return; // a browser that keeps nothing
  }
}
