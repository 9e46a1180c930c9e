/** A board at the umpire's desk: what it shows, and the way of each entry, by this device's disk to the server. */

import { RefusedError } from "./api";
import { thisDevice } from "./desk_device";
import { beforeHere, localRules, previewsHere, replacementHere, ruledHere } from "./desk_local";
import { boardBefore, previewFacts, readDesk, replacementOf, sendEntries, takePen, timeStamp } from "./desk_requests";
import type { Entering } from "./desk_replacing.svelte";
import {
  dropEntries,
  keepDesk,
  keepEntries,
  keepEntry,
  keptDesk,
  keptEntries,
  type KeptEntry,
  viewOf,
} from "./desk_store";
import { freshId } from "./fresh_id";
import type {
  Before,
  DeskFact,
  DeskAnswer,
  DeskView,
  EntriesAnswer,
  PenView,
  Refused,
  Replacement,
  Ruled,
  Said,
} from "./protocol";
import { RoomSocket } from "./room_socket";

/** Milliseconds between two tries to reach the server. */
const AGAIN = 3000;
/** Entries in one request. */
const AT_ONCE = 50;
/** How long nothing can be entered because the rules may still come, after a reload without a network (ms). */
const RULES_COME = 10_000;

/** What is to be entered, in words where they are known. */
export type Entered = Pick<KeptEntry, "fact" | "words">;
/** Beside what is entered: an entry in whose place it is, and entries that were not taken. */
export interface Beside {
  instead?: KeptEntry;
  lost?: Pick<KeptEntry, "fact" | "words" | "why">[];
}

export class Desk implements Entering {
  view: DeskView | null = $state.raw(null);
  /** Who has the pen, if it is not this device. */
  holder: PenView | null = $state.raw(null);
  /** Whether it is known where the board stands: what is kept here may be old. */
  #settled = $state(false);
  /** The number of this device's pen; 0: it has none. */
  #pen = $state(0);
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
  /** The id of an entry that was not taken before, and was entered once more. */
  #offered = "";
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

  /** Whether the board that is shown is true, or the umpire was told that nobody can say. */
  get live(): boolean {
    return this.#settled && (this.upToDate || this.ruling !== true);
  }

  /** The number of this device's pen; 0: it can enter nothing now. */
  get pen(): number {
    return this.live ? this.#pen : 0;
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
  enter(fact: DeskFact, words: Said | null = null): Promise<void> {
    return this.enterAll([{ fact, words }]);
  }

  /** Enter several things as one: all of them are on this device's disk, or none is, before they are sent. */
  async enterAll(entered: readonly Entered[], { instead, lost = [] }: Beside = {}): Promise<void> {
    if (this.busy || !this.pen) return;
    this.busy = true;
    this.problem = null;
    try {
      const common = { room: this.room, at: this.now() };
      const fresh: KeptEntry[] = [
        ...entered.map((each) => ({ ...common, ...each, id: freshId(), lost: false, why: null })),
        ...lost.map((each) => ({ ...common, ...each, id: freshId(), lost: true })),
      ];
      const kept = await keepEntries(fresh, instead ? [instead] : []).catch(() => null);
      this.unkept = !kept;
      const all = kept ?? fresh;
      this.#offered = instead ? all[0]!.id : "";
      this.lost = [...this.lost.filter((each) => each !== instead), ...all.filter((each) => each.lost)];
      this.waiting = [...this.waiting, ...all.filter((each) => !each.lost)];
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
    if (this.untold && !this.busy && this.live) await this.#done(this.waiting.slice(-1));
  }

  /** What would be ruled on facts; nothing, where nobody can say. */
  preview(facts: DeskFact[], before = 0): Promise<(Ruled | Refused)[] | null> {
    return this.#asked(
      async () => {
        const { seq, rulings } = await previewFacts(this.room, this.secret, facts, before);
        return seq === this.#seq ? rulings : null;
      },
      () => previewsHere(this.record, this.waiting, facts, this.now(), before),
    );
  }

  /** The board before an entry; nothing, where nobody can say. */
  before(seq: number): Promise<Before | Refused | null> {
    return this.#asked(
      () => boardBefore(this.room, this.secret, seq),
      () => beforeHere(this.record, this.waiting, seq),
    );
  }

  /** How all is ruled with another fact, or none, in the place of an entry; nothing, where nobody can say. */
  replacement(seq: number, fact: DeskFact | null): Promise<Replacement | Refused | null> {
    return this.#asked(
      () => replacementOf(this.room, this.secret, { seq, fact }),
      () => replacementHere(this.record, this.waiting, seq, fact, this.now()),
    );
  }

  /** Ask the server what would be ruled, or Python here where it does not answer or has not everything. */
  async #asked<T>(there: () => Promise<T>, here: () => Promise<T>): Promise<T | null> {
    if (!this.offline && !this.waiting.length)
      try {
        return await there();
      } catch (problem) {
        if (problem instanceof RefusedError && !problem.later) return null;
      }
    if (!this.ruling || !this.upToDate) return null;
    return here().catch(() => null);
  }

  /** Take the pen; from another device only if the umpire says so. */
  async takePen(takeOver: boolean): Promise<void> {
    const { id, label } = thisDevice();
    try {
      const given = await takePen(this.room, this.secret, { device: id, label, take_over: takeOver });
      if (given.yours && given.pen.number !== this.#pen) await this.#lose(this.waiting, null);
      this.#pen = given.yours ? given.pen.number : 0;
      this.holder = given.yours ? null : given.pen;
      await this.#keep();
    } catch (problem) {
      this.#failed(problem);
    }
  }

  /** The umpire has read which entries were not taken, and lets them go. */
  async forgetLost(some: readonly KeptEntry[] = this.lost): Promise<void> {
    await dropEntries(some).catch(() => undefined);
    this.lost = this.lost.filter((each) => !some.includes(each));
  }

  /** Enter something that was not taken, as it is ruled now. */
  enterLost(entry: KeptEntry, words: Said | null): Promise<void> {
    return this.enterAll([{ fact: entry.fact, words }], { instead: entry });
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
      this.#pen = kept.pen;
      this.watch = kept.watch;
      this.umpire = true;
      this.view = viewOf(kept);
      this.upToDate = !this.waiting.length;
    }
    const rules = this.#loadRules();
    if (await this.#read()) {
      if (this.waiting.length) await this.#send();
      if (this.umpire && !this.missing) await this.takePen(false);
    } else if (this.waiting.length) {
      await Promise.race([rules, new Promise((done) => setTimeout(done, RULES_COME))]);
      await this.#showHere();
    }
    this.#settled = true;
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
    const lost = this.#pen && answer.pen && answer.pen.number > this.#pen; // an older one was read before
    if (lost && !this.waiting.length) this.#pen = 0;
    this.holder = this.#pen ? null : answer.pen;
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
    const { room, secret, watch } = this;
    await keepDesk({
      ...{ room, secret, watch, pen: this.#pen, label: this.#label, opening: this.#opening, lines: this.#lines },
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
        answer = await sendEntries(this.room, this.secret, { pen: this.#pen || 1, expected: this.#seq, entries });
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
    if (why.kind === "taken-over") this.#pen = 0;
    alone &&= this.waiting[0]?.id !== this.#offered;
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
    if (!this.#pen && this.umpire) await this.takePen(false);
  }
}

/** Who plays, as the list of boards tells it. */
const teamNames = (view: DeskView): string =>
  view.teams.map(({ players }) => players.map(({ name }) => name).join(" & ")).join(" – ");
