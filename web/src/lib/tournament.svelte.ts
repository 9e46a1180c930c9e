/** A tournament as a link shows it, and what can be entered by it. */

import { fetchBlob, fetchJson, refusalOf } from "./api";
import { logId } from "./desk_device";
import { keepSecret } from "./link_keeper";
import { freshId } from "./fresh_id";
import type { Said } from "./protocol";
import type {
  ChampionshipView,
  CompetitionView,
  CorrectionWish,
  DeskOpened,
  EntrantWish,
  Links,
  LogAnswer,
  MeetingView,
  NewTournament,
  OpenedTournament,
  PlayerListAnswer,
  PlayerListWish,
  RenewWish,
  TableByCode,
  TournamentAnswer,
  TournamentView,
} from "./protocol.generated";
import { formatDate } from "./relative_time";
import { canWait, Outbox, type Send } from "./tournament_outbox";
import { factStore, keepView, keptView, type KeptFact, type TournamentFact } from "./tournament_store";

const EVERY = 4000;
/** How long an answer may take until an entry waits for the next try (ms). */
const PATIENCE = 15_000;
/** How the server calls a refusal because somebody else was quicker. */
const STALE = "stale";
const ADDRESS = "/api/tournaments";

/** Where a match stands in a tournament. */
export interface MatchNumbers {
  competition: string;
  round: number;
  match: number;
}

const posted = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

export const openTournament = (wanted: NewTournament): Promise<OpenedTournament> =>
  fetchJson<OpenedTournament>(ADDRESS, posted(wanted));

/** The table that a code stands on, with the secret of its link. */
export const tableByCode = (code: string): Promise<TableByCode> =>
  fetchJson<TableByCode>(`/api/table-codes/${encodeURIComponent(code)}`);

/** Open the tournament of a file that the command line, or another server, wrote. */
export const openTournamentFile = (file: File, boards: number): Promise<OpenedTournament> =>
  fetchJson<OpenedTournament>(`${ADDRESS}/files?boards=${boards}`, { method: "POST", body: file });

export class TournamentPage {
  view: TournamentView | null = $state.raw(null);
  /** Why the last thing was not done; nothing in it: no server answered. */
  refused: { said: Said | null } | null = $state.raw(null);
  /** Whether the tournament cannot be read. */
  failed: { said: Said | null } | null = $state.raw(null);
  busy = $state(false);
  /** The competition whose next round is being paired. */
  pairing: string | null = $state(null);
  /** How far the server's clock is ahead of ours (ms). */
  ahead = $state(0);
  /** What is still on this device only, or was not taken. */
  kept: readonly KeptFact[] = $state.raw([]);
  /** Whether the server did not answer the last time. */
  offline = $state(false);
  /** When the server told what is shown, by this device's clock (ms); 0: it never did. */
  heard = $state(0);
  #looking = false;
  #sending: TournamentFact | null = $state.raw(null);
  readonly #outbox: Outbox;

  constructor(
    readonly id: string,
    readonly secret: string,
  ) {
    this.#outbox = new Outbox(`${id}/${secret}`, factStore, (entries) => (this.kept = entries));
  }

  get waiting(): KeptFact[] {
    return this.kept.filter(({ lost }) => !lost);
  }

  /** What waits and is not just being sent: its form stays until the answer is there. */
  get entered(): KeptFact[] {
    return this.waiting.filter(({ fact }) => fact !== this.#sending);
  }

  get lost(): KeptFact[] {
    return this.kept.filter(({ lost }) => lost);
  }

  /** Look now, and again and again; the answer ends it. */
  watch(): () => void {
    const look = (): void => void this.look();
    void this.#begin().then(look);
    const timer = setInterval(look, EVERY);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
    };
  }

  async #begin(): Promise<void> {
    if (!this.secret) return;
    await this.#outbox.load();
    const before = await keptView(this.#outbox.link);
    if (!before || this.view) return;
    this.view = before;
    this.heard = Date.parse(before.now);
  }

  /** While something waits, nothing newer is shown: whoever entered it had not seen more. */
  async look(): Promise<void> {
    if (this.waiting.length) return this.#send();
    if (this.#looking) return;
    this.#looking = true;
    try {
      const told = await this.#ask<TournamentView>("", { signal: AbortSignal.timeout(PATIENCE) });
      if (this.waiting.length || told.seq < (this.view?.seq ?? 0)) return; // older than an answer since
      this.#take(told);
      this.failed = null;
    } catch (problem) {
      this.offline = !refusalOf(problem);
      if (!this.view) this.failed = { said: refusalOf(problem) };
    } finally {
      this.#looking = false;
    }
  }

  async #send(): Promise<void> {
    const send: Send = (expected, entries) => {
      const signal = AbortSignal.timeout(PATIENCE);
      return this.#ask<TournamentAnswer>("/entries", { ...posted({ expected, entries }), signal });
    };
    const view = await this.#outbox.flush(send);
    if (view) this.#take(view);
    else this.offline = true;
  }

  /** Somebody has read what was not taken. */
  read(): Promise<void> {
    return this.#outbox.read();
  }

  /**
   * Enter a fact; say whether it was taken, or is kept here until the network is back. It counts
   * once, however often it is sent.
   */
  async enter(fact: TournamentFact): Promise<boolean> {
    if (canWait(fact)) {
      return this.#do(async () => {
        this.#sending = fact;
        const { id } = await this.#outbox.add(fact, this.view?.seq ?? 0);
        await this.#send().finally(() => (this.#sending = null));
        const lost = this.lost.find((each) => each.id === id);
        if (!lost) return true;
        this.refused = { said: lost.lost?.said ?? null };
        // somebody else has entered something for it: what was not taken is shown until it was read
        if (lost.lost?.kind !== STALE) await this.#outbox.read([lost]);
        return false;
      });
    }
    const entries = [{ id: freshId(), fact }];
    return this.#do(async () => {
      const wanted = { expected: this.view?.seq ?? 0, entries };
      const told = await this.#ask<TournamentAnswer>("/entries", posted(wanted));
      this.#take(told.view);
      if (told.refused) this.refused = { said: told.refused.said };
      return !told.refused;
    });
  }

  async pair(competition: string): Promise<boolean> {
    this.pairing = competition;
    const done = await this.#view("/rounds", { id: freshId(), competition });
    this.pairing = null;
    return done;
  }

  async players(wanted: PlayerListWish): Promise<PlayerListAnswer | null> {
    let told: PlayerListAnswer | null = null;
    await this.#do(async () => {
      told = await this.#ask<PlayerListAnswer>("/players", posted(wanted));
      this.#take(told.view);
      return true;
    });
    return told;
  }

  /** Take one player, a pair or a team. */
  entrant(wanted: Omit<EntrantWish, "id">): Promise<boolean> {
    return this.#view("/entrants", { id: freshId(), ...wanted });
  }

  /** Put right what is known of a player, a pair or a team. */
  correctEntrant(wanted: Omit<CorrectionWish, "id">): Promise<boolean> {
    return this.#view("/corrections", { id: freshId(), ...wanted });
  }

  /** Make somebody the umpire of a match; no name: nobody. */
  umpire(at: MatchNumbers, name: string): Promise<boolean> {
    return this.#view("/umpires", { id: freshId(), ...at, name });
  }

  /** Open the desk of a match, or find the one that is open; with its key. */
  async desk(at: MatchNumbers): Promise<DeskOpened | null> {
    let opened: DeskOpened | null = null;
    await this.#do(async () => {
      opened = await this.#ask<DeskOpened>("/desks", posted(at));
      return true;
    });
    return opened;
  }

  /** A sheet as PDF. */
  sheet(kind: string, wanted: Record<string, string>): Promise<Blob | null> {
    const told = Object.entries(wanted).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    return this.#file(`/sheets/${kind}?${told.join("&")}`);
  }

  /** The ratings after a competition; before: the text of the last list. */
  ratings(competition: string, before: string): Promise<Blob | null> {
    return this.#file("/ratings", posted({ competition, before }));
  }

  /** The whole log with its people, as the command line reads it. */
  log(): Promise<Blob | null> {
    return this.#file("/log");
  }

  async #file(what: string, options: RequestInit = {}): Promise<Blob | null> {
    let made: Blob | null = null;
    await this.#do(async () => {
      const headers = { ...options.headers, ...this.#headers() };
      made = await fetchBlob(this.#address(what), { ...options, headers });
      return true;
    });
    return made;
  }

  /** The championship that a competition belongs to. */
  championship(competition: string): Promise<ChampionshipView | null> {
    return this.#ask<ChampionshipView | null>(`/championship?competition=${encodeURIComponent(competition)}`);
  }

  events(): Promise<LogAnswer> {
    return this.#ask<LogAnswer>("/events");
  }

  erase(player: string): Promise<boolean> {
    return this.#do(async () => {
      this.#take(await this.#ask<TournamentView>(`/people/${player}`, { method: "DELETE" }));
      return true;
    });
  }

  async links(): Promise<Links | null> {
    let told: Links | null = null;
    await this.#do(async () => {
      told = await this.#ask<Links>("/links");
      return true;
    });
    return told;
  }

  /** Give links anew; the old ones end. */
  renewLinks(wanted: RenewWish): Promise<Links> {
    return this.#ask<Links>("/links/renewal", posted(wanted));
  }

  #view(what: string, wanted: unknown): Promise<boolean> {
    return this.#do(async () => {
      this.#take(await this.#ask<TournamentView>(what, posted(wanted)));
      return true;
    });
  }

  async #do(work: () => Promise<boolean>): Promise<boolean> {
    if (this.busy) return false;
    [this.busy, this.refused] = [true, null];
    try {
      return await work();
    } catch (problem) {
      this.refused = { said: refusalOf(problem) };
      return false;
    } finally {
      this.busy = false;
    }
  }

  #ask<T>(what: string, options: RequestInit = {}): Promise<T> {
    const headers = { ...options.headers, ...this.#headers() };
    return fetchJson<T>(this.#address(what), { ...options, headers });
  }

  #headers(): Record<string, string> {
    return this.secret ? { "x-link": this.secret, "x-device": logId() } : {};
  }

  #address(what: string): string {
    return `${ADDRESS}/${encodeURIComponent(this.id)}${what}`;
  }

  #take(view: TournamentView): void {
    this.view = view;
    this.heard = Date.now();
    this.offline = false;
    if (view.role === "table") keepSecret("board", this.id, this.secret);
    else if (view.role !== "public") keepSecret("tournament", this.id, this.secret);
    if (view.role === "table") void keepView(this.#outbox.link, view);
    this.ahead = Date.parse(view.now) - Date.now();
  }
}

/** The name of somebody who takes part. */
export const nameOf = (competition: CompetitionView, id: string | null): string =>
  competition.competitors.find((each) => each.id === id)?.name ?? id ?? "";

/** The day of a tournament, in words. */
export const dayOf = ({ date }: TournamentView): string =>
  date ? formatDate(Date.parse(`${date}T12:00`), { dateStyle: "long" }) : "";

/** A match with where it stands. */
export interface MatchHere {
  competition: CompetitionView;
  round: number;
  match: MeetingView;
}

/** The matches at a board, of the last published rounds. */
export function atBoard(view: TournamentView, board: number): MatchHere[] {
  return view.competitions.flatMap((competition) => {
    const round = competition.rounds.filter((each) => each.published).at(-1);
    const matches = round?.matches.filter((each) => each.board === board && each.b !== null) ?? [];
    return matches.map((match) => ({ competition, round: round!.number, match }));
  });
}
