/** The page's own words in English; what the umpire says comes from the server. */

import { base } from "./en/base";
import { book } from "./en/book";
import { how } from "./en/how";
import { practice } from "./en/practice";
import { replay } from "./en/replay";

export const en = { ...base, ...replay, ...practice, ...book, ...how } as const;

export type Key = keyof typeof en;
