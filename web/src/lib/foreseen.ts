/**
 * A stroke of ours in a match, computed here before the server tells of it. It is shown at once and nothing follows
 * from it; the server's motion must agree to the last bit.
 */

import type { Playing } from "./live_match.svelte";
import { preferences } from "./preferences.svelte";
import type { Aim, Frames, Standing } from "./protocol";
import { BUILD } from "./renewal";
import { play as sound } from "./sound";
import { foreseeStroke } from "./stroke_engine";

export class Foreseen {
  readonly playing: Playing;
  readonly silence: () => void;

  private constructor(
    private readonly aim: Aim,
    frames: Frames,
  ) {
    const { rate } = preferences;
    this.playing = { frames, start: performance.now(), rate };
    this.silence = preferences.mute ? () => undefined : sound(frames, rate);
  }

  /** Begin a stroke on a board of an edition, if ``wanted`` still says so once it is computed. */
  static async begin(
    pieces: readonly Standing[],
    aim: Aim,
    edition: string | undefined,
    wanted: () => boolean,
  ): Promise<Foreseen | null> {
    const answer = await foreseeStroke({ pieces, aim }, { board: edition, anywhere: true });
    return answer?.stroke && wanted() ? new Foreseen(aim, answer.frames) : null;
  }

  /** How long it has been shown (ms). */
  get past(): number {
    return performance.now() - this.playing.start;
  }

  /** Whether it is this stroke that the server tells of. */
  isOf(aim: Aim): boolean {
    return !firstDifference({ spin: 0, ...this.aim }, { spin: 0, ...aim });
  }

  /** Where the server's motion differs, such as discs.3.knots.1.2; nothing: it is the same. */
  differenceTo(frames: Frames): string | null {
    return firstDifference(this.playing.frames, frames);
  }
}

/** The first place where two values of JSON differ. */
export function firstDifference(one: unknown, other: unknown, at = ""): string | null {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other ? null : at || "all";
  const [ours, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>];
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const found = firstDifference(ours[key], theirs[key], at ? `${at}.${key}` : key);
    if (found) return found;
  }
  return null;
}

/** Reports that one page makes; more would tell nothing new. */
const MOST = 3;
let reported = 0;

/** Tell the server that a motion came out otherwise here; nobody waits for the answer. */
export function reportDifference(room: string, seq: number, where: string): void {
  if (reported++ >= MOST) return;
  const body = JSON.stringify({ room, seq, build: BUILD, where: where.slice(0, 80) });
  const headers = { "content-type": "application/json" };
  void fetch("/api/engine/differences", { method: "POST", headers, body }).catch(() => undefined);
}
