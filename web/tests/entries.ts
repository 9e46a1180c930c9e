/** Small entries of a log to test with. */

import type { Kind, Struck } from "../src/lib/protocol";

/** A stroke that pocketed some pieces. */
export const struck = (pocketed: [Kind, number][]): Struck => ({
  type: "struck",
  by: "p1",
  stroke: {
    pocketed: pocketed.map(([piece, hole]) => ({ piece, hole })),
    off_board: [],
    touched: true,
    proper: true,
    first_hit_behind_line: false,
  },
});
