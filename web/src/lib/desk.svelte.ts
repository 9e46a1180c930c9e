/** A board at the umpire's desk: what it shows, and the way of each entry, by this device's disk to the server. */

import { RefusedError } from "./api";
import { thisDevice } from "./desk_device";
import { localRules, previewsHere, ruledHere } from "./desk_local";
import { previewFacts, readDesk, sendEntries, takePen, timeStamp } from "./desk_requests";
import { dropEntries, keepDesk, keepEntry, keptDesk, keptEntries, type KeptEntry, viewOf } from "./desk_store";
import { freshId } from "./fresh_id";
import type { DeskFact, DeskAnswer, DeskView, EntriesAnswer, PenView, Refused, Ruled, Said } from "./protocol";
import { RoomSocket } from "./room_socket";

/** Milliseconds between two tries to reach the server. */
const AGAIN = 3000;
/** Entries in one request. */
const AT_ONCE = 50;

export class Desk {
  view: DeskView | null = $state.raw(null);
  /** Who has the pen, if it is not this device. */
  holder: PenView | null = $state.raw(null);
  /** The number of this device's pen; 0: it has none. */
  pen = $state(0);
  umpire = $state(false);
  watch = $state("");
  /** Entries that the server does not have yet, in order. */
  waiting: KeptEntry[] = $state.raw([]);
  /** Entries that it did not take. */
  lost: KeptEntry[] = $state.raw([]);
  offline = $state(false);
  /** Whether Python on the page can rule; null: it is not known yet. */
  ruling: boolean | null = $state(null);
  /** Whether the board that is shown has everything that was entered. */
  upToDate = $state(true);
  problem: Said | null = $state.raw(null);
  /** The last entry could not be written to this device's disk: it is only on this page. */
  unkept = $state(false);
  missing = $state(false);
  busy = $state(false);
  /** How far the server's clock is ahead of this one (ms). */
  ahead = $state(0);

  #opening = "";
  #lines = "";
  #seq = 0;
  #label = "";
  /** The id of the last entry that was in a request. */
  #told = "";
  #sending: Promise<boolean> | null = null;
  #timer = 0;
  #socket: RoomSocket | null = null;
  #closed = false;

  constructor(
    readonly room: string,
    public secret: string,
  ) {
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    void this.#load();
  }

  /** The record as far as the server has told it. */
  get record(): string {
    return this.#opening + this.#lines;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  now(): string {
    return timeStamp(this.ahead);
  }

  /** Enter something: it is on this device's disk before it is sent, if the browser can keep anything. */
  async enter(fact: DeskFact, words: Said | null = null): Promise<void> {
    if (this.busy || !this.pen) return;
    this.busy = true;
    this.problem = null;
    try {
      const entry: KeptEntry = { room: this.room, id: freshId(), fact, at: this.now(), words, lost: false, why: null };
      const order = await keepEntry(entry).catch(() => undefined);
      this.unkept = order === undefined;
      this.waiting = [...this.waiting, order === undefined ? entry : { ...entry, order }];
      if (this.offline || !(await this.#send())) await this.#showHere();
    } finally {
      this.busy = false;
    }
  }

  /** Whether the last entry has been in no request: the server cannot know of it. */
  get untold(): boolean {
    const last = this.waiting.at(-1);
    return !!last && last.id !== this.#told;
  }

  /** Take the last entry back where nobody can rule. */
  async dropLast(): Promise<void> {
    if (this.untold && !this.busy) await this.#done(this.waiting.slice(-1));
  }

  /** What would be ruled on facts; nothing, where nobody can say. */
  async preview(facts: DeskFact[]): Promise<(Ruled | Refused)[] | null> {
    if (!this.offline && !this.waiting.length)
      try {
        const { seq, rulings } = await previewFacts(this.room, this.secret, facts);
        return seq === this.#seq ? rulings : null;
      } catch (problem) {
        if (problem instanceof RefusedError && !problem.later) return null;
      }
    if (!this.ruling || !this.upToDate) return null;
    return previewsHere(this.record, this.waiting, facts, this.now()).catch(() => null);
  }

  /** Take the pen; from another device only if the umpire says so. */
  async takePen(takeOver: boolean): Promise<void> {
    const { id, label } = thisDevice();
    try {
      const given = await takePen(this.room, this.secret, { device: id, label, take_over: takeOver });
      if (given.yours && given.pen.number !== this.pen) await this.#lose(this.waiting, null);
      this.pen = given.yours ? given.pen.number : 0;
      this.holder = given.yours ? null : given.pen;
      await this.#keep();
    } catch (problem) {
      this.#failed(problem);
    }
  }

  /** The umpire has read which entries were not taken. */
  async forgetLost(): Promise<void> {
    await dropEntries(this.lost).catch(() => undefined);
    this.lost = [];
  }

  async #load(): Promise<void> {
    const kept = await keptDesk(this.room).catch(() => undefined);
    const entries = await keptEntries(this.room).catch(() => []);
    this.waiting = entries.filter(({ lost }) => !lost);
    this.lost = entries.filter(({ lost }) => lost);
    this.#told = this.waiting.at(-1)?.id ?? "";
    if (kept) {
      this.secret ||= kept.secret;
      this.#opening = kept.opening;
      this.#lines = kept.lines;
      this.#seq = kept.seq;
      this.#label = kept.label;
      this.pen = kept.pen;
      this.watch = kept.watch;
      this.umpire = true;
      this.view = viewOf(kept);
      this.upToDate = !this.waiting.length;
    }
    void this.#loadRules();
    if (await this.#read()) {
      if (this.waiting.length) await this.#send();
      if (this.umpire && !this.missing) await this.takePen(false);
    } else await this.#showHere();
    if (!this.missing && !this.#closed) this.#listen();
  }

  async #loadRules(): Promise<void> {
    this.ruling = await localRules().then(
      () => true,
      () => false,
    );
    if (this.offline) await this.#showHere();
  }

  /** The room's socket rings when something was entered, or another device has taken over. */
  #listen(): void {
    this.#socket = new RoomSocket(this.room, {
      told: (message) => {
        if ((message.type === "news" && message.seq !== this.#seq) || message.type === "table") void this.#look();
      },
      connected: (open) => {
        if (open && this.offline) void this.#again();
      },
      missing: () => (this.missing = true),
      since: () => this.#seq,
    });
  }

  async #look(): Promise<void> {
    if (!this.busy && !this.waiting.length) await this.#read();
  }

  /** Ask where the board stands; false: nobody answered. */
  async #read(): Promise<boolean> {
    try {
      const answer = await readDesk(this.room, this.secret, this.#seq);
      this.#reached();
      if (this.view && this.waiting.length) return true; // they go first, behind what this device had seen
      if (answer.seq < this.#seq) {
        this.#seq = 0; // the server goes on from a backup
        this.#take(await readDesk(this.room, this.secret));
      } else this.#take(answer);
      return true;
    } catch (problem) {
      this.#failed(problem);
      return !this.offline;
    }
  }

  /** The server has answered. */
  #reached(): void {
    if (this.offline) this.problem = null;
    this.offline = false;
    clearTimeout(this.#timer);
  }

  #take(answer: DeskAnswer): void {
    this.ahead = Date.parse(answer.now) - Date.now();
    this.#lines = answer.since && answer.since <= this.#seq ? this.#upTo(answer.since) + answer.lines : answer.lines;
    this.#opening = answer.opening;
    this.#seq = answer.seq;
    this.umpire = answer.umpire;
    this.watch = answer.watch ?? "";
    const lost = this.pen && answer.pen && answer.pen.number > this.pen; // an older one was read before
    if (lost && !this.waiting.length) this.pen = 0;
    this.holder = this.pen ? null : answer.pen;
    this.view = answer.view;
    this.upToDate = !this.waiting.length;
    this.#label = teamNames(this.view);
    void this.#keep(); // what is shown can be gone on from at once
  }

  #upTo(seq: number): string {
    const lines = this.#lines.split("\n").slice(0, seq);
    return lines.map((line) => `${line}\n`).join("");
  }

  async #keep(): Promise<void> {
    if (!this.umpire || !this.view) return;
    const { room, secret, watch, pen } = this;
    await keepDesk({
      ...{ room, secret, watch, pen, label: this.#label, opening: this.#opening, lines: this.#lines },
      ...{ seq: this.#seq, view: this.view, used: Date.now() },
    }).catch(() => undefined);
  }

  /** Send what waits, in order; false: nobody answered. */
  #send(): Promise<boolean> {
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = null));
    return this.#sending;
  }

  async #sendAll(): Promise<boolean> {
    while (this.waiting.length) {
      const sent = this.waiting.slice(0, AT_ONCE);
      const entries = sent.map(({ id, fact, at }) => ({ id, at, fact }));
      this.#told = sent.at(-1)!.id;
      let answer: EntriesAnswer;
      try {
        answer = await sendEntries(this.room, this.secret, { pen: this.pen || 1, expected: this.#seq, entries });
      } catch (problem) {
        this.#failed(problem);
        if (this.offline) return false;
        await this.#lose(this.waiting, this.problem);
        return true;
      }
      this.#reached();
      const taken = answer.taken.map(({ id }) => id);
      const alone = sent.length === 1 && this.waiting.length === 1 && this.busy;
      await this.#done(this.waiting.filter(({ id }) => taken.includes(id)));
      if (answer.refused) await this.#refuse(answer.refused, alone);
      this.#take(answer.desk);
    }
    return true;
  }

  /** The server has these. */
  async #done(entries: KeptEntry[]): Promise<void> {
    await dropEntries(entries).catch(() => undefined); // sent again, they are known by their ids
    this.waiting = this.waiting.filter((each) => !entries.includes(each));
  }

  /** The first of what waits was refused: what the rules say of one tap is read and gone, all else is kept. */
  async #refuse(why: NonNullable<EntriesAnswer["refused"]>, alone: boolean): Promise<void> {
    this.problem = why.said;
    if (why.kind === "taken-over") this.pen = 0;
    if (alone && why.kind !== "taken-over" && why.kind !== "stale") await this.#done(this.waiting);
    else await this.#lose(this.waiting, why.said);
  }

  async #lose(entries: KeptEntry[], why: Said | null): Promise<void> {
    const marked = entries.map((entry) => ({ ...entry, lost: true, why }));
    for (const entry of marked) await keepEntry(entry).catch(() => undefined);
    this.lost = [...this.lost, ...marked];
    this.waiting = this.waiting.filter((each) => !entries.includes(each));
  }

  /** Show the board by what Python here says of it. */
  async #showHere(): Promise<void> {
    this.upToDate = !this.waiting.length;
    if (!this.ruling || !this.#opening) return;
    const { record, waiting } = this;
    try {
      const { view, refused } = await ruledHere(record, waiting);
      if (this.waiting !== waiting || this.record !== record) return; // whoever changed them shows the board
      this.view = view;
      this.upToDate = true;
      if (refused) await this.#lose(waiting.slice(waiting.indexOf(refused.entry)), refused.said);
    } catch {
      this.ruling = false;
    }
  }

  #failed(problem: unknown): void {
    const refused = problem instanceof RefusedError ? problem : new RefusedError(null);
    this.problem = refused.said;
    this.offline = refused.later;
    if (this.offline) this.#soon();
    else this.missing ||= !this.view;
  }

  #soon(): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = window.setTimeout(() => void this.#again(), AGAIN);
  }

  readonly #hurry = (): void => {
    if (this.offline && !document.hidden) void this.#again();
  };

  /** Try again to reach the server, and send what waits. */
  async #again(): Promise<void> {
    if (this.busy) this.#soon();
    if (this.busy || this.#closed) return;
    if (!(await this.#read())) return;
    if (this.waiting.length && !(await this.#send())) return;
    if (!this.pen && this.umpire) await this.takePen(false);
  }
}

/** Who plays, as the list of boards tells it. */
const teamNames = (view: DeskView): string =>
  view.teams.map(({ players }) => players.map(({ name }) => name).join(" & ")).join(" – ");
