/** The end of a board, a game or the match, for as long as nobody has gone on. */

import type { LiveMatch } from "./live_match.svelte";
import type { EntryView } from "./protocol";

export interface BoardEnd {
  kind: "board" | "game" | "match";
  /** What ended it. */
  entry: EntryView;
}

/** What may happen after a board without anybody having gone on to the next one. */
const MEANWHILE = ["turned-rosette", "wrote-protest", "protested"];

export function endOf({ news, lines, busy }: Pick<LiveMatch, "news" | "lines" | "busy">): BoardEnd | null {
  if (!news || busy) return null;
  const { phase, board, winner } = news.state;
  const entry = lines.findLast(({ fact }) => !MEANWHILE.includes(fact.type));
  if (!entry) return null;
  if (phase === "over") return { kind: "match", entry };
  if (!entry.result || winner) return null;
  return { kind: board === 1 && entry.result.winner ? "game" : "board", entry };
}
