/** What is said above the board: who has to do what, and in which colour. */

import type { Side } from "./protocol";
import type { Table } from "./table.svelte";
import { t } from "./texts";

export function bannerOf(table: Table): string {
  const { news, busy } = table;
  if (!news) return "";
  const { phase, turn, breaker, seat_change_due, to_place, game, board } = news.state;
  const due = to_place[0];
  if (phase === "over" && !busy) return t("over");
  if (phase === "placing" && due) return t("placesNow", { name: table.name(due.placer), colour: t(due.side) });
  if (busy) return turn ? t("plays", { name: table.name(turn) }) : "";
  if (phase === "stroke") return t(table.isPerson(turn) ? "toPlay" : "computerPlays", { name: table.name(turn) });
  if (phase === "ready" && !seat_change_due) return t("hasBreak", { name: table.name(breaker) });
  if (news.asked) return t(table.mine(news.asked) ? "chooses" : "waits", { name: table.name(news.asked) });
  return t("gameBoard", { game, board });
}

/** The colour of the piece to be placed, or of the player in turn; none where he has none yet. */
export function colourOf(table: Table): Side | "none" {
  if (!table.news) return "none";
  const { phase, turn, to_place, situation } = table.news.state;
  if (phase === "over") return "none";
  if (phase === "placing" && to_place[0]) return to_place[0].side;
  if (!turn || situation?.colours_open) return "none";
  return table.sideOf(table.teamOf(turn)) ?? "none";
}
