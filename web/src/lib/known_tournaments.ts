/** The tournaments that were opened on this device by a link, so that a lost link loses none. */

import type { TournamentView } from "./protocol.generated";

export interface KnownTournament {
  tournament: string;
  /** What the link ends with. */
  secret: string;
  role: TournamentView["role"];
  /** Of a table: its board. */
  board: number;
  title: string;
}

const KEY = "carrom-tournaments";
const MOST = 24;

const isKnown = (one: unknown): one is KnownTournament => {
  const told = (one ?? {}) as Record<string, unknown>;
  return ["tournament", "secret", "role", "title"].every((name) => typeof told[name] === "string");
};

/** The tournaments, the one used last first. */
export function knownTournaments(): KnownTournament[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter(isKnown) : [];
  } catch {
    return [];
  }
}

const same = (one: KnownTournament, other: KnownTournament): boolean =>
  one.tournament === other.tournament && one.role === other.role && one.board === other.board;

function write(all: KnownTournament[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    return; // a browser that keeps nothing does no harm
  }
}

/** Keep by which link a tournament was opened; a new link of the same role takes the old one's place. */
export function keepTournament({ tournament, role, board, title }: TournamentView, secret: string): void {
  const one = { tournament, secret, role, board, title };
  write([one, ...knownTournaments().filter((each) => !same(each, one))]);
}

export const forgetTournament = (one: KnownTournament): void =>
  write(knownTournaments().filter((each) => !same(each, one)));

/** Where the page of a tournament is, by the link that is kept. */
export const addressOf = ({ tournament, secret, role }: KnownTournament): string =>
  `#/${role === "table" ? "board" : "tournament"}/${tournament}/${secret}`;
