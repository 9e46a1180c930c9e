/** What words do to each other, as functions that Fluent texts call; the server's texts have the same (carrom.texts.grammar). */

import type { FluentFunction } from "@fluent/bundle";

const VOWELS = "aeiou";

/** Whether "de" and "que" lose their vowel before a word: d’Hugo, de Hans, d’Yves, de Yann. */
export function elides(word: string): boolean {
  const spelt = word.toLowerCase().replaceAll("œ", "o").replaceAll("æ", "a").replaceAll("ø", "o").normalize("NFD");
  const [first = "", second = ""] = spelt.match(/\p{L}/gu) ?? [];
  if (!spelt.startsWith(first) || !first) return false;
  if (first === "h") return second !== "" && "eiouy".includes(second);
  if (first === "y") return second !== "" && !VOWELS.includes(second);
  return VOWELS.includes(first);
}

/** Put a small word before words, as French joins it with an article. */
function joined(text: string, le: string, les: string, before: string): string {
  if (text.startsWith("le ")) return le + text.slice(2);
  if (text.startsWith("les ")) return les + text.slice(3);
  return `${before}${text}`;
}

export const de = (text: string): string => joined(text, "du", "des", elides(text) ? "d’" : "de ");
export const que = (text: string): string => `${elides(text) ? "qu’" : "que "}${text}`;
export const at = (text: string): string => joined(text, "au", "aux", "à ");
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Whether a verb is about one player or a pair. */
export const people = (text: string): "one" | "two" => (/ [&/] /.test(text) ? "two" : "one");

const text =
  (act: (given: string) => string): FluentFunction =>
  ([given]) =>
    act(String(given));

export const FUNCTIONS: Record<string, FluentFunction> = {
  CAPITAL: text(capital),
  DE: text(de),
  QUE: text(que),
  A: text(at),
  PEOPLE: text(people),
};
