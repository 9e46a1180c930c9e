/** Le plateau d’entraînement, en français. */

import type { practice as english } from "../en/practice";

export const practice: Record<keyof typeof english, string> = {};
