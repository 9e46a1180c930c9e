/** Les mots de la page en français ; ce que dit l’arbitre vient du serveur. */

import type { Key } from "./en";
import { base } from "./fr/base";
import { book } from "./fr/book";
import { how } from "./fr/how";
import { practice } from "./fr/practice";
import { replay } from "./fr/replay";

export const fr: Record<Key, string> = { ...base, ...replay, ...practice, ...book, ...how };
