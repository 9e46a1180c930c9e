/** Clauses as people say them. */

import { bare, READINGS, setOf } from "./rule_book";
import { setName } from "./rule_sets.svelte";
import { t } from "./texts";

/** The name of a clause after that of its rule set, which is left out where it is the silent one. */
export function clauseName(clause: string, silent?: string | null): string {
  const set = setOf(clause);
  const name = bare(clause) === "table" ? t("book-table") : bare(clause);
  if (set === READINGS) return t("book-reading-short", { number: name });
  return set === silent ? name : `${setName(set)} ${name}`.trim();
}
