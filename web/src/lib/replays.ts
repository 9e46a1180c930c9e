/** Replays as the server gives them: of a room's match, or of a record file. */

import { asked, RefusedError } from "./api";
import type { Chair, Entry, Said, Standing, State, Team, Terms } from "./protocol";

/** Bytes of the largest record that the server takes. */
export const LARGEST = 8 * 1024 * 1024;

export interface ReplayEntry extends Entry {
  /** What takes entries back says up to which one the log still stands. */
  fact: Entry["fact"] & { layout?: Standing[]; to?: number };
  state: State;
  asked: string | null;
  lying: Standing[] | null;
  /** Whether it was not taken back. */
  standing: boolean;
}

export interface PlayerFigures {
  id: string;
  name: string;
  team: Team;
  strokes: number;
  pocketing: number;
  own: number;
  opponents: number;
  queens: number;
  striker: number;
  improper: number;
  calls: number;
  lost: number;
  slams: number;
  seconds: number;
}

export interface Figures {
  boards: number;
  strokes: number;
  players: PlayerFigures[];
  teams: { team: Team; games: number; boards: number; points: number }[];
}

export interface ReplayData {
  /** None of a record file. */
  room: string | null;
  settings: Terms;
  names: Record<string, string>;
  chairs: Record<string, Chair> | null;
  fault: Said | null;
  entries: ReplayEntry[];
  statistics: Figures;
}

/** Only such names are given to rooms. */
const ROOM = /^[\w-]{1,40}$/;

export async function replayOf(room: string): Promise<ReplayData> {
  if (!ROOM.test(room)) throw new RefusedError(null, true);
  return asked(`/api/rooms/${room}/replay`);
}

export const figuresOf = (room: string): Promise<Figures> =>
  asked(`/api/rooms/${encodeURIComponent(room)}/statistics`);

/** The server reads the record and keeps nothing of it. */
export const replayOfFile = (file: Blob): Promise<ReplayData> =>
  asked("/api/replays", { method: "POST", headers: { "content-type": "text/plain" }, body: file });
