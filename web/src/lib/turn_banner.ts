/** What is said above the board: who has to do what, and in which colour. */

import type { Side } from "./protocol";
import type { LiveMatch } from "./live_match.svelte";
import { t } from "./texts";

export function bannerOf(match: LiveMatch): string {
  const { news } = match;
  if (!news) return "";
  const busy = match.busy || !!match.playing; // our own stroke moves before the server tells of it
  const { phase, turn, breaker, seat_change_due, to_place, game, board } = news.state;
  const due = to_place[0];
  if (match.free.length && phase !== "over" && !busy) return t("waits-for-friend");
  if (phase === "over" && !busy) return t("match-over");
  if (phase === "placing" && due) return t("places-now", { name: match.name(due.placer), colour: t(due.side) });
  if (phase === "demand" && news.asked && !busy) return t("demands-now", { name: match.name(news.asked) });
  if (busy) return turn ? t("plays", { name: match.name(turn) }) : "";
  if (phase === "shoot-out" && match.mine(turn) && match.welcome?.you.length === 1) return t("shoot-out-yours");
  if (phase === "shoot-out") return t("shoot-out-now", { name: match.name(turn) });
  if (phase === "stroke" && match.mine(turn) && match.welcome?.you.length === 1) return t("turn-yours");
  if (phase === "stroke") return t(match.isPerson(turn) ? "to-play" : "computer-plays", { name: match.name(turn) });
  if (phase === "ready" && !seat_change_due) return t("has-break", { name: match.name(breaker) });
  if (news.asked) return t(match.mine(news.asked) ? "chooses" : "waiting-for", { name: match.name(news.asked) });
  return t("game-board", { game, board });
}

/** The colour of the piece to be placed, or of the player in turn; none where he has none yet. */
export function colourOf(match: LiveMatch): Side | "none" {
  if (!match.news) return "none";
  const { phase, turn, to_place, situation, seat_change_due } = match.news.state;
  if (phase === "over" || phase === "demand" || phase === "shoot-out" || (phase === "ready" && seat_change_due))
    return "none";
  if (phase === "placing" && to_place[0]) return to_place[0].side;
  if (!turn || situation?.colours_open) return "none";
  return match.sideOf(match.teamOf(turn)) ?? "none";
}
