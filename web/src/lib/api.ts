/** The requests that are not made on a room's socket. */

import type { EarlierEntries, EntryView, NewRoom, Opened, Said } from "./protocol";

/** What the server refused, in its words; or nothing, where no server answered. */
export class RefusedError extends Error {
  constructor(
    readonly said: Said | null,
    /** Whether there is no such match. */
    readonly missing = false,
    /** What the server answered with; 0: nothing. */
    readonly status = 0,
  ) {
    super("refused");
  }

  /** Asked again later, the answer can be another: nobody was there, or our server can't answer now. */
  get later(): boolean {
    return !this.said || this.status === 429 || this.status >= 500;
  }
}

/** Ask the server for something. */
export async function fetchJson<T>(address: string, options: RequestInit = {}): Promise<T> {
  const answer = await fetch(address, options).catch(() => null);
  if (!answer) throw new RefusedError(null);
  const told = (await answer.json().catch(() => null)) as (T & { detail?: Said }) | null;
  if (!answer.ok || !told) throw new RefusedError(told?.detail?.en ? told.detail : null, false, answer.status);
  return told;
}

/** Ask the server for a file. */
export async function fetchBlob(address: string, options: RequestInit = {}): Promise<Blob> {
  const answer = await fetch(address, options).catch(() => null);
  if (!answer) throw new RefusedError(null);
  if (answer.ok) return answer.blob();
  const told = (await answer.json().catch(() => null)) as { detail?: Said } | null;
  throw new RefusedError(told?.detail?.en ? told.detail : null);
}

/** Open a room and return its id; the browser keeps the cookie of its seats. */
export async function openRoom(wanted: NewRoom): Promise<string> {
  const headers = { "content-type": "application/json" };
  const options = { method: "POST", headers, body: JSON.stringify(wanted) };
  return (await fetchJson<Opened>("/api/rooms", options)).room;
}

/** Why something could not be done, as far as the server said. */
export const refusalOf = (problem: unknown): Said | null => (problem instanceof RefusedError ? problem.said : null);

/** Entries of a room's log that are older than a number. */
export async function earlierEntries(room: string, before: number): Promise<EntryView[]> {
  const address = `/api/rooms/${room}/entries?before=${before}`;
  return (await fetchJson<EarlierEntries>(address)).entries;
}

export const recordAddress = (room: string): string => `/api/rooms/${room}/record`;

export function socketAddress(room: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/rooms/${room}/socket`;
}
