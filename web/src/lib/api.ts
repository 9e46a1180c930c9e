/** The requests that are not made on a room's socket. */

import type { Entry, NewRoom } from "./protocol";

/** Open a room and return its id; the browser keeps the cookie of its seats. */
export async function openRoom(wanted: NewRoom): Promise<string> {
  const answer = await fetch("/api/rooms", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wanted),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return ((await answer.json()) as { room: string }).room;
}

/** Entries of a room's log that are older than a number. */
export async function earlierEntries(room: string, before: number): Promise<Omit<Entry, "motion">[]> {
  const answer = await fetch(`/api/rooms/${room}/entries?before=${before}`);
  if (!answer.ok) throw new Error(String(answer.status));
  return ((await answer.json()) as { entries: Omit<Entry, "motion">[] }).entries;
}

export const recordAddress = (room: string): string => `/api/rooms/${room}/record`;

export function socketAddress(room: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/rooms/${room}/socket`;
}
