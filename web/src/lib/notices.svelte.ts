/** What the umpire told: what must not be missed, for as long as nobody here has acted on it. */

import type { EntryView } from "./protocol";

/** An entry that must not be missed, and how often the same was told. */
export type NoticeCard = EntryView & { times?: number };

/** How many are shown at once. */
const MOST = 3;

export class Notices {
  /** Entries that must not be missed, the oldest first. */
  cards: NoticeCard[] = $state.raw([]);
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
    const { fact, notice } = entry;
    const same = this.cards.find((card) => isSame(card, entry));
    const card: NoticeCard = same ? { ...entry, times: (same.times ?? 1) + 1 } : entry;
    this.last = card;
    if (fact.type === "undone") this.cards = [];
    if (fact.type === "undone" && fact.by) return; // who takes a stroke back knows it: a line will do
    if (notice && notice !== "end") this.cards = [...this.cards.filter((each) => each !== same), card].slice(-MOST);
    if (notice === "end") this.cards = [];
  }

  /** Tell of the last stroke and what followed, to who comes just now. */
  begin(entries: readonly EntryView[]): void {
    this.cards = [];
    const from = entries.findLastIndex(({ fact }) => fact.type === "struck");
    for (const entry of entries.slice(Math.max(0, from))) this.add(entry);
  }

  /** Tell the same in other words: somebody has another name now. */
  retell(entries: readonly EntryView[]): void {
    const again = (card: NoticeCard): NoticeCard => {
      const found = entries.find(({ seq }) => seq === card.seq);
      return found ? { ...found, ...(card.times ? { times: card.times } : {}) } : card;
    };
    const at = this.cards.findIndex((card) => card === this.last);
    this.cards = this.cards.map(again);
    if (this.last) this.last = this.cards[at] ?? again(this.last);
  }

  clear(): void {
    this.cards = [];
  }
}

/** Whether two entries are told in the same words. */
function isSame(one: EntryView, other: EntryView): boolean {
  const words = ({ notice, entry, answer }: EntryView): string =>
    JSON.stringify([notice, entry.en, ...answer.map(({ en }) => en)]);
  return words(one) === words(other);
}
