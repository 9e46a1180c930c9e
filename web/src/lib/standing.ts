/** The lines of a log that stand: what was taken back is left out, and so is the taking back. */

import type { Fact } from "./protocol";

interface StandingLine {
  seq: number;
  fact: Fact;
}

interface Link<T> {
  line: T;
  previous: Link<T> | null;
}

/** Leads back to a point of the log, which may lie before or behind an earlier one; lines may begin late. */
export function standingOf<T extends StandingLine>(lines: readonly T[]): T[] {
  const first = lines[0]?.seq ?? 1;
  const heads: (Link<T> | null)[] = [null];
  for (const line of lines) {
    const { fact } = line;
    const last = heads.at(-1) ?? null;
    heads.push(fact.type === "undone" ? (heads[fact.to - first + 1] ?? null) : { line, previous: last });
  }
  const kept: T[] = [];
  for (let link = heads.at(-1) ?? null; link; link = link.previous) kept.push(link.line);
  return kept.reverse();
}
