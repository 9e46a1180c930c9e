/** The end of a board as it is told: until somebody goes on, or puts it away to look at the board. */

import { endOf } from "./board_end";
import type { Browsing } from "./browsing.svelte";
import type { LiveMatch } from "./live_match.svelte";

export class ShownEnd {
  /** What was put away, by its entry. */
  #closed = $state(0);

  readonly #end = $derived.by(() => endOf(this.match));
  /** What is told now. */
  readonly shown = $derived.by(() =>
    this.#end && this.#end.entry.seq !== this.#closed && !this.browsing.replay ? this.#end : null,
  );
  /** Whether the end of the match was put away and can be told once more. */
  readonly hidden = $derived.by(
    () => !!this.#end && !this.shown && !this.browsing.replay && this.#end.kind === "match",
  );

  constructor(
    private readonly match: LiveMatch,
    private readonly browsing: Browsing,
  ) {}

  close(): void {
    this.#closed = this.shown!.entry.seq;
  }

  reopen(): void {
    this.#closed = 0;
  }

  /** Go on to the next board. */
  next(): void {
    const { state } = this.match.news!;
    this.close();
    if (state.phase !== "ready") return;
    if (state.seat_change_due) this.match.ask({ act: "change-seats" });
    else if (!this.match.isPerson(state.breaker)) this.match.ask({ act: "play" });
  }
}
