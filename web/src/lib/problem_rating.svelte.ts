/** Your rating in problems, by Glicko-2, and the problems you have tried; kept in this browser. */

import { Glicko2 } from "glicko2";
import type { Problem } from "./problems";
import { keep } from "./progress.svelte";

/** How sure a problem's own rating is (a standard deviation). */
const PROBLEM_DEVIATION = 80;
/** A deviation from which a rating is only a guess. */
export const UNSURE = 110;
/** A new rating is surer than Glicko-2 would have it: one miss at an easy problem must not cost 500 points. */
const SYSTEM = { tau: 0.5, rating: 1500, rd: 200, vol: 0.06 };

export interface ProblemTry {
  id: number;
  solved: boolean;
  /** ms since 1970. */
  at: number;
}

export interface ProblemRecord {
  rating: number;
  deviation: number;
  volatility: number;
  /** The first try of each problem, in order. */
  tries: readonly ProblemTry[];
}

export const emptyRecord = (): ProblemRecord => ({
  rating: SYSTEM.rating,
  deviation: SYSTEM.rd,
  volatility: SYSTEM.vol,
  tries: [],
});

const within = (value: unknown, least: number, most: number): value is number =>
  typeof value === "number" && value >= least && value <= most;

function readTry(kept: unknown): ProblemTry | null {
  const { id, solved, at } = (kept ?? {}) as Partial<ProblemTry>;
  return within(id, 1, 1e6) && typeof solved === "boolean" && within(at, 0, 1e15) ? { id, solved, at } : null;
}

/** Take what was kept; nothing: it cannot be used. */
export function readRecord(kept: unknown): ProblemRecord | null {
  const { rating, deviation, volatility, tries } = (kept ?? {}) as Partial<ProblemRecord>;
  if (!within(rating, 0, 5000) || !within(deviation, 1, 500) || !within(volatility, 0, 1)) return null;
  if (!Array.isArray(tries)) return null;
  const read = tries.map(readTry).filter((each) => each !== null);
  return read.length === tries.length ? { rating, deviation, volatility, tries: read } : null;
}

/** The record after a try of a problem. */
export function afterTry(before: ProblemRecord, problem: Problem, solved: boolean, at: number): ProblemRecord {
  const ranking = new Glicko2(SYSTEM);
  const me = ranking.makePlayer(before.rating, before.deviation, before.volatility);
  const other = ranking.makePlayer(problem.rating, PROBLEM_DEVIATION, SYSTEM.vol);
  ranking.updateRatings([[me, other, solved ? 1 : 0]]);
  const tries = [...before.tries, { id: problem.id, solved, at }];
  return { rating: me.getRating(), deviation: me.getRd(), volatility: me.getVol(), tries };
}

/** The rating of the problems to be given: while one's own is only a guess, easier ones, so that a start succeeds. */
export const wantedRating = ({ rating, deviation }: ProblemRecord): number =>
  deviation > UNSURE ? rating - deviation : rating;

/** Two records of the same person: the one with more tries has the rating, neither loses a try. */
export function mergedRecords(here: ProblemRecord, file: ProblemRecord): ProblemRecord {
  const [more, fewer] = file.tries.length > here.tries.length ? [file, here] : [here, file];
  const added = fewer.tries.filter(({ id }) => !more.tries.some((each) => each.id === id));
  return { ...more, tries: [...more.tries, ...added] };
}

/** The record of this browser; a part of your progress. */
export const problemsKept = keep({ key: "problems", empty: emptyRecord, read: readRecord, merge: mergedRecords });

class ProblemRating {
  get record(): ProblemRecord {
    return problemsKept.value;
  }

  tryOf(id: number): ProblemTry | null {
    return this.record.tries.find((each) => each.id === id) ?? null;
  }

  get solved(): number {
    return this.record.tries.filter(({ solved }) => solved).length;
  }

  /** Count a first try; return by how much the rating changed, or nothing where it was tried before. */
  count(problem: Problem, solved: boolean, at: number = Date.now()): number | null {
    problemsKept.again(); // another page may have added some
    const before = this.record;
    if (this.tryOf(problem.id)) return null;
    problemsKept.set(afterTry(before, problem, solved, at));
    return Math.round(this.record.rating) - Math.round(before.rating);
  }
}

export const problemRating = new ProblemRating();
