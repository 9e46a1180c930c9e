/** A match: what the server tells of a room, shown in order, each stroke played before what follows. */

import { earlierEntries } from "./api";
import { preferences } from "./preferences.svelte";
import { isHelp, isStroke, playerOf } from "./facts";
import { FigureKeeper } from "./figure_keeper";
import { Foreseen, reportDifference } from "./foreseen";
import type { Point } from "./geometry";
import { durationOf } from "./keyframes";
import { MatchView } from "./match_view.svelte";
import { Notices } from "./notices.svelte";
import { Pause } from "./pause";
import { EMPTY, type Pockets, pocketsOf } from "./pockets";
import type { Act, Aim, Done, Entry, EntryView, Frames, News, RefusedIntent, Said, ServerMessage } from "./protocol";
import { putBack } from "./put_back";
import { rememberMatch } from "./remembered_match";
import { heardBuild } from "./renewal";
import { RoomSocket } from "./room_socket";
import { ServerClock } from "./server_clock";
import { Signals } from "./signals.svelte";
import { standingOf } from "./standing";
import { play as sound } from "./sound";
import { prepareEngine } from "./stroke_engine";
import { Table } from "./table.svelte";

const LOOK = 700;
/** Milliseconds that a computer's aim is shown before its stroke; one that was seen live, shorter. */
const GLANCE = 150;
const SETTLE = 250;
/** Seconds from which on we are told that we were away. */
const LONG_AWAY = 10;

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
  /** What the computer meant whose stroke is shown. */
  meant: Aim | null = $state.raw(null);
  /** The lines that were not taken back. */
  readonly standing: EntryView[] = $derived(standingOf(this.lines));
  /** What lies in the pockets. */
  readonly pockets: Pockets = $derived(
    this.news ? pocketsOf(this.standing, this.news.state.phase, this.news.state.situation) : EMPTY,
  );
  /** What the umpire told. */
  readonly notices = new Notices();
  /** Whether what follows waits until somebody here has read of his foul. */
  holding = $state(false);
  /** The motion of the last stroke that was shown. */
  moved: Frames | null = $state.raw(null);
  /** Where pieces lie that came back after the last stroke. */
  readonly returned: Point[] = $derived(
    this.moved && this.news?.layout ? putBack(this.standing, this.moved, this.news.layout) : [],
  );
  busy = $state(false);
  open = $state(false);
  missing = $state(false);
  refused: Said | null = $state.raw(null);
  /** Who else is at the table. */
  readonly table = new Table(this);
  /** When the line broke (ms). */
  lost = $state(0);
  /** Seconds for which we were away from people who waited; 0: not for long, or it has been seen. */
  away = $state(0);
  /** Whether a motion came out otherwise here than at the server. */
  differs = $state(false);
  /** Whether somebody looks at earlier strokes: what happens now is taken in without being shown. */
  looksBack = $state(false);
  /** The server's time, in which deadlines are given. */
  readonly clock = new ServerClock();
  /** What people show each other in passing. */
  readonly signals: Signals;

  #seq = 0;
  #started = false;
  #queue: News[] = [];
  #waiting: string | null = $state(null);
  /** The entry that ends the waiting. */
  #until = 0;
  readonly #pause = new Pause();
  /** When this page was last awake (ms): in the background of a phone it stands still. */
  #awake = Date.now();
  readonly #watch = window.setInterval(() => (this.#awake = Date.now()), 1000);
  #closed = false;
  /** Our own stroke, shown before the server tells of it. */
  #foreseen: Foreseen | null = null;
  readonly #socket: RoomSocket;
  readonly #figures: FigureKeeper;

  constructor(readonly room: string) {
    super();
    this.#figures = new FigureKeeper(this, room);
    this.signals = new Signals(room, (message) => this.#socket.say(message));
    this.#socket = new RoomSocket(room, {
      told: (message) => this.#told(message),
      connected: (open) => {
        if (this.open && !open) this.lost = this.#awake;
        if (!this.open && open && this.lost && this.table.apart) {
          const seconds = Math.round((Date.now() - this.lost) / 1000);
          this.away = seconds >= LONG_AWAY ? seconds : 0;
        }
        this.open = open;
      },
      missing: () => (this.missing = true),
      since: () => this.#seq,
    });
  }

  /** Whether this game has seen hints, whole paths or a stroke taken back: it is neither won nor lost. */
  get helped(): boolean {
    return this.#figures.helped || this.lines.some(({ fact }) => isHelp(fact));
  }

  /** Hints or whole paths are shown from now on. */
  help(): void {
    this.#figures.help();
  }

  /** Whether an intent is on its way. */
  get waiting(): boolean {
    return this.#waiting !== null;
  }

  ask(act: Act): void {
    if (this.waiting) return;
    this.refused = null;
    this.away = 0;
    this.read();
    this.#waiting = this.#socket.ask(act, this.#seq);
    if (act.act === "strike") void this.#foresee(act.aim, this.#waiting);
  }

  /** Show our own stroke at once; what follows from it only the server says. */
  async #foresee(aim: Aim, intent: string): Promise<void> {
    const { news, welcome } = this;
    if (!news?.layout || !welcome || document.hidden) return;
    const wanted = (): boolean => this.#waiting === intent && !this.busy && !this.#closed;
    this.#foreseen = await Foreseen.begin(news.layout, aim, welcome.settings.edition, wanted);
    if (this.#foreseen) this.playing = this.#foreseen.playing;
  }

  /** Go to the end of what is being played. */
  skip(): void {
    this.#pause.cut();
  }

  /** Take what was told as read. */
  read(): void {
    this.notices.clear();
    if (this.holding) this.skip();
  }

  /** Fetch lines that were left out because the log is long; a refusal is the caller's to show. */
  async fetchEarlier(): Promise<void> {
    const first = this.lines[0]?.seq ?? 1;
    const older = await earlierEntries(this.room, first);
    if (this.lines[0]?.seq === first) this.lines = [...older, ...this.lines];
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#watch);
    this.skip();
    this.signals.close();
    this.#socket.close();
  }

  #told(message: ServerMessage): void {
    this.signals.hear(message);
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        this.refused = null;
        heardBuild(message.build);
        if (message.you.length) prepareEngine();
        break;
      case "table":
        if (this.welcome) this.welcome = { ...this.welcome, names: message.names, chairs: message.chairs };
        this.table.take(message);
        break;
      case "news":
        this.#take(message);
        break;
      case "done":
      case "refused":
        this.#answered(message);
        break;
      case "ping":
        this.clock.heard(message.stamp, message.lag, Date.now());
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
    if (message.type === "refused" && this.#foreseen) {
      this.#foreseen.silence();
      this.#foreseen = this.playing = null;
    }
  }

  #take(news: News): void {
    if (news.seq !== this.#seq) this.refused = null;
    this.#seq = news.seq;
    if (this.#until && this.#seq >= this.#until) {
      this.#until = 0;
      this.#waiting = null;
    }
    this.clock.begin(Date.parse(news.now), Date.now());
    if (this.#started) {
      this.#queue.push(news);
      if (!this.busy) void this.#show();
      return;
    }
    this.#started = true;
    this.#append(news.entries);
    this.notices.begin(this.lines);
    this.#settle(news);
  }

  async #show(): Promise<void> {
    this.busy = true;
    let news: News | undefined;
    while (!this.#closed && (news = this.#queue.shift())) {
      if (news.from) {
        this.#retell(news);
        continue;
      }
      for (const entry of news.entries) {
        this.#figures.take(entry);
        this.meant = isStroke(entry.fact) ? (entry.fact.meant ?? null) : null;
        if (entry.motion) {
          const by = playerOf(entry.fact);
          await this.#hold(by);
          await this.#play(entry.motion.aim, entry.motion.frames, by, entry.seq);
        }
        if (this.#closed) return;
        if (entry.motion && !this.welcome?.you.length) this.notices.clear();
        this.#append([entry]);
        this.notices.add(entry);
      }
      this.#settle(news);
    }
    this.busy = false;
  }

  /** Take in entries that are told again, such as when somebody has another name, or that are too many to show. */
  #retell(news: News): void {
    const known = this.lines.at(-1)?.seq ?? 0;
    this.lines = [];
    this.#append(news.entries);
    if (news.seq > known) this.notices.begin(this.lines);
    else this.notices.retell(this.lines);
    this.#settle(news);
  }

  /** A computer strikes only when somebody here has read of his own foul; where a clock runs, at once. */
  async #hold(by: string | null): Promise<void> {
    const foul = this.notices.cards.some(({ fact, notice }) => notice === "foul" && this.mine(playerOf(fact)));
    const timed = (this.welcome?.settings.clock ?? "off") !== "off";
    if (!foul || timed || this.mine(by) || this.#unseen || this.#closed) return;
    this.holding = true;
    await this.#pause.hold();
    this.holding = false;
    this.notices.clear();
  }

  async #play(aim: Aim, frames: Frames, by: string | null, seq: number): Promise<void> {
    const seen = this.#foreseen?.isOf(aim) ? this.#foreseen : null;
    const where = seen?.differenceTo(frames);
    if (!seen || where) this.#foreseen?.silence();
    this.#foreseen = null;
    if (where) {
      this.differs = true;
      reportDifference(this.room, seq, where);
    }
    const watched = this.signals.by === by;
    this.signals.forget();
    if (this.#unseen) return;
    if (!this.mine(by)) {
      this.aimed = aim;
      await this.#pause.wait(watched ? GLANCE : LOOK);
      this.aimed = null;
      if (this.#closed) return;
    }
    const rate = seen?.playing.rate ?? preferences.rate;
    const whole = (durationOf(frames) * 1000) / rate + SETTLE;
    if (seen && !where) {
      if (await this.#pause.wait(Math.max(0, whole - seen.past))) seen.silence();
      return;
    }
    this.playing = { frames, start: performance.now(), rate };
    const silence = preferences.mute ? () => undefined : sound(frames, rate);
    if (await this.#pause.wait(whole)) silence();
  }

  get #unseen(): boolean {
    return document.hidden || this.looksBack;
  }

  #append(entries: Entry[]): void {
    const last = this.lines.at(-1)?.seq ?? 0;
    const fresh = entries.filter((entry) => entry.seq > last);
    this.lines = [...this.lines, ...fresh.map(({ motion: _, ...line }) => line)];
    const struck = fresh.findLast(({ fact }) => isStroke(fact));
    if (struck) this.moved = struck.motion?.frames ?? null;
  }

  #settle(news: News): void {
    this.#figures.settle(news);
    this.news = news;
    if (this.signals.by !== news.state.turn) this.signals.forget();
    this.playing = this.meant = null;
    rememberMatch(this.room, this, this.helped);
  }
}
