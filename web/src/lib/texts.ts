/** The page's words in the language chosen. */

import { choices } from "./choices.svelte";
import type { Language, Said } from "./protocol";
import { en, type Key } from "./texts/en";
import { fr } from "./texts/fr";

export type { Key };

const TEXTS: Record<Language, Record<Key, string>> = { en, fr };

/** A text with its variables filled in. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return TEXTS[choices.language][key].replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? String(values[name]) : whole,
  );
}

/** What the server said, in the language chosen. */
export const said = (sentence: Said): string => sentence[choices.language];
