/** Help in a game against the computer: hints, whole paths, strokes taken back. What it costs is said before the first. */

import type { LiveMatch } from "./live_match.svelte";

export type HelpKind = "hint" | "path" | "back";

export class HelpOffer {
  /** What waits until the reader knows what it costs. */
  asked: HelpKind | null = $state(null);
  #act: (() => void) | null = null;

  constructor(private readonly match: LiveMatch) {}

  /** Give some help: at once, if this game has had some already. */
  give(kind: HelpKind, act: () => void): void {
    if (this.match.helped) return act();
    [this.asked, this.#act] = [kind, act];
  }

  agree(): void {
    const act = this.#act;
    this.decline();
    this.match.help();
    act?.();
  }

  decline(): void {
    [this.asked, this.#act] = [null, null];
  }
}
