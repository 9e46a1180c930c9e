/** What became of a practice stroke, in words. */

import { preferences } from "./preferences.svelte";
import { pocketName } from "./pocket_name";
import type { StrokeSummary } from "./practice.svelte";
import type { FallenPiece, Kind, Seat } from "./protocol";
import { t } from "./texts";

const nameOf = (piece: Kind): string => t(piece === "striker" ? "practice-striker" : piece);

/** The first piece met, by the name that the physics gives it: w3, b1, queen. */
function metOf(name: string): string {
  const piece = name.startsWith("w") ? "white" : name.startsWith("b") ? "black" : "queen";
  const number = name.replace(/\D/g, "");
  return number ? t("practice-piece", { piece: t(piece), number }) : t(piece);
}

/** What fell where, as the player sees it. */
export function fallenText(pocketed: readonly FallenPiece[], seat: Seat): string {
  const list = pocketed.map(({ piece, hole }) =>
    t("practice-fell-into", { piece: nameOf(piece), pocket: pocketName(hole, seat) }),
  );
  return list.length ? t("practice-fell", { list: list.join(", ") }) : t("practice-nothing");
}

/** A stroke in words: what fell where as its player sees it, what it met, how long it took. */
export function summaryText({ from, pocketed, first, touched, duration }: StrokeSummary): string {
  const time = duration.toLocaleString(preferences.language, { maximumFractionDigits: 1 });
  return [
    fallenText(pocketed, from.seat),
    first ? t("practice-first", { piece: metOf(first) }) : t("practice-missed"),
    ...(first ? [t("practice-touched", { count: touched })] : []),
    t("practice-time", { time }),
  ].join(" ");
}
