/** What the page reads of the facts in a log. */

import type { Fact, ShotAtQueen, Stroke, Struck } from "./protocol";

/** Who did it, where that is said. */
export const playerOf = (fact: Fact): string | null => ("by" in fact ? (fact.by ?? null) : null);

/** Whether it tells of help against the computer: hints or whole paths, or a stroke taken back. */
export const isHelp = (fact: Fact): boolean =>
  fact.type === "undone" || (fact.type === "struck" && !!fact.helped?.length);

/** Whether it is a stroke, in a board or at the queen in a shoot-out. */
export const isStroke = (fact: Fact): fact is Struck | ShotAtQueen =>
  fact.type === "struck" || fact.type === "shot-at-queen";

/** What a stroke did; nothing: it is no stroke. */
export const strokeOf = (fact: Fact): Stroke | null => (fact.type === "struck" ? fact.stroke : null);
