/** Les parties revues, en français. */

import type { replay as english } from "../en/replay";

export const replay: Record<keyof typeof english, string> = {};
