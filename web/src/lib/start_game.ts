/** Opening a game and going to it. */

import { openRoom, refusalOf } from "./api";
import { type KnownGame, rememberGame } from "./preferences.svelte";
import type { NewRoom, Said } from "./protocol";
import { go } from "./route.svelte";
import { defaultRuleSet } from "./rule_sets.svelte";
import { wake } from "./sound";
import { t } from "./texts";

/** Open a game, remember it in this browser and go to it; say why that could not be done. */
export async function startGame(
  wanted: NewRoom,
  known: Partial<KnownGame> = {},
): Promise<{ said: Said | null } | null> {
  wake();
  try {
    const room = await openRoom(known.quick ? { ...wanted, quick: true } : wanted);
    const label = wanted.players.map(({ name }) => name || t("free-seat")).join(" – ");
    const rules = wanted.rules ?? defaultRuleSet()?.name;
    rememberGame({ ...known, room, label, at: Date.now(), over: false, ...(rules && { rules }) });
    go(`/table/${room}`);
    return null;
  } catch (problem) {
    return { said: refusalOf(problem) };
  }
}
