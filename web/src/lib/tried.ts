/** What became of a practice stroke, in words. */

import { choices } from "./choices.svelte";
import { HOLES, quarterTurns } from "./geometry";
import type { Tried } from "./practice.svelte";
import type { Kind, Seat } from "./protocol";
import { t } from "./texts";

const nameOf = (piece: Kind): string => t(piece === "striker" ? "practiceStriker" : piece);

function holeOf(hole: number, seat: Seat): string {
  const seen = (hole - 1 - quarterTurns(seat) + HOLES.length) % HOLES.length;
  return t(`practice-hole-${(seen + 1) as 1 | 2 | 3 | 4}`);
}

/** The first piece met, by the name that the physics gives it: w3, b1, queen. */
function metOf(name: string): string {
  const piece = name.startsWith("w") ? "white" : name.startsWith("b") ? "black" : "queen";
  const number = name.replace(/\D/g, "");
  return number ? t("practicePiece", { piece: t(piece), number }) : t(piece);
}

/** A stroke in words: what fell where as its player sees it, what it met, how long it took. */
export function wordsOf({ from, pocketed, first, touched, duration }: Tried): string {
  const list = pocketed.map(({ piece, hole }) => t("practiceInto", { piece: nameOf(piece), hole: holeOf(hole, from.seat) }));
  const time = duration.toLocaleString(choices.language, { maximumFractionDigits: 1 });
  return [
    list.length ? t("practiceFell", { list: list.join(", ") }) : t("practiceNothing"),
    first ? t("practiceFirst", { piece: metOf(first) }) : t("practiceMissed"),
    ...(first ? [t("practiceTouched", { count: touched })] : []),
    t("practiceTime", { time }),
  ].join(" ");
}
