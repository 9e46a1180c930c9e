/** Your figures: the strokes and results of this browser's games, kept in this browser. */

import { CHAIRS } from "./chairs";
import { keep } from "./progress.svelte";
import type { Chair } from "./protocol";

const VERSION = 1;
const MOST_GAMES = 300;
const MOST_STROKES = 4000;

/** A stroke of yours, in whole numbers: what was done, where the piece that was gone for lay, and how it was met. */
export interface FigureStroke {
  seq: number;
  /** Whether a piece of yours or the queen fell; whether the striker did. */
  pocketed: boolean;
  striker: boolean;
  /** The piece that was gone for, as you see the board (mm); none: another stroke, such as a break. */
  target: FigureTarget | null;
}

export interface FigureTarget {
  x: number;
  y: number;
  /** Whether it fell. */
  fell: boolean;
  /** Degrees between the striker's way and the piece's; null: not met directly. */
  cut: number | null;
  /** From where the striker stood (mm). */
  far: number;
}

/** How a game ended for you. */
export interface FigureResult {
  won: boolean;
  points: [own: number, others: number];
  fouls: number;
  queens: number;
  slams: number;
}

export interface FigureGame {
  room: string;
  /** When it was last played (ms). */
  at: number;
  rules: string;
  opponent: Chair;
  strokes: FigureStroke[];
  /** Entries that lead back to an earlier one: [number, to]. */
  undone: [number, number][];
  result: FigureResult | null;
  /** Whether hints or whole paths were shown. */
  helped?: true;
}

/** Whether a game against a computer is neither won nor lost, because there was help or a stroke was taken back. */
export const isHelped = ({ opponent, helped, undone }: FigureGame): boolean =>
  opponent !== "person" && (helped === true || undone.length > 0);

export interface Figures {
  version: typeof VERSION;
  games: FigureGame[];
}

/** The newest games first, and no more than this browser should keep. */
export function boundedFigures({ games }: Figures): Figures {
  const kept: FigureGame[] = [];
  let strokes = 0;
  for (const game of [...games].sort((one, other) => other.at - one.at).slice(0, MOST_GAMES)) {
    strokes += game.strokes.length;
    if (strokes > MOST_STROKES && kept.length) break;
    kept.push(game);
  }
  return { version: VERSION, games: kept };
}

/** Put the figures of another browser beside these; of a game in both, the one with more strokes stays. */
export function mergeFigures(one: Figures, other: Figures): Figures {
  const games: Record<string, FigureGame> = {};
  for (const game of [...one.games, ...other.games]) {
    const known = games[game.room];
    if (!known || game.strokes.length > known.strokes.length || (game.result && !known.result)) games[game.room] = game;
  }
  return boundedFigures({ version: VERSION, games: Object.values(games) });
}

/** The strokes of a game that were not taken back. */
export function standingStrokes({ strokes, undone }: FigureGame): FigureStroke[] {
  const back: Record<number, number> = Object.fromEntries(undone);
  const bySeq: Record<number, FigureStroke> = Object.fromEntries(strokes.map((stroke) => [stroke.seq, stroke]));
  const found: FigureStroke[] = [];
  let seq = Math.max(0, ...strokes.map((stroke) => stroke.seq), ...undone.map(([at]) => at));
  while (seq > 0) {
    const to = back[seq];
    const stroke = bySeq[seq];
    if (to !== undefined && to < seq) {
      seq = to;
      continue;
    }
    if (stroke) found.push(stroke);
    seq -= 1;
  }
  return found.reverse();
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isFlag = (value: unknown): value is boolean => typeof value === "boolean";

/** Read what was kept, or comes from a file; nothing: it is something else. */
export function figuresOf(given: unknown): Figures | null {
  const { version, games } = (given ?? {}) as Partial<Figures>;
  if (version !== VERSION || !Array.isArray(games)) return null;
  const read = games.map(gameOf);
  return read.every((game) => game !== null) ? { version: VERSION, games: read } : null;
}

function gameOf(given: unknown): FigureGame | null {
  const { room, at, rules, opponent, strokes, undone, result, helped } = (given ?? {}) as Partial<FigureGame>;
  if (typeof room !== "string" || !isWhole(at) || typeof rules !== "string") return null;
  if (!CHAIRS.includes(opponent as Chair) || !Array.isArray(strokes) || !Array.isArray(undone)) return null;
  if (!strokes.every(isStroke) || !undone.every((each) => Array.isArray(each) && each.every(isWhole))) return null;
  if (result !== null && !isResult(result)) return null;
  const game = { room, at, rules, opponent: opponent as Chair, strokes, undone, result };
  return helped === true ? { ...game, helped } : game;
}

function isStroke(given: unknown): given is FigureStroke {
  const { seq, pocketed, striker, target } = (given ?? {}) as Partial<FigureStroke>;
  return isWhole(seq) && isFlag(pocketed) && isFlag(striker) && (target === null || isTarget(target));
}

function isTarget(given: unknown): given is FigureTarget {
  const { x, y, fell, cut, far } = (given ?? {}) as Partial<FigureTarget>;
  return isWhole(x) && isWhole(y) && isFlag(fell) && isWhole(far) && (cut === null || isWhole(cut));
}

function isResult(given: unknown): given is FigureResult {
  const { won, points, fouls, queens, slams } = (given ?? {}) as Partial<FigureResult>;
  return (
    isFlag(won) && Array.isArray(points) && points.length === 2 && [...points, fouls, queens, slams].every(isWhole)
  );
}

/** What this browser keeps; a part of your progress, and of its file. */
export const figuresKept = keep<Figures>({
  key: "figures",
  empty: () => ({ version: VERSION, games: [] }),
  read: figuresOf,
  merge: mergeFigures,
});
