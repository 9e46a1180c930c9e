/** What came back onto the board after a stroke: placed penalties, the queen, pieces that had left it. */

import type { Point } from "./geometry";
import { durationOf, placeOf } from "./keyframes";
import type { EntryView, Frames, Standing } from "./protocol";

/** Metres within which a piece is where the stroke left it. */
const SAME = 1e-3;

/** Entries after which the board is no longer what the last stroke left. */
const ELSEWHERE = ["undone", "overruled", "said-play"];

/** The pieces that a motion leaves on the surface. */
export function leftBy(frames: Frames): Standing[] {
  const end = durationOf(frames);
  return frames.discs.flatMap((disc): Standing[] => {
    if (disc.fate !== "rest" || disc.kind === "striker") return [];
    const { x, y } = placeOf(frames, disc, end);
    return [{ piece: disc.kind, at: [x, y] }];
  });
}

/** Where pieces lie that the last stroke did not leave there; ``lines`` end with what is shown. */
export function putBack(lines: readonly EntryView[], frames: Frames, layout: readonly Standing[]): Point[] {
  const stroke = lines.findLastIndex(({ fact }) => fact.type === "struck");
  if (stroke < 0 || lines.slice(stroke).some(({ fact, result }) => result || ELSEWHERE.includes(fact.type))) return [];
  const left = leftBy(frames);
  return layout
    .filter(
      ({ piece, at: [x, y] }) =>
        !left.some((each) => each.piece === piece && Math.hypot(each.at[0] - x, each.at[1] - y) < SAME),
    )
    .map(({ at: [x, y] }) => ({ x, y }));
}
