/** The rule book as the server gives it; every page of it is asked for once. */

import type {
  Book,
  BookClause,
  BookTitle,
  CallableClause,
  Comparison,
  Language,
  RuleSetFeatures,
  Said,
  Term,
} from "./protocol";

const asked = new Map<string, Promise<unknown>>();

/** A page of the book; one that could not be had is asked for again. */
function page<T>(path: string): Promise<T> {
  let found = asked.get(path);
  if (!found) {
    found = fetch(`/api/book${path}`).then((answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.json();
    });
    found.catch(() => asked.delete(path));
    asked.set(path, found);
  }
  return found as Promise<T>;
}

export const books = (): Promise<BookTitle[]> => page("");
export const book = (set: string): Promise<Book> => page(`/${set}`);
export const sets = (): Promise<RuleSetFeatures[]> => page("/sets");
export const comparison = (): Promise<Comparison> => page("/compare");
export const glossary = (): Promise<Term[]> => page("/glossary");
export const calls = (rules: string): Promise<CallableClause[]> => page(`/${rules}/calls`);

/** Letters without accents or case, for searching. */
export const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();

/** Whether a number was typed that a clause has, or begins with: all figures without the letter, or the letter without the full stop. */
export function numbered(clause: string, word: string): boolean {
  const name = bare(clause);
  const typed = bare(word);
  if (!typed) return false;
  return name === typed || name.startsWith(`${typed}.`) || name.replaceAll(".", "") === typed.replaceAll(".", "");
}

/** The clause of a name; where only its parts have names, the first of them. */
export const clauseNamed = <T extends { name: string }>(clauses: readonly T[], name: string): T | undefined =>
  clauses.find((each) => each.name === name) ?? clauses.find((each) => numbered(each.name, name));

/** Whether a clause has all the words looked for, in its number or its text. */
export function has(clause: BookClause, title: string, words: string[], language: Language): boolean {
  const text = plain(`${clause.id} ${title} ${clause.text[language].join(" ")}`);
  return words.every((word) => text.includes(word) || numbered(clause.id, word));
}

/** The part of the book that says how the sources are read; it is no rule set. */
export const READINGS = "settled";

/** A clause without its rule set. */
export const bare = (clause: string): string => clause.slice(clause.indexOf(":") + 1);
export const setOf = (clause: string): string => clause.slice(0, clause.indexOf(":"));

const LONGEST = 90;

/** The beginning of a text, up to a whole word. */
export function beginning(text: string, most = LONGEST): string {
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(" ", most - 2)).replace(/[,;:.]$/, "")} …`;
}

/** What a clause is about: its chapter and its first words. */
export async function titleOf(clause: string): Promise<Said | null> {
  const { chapters } = await book(setOf(clause));
  const chapter = chapters.find(({ clauses }) => clauses.some(({ id }) => id === clause));
  const found = chapter?.clauses.find(({ id }) => id === clause);
  if (!chapter || !found) return null;
  const of = (language: Language): string => `${chapter.title[language]} – ${beginning(found.text[language][0] ?? "")}`;
  return { en: of("en"), fr: of("fr") };
}
