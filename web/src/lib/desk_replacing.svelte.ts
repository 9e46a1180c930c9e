/** An entry some strokes back is replaced: what stands in its place is entered on the board as it stood then. */

import type { Desk } from "./desk.svelte";
import type { KeptEntry } from "./desk_store";
import type { DeskFact, DeskView, Refused, Replacement, Ruled, Said } from "./protocol";

/** What the forms of the desk enter by: the board as it stands, or the place of an entry. */
export interface Entering {
  readonly view: DeskView | null;
  /** 0: nothing can be entered now. */
  readonly pen: number;
  readonly busy: boolean;
  readonly offline: boolean;
  readonly upToDate: boolean;
  preview(facts: DeskFact[]): Promise<(Ruled | Refused)[] | null>;
  enter(fact: DeskFact, words?: Said | null): Promise<void>;
}

export class Replacing implements Entering {
  /** The board before the entry. */
  view: DeskView | null = $state.raw(null);
  /** What would become of the match; nothing is entered yet. */
  found: Replacement | null = $state.raw(null);
  /** Why that cannot be; nothing in it: nobody can say. */
  problem: { said: Said | null } | null = $state.raw(null);
  asking = $state(false);
  /** The entry that is replaced, in words. */
  readonly words: Said;
  /** How long the log was. */
  readonly since: number;

  constructor(
    readonly desk: Desk,
    readonly seq: number,
  ) {
    this.since = desk.view!.seq;
    this.words = desk.view!.entries.find((each) => each.seq === seq)!.entry;
    void this.#begin();
  }

  get pen(): number {
    return this.desk.pen;
  }

  get busy(): boolean {
    return this.asking || this.desk.busy;
  }

  get offline(): boolean {
    return this.desk.offline;
  }

  get upToDate(): boolean {
    return this.desk.upToDate;
  }

  async #begin(): Promise<void> {
    const told = await this.desk.before(this.seq);
    if (told?.type === "before") this.view = told.view;
    else this.problem = { said: told?.said ?? null };
  }

  preview(facts: DeskFact[]): Promise<(Ruled | Refused)[] | null> {
    return this.desk.preview(facts, this.seq);
  }

  /** What would follow if this stood there. */
  enter(fact: DeskFact): Promise<void> {
    return this.#look(fact);
  }

  /** What would follow if nothing stood there. */
  leaveOut(): Promise<void> {
    return this.#look(null);
  }

  async #look(fact: DeskFact | null): Promise<void> {
    if (this.busy || !this.pen) return;
    this.asking = true;
    const told = await this.desk.replacement(this.seq, fact);
    this.asking = false;
    this.found = told?.type === "replacement" ? told : null;
    this.problem = this.found ? null : { said: told?.type === "refused" ? told.said : null };
  }

  /** Say something else. */
  back(): void {
    this.found = null;
    this.problem = null;
  }

  /** Enter what was shown: all of it is on this device's disk at once, and sent in one request. */
  async confirm(): Promise<void> {
    const found = this.found;
    if (!found || found.seq !== this.desk.view?.seq) return;
    const now = found.rows.filter((row) => row.now?.type === "ruled").map((row) => (row.now as Ruled).entry);
    const entered = found.facts.map((fact, index) => ({ fact, words: now[index - 1] ?? null }));
    const left = found.rows.filter((row) => row.left_out);
    const lost = left.map(({ fact, was, now: why }): Pick<KeptEntry, "fact" | "words" | "why"> => ({
      ...{ fact, words: was.entry },
      why: why?.type === "refused" ? why.said : null,
    }));
    await this.desk.enterAll(entered, { lost });
  }
}
