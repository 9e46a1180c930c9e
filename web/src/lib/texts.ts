/** The page's texts in the language chosen; what the umpire says comes from the server. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Variables } from "../texts/keys.generated";
import { preferences } from "./preferences.svelte";
import { FUNCTIONS } from "./grammar";
import type { Language, Said } from "./protocol";
import { vocabulary } from "./vocabulary.svelte";

export type Key = keyof Variables;
/** A text without variables. */
export type Label = { [K in Key]: [Variables[K]] extends [never] ? K : never }[Key];
type Values<K extends Key> = { [Name in Variables[K]]: string | number };

const FILES = import.meta.glob<string>("../texts/*/*.ftl", { query: "?raw", import: "default", eager: true });
const LOCALES: Record<Language, string> = { en: "en-GB", fr: "fr-FR" };
const bundles = new Map<string, FluentBundle>();

/** The texts of a language in the words of the rule set that is played, read when the first of them is wanted. */
function bundleOf(language: Language): FluentBundle {
  const words = vocabulary.words?.[language] ?? "";
  const name = language + words;
  let bundle = bundles.get(name);
  if (!bundle) {
    bundle = new FluentBundle(LOCALES[language], { useIsolating: false, functions: FUNCTIONS });
    bundle.addResource(new FluentResource(words)); // a term that is there already is not replaced by a later one
    for (const [path, text] of Object.entries(FILES))
      if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
    bundles.set(name, bundle);
  }
  return bundle;
}

/** A text with its variables filled in. */
export function t<K extends Key>(key: K, ...values: [Variables[K]] extends [never] ? [] : [Values<K>]): string {
  return inLanguage(preferences.language, key, ...values);
}

/** The same in a language of its own, for screens that show both. */
export function inLanguage<K extends Key>(
  language: Language,
  key: K,
  ...[values]: [Variables[K]] extends [never] ? [] : [Values<K>]
): string {
  const bundle = bundleOf(language);
  const pattern = bundle.getMessage(key)?.value;
  // A fault in a text shows in the text; it does not take the page down.
  return pattern ? bundle.formatPattern(pattern, values ?? null, []) : key;
}

/** What the server said, in the language chosen. */
export const said = (sentence: Said): string => sentence[preferences.language];
