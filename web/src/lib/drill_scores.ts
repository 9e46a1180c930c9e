/** The scores of drills, kept in this browser; and drills that were begun. */

import { type Drill, DRILLS, tryOf } from "./drills";
import { isCount } from "./kept_values";
import { keep } from "./progress.svelte";
import type { Standing } from "./protocol";
import { readGiven } from "./practice_positions";

/** A drill done: when it began (ms), and what each try brought. */
export interface DrillRun {
  drill: Drill["id"];
  at: number;
  seed: number;
  parts: number[];
}

/** A drill begun: the tries done so far, and the try that is on the board. */
export interface OpenDrill extends DrillRun {
  /** Points of the try on the board so far. */
  points: number;
  pieces: Standing[];
}

interface Scores {
  runs: DrillRun[];
  open: OpenDrill[];
}

const MOST_RUNS = 500;

function readRun(kept: unknown): DrillRun | null {
  const { drill, at, seed, parts } = (kept ?? {}) as Partial<DrillRun>;
  const known = DRILLS.find(({ id }) => id === drill);
  if (!known || !isCount(at) || !isCount(seed) || !Array.isArray(parts) || !parts.every(isCount)) return null;
  return parts.length <= known.tries ? { drill: known.id, at, seed, parts } : null;
}

function readOpen(kept: unknown): OpenDrill | null {
  const run = readRun(kept);
  const { points, pieces } = (kept ?? {}) as Partial<OpenDrill>;
  const given = readGiven({ pieces, seat: "south", aim: null });
  return run && given && isCount(points) ? { ...run, points, pieces: given.pieces } : null;
}

/** One of two runs with the same beginning, and the order of time. */
function together(runs: readonly DrillRun[]): DrillRun[] {
  const byTime = new Map(runs.map((run) => [`${run.drill} ${run.at}`, run]));
  return [...byTime.values()].sort((one, other) => one.at - other.at).slice(-MOST_RUNS);
}

export const drillScores = keep<Scores>({
  key: "drills",
  empty: () => ({ runs: [], open: [] }),
  read: (kept) => {
    const { runs, open } = (kept ?? {}) as { runs?: unknown; open?: unknown };
    if (!Array.isArray(runs) || !Array.isArray(open)) return null;
    const read = runs.map(readRun);
    if (!read.every((run) => run !== null)) return null;
    return { runs: together(read), open: open.map(readOpen).filter((run) => run !== null) };
  },
  merge: (here, file) => ({
    runs: together([...file.runs, ...here.runs]),
    open: [...here.open, ...file.open.filter(({ drill }) => !here.open.some((each) => each.drill === drill))],
  }),
});

export const totalOf = ({ parts }: { parts: readonly number[] }): number => parts.reduce((sum, part) => sum + part, 0);

export const runsOf = (drill: Drill): DrillRun[] => drillScores.value.runs.filter((run) => run.drill === drill.id);

/** The best score of a drill; nothing: it was never done. */
export function bestOf(drill: Drill): number | null {
  const runs = runsOf(drill);
  return runs.length ? Math.max(...runs.map(totalOf)) : null;
}

export const openOf = (drill: Drill): OpenDrill | null =>
  drillScores.value.open.find((run) => run.drill === drill.id) ?? null;

/** Keep a drill that is going on; nothing: none is. */
export function keepOpen(drill: Drill, run: OpenDrill | null): void {
  const { runs, open } = drillScores.value;
  const others = open.filter((each) => each.drill !== drill.id);
  drillScores.set({ runs, open: run ? [...others, run] : others });
}

/** Keep the score of a drill that is done. */
export function keepRun(drill: Drill, { at, seed, parts }: DrillRun): void {
  const { runs, open } = drillScores.value;
  const others = open.filter((each) => each.drill !== drill.id);
  drillScores.set({ runs: together([...runs, { drill: drill.id, at, seed, parts }]), open: others });
}

/** Of all tries about one figure, such as cuts of 45 degrees: how many there were, and how many brought points. */
export function byFigure(drill: Drill): { figure: number; tries: number; made: number }[] {
  const found = new Map<number, { tries: number; made: number }>();
  for (const { seed, parts } of runsOf(drill))
    parts.forEach((points, number) => {
      const { figure } = tryOf(drill, seed, number);
      if (figure === undefined) return;
      const { tries, made } = found.get(figure) ?? { tries: 0, made: 0 };
      found.set(figure, { tries: tries + 1, made: made + (points ? 1 : 0) });
    });
  return [...found].map(([figure, counts]) => ({ figure, ...counts })).sort((a, b) => a.figure - b.figure);
}
