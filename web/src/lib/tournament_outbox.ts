/** Entries on their way to the server: kept first, sent in order, each once. */

import { RefusedError } from "./api";
import { freshId } from "./fresh_id";
import type { Said } from "./protocol";
import type { MeetingView, TournamentAnswer, TournamentView } from "./protocol.generated";
import { winnerOf, type Result } from "./tournament_result";
import type { FactStore, KeptFact, TournamentFact } from "./tournament_store";

/** What may wait: it stays true until the network is back. */
const KEPT = new Set(["result-entered", "result-confirmed", "result-disputed", "walked-over"]);

export const canWait = (fact: TournamentFact): boolean => KEPT.has(fact.type);

export type Send = (expected: number, entries: { id: string; fact: TournamentFact }[]) => Promise<TournamentAnswer>;

export class Outbox {
  /** All that this device still has, in order; some of it may be lost. */
  entries: readonly KeptFact[] = [];
  #sending: Promise<TournamentView | null> | null = null;

  constructor(
    readonly link: string,
    readonly store: FactStore,
    readonly changed: (entries: readonly KeptFact[]) => void = () => {},
  ) {}

  get waiting(): readonly KeptFact[] {
    return this.entries.filter(({ lost }) => !lost);
  }

  get lost(): readonly KeptFact[] {
    return this.entries.filter(({ lost }) => lost);
  }

  /** Read what was kept before this page was opened. */
  async load(): Promise<void> {
    this.#set(await this.store.all(this.link).catch(() => []));
  }

  /** Keep an entry. Where the browser keeps nothing, it stays as long as the page. */
  async add(fact: TournamentFact, expected: number): Promise<KeptFact> {
    const entry: KeptFact = { link: this.link, id: freshId(), fact, expected, lost: null };
    const order = await this.store.keep(entry).catch(() => undefined);
    const kept = order === undefined ? entry : { ...entry, order };
    this.#set([...this.entries, kept]);
    return kept;
  }

  /** Send what waits; the answer is what the server shows then, nothing: it was not reached. */
  flush(send: Send): Promise<TournamentView | null> {
    this.#sending ??= this.#flush(send).finally(() => (this.#sending = null));
    return this.#sending;
  }

  async #flush(send: Send): Promise<TournamentView | null> {
    let view: TournamentView | null = null;
    while (this.waiting.length) {
      const some = this.waiting.slice(0, 50);
      const told = some.map(({ id, fact }) => ({ id, fact }));
      try {
        const answer = await send(some[0]!.expected, told);
        view = answer.view;
        await this.#drop(some.filter(({ id }) => answer.taken.includes(id)));
        if (answer.refused) await this.#lose(answer.refused.id, answer.refused.said, answer.refused.kind);
        else if (!answer.taken.length) return view;
      } catch (problem) {
        const refused = problem instanceof RefusedError ? problem : new RefusedError(null);
        if (refused.later) return null;
        for (const { id } of some) await this.#lose(id, refused.said);
      }
    }
    return view;
  }

  /** Somebody has read that these were not taken. */
  read(some: readonly KeptFact[] = this.lost): Promise<void> {
    return this.#drop(some);
  }

  async #lose(id: string, said: Said | null, kind?: string): Promise<void> {
    const lose = { said, ...(kind ? { kind } : {}) };
    const found = this.entries.map((each) => (each.id === id ? { ...each, lost: lose } : each));
    const lost = found.find((each) => each.id === id);
    if (lost?.order !== undefined) await this.store.keep(lost).catch(() => null);
    this.#set(found);
  }

  async #drop(some: readonly KeptFact[]): Promise<void> {
    const orders = some.flatMap(({ order }) => order ?? []);
    if (orders.length) await this.store.drop(orders).catch(() => null);
    this.#set(this.entries.filter((each) => !some.some(({ id }) => id === each.id)));
  }

  #set(entries: readonly KeptFact[]): void {
    this.entries = entries;
    this.changed(entries);
  }
}

const resultIn = (fact: TournamentFact): Result | undefined => fact.result as Result | undefined;

const scoreOf = (fact: TournamentFact): [number, number] | null => {
  const result = resultIn(fact);
  return result ? [result.a, result.b] : null;
};

/** What waits for a match. */
export function waitingFor(
  entries: readonly KeptFact[],
  at: { competition: string; round: number; match: number },
): KeptFact[] {
  return entries.filter(
    ({ fact }) => fact.competition === at.competition && fact.round === at.round && fact.match === at.match,
  );
}

/** A match as this device knows it: with the result that one side has entered here. */
export function asEntered(match: MeetingView, waiting: readonly KeptFact[]): MeetingView {
  const claim = waiting.findLast(({ fact }) => fact.type === "result-entered" && fact.side);
  if (!claim) return match;
  const result = resultIn(claim.fact)!;
  return {
    ...match,
    stand: "claimed",
    claimed_by: claim.fact.side as "a" | "b",
    score: scoreOf(claim.fact),
    games: result.games ?? [],
    rubbers: (result.rubbers ?? []).map(({ a, b }) => [a, b]),
    winner: winnerOf(result),
  };
}

/** An entry in a few signs, for a list. */
export const scoreText = ({ fact }: KeptFact): string => scoreOf(fact)?.join("–") ?? "–";
