/** Looking back at a match that goes on: whoever looks back is not pulled forward when something happens. */

import { refusalOf } from "./api";
import type { LiveMatch } from "./live_match.svelte";
import type { Said } from "./protocol";
import { replayOf } from "./replay_requests";
import { ReplayPlayer } from "./replay_player.svelte";

export class Browsing {
  /** What is looked at; nothing: the match as it is now. */
  replay: ReplayPlayer | null = $state.raw(null);
  loading = $state(false);
  refused: Said | null = $state.raw(null);
  failed = $state(false);

  /** Strokes that came since. */
  readonly fresh: number = $derived.by(() => {
    const last = this.replay?.data.entries.at(-1)?.seq;
    return last === undefined ? 0 : this.match.lines.filter((line) => line.seq > last && isStroke(line)).length;
  });
  /** Whether there is anything to look back at. */
  readonly possible: boolean = $derived.by(() => this.match.earlier || this.match.lines.some(isStroke));

  constructor(private readonly match: LiveMatch) {}

  /** To before the stroke that is seen, or the last one. */
  async back(): Promise<void> {
    if (!this.replay && !(await this.#load())) return;
    this.replay?.pause();
    this.replay?.previous();
  }

  /** To the next stroke; behind the last one is the match as it is now. */
  async forward(): Promise<void> {
    const { replay } = this;
    if (!replay) return;
    replay.pause();
    replay.next();
    if (replay.time < replay.total) return;
    const seen = replay.strokes;
    if (!this.fresh) this.live();
    else if (await this.#load()) this.replay?.goTo(seen + 1);
  }

  /** Let what is seen go on. */
  toggle(): void {
    this.replay?.toggle();
  }

  /** To the match as it is now. */
  live(): void {
    this.replay?.pause();
    this.replay = null;
    this.refused = null;
    this.failed = false;
    this.match.looksBack = false;
  }

  async #load(): Promise<boolean> {
    if (this.loading) return false;
    this.loading = true;
    this.failed = false;
    try {
      const data = await replayOf(this.match.room);
      const found = new ReplayPlayer(data);
      found.seek(found.total);
      this.replay = found;
      this.match.looksBack = true;
      this.match.skip();
      return true;
    } catch (problem) {
      this.refused = refusalOf(problem);
      this.failed = true;
      return false;
    } finally {
      this.loading = false;
    }
  }
}

const isStroke = ({ fact }: { fact: { type: string } }): boolean =>
  fact.type === "struck" || fact.type === "shot-at-queen";
