/** A match that is watched again: the time it is at, and what is seen then. */

import { Analysis } from "./analysis.svelte";
import { preferences } from "./preferences.svelte";
import { EMPTY, type Pockets } from "./pockets";
import type { News, Replay } from "./protocol";
import { isSeen, type Moment, momentAt, pocketsAfter, timelineOf, type ReplayStep } from "./timeline";
import { MatchView } from "./match_view.svelte";
import { play as sound } from "./sound";

export const RATES = [0.125, 0.25, 0.5, 1, 2] as const;
/** Seconds of a single frame. */
const FRAME = 0.02;
/** Within this time of its beginning, "previous" means the stroke before (s). */
const NEAR = 0.8;
/** A time that is being chosen is not heard (ms). */
const HUSH = 120;
/** A page that was not drawn for longer goes on where it was (s). */
const LONGEST = 0.2;

export class ReplayPlayer extends MatchView {
  readonly steps: ReplayStep[];
  readonly total: number;
  readonly strokes: number;
  /** Whether it is known where the pieces lay. */
  readonly seen: boolean;
  /** Whether some strokes are shown without their motion. */
  readonly still: boolean;
  /** Where it is (s). */
  time = $state(0);
  running = $state(false);
  rate: number = $state(1);
  at: Moment = $state.raw({ index: 0, done: true, aim: null, moment: null });
  /** What lies in the pockets, without what is falling. */
  pockets: Pockets = $state.raw(EMPTY);
  /** How many entries have been seen to their end: what they led to may be told. */
  told = $state(0);

  #frame = 0;
  #drawn = 0;
  #silence: () => void = () => undefined;
  /** Whether the motion that is seen is heard, and when it may be (ms). */
  #heard = false;
  #due = 0;

  readonly analysis: Analysis;

  /** ``record`` is the file that it came from, if it came from one. */
  constructor(
    readonly data: Replay,
    record: Blob | null = null,
  ) {
    super();
    this.analysis = new Analysis(data.room, record);
    this.steps = timelineOf(data.entries);
    this.total = this.steps.at(-1)?.end ?? 0;
    const struck = this.steps.filter((step) => step.stroke);
    this.strokes = struck.length;
    this.seen = isSeen(data.entries);
    this.still = this.seen && struck.some((step) => !step.entry.motion);
    const { settings, names, room } = data;
    const people = [...settings.a, ...settings.b];
    const chairs = data.chairs ?? Object.fromEntries(people.map((each) => [each, "person" as const]));
    const called = Object.fromEntries(people.map((each) => [each, names[each] || each]));
    this.welcome = {
      type: "welcome",
      you: [],
      build: "",
      room: room ?? "",
      opened: "",
      settings,
      names: called,
      desk: false,
      most_requests: null,
      chairs,
    };
    this.goTo(1);
  }

  get step(): ReplayStep | undefined {
    return this.steps[this.at.index];
  }

  /** The stroke that is seen, or the last one before. */
  get stroke(): ReplayStep | undefined {
    return this.steps.slice(0, this.at.index + 1).findLast((step) => step.stroke);
  }

  /** What lay in the pockets before the stroke that is seen. */
  pocketsBefore(step: ReplayStep): Pockets {
    return pocketsAfter(this.steps, this.steps.indexOf(step) - 1);
  }

  /** Go to a time. */
  seek(time: number): void {
    this.#quiet();
    this.#go(time);
  }

  /** Go to where a stroke begins; 0 is the beginning of the match, with the toss. */
  goTo(stroke: number): void {
    this.seek(this.steps.find((step) => step.stroke && step.stroke === stroke)?.start ?? 0);
  }

  /** Go to where an entry begins. */
  jump(index: number): void {
    const step = this.steps[index];
    if (step) this.seek(step.start);
  }

  /** Everything may be told from now on. */
  reveal(): void {
    this.told = this.steps.length;
  }

  previous(): void {
    const limit = this.time - (this.running ? NEAR : 1e-6);
    this.seek(this.steps.findLast((step) => step.stroke && step.start < limit)?.start ?? 0);
  }

  next(): void {
    this.seek(this.steps.find((step) => step.stroke && step.start > this.time + 1e-6)?.start ?? this.total);
  }

  /** Go on or back by single frames. */
  nudge(frames: number): void {
    this.pause();
    this.seek(this.time + frames * FRAME);
  }

  toggle(): void {
    if (this.running) this.pause();
    else this.play();
  }

  play(): void {
    if (this.time >= this.total) this.goTo(1);
    this.running = true;
    this.#drawn = performance.now();
    this.#frame = requestAnimationFrame(this.#tick);
  }

  pause(): void {
    this.running = false;
    cancelAnimationFrame(this.#frame);
    this.#quiet();
  }

  setRate(rate: number): void {
    this.#quiet();
    this.rate = rate;
  }

  #tick = (now: number): void => {
    const passed = Math.min(LONGEST, Math.max(0, now - this.#drawn) / 1000);
    this.#drawn = now;
    this.#go(this.time + passed * this.rate);
    if (!this.at.moment) this.#heard = false;
    else if (!this.#heard && now >= this.#due) this.#hear(this.at.moment);
    if (this.time < this.total) this.#frame = requestAnimationFrame(this.#tick);
    else this.running = false;
  };

  #go(time: number): void {
    this.time = Math.min(this.total, Math.max(0, time));
    if (!this.steps.length) return;
    const at = momentAt(this.steps, this.time);
    const moved = at.index !== this.at.index || at.done !== this.at.done || !this.news;
    this.at = at;
    this.told = Math.max(this.told, this.seen ? at.index + (at.done ? 1 : 0) : this.steps.length);
    if (moved) this.#tell(at);
  }

  /** The match as it stands at a moment: a stroke changes it once everything lies still. */
  #tell({ index, done }: Moment): void {
    const { entry } = this.steps[done ? index : Math.max(0, index - 1)]!;
    const { seq, state, asked, layout, at: now } = entry;
    this.news = { type: "news", seq, state, asked, layout, now, entries: [] } satisfies News;
    this.pockets = pocketsAfter(this.steps, done ? index : index - 1);
  }

  /** Let what moves be heard, from where it is on. */
  #hear({ frames, time }: NonNullable<Moment["moment"]>): void {
    this.#heard = true;
    if (!preferences.mute) this.#silence = sound(frames, this.rate, time);
  }

  #quiet(): void {
    this.#silence();
    this.#silence = () => undefined;
    this.#heard = false;
    this.#due = performance.now() + HUSH;
  }
}
