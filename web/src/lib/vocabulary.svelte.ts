/** The words of the rule set that is played: what one calls a striker, another calls otherwise. */

import type { Said } from "./protocol";

export const vocabulary: { words: Said | null } = $state({ words: null });
