/** A match as it is shown: its terms, where it stands, and who is who in it. */

import type { News, Seat, Side, Team, Welcome } from "./protocol";
import { t } from "./texts";

export class MatchView {
  welcome: Welcome | null = $state.raw(null);
  /** What is shown; the server may already be further. */
  news: News | null = $state.raw(null);

  name(player: string | null | undefined): string {
    if (!player || !this.welcome) return "";
    if (this.welcome.chairs[player] === "open") return t("free-seat");
    return this.welcome.names[player] || t("player", { number: player.replace(/\D/g, "") });
  }

  /** The players whose seats nobody has taken. */
  get free(): string[] {
    const chairs = this.welcome?.chairs ?? {};
    return Object.keys(chairs)
      .filter((player) => chairs[player] === "open")
      .sort();
  }

  isPerson(player: string | null | undefined): boolean {
    return !!player && this.welcome?.chairs[player] === "person";
  }

  /** Whether this page speaks for a player. */
  mine(player: string | null | undefined): boolean {
    return !!player && !!this.welcome?.you.includes(player);
  }

  teamOf(player: string): Team {
    return this.welcome?.settings.a.includes(player) ? "a" : "b";
  }

  teamName(team: Team): string {
    const names = (this.welcome?.settings[team] ?? []).map((each) => this.name(each));
    return names.length === 2 ? t("two-names", { one: names[0]!, other: names[1]! }) : (names[0] ?? "");
  }

  /** The colour a team plays; nothing between boards. */
  sideOf(team: Team): Side | null {
    const white = this.news?.state.white;
    return white ? (white === team ? "white" : "black") : null;
  }

  seatOf(player: string | null | undefined): Seat | null {
    const seats = this.news?.state.seats ?? {};
    const found = (Object.keys(seats) as Seat[]).find((seat) => seats[seat] === player);
    return found ?? null;
  }
}
