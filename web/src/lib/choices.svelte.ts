/** What the reader has chosen, kept in this browser. */

import type { Language } from "./protocol";

export type Theme = "auto" | "light" | "dark";

export interface Known {
  room: string;
  label: string;
  at: number;
  over: boolean;
}

interface Kept {
  language: Language;
  theme: Theme;
  mute: boolean;
  aid: boolean;
  release: boolean;
  turn: boolean;
  games: Known[];
}

const KEY = "carrom";
const MOST_GAMES = 12;

function kept(): Kept {
  const usual: Kept = {
    language: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en",
    theme: "auto",
    mute: false,
    aid: true,
    release: true,
    turn: true,
    games: [],
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const choices: Kept = $state(kept());

/** Keep the choices; a browser that keeps nothing does no harm. */
export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    return;
  }
}

/** Put a game at the head of those to go on with. */
export function remember(game: Known): void {
  const others = choices.games.filter((each) => each.room !== game.room);
  choices.games = [game, ...others].slice(0, MOST_GAMES);
  keep();
}

export function forget(room: string): void {
  choices.games = choices.games.filter((each) => each.room !== room);
  keep();
}
