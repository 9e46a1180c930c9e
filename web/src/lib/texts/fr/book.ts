/** Le livre des règles, en français. */

import type { book as english } from "../en/book";

export const book: Record<keyof typeof english, string> = {};
