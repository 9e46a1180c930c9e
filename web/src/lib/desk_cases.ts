/** Every other thing that can happen at a board, in one list that can be searched. */

import { numbered, plain } from "./rule_book";
import type { DeskFact, CallPieces, DeskView, Needs, OfferedFact, Piece, Said } from "./protocol";

export interface Case {
  key: string;
  /** The part of the list it stands in; calls have groups of their own. */
  group: string;
  title: Said;
  /** Everyday words for it. */
  also: Said | null;
  clause: string | null;
  /** Against whom, or about what: the first is the likely one. */
  facts: OfferedFact[];
  /** The same where it was seen only after the next stroke. */
  late: OfferedFact[];
  pieces: CallPieces | null;
  needs: Needs | null;
  after: string | null;
  until: string | null;
}

export interface CaseGroup {
  key: string;
  title: Said | null;
  cases: Case[];
}

const PLAIN = { late: [], pieces: null, needs: null, after: null, until: null, clause: null };
/** Offers that have buttons of their own. */
const ELSEWHERE = ["undo", "redo"];

/** Everything that can be entered now beside strokes and choices, by groups. */
export function casesOf(view: DeskView): CaseGroup[] {
  const offers = view.offers
    .filter(({ name }) => !ELSEWHERE.includes(name))
    .map((offer, index): Case => {
      const { name, said, also, facts, needs, after, until } = offer;
      return {
        ...PLAIN,
        key: `offer-${name}-${index}`,
        group: "offers",
        title: said,
        also,
        facts,
        needs,
        after,
        until,
      };
    });
  const calls = view.calls.map(({ name, clause, group, said, also, facts, late, pieces }): Case => ({
    ...PLAIN,
    key: `call-${name}`,
    group,
    title: said,
    also,
    clause,
    facts,
    late,
    pieces,
  }));
  const grounds = view.grounds.map(({ name, clause, said, also, facts }): Case => ({
    ...PLAIN,
    key: `ground-${name}`,
    group: "grounds",
    title: said,
    also,
    clause,
    facts,
  }));
  return [
    { key: "offers", title: null, cases: offers },
    ...view.groups.map(({ group, said }) => ({
      key: group,
      title: said,
      cases: calls.filter((each) => each.group === group),
    })),
    { key: "grounds", title: null, cases: grounds },
  ].filter(({ cases }) => cases.length);
}

/** The cases whose title, clause or everyday words have every word that was typed, in either language. */
export function search(groups: CaseGroup[], typed: string): CaseGroup[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (!words.length) return groups;
  return groups
    .map((group) => ({
      ...group,
      cases: group.cases.filter(({ title, also, clause }) => {
        const text = plain([title.en, title.fr, also?.en, also?.fr, clause].filter(Boolean).join(" "));
        return words.every((word) => text.includes(word) || (clause !== null && numbered(clause, word)));
      }),
    }))
    .filter(({ cases }) => cases.length);
}

/** What is filled into an offered fact before it is sent. */
export interface Filled {
  pieces: Piece[];
  reason: string;
  degrees: number;
  clause: string;
}

/** A clause in full; one without the name of its rule set is of these rules. */
const clauseOf = (typed: string, rules: string): string | null =>
  !typed ? null : typed.includes(":") ? typed : `${rules}:${typed}`;

/** The fact of a case with what was filled in. */
export function factOf({ needs, pieces }: Case, { fact }: OfferedFact, filled: Filled, rules: string): DeskFact {
  if (pieces && fact.type === "called") return { ...fact, pieces: filled.pieces };
  if (needs === "reason" && fact.type === "changed-board") return { ...fact, reason: filled.reason.trim() };
  if (needs === "degrees" && fact.type === "turned-rosette") return { ...fact, degrees: filled.degrees };
  if (needs === "clause" && fact.type === "protested")
    return { ...fact, clause: clauseOf(filled.clause.trim(), rules) };
  return fact;
}
