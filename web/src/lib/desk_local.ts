/** Rulings without the network: the package's own Python on the page, asked about a record and what waits behind it. */

import type { DeskRules } from "../desk_rules/desk_rules";
import type { KeptEntry } from "./desk_store";
import type { Before, DeskFact, DeskView, Refused, Replacement, Ruled, Said } from "./protocol";

/** Load Python, once; it fails where the browser cannot. */
export async function localRules(): Promise<DeskRules> {
  const { deskRules } = await import("../desk_rules/desk_rules");
  return deskRules();
}

/** A board as Python sees it: the record, and the entries that wait. */
export interface LocalBoard {
  view: DeskView;
  /** The first entry that the rules refuse, and why. */
  refused: { entry: KeptEntry; said: Said } | null;
}

/** What Python has open. */
let open: { rules: DeskRules; record: string; waiting: readonly KeptEntry[] } | null = null;
let last: Promise<unknown> = Promise.resolve();

/** Python has one board open: one is asked about after the other. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

/** Rule on a record and the entries behind it. */
export const ruledHere = (record: string, waiting: readonly KeptEntry[]): Promise<LocalBoard> =>
  inTurn(() => ruled(record, waiting));

async function ruled(record: string, waiting: readonly KeptEntry[]): Promise<LocalBoard> {
  const rules = await localRules();
  open = null;
  const opened = await rules.open(record);
  if (opened.type === "refused") throw new Error(opened.said.en);
  let { view } = opened;
  for (const entry of waiting) {
    const found = await rules.enter(entry.fact, new Date(entry.at));
    if (found.type === "refused") return { view, refused: { entry, said: found.said } };
    view = found.view;
  }
  open = { rules, record, waiting };
  return { view, refused: null };
}

/** Ask Python about a record and the entries behind it. */
const asked = <T>(
  record: string,
  waiting: readonly KeptEntry[],
  question: (rules: DeskRules) => Promise<T>,
): Promise<T> =>
  inTurn(async () => {
    const rules = await localRules();
    const here = open?.rules === rules && open.record === record && open.waiting === waiting;
    if (!here) await ruled(record, waiting);
    return question(rules);
  });

/** What would be ruled on facts after a record and the entries behind it, or in the place of an entry of them. */
export const previewsHere = (
  record: string,
  waiting: readonly KeptEntry[],
  facts: readonly DeskFact[],
  at: string,
  before: number,
): Promise<(Ruled | Refused)[]> =>
  asked(record, waiting, (rules) => Promise.all(facts.map((fact) => rules.preview(fact, new Date(at), before))));

/** The board before an entry. */
export const beforeHere = (record: string, waiting: readonly KeptEntry[], seq: number): Promise<Before | Refused> =>
  asked(record, waiting, (rules) => rules.before(seq));

/** How all is ruled with another fact, or none, in the place of an entry. */
export const replacementHere = (
  record: string,
  waiting: readonly KeptEntry[],
  seq: number,
  fact: DeskFact | null,
  at: string,
): Promise<Replacement | Refused> => asked(record, waiting, (rules) => rules.replacement(seq, fact, new Date(at)));
