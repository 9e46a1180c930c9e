/** The rule sets that the server knows, and what is special about each; asked for once, when the page starts. */

import type { RuleOption, RuleSetFeatures } from "./protocol";
import { sets } from "./rule_book";
import { said } from "./texts";
import { vocabulary } from "./vocabulary.svelte";

export const ruleSets: { all: RuleSetFeatures[]; failed: boolean } = $state({ all: [], failed: false });

/** Ask for the rule sets, unless they are here. */
export function loadRuleSets(): void {
  if (ruleSets.all.length) return;
  sets().then(
    (found) => Object.assign(ruleSets, { all: found, failed: false }),
    () => (ruleSets.failed = true),
  );
}

/** What is special about a rule set; nothing, while that is not known. */
export const ruleSet = (name: string | undefined): RuleSetFeatures | undefined =>
  ruleSets.all.find((each) => each.name === name);

/** The rule set that is meant where none is named. */
export const defaultRuleSet = (): RuleSetFeatures | undefined => ruleSets.all.find((each) => each.default);

/** The short name of a rule set; one that the server does not have goes by the name it has in records. */
export function setName(name: string): string {
  const found = ruleSet(name);
  if (found) return said(found.short);
  return ruleSets.all.length || ruleSets.failed ? name : "";
}

/** What is chosen of an option: its first value is the usual one. */
export function chosenValue({ name, values }: RuleOption, options: Record<string, string>): string {
  const found = values.find(({ value }) => value === options[name]) ?? values[0];
  return found?.value ?? "";
}

/** The options that a rule set has, where they are not chosen as usual. */
export function unusualOptions(rules: string, options: Record<string, string>): Record<string, string> {
  const chosen = (ruleSet(rules)?.options ?? []).map((option) => [option, chosenValue(option, options)] as const);
  return Object.fromEntries(
    chosen.flatMap(([{ name, values }, value]) => (value === values[0]?.value ? [] : [[name, value]])),
  );
}

/** Speak as a rule set does while a component is there that shows a board under it. */
export function speakAs(rules: () => string | undefined): void {
  $effect.pre(() => {
    vocabulary.words = ruleSet(rules())?.words ?? null;
    return () => (vocabulary.words = null);
  });
}

/** The clauses beside a reading that a decision rests on in the first place: they rule on neighbouring cases. */
export function neighbours(clauses: readonly string[]): readonly string[] {
  const [first = ""] = clauses;
  return ruleSets.all.find((each) => first in each.neighbours)?.neighbours[first] ?? [];
}
