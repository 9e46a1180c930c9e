/** What can be entered where nobody can rule: plain facts, told in the page's own words. */

import { plainStroke } from "./desk_stroke.svelte";
import type { DeskFact } from "./protocol";
import { t } from "./texts";

/** What usually happens beside strokes; the server rules on it when it arrives. */
export const otherFacts = (by: string): DeskFact[] => [
  { type: "placed", by, side: "white" },
  { type: "placed", by, side: "black" },
  { type: "forwent", by },
  { type: "passed", by },
  { type: "said-play" },
  { type: "changed-seats" },
];

/** An entry in words without its ruling, so that it can be entered again from a list. */
export function plainWords(fact: DeskFact, nameOf: (id: string) => string): string {
  switch (fact.type) {
    case "struck": {
      const { pocketed, off_board, proper, touched } = { ...plainStroke(fact.by).stroke, ...fact.stroke };
      const parts = [
        ...pocketed.map(({ piece }) => t(`piece-${piece}`)),
        ...off_board.map((piece) => `${t("desk-off-board")} (${t(`piece-${piece}`)})`),
        ...(proper ? [] : [t("desk-improper")]),
        ...(touched ? [] : [t("desk-untouched")]),
      ];
      return t("desk-plain-struck", { name: nameOf(fact.by), what: parts.join(", ") || t("desk-nothing") });
    }
    case "placed":
      return t("desk-plain-placed", { name: nameOf(fact.by), piece: t(`piece-${fact.side}`) });
    case "forwent":
    case "passed":
      return t(`desk-plain-${fact.type}`, { name: nameOf(fact.by) });
    case "said-play":
    case "changed-seats":
      return t(`desk-plain-${fact.type}`);
    default:
      return fact.type;
  }
}
