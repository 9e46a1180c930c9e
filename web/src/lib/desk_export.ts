/** A board with everything that this device knows of it, as a file: the way out where no network comes back. */

import type { Desk } from "./desk.svelte";
import { saveFile } from "./save_file";

export function exportDesk(desk: Desk): void {
  const entries = (from: Desk["lost"]): object[] =>
    from.map(({ id, at, fact, words, why }) => ({ id, at, fact, words, why }));
  const told = {
    format: "carrom-desk",
    room: desk.room,
    saved: desk.now(),
    record: desk.record.trimEnd().split("\n"),
    waiting: entries(desk.waiting),
    not_taken: entries(desk.lost),
  };
  saveFile(`carrom-desk-${desk.room}.json`, JSON.stringify(told, null, 1));
}
