/** The practice board: positions one after the other, the strokes tried at them, what is kept. */

import { refusalOf } from "./api";
import { StrikerAim } from "./striker_aim.svelte";
import { preferences } from "./preferences.svelte";
import { canStand, type Interval, turnOf } from "./geometry";
import { durationOf } from "./keyframes";
import type { Path } from "./board_overlay";
import {
  GIVEN,
  type Given,
  type Name,
  NAMES,
  piecesOf,
  readGiven,
  readAim,
  type PracticeAim,
} from "./practice_positions";
import type { FallenPiece, PracticeAnswer, Said, Seat, Standing } from "./protocol";
import { play as sound, wake } from "./sound";
import type { Playing } from "./live_match.svelte";
import { pathsOf } from "./paths";
import { computeStroke, prepareEngine, type StrokeRequest } from "./stroke_engine";

const KEY = "carrom-practice-board";
const MOST_STEPS = 60;
const SETTLE = 250;
/** As far as an aim is rounded where it is set by hand (degrees, m/s). */
const NEAR = 0.01;

export interface PracticeStep {
  pieces: Standing[];
  seat: Seat;
  /** The position with a name that this comes from. */
  name: Name | null;
  /** What was done; the same again goes into the same step. */
  by?: string;
}

/** A stroke that was tried, and what became of it. */
export interface StrokeSummary {
  from: PracticeStep;
  aim: PracticeAim;
  paths: Path[];
  pocketed: FallenPiece[];
  first: string | null;
  touched: number;
  duration: number;
}

const FIRST: PracticeStep = { pieces: piecesOf("rosette"), seat: "south", name: "rosette" };

export class Practice {
  steps: readonly PracticeStep[] = $state.raw([FIRST]);
  /** Which of the steps is on the board. */
  at = $state(0);
  readonly aiming = new StrikerAim();
  /** Of the striker, rad/s. */
  spin = $state(0);
  /** What differs from a tournament board. */
  surface: Record<string, number> = $state({});
  draws = $state(true);
  rate = $state(1);
  last: StrokeSummary | null = $state.raw(null);
  former: readonly Path[] = $state.raw([]);
  playing: Playing | null = $state.raw(null);
  waiting = $state(false);
  refused: Said | null = $state.raw(null);
  failed = $state(false);

  #left = false;
  #stop: (() => void) | null = null;
  /** Where the striker was wished when pieces drove it away. */
  #driven: { from: number; to: number } | null = null;

  constructor() {
    prepareEngine();
    this.#take();
  }

  get step(): PracticeStep {
    return this.steps[this.at]!;
  }

  get live(): boolean {
    return !this.playing && !this.waiting;
  }

  get aim(): PracticeAim {
    const { x, angle, speed } = this.aiming;
    return { x, angle, speed, spin: this.spin };
  }

  /** The stroke as it is aimed. */
  get stroke(): StrokeRequest {
    const { pieces, seat } = this.step;
    return { pieces, aim: { seat, ...this.aim }, surface: { ...this.surface } };
  }

  /** Go on from here with another position. */
  go(change: Partial<PracticeStep>): void {
    this.skip();
    this.refused = null;
    const next: PracticeStep = { ...this.step, by: undefined, ...change };
    const merged = next.by !== undefined && next.by === this.step.by;
    const before = this.steps.slice(0, merged ? this.at : this.at + 1);
    this.steps = [...before, next].slice(-MOST_STEPS);
    this.at = this.steps.length - 1;
  }

  lay(pieces: Standing[], by?: string): void {
    this.go({ pieces, name: null, by });
  }

  open(name: Name): void {
    this.go({ pieces: piecesOf(name), seat: "south", name });
    this.last = null;
    this.former = [];
  }

  give({ pieces, seat, aim }: Given): void {
    this.go({ pieces, seat, name: null });
    this.last = null;
    this.former = [];
    if (aim) this.point(aim);
  }

  point({ x, angle, speed, spin }: PracticeAim): void {
    this.aiming.x = x;
    this.aiming.turn(angle);
    this.aiming.hit(speed);
    // To the last bit where it is within bounds: a stroke from elsewhere comes out as it did there.
    if (Math.abs(this.aiming.angle - turnOf(angle)) < NEAR) this.aiming.angle = angle;
    if (Math.abs(this.aiming.speed - speed) < NEAR) this.aiming.speed = speed;
    this.spin = spin;
    this.#driven = null;
  }

  /** Say where the striker may stand; once it may, it goes back to where the player wished it. */
  free(places: readonly Interval[]): void {
    const { aiming, step } = this;
    const wish = this.#driven?.to === aiming.x ? this.#driven.from : aiming.x;
    aiming.free(places);
    // A stroke from elsewhere keeps its place to the last bit, also at the edge of what is legal.
    if (canStand(wish, step.pieces, step.seat)) aiming.x = wish;
    else aiming.move(wish);
    this.#driven = aiming.x === wish ? null : { from: wish, to: aiming.x };
  }

  undo(): void {
    this.skip();
    if (this.at > 0) this.at -= 1;
  }

  redo(): void {
    this.skip();
    if (this.at < this.steps.length - 1) this.at += 1;
  }

  /** Put the pieces back to where they lay before the last stroke; the aim stays. */
  back(): void {
    this.skip();
    if (this.last && !alike(this.last.from, this.step)) this.go({ ...this.last.from, by: undefined });
  }

  /** Play the last stroke once more from where it was played. */
  again(): void {
    const { last } = this;
    if (!last || this.waiting) return;
    this.back();
    this.point(last.aim);
    void this.strike();
  }

  async strike(): Promise<void> {
    wake();
    if (!this.live) return;
    const { step: from, aim, stroke } = this;
    this.waiting = true;
    this.refused = null;
    this.failed = false;
    try {
      this.#struck(from, aim, await computeStroke(stroke));
    } catch (problem) {
      this.refused = refusalOf(problem);
      this.failed = !this.refused;
    } finally {
      this.waiting = false;
    }
  }

  #struck(from: PracticeStep, aim: PracticeAim, { frames, layout, ...answer }: PracticeAnswer): void {
    this.go({ ...from, pieces: layout, by: undefined });
    this.former = this.last?.paths ?? [];
    const { pocketed, first_contact: first, touched, duration } = answer;
    this.last = { from, aim, paths: pathsOf(frames), pocketed, first, touched, duration };
    if (this.#left) return this.keep();
    const { rate } = this;
    this.playing = { frames, start: performance.now(), rate };
    const silence = preferences.mute ? () => undefined : sound(frames, rate);
    const timer = window.setTimeout(() => this.skip(), (durationOf(frames) / rate) * 1000 + SETTLE);
    this.#stop = () => {
      clearTimeout(timer);
      silence();
    };
  }

  /** Leave the board; a stroke that is still under way is kept without being shown. */
  leave(): void {
    this.#left = true;
    this.keep();
    this.skip();
  }

  /** Go to the end of the stroke. */
  skip(): void {
    if (!this.playing) return;
    this.playing = null;
    this.#stop?.();
  }

  /** Keep everything in this browser; one that keeps nothing does no harm. */
  keep(): void {
    const { steps, at, aim, surface, draws, rate, last, former } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ steps, at, aim, surface, draws, rate, last, former }));
    } catch {
      return;
    }
  }

  /** PointerTaker up what was kept, and what another page has left, once. */
  #take(): void {
    this.#restore(read(() => localStorage, KEY) as Partial<Practice> | null);
    const given = readGiven(read(() => sessionStorage, GIVEN));
    if (given) this.give(given);
    try {
      sessionStorage.removeItem(GIVEN);
    } catch {
      return;
    }
  }

  #restore(kept: Partial<Practice> | null): void {
    if (!kept || !Array.isArray(kept.steps) || !kept.steps.length) return;
    const steps = kept.steps.map(stepOf);
    if (!steps.every((step) => step !== null)) return;
    this.steps = steps;
    this.at = Math.min(Math.max(0, Math.trunc(Number(kept.at)) || 0), steps.length - 1);
    this.draws = kept.draws !== false;
    this.rate = [1, 0.5, 0.25].includes(Number(kept.rate)) ? Number(kept.rate) : 1;
    const surface = Object.entries(kept.surface ?? {}).filter(([, value]) => typeof value === "number");
    this.surface = Object.fromEntries(surface);
    const aim = readAim(kept.aim);
    if (aim) this.point(aim);
    this.last = summaryOf(kept.last);
    if (arePaths(kept.former)) this.former = kept.former;
  }
}

function read(from: () => Storage, key: string): unknown {
  try {
    return JSON.parse(from().getItem(key) ?? "null");
  } catch {
    return null;
  }
}

const alike = (one: PracticeStep, other: PracticeStep): boolean =>
  one.seat === other.seat && JSON.stringify(one.pieces) === JSON.stringify(other.pieces);

function stepOf(kept: unknown): PracticeStep | null {
  const given = readGiven(kept);
  const name = (kept as Partial<PracticeStep> | null)?.name;
  return given && { pieces: given.pieces, seat: given.seat, name: NAMES.find((each) => each === name) ?? null };
}

const arePaths = (kept: unknown): kept is Path[] =>
  Array.isArray(kept) && kept.every((path) => typeof path?.kind === "string" && Array.isArray(path.points));

function summaryOf(kept: StrokeSummary | null | undefined): StrokeSummary | null {
  const from = stepOf(kept?.from);
  const aim = readAim(kept?.aim);
  if (!kept || !from || !aim || !arePaths(kept.paths) || !Array.isArray(kept.pocketed)) return null;
  return typeof kept.duration === "number" ? { ...kept, from, aim } : null;
}
