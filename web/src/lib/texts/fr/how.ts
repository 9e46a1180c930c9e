/** Comment jouer, en français. */

import type { how as english } from "../en/how";

export const how: Record<keyof typeof english, string> = {};
