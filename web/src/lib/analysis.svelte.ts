/** The analysis of a finished match: asked of the server, taken in stroke by stroke. */

import { RefusedError } from "./api";
import { readLines } from "./line_stream";
import type { AnalysedStroke, AnalysisMessage, Level, PlayerSummary, Said } from "./protocol";

export class Analysis {
  /** Whose hand people are supposed to have. */
  level: Level = $state("club");
  strokes: readonly AnalysedStroke[] = $state.raw([]);
  /** How many there will be. */
  total = $state(0);
  running = $state(false);
  players: PlayerSummary[] | null = $state.raw(null);
  /** Why there is none; without words: nothing answered. */
  refused: { said: Said | null } | null = $state.raw(null);
  readonly #bySeq: Record<number, AnalysedStroke> = $derived(
    Object.fromEntries(this.strokes.map((each) => [each.seq, each])),
  );
  /** Whether there was nothing to analyse. */
  readonly nothing = $derived(!!this.players && !this.strokes.length);

  #abort: AbortController | null = null;

  /** Of a room's match, or of a record file. */
  constructor(
    private readonly room: string | null,
    private readonly record: Blob | null,
  ) {}

  /** What is known of the stroke of an entry. */
  of(seq: number): AnalysedStroke | undefined {
    return this.#bySeq[seq];
  }

  async start(): Promise<void> {
    this.cancel();
    const mine = (this.#abort = new AbortController());
    [this.strokes, this.total, this.players, this.refused, this.running] = [[], 0, null, null, true];
    try {
      const answer = await this.#ask(mine.signal);
      for await (const line of readLines(answer)) this.#take(JSON.parse(line) as AnalysisMessage);
      if (!this.players && !this.refused) throw new RefusedError(null);
    } catch (problem) {
      if (mine.signal.aborted) return;
      this.refused = { said: problem instanceof RefusedError ? problem.said : null };
    } finally {
      if (this.#abort === mine) this.running = false;
    }
  }

  /** End it; the strokes that are analysed stay. */
  cancel(): void {
    this.#abort?.abort();
    this.running = false;
  }

  async #ask(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const wanted = this.room ? `/api/rooms/${encodeURIComponent(this.room)}/analysis` : "/api/replays/analysis";
    const sent = this.room
      ? {}
      : { method: "POST", headers: { "content-type": "text/plain" }, body: this.record ?? "" };
    const answer = await fetch(`${wanted}?level=${this.level}`, { ...sent, signal });
    if (answer.ok && answer.body) return answer.body;
    const told = (await answer.json().catch(() => null)) as { detail?: Said } | null;
    throw new RefusedError(told?.detail?.en ? told.detail : null);
  }

  #take(told: AnalysisMessage): void {
    switch (told.type) {
      case "started":
        this.total = told.strokes;
        break;
      case "stroke":
        this.strokes = [...this.strokes, told];
        break;
      case "done":
        this.players = told.players;
        break;
      case "stopped":
        this.refused = { said: told.said };
        break;
    }
  }
}
