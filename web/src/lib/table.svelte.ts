/** Who is at the table beside us: presence, offers and the room that comes next. */

import { fetchJson } from "./api";
import type { LiveMatch } from "./live_match.svelte";
import type { OfferView, Opened, Presence, TableView } from "./protocol";

export type Offered = OfferView["what"];

/** Phases in which a game can be claimed from the player whom it waits for. */
const AWAITED: readonly string[] = ["ready", "stroke", "placing", "demand"];

export class Table {
  view: TableView | null = $state.raw(null);
  /** Whether the rematch was agreed on while we were here. */
  agreed = $state(false);
  /** How far the clock that times presence is ahead of this one (ms). */
  ahead = 0;

  constructor(private readonly match: LiveMatch) {}

  take(view: TableView): void {
    if (this.view && !this.view.next && view.next) this.agreed = true;
    this.view = view;
    this.ahead = Date.parse(view.now) - Date.now();
  }

  /** People who sit elsewhere. */
  get others(): string[] {
    return Object.keys(this.view?.presence ?? {}).filter((player) => !this.match.mine(player));
  }

  /** Whether we play with people at other machines. */
  get apart(): boolean {
    return !!this.match.welcome?.you.length && this.others.length > 0;
  }

  presence(player: string): Presence | null {
    return this.view?.presence[player] ?? null;
  }

  /** What is offered for what the log holds now. */
  get offers(): OfferView[] {
    return (this.view?.offers ?? []).filter(({ seq }) => seq === this.match.news?.seq);
  }

  /** Offers of the other side, and of ours. */
  get theirs(): OfferView[] {
    return this.offers.filter(({ by }) => !this.ours(by));
  }

  get own(): OfferView[] {
    return this.offers.filter(({ by }) => this.ours(by));
  }

  /** Whether a player is on our side. */
  ours(player: string): boolean {
    const { welcome } = this.match;
    return !!welcome?.you.some((each) => this.match.teamOf(each) === this.match.teamOf(player));
  }

  /** Whether a clock runs: then staying away may lose the game. */
  get timed(): boolean {
    return (this.match.welcome?.settings.clock ?? "off") !== "off";
  }

  /** Until when a line that broke at a time (ms) may be mended without loss. */
  keptUntil(lost: number): number {
    return lost + (this.view?.patience.lost ?? 0) * 1000;
  }

  /** The player of the other side whom the match waits for, where his staying away may end it. */
  get awaited(): string | null {
    const { news, welcome } = this.match;
    if (!news || !welcome?.you.length) return null;
    if (this.timed ? !AWAITED.includes(news.state.phase) : news.state.phase === "over") return null;
    const who = news.asked ?? news.state.turn;
    return who && !this.ours(who) && this.match.isPerson(who) ? who : null;
  }

  /** Whether we wait for somebody by whose absence nobody loses. */
  get waits(): boolean {
    return !!this.awaited && !this.timed && this.presence(this.awaited)?.state === "away";
  }

  /** Whether our side has played a stroke on this board, which could be taken back. */
  get hasStroke(): boolean {
    const { standing } = this.match;
    const end = standing.findLastIndex(({ result }) => result);
    return standing
      .slice(end + 1)
      .some(({ fact }) => (fact.type === "struck" || fact.type === "passed") && this.ours(fact.by));
  }

  offer(what: Offered): void {
    this.match.ask({ act: "offer", what });
  }

  decline(what: Offered): void {
    this.match.ask({ act: "decline", what });
  }
}

/** Take our seat in the room of the rematch; return its id. */
export const follow = async (room: string): Promise<string> =>
  (await fetchJson<Opened>(`/api/rooms/${room}/follow`, { method: "POST" })).room;
