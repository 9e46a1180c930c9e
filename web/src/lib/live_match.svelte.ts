/** A match: what the server tells of a room, shown in order, each stroke played before what follows. */

import { earlierEntries } from "./api";
import { preferences, rememberGame } from "./preferences.svelte";
import { playerOf } from "./facts";
import { durationOf } from "./keyframes";
import { EMPTY, type Pockets, pocketsOf } from "./pockets";
import type { Act, Aim, Done, Entry, EntryView, Frames, News, RefusedIntent, Said, ServerMessage } from "./protocol";
import { MatchView } from "./match_view.svelte";
import { RoomSocket } from "./room_socket";
import { play as sound } from "./sound";
import { t } from "./texts";

const LOOK = 700;
/** Milliseconds that a computer's aim is shown before its stroke. */
const SETTLE = 250;

export interface Playing {
  frames: Frames;
  /** By performance.now(), ms. */
  start: number;
  /** How much faster than it was played. */
  rate?: number;
}

export class LiveMatch extends MatchView {
  lines: EntryView[] = $state.raw([]);
  /** Whether the log has entries before these lines. */
  earlier = $derived((this.lines[0]?.seq ?? 1) > 1);
  playing: Playing | null = $state.raw(null);
  /** Somebody else's aim, shown before his stroke. */
  aimed: Aim | null = $state.raw(null);
  /** What lies in the pockets. */
  readonly pockets: Pockets = $derived(
    this.news ? pocketsOf(this.lines, this.news.state.phase, this.news.state.situation) : EMPTY,
  );
  busy = $state(false);
  open = $state(false);
  missing = $state(false);
  refused: Said | null = $state.raw(null);
  /** How far the server's clock is ahead of this one (ms). */
  ahead = 0;

  #seq = 0;
  #started = false;
  #queue: News[] = [];
  #waiting: string | null = $state(null);
  /** The entry that ends the waiting. */
  #until = 0;
  #cut: (() => void) | null = null;
  #closed = false;
  readonly #socket: RoomSocket;

  constructor(readonly room: string) {
    super();
    this.#socket = new RoomSocket(room, {
      told: (message) => this.#told(message),
      connected: (open) => (this.open = open),
      missing: () => (this.missing = true),
      since: () => this.#seq,
    });
  }

  /** Whether an intent is on its way. */
  get waiting(): boolean {
    return this.#waiting !== null;
  }

  ask(act: Act): void {
    if (this.waiting) return;
    this.refused = null;
    this.#waiting = this.#socket.ask(act, this.#seq);
  }

  /** Go to the end of what is being played. */
  skip(): void {
    this.#cut?.();
  }

  /** Fetch lines that were left out because the log is long. */
  async fetchEarlier(): Promise<void> {
    const first = this.lines[0]?.seq ?? 1;
    const older = await earlierEntries(this.room, first).catch(() => []);
    if (this.lines[0]?.seq === first) this.lines = [...older, ...this.lines];
  }

  close(): void {
    this.#closed = true;
    this.skip();
    this.#socket.close();
  }

  #told(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        this.refused = null;
        break;
      case "news":
        this.#take(message);
        break;
      case "done":
      case "refused":
        this.#answered(message);
        break;
    }
  }

  /** What was done is over only when its entries are here. */
  #answered(message: Done | RefusedIntent): void {
    const ours = message.id === null || message.id === this.#waiting;
    if (message.type === "refused") this.refused = message.said;
    if (!ours) return;
    if (message.type === "done" && message.seq > this.#seq) this.#until = message.seq;
    else this.#waiting = null;
  }

  #take(news: News): void {
    if (news.seq !== this.#seq) this.refused = null;
    this.#seq = news.seq;
    if (this.#until && this.#seq >= this.#until) {
      this.#until = 0;
      this.#waiting = null;
    }
    this.ahead = Date.parse(news.now) - Date.now();
    if (this.#started) {
      this.#queue.push(news);
      if (!this.busy) void this.#show();
      return;
    }
    this.#started = true;
    this.#append(news.entries);
    this.#settle(news);
  }

  async #show(): Promise<void> {
    this.busy = true;
    let news: News | undefined;
    while (!this.#closed && (news = this.#queue.shift())) {
      if (news.from) this.lines = [];
      for (const entry of news.entries) {
        if (entry.motion) await this.#play(entry.motion.aim, entry.motion.frames, playerOf(entry.fact));
        if (this.#closed) return;
        this.#append([entry]);
      }
      this.#settle(news);
    }
    this.busy = false;
  }

  async #play(aim: Aim, frames: Frames, by: string | null): Promise<void> {
    if (document.hidden) return;
    if (!this.mine(by)) {
      this.aimed = aim;
      await this.#pause(LOOK);
      this.aimed = null;
      if (this.#closed) return;
    }
    const { rate } = preferences;
    this.playing = { frames, start: performance.now(), rate };
    const silence = preferences.mute ? () => undefined : sound(frames, rate);
    const skipped = await this.#pause((durationOf(frames) * 1000) / rate + SETTLE);
    if (skipped) silence();
  }

  /** Wait, unless somebody is in a hurry. */
  #pause(milliseconds: number): Promise<boolean> {
    return new Promise((done) => {
      const timer = window.setTimeout(() => done(false), milliseconds);
      this.#cut = () => {
        clearTimeout(timer);
        done(true);
      };
    });
  }

  #append(entries: Entry[]): void {
    const last = this.lines.at(-1)?.seq ?? 0;
    const fresh = entries.filter((entry) => entry.seq > last);
    this.lines = [...this.lines, ...fresh.map(({ motion: _, ...line }) => line)];
  }

  #settle(news: News): void {
    this.news = news;
    this.playing = null;
    const label = t("versus", { a: this.teamName("a"), b: this.teamName("b") });
    const { games, points, phase } = news.state;
    const turn = this.name(news.asked ?? news.state.turn ?? news.state.breaker);
    const rules = this.welcome!.settings.rules;
    rememberGame({
      room: this.room,
      label,
      at: Date.now(),
      over: phase === "over",
      rules,
      turn,
      score: { games, points },
    });
  }
}
