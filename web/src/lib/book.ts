/** The rule book as the server gives it; every page of it is asked for once. */

import type { Language, Said } from "./protocol";
import { t } from "./texts";

export type Lines = Record<Language, string[]>;
export const SETS = ["international", "club", "percuteur", "simplified"] as const;
export type RuleSet = (typeof SETS)[number];

export interface Listed {
  set: string;
  title: Said;
  clauses: number;
}

export interface Clause {
  id: string;
  name: string;
  text: Lines;
  state: "proved" | "pending" | "not-for-software" | "uncovered";
  state_said: Said;
  tests: number;
  /** Of a clause: what the revised edition calls it, who answers for it, why software cannot. */
  letter_001?: string | null;
  who?: Said[];
  reason?: Lines | null;
  settled?: string[];
  /** Of a settled reading: the clauses it bears on. */
  clauses?: string[];
}

export interface Chapter {
  section: string;
  title: Said;
  clauses: Clause[];
}

export interface Book {
  set: string;
  title: Said;
  chapters: Chapter[];
  readings: Clause[];
  figures: { name: string; label: Said; value: number }[];
}

export interface Comparison {
  sets: { set: RuleSet; title: Said }[];
  figures: { name: string; label: Said; values: Record<RuleSet, number | null> }[];
  no_limit: Said;
  positions: {
    position: Said;
    cases: { case: Said; rulings: Record<RuleSet, { text: Said; clauses: string[] }> }[];
  }[];
}

export interface Word {
  name: string;
  word: Said;
  meaning: Said;
  otherwise: Partial<Record<RuleSet, Said>>;
  clauses: string[];
}

export interface Callable {
  clause: string;
  text: Lines;
}

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

export const books = (): Promise<Listed[]> => page("");
export const book = (set: string): Promise<Book> => page(`/${set}`);
export const comparison = (): Promise<Comparison> => page("/compare");
export const glossary = (): Promise<Word[]> => page("/glossary");
export const calls = (): Promise<Callable[]> => page("/calls");

/** Letters without accents or case, for searching. */
export const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();

/** Whether a clause has all the words looked for, in its number or its text. */
export function has(clause: Clause, title: string, words: string[], language: Language): boolean {
  const text = plain(`${clause.id} ${title} ${clause.text[language].join(" ")}`);
  return words.every((word) => text.includes(word));
}

/** Without the rule set, as in "3.11.b". */
export const bare = (clause: string): string => clause.slice(clause.indexOf(":") + 1);
export const setOf = (clause: string): string => clause.slice(0, clause.indexOf(":"));

/** A clause as people say it, as in "International 3.11.b"; the set is left out where it is the silent one. */
export function nameOf(clause: string, silent?: string | null): string {
  const set = SETS.find((each) => each === setOf(clause));
  const name = bare(clause) === "table" ? t("bookTable") : bare(clause);
  if (!set) return t("bookReadingShort", { number: name });
  return set === silent ? name : `${t(`rules-${set}`)} ${name}`;
}

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
