/** The page's own words in English; what the umpire says comes from the server. */

import { base } from "./en/base";
import { book } from "./en/book";
import { how } from "./en/how";
import { practice } from "./en/practice";
import { replay } from "./en/replay";

/** Two groups of texts as one; a key that both have is an error of types. */
const joined = <A extends object, B extends object>(
  one: A,
  other: B & (keyof A & keyof B extends never ? unknown : never),
): A & B => ({ ...one, ...other });

export const en = joined(joined(joined(joined(base, replay), practice), book), how);

export type Key = keyof typeof en;
