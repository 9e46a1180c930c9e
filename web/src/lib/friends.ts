/** Playing with somebody on another device: invitations, seats, and finding one's seat again. */

import { fetchJson } from "./api";
import type {
  InvitationAnswer,
  Invited,
  NewChair,
  Opened,
  Recovery,
  RecoveryCode,
  SatDown,
  SeatsAnswer,
  SitDown,
  WatchLink,
} from "./protocol";

/** Signs of a code to sit down by, and of one to find a seat again by. */
export const CODE_LENGTH = 6;
/** Of a code that stands on a table of a tournament. */
export const TABLE_CODE_LENGTH = 8;
export const RECOVERY_LENGTH = 12;
/** How the id begins by which a game is only watched. */
const WATCH = "w-";

const sent = (method: string, body: SitDown | NewChair | Recovery | null): RequestInit => ({
  method,
  headers: { "content-type": "application/json" },
  ...(body ? { body: JSON.stringify(body) } : {}),
});

/** A code as it was meant: small letters, spaces and dashes do not matter. A link may be pasted, too. */
export function typedCode(text: string): string {
  const link = /#\/join\/([^/\s]+)/.exec(text);
  return (link?.[1] ?? text).toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** A code in groups of signs that are easy to read out. */
export const grouped = (code: string): string => code.replace(/(...)(?=.)/g, "$1 ");

export const isWatched = (room: string): boolean => room.startsWith(WATCH);

export const invitationTo = (room: string): Promise<InvitationAnswer> =>
  fetchJson<InvitationAnswer>(`/api/rooms/${room}/invitation`);

/** A new code and link; the ones before no longer work. */
export const renewInvitation = (room: string): Promise<InvitationAnswer> =>
  fetchJson<InvitationAnswer>(`/api/rooms/${room}/invitation`, sent("POST", null));

/** A new link for those who watch; whoever watches by the one before is sent away. */
export const renewWatchLink = async (room: string): Promise<string> =>
  (await fetchJson<WatchLink>(`/api/rooms/${room}/watch-link`, sent("POST", null))).address;

export const invitedBy = (code: string): Promise<Invited> =>
  fetchJson<Invited>(`/api/invitations/${encodeURIComponent(code)}`);

export const sitDown = (code: string, wanted: SitDown): Promise<SatDown> =>
  fetchJson<SatDown>(`/api/invitations/${encodeURIComponent(code)}`, sent("POST", wanted));

export const seatsOf = (room: string): Promise<SeatsAnswer> => fetchJson<SeatsAnswer>(`/api/rooms/${room}/seats`);

export const setChair = (room: string, player: string, wanted: NewChair): Promise<SeatsAnswer> =>
  fetchJson<SeatsAnswer>(`/api/rooms/${room}/seats/${player}`, sent("PUT", wanted));

export const recoveryCode = async (room: string): Promise<string> =>
  (await fetchJson<RecoveryCode>(`/api/rooms/${room}/recovery-code`, sent("POST", null))).code;

/** Take one's seats over to this browser; return their room. */
export const recoverSeat = async (code: string): Promise<string> =>
  (await fetchJson<Opened>("/api/recoveries", sent("POST", { code }))).room;
