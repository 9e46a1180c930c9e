/** Who may sit in a chair: a person, or a computer of a level. */

import { LEVELS } from "./level_results";
import type { Chair } from "./protocol";

/** The same, or a seat that somebody may take later. */
export const SEAT_CHAIRS: readonly Chair[] = ["person", "open", ...LEVELS];
export const CHAIRS: readonly Chair[] = ["person", ...LEVELS];
