/** What the umpire told: what must not be missed, for as long as nobody here has acted on it. */

import type { EntryView } from "./protocol";

/** How many are shown at once. */
const MOST = 3;

export class Notices {
  /** Entries that must not be missed, the oldest first. */
  cards: EntryView[] = $state.raw([]);
  /** The last entry. */
  last: EntryView | null = $state.raw(null);
  /** The last entry in one line, where no card tells it; that play has begun is seen. */
  readonly line: EntryView | null = $derived(
    this.last && this.last.notice !== "end" && this.last.fact.type !== "said-play" && !this.cards.includes(this.last)
      ? this.last
      : null,
  );

  /** Tell of an entry. */
  add(entry: EntryView): void {
    const { fact } = entry;
    this.last = entry;
    if (fact.type === "undone") this.cards = [];
    if (fact.type === "undone" && fact.by) return; // who takes a stroke back knows it: a line will do
    if (entry.notice && entry.notice !== "end") this.cards = [...this.cards, entry].slice(-MOST);
    if (entry.notice === "end") this.cards = [];
  }

  /** Tell of the last stroke and what followed, to who comes just now. */
  begin(entries: readonly EntryView[]): void {
    this.cards = [];
    const from = entries.findLastIndex(({ fact }) => fact.type === "struck");
    for (const entry of entries.slice(Math.max(0, from))) this.add(entry);
  }

  /** Tell the same in other words: somebody has another name now. */
  retell(entries: readonly EntryView[]): void {
    const again = (card: EntryView): EntryView => entries.find(({ seq }) => seq === card.seq) ?? card;
    this.cards = this.cards.map(again);
    if (this.last) this.last = again(this.last);
  }

  clear(): void {
    this.cards = [];
  }
}
