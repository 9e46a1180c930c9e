/** Replays as the server gives them: of a room's match, or of a record file. */

import { fetchJson, RefusedError } from "./api";
import type { Replay, Statistics } from "./protocol";
import { fillMotions } from "./replay_motions";

/** Bytes of the largest record that the server takes. */
export const LARGEST = 8 * 1024 * 1024;

/** Only such names are given to rooms. */
const ROOM = /^[\w-]{1,40}$/;

export async function replayOf(room: string): Promise<Replay> {
  if (!ROOM.test(room)) throw new RefusedError(null, true);
  return fillMotions(await fetchJson<Replay>(`/api/rooms/${room}/replay`));
}

export const statisticsOf = (room: string): Promise<Statistics> =>
  fetchJson(`/api/rooms/${encodeURIComponent(room)}/statistics`);

/** The server reads the record and keeps nothing of it. */
export async function replayOfFile(file: Blob): Promise<Replay> {
  const headers = { "content-type": "text/plain" };
  return fillMotions(await fetchJson<Replay>("/api/replays", { method: "POST", headers, body: file }));
}
