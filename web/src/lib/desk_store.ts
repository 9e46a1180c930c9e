/** What the umpire's device keeps: its boards, and every entry until the server has it. */

import { deviceDatabase } from "./device_database";
import type { DeskFact, DeskView, Said } from "./protocol";
import { BUILD } from "./renewal";

/** A board as this device knows it. */
export interface KeptDesk {
  room: string;
  /** What the umpire's link ends with. */
  secret: string;
  label: string;
  watch: string;
  /** The record as far as the server has told it: its first lines, and one line an entry. */
  opening: string;
  lines: string;
  seq: number;
  /** The number of this device's pen; 0: it has none. */
  pen: number;
  /** The board as it was last shown. */
  view: DeskView;
  used: number;
  /** Which build of the page kept it; a page of an older version did not say. */
  build?: string;
}

/** Something entered: at first only here. */
export interface KeptEntry {
  /** Which comes first. */
  order?: number;
  room: string;
  id: string;
  fact: DeskFact;
  at: string;
  /** What it is in words, where that was known when it was entered. */
  words: Said | null;
  /** Whether the server refused it, or never will take it. */
  lost: boolean;
  /** Why. */
  why: Said | null;
}

const BOARDS = "boards";
const ENTRIES = "entries";

const work = deviceDatabase("carrom-desk", (fresh) => {
  fresh.createObjectStore(BOARDS, { keyPath: "room" });
  const entries = fresh.createObjectStore(ENTRIES, { keyPath: "order", autoIncrement: true });
  entries.createIndex("room", "room");
  entries.createIndex("id", "id", { unique: true });
});

export const keptDesk = (room: string): Promise<KeptDesk | undefined> =>
  work("readonly", (found) => found.objectStore(BOARDS).get(room) as IDBRequest<KeptDesk | undefined>);

export const keptDesks = async (): Promise<KeptDesk[]> =>
  (await work("readonly", (found) => found.objectStore(BOARDS).getAll() as IDBRequest<KeptDesk[]>)).sort(
    (one, other) => other.used - one.used,
  );

export const keepDesk = (desk: KeptDesk): Promise<unknown> =>
  work("readwrite", (found) => found.objectStore(BOARDS).put({ ...desk, build: BUILD }));

/** The board as it was last shown; nothing, where another build of the page showed it: it may lack what this one needs. */
export const viewOf = (desk: KeptDesk): DeskView | null => (desk.build === BUILD ? desk.view : null);

/** The entries of a board that the server does not have, in order. */
export const keptEntries = (room: string): Promise<KeptEntry[]> =>
  work("readonly", (found) => found.objectStore(ENTRIES).index("room").getAll(room) as IDBRequest<KeptEntry[]>);

/** Keep an entry; return its place in the order. */
export const keepEntry = async (entry: KeptEntry): Promise<number> =>
  Number(await work("readwrite", (found) => found.objectStore(ENTRIES).put(entry)));

/** Keep new entries, and no longer those in whose place they are: all of it or nothing. Return them with their order. */
export async function keepEntries(fresh: readonly KeptEntry[], gone: readonly KeptEntry[]): Promise<KeptEntry[]> {
  const last = await work("readwrite", (found) => {
    const entries = found.objectStore(ENTRIES);
    for (const { order } of gone) if (order !== undefined) entries.delete(order);
    return fresh.map((entry) => entries.put(entry)).at(-1)!;
  });
  return fresh.map((entry, index) => ({ ...entry, order: Number(last) - fresh.length + 1 + index }));
}

/** The server has these entries, or the umpire has read that it will not take them. */
export const dropEntries = (dropped: readonly KeptEntry[]): Promise<unknown> =>
  work("readwrite", (found) => {
    const entries = found.objectStore(ENTRIES);
    for (const { order } of dropped) if (order !== undefined) entries.delete(order);
    return entries.count();
  });

/** Take a board off this device, with its entries. */
export async function dropDesk(room: string): Promise<void> {
  await dropEntries(await keptEntries(room));
  await work("readwrite", (found) => found.objectStore(BOARDS).delete(room));
}
