/** What the reader has chosen, kept in this browser. */

import type { MatchFormat } from "./formats";
import type { Language, Level, NewRoom, Seat, Sitter, Wish } from "./protocol";

export type Theme = "auto" | "light" | "dark";
/** The last one shows whole paths; a match between people has a short aid instead. */
export type AidLength = "off" | "short" | "long" | "path";
export const AID_LENGTHS: readonly AidLength[] = ["off", "short", "long", "path"];

/** The aim aid where a try counts: no longer than the short line. */
export const countedAid = (aid: AidLength): AidLength => (aid === "off" ? "off" : "short");

export interface KnownGame {
  room: string;
  label: string;
  at: number;
  over: boolean;
  rules?: string;
  /** Games and points of both sides. */
  score?: { games: [number, number]; points: [number, number] };
  /** Who has to do something, by name. */
  turn?: string;
  /** Whether trial boards are wanted before the first one. */
  trials?: boolean;
  /** Whether it began at once, without toss and seats. */
  quick?: boolean;
}

/** A new game as it was last asked for, always with four chairs. */
export interface LastGame extends Required<Omit<NewRoom, "quick" | "games" | "format">> {
  format: MatchFormat;
  players: Required<Sitter>[];
  doubles: boolean;
  trials: boolean;
}

interface Kept {
  language: Language;
  theme: Theme;
  mute: boolean;
  aid: AidLength;
  release: boolean;
  /** Whether the board turns to the player; else it is seen from ``seat``. */
  turn: boolean;
  seat: Seat;
  spin: boolean;
  /** How much faster than played motions are shown. */
  rate: 1 | 2;
  left: boolean;
  /** A soft sound, and a notification of the browser, when it is one's turn. */
  chime: boolean;
  notify: boolean;
  /** Whether the line is shown that a computer meant. */
  line: boolean;
  /** Whose hand the chances of hints are for; nothing: that of the computer played against. */
  hand: Level | null;
  /** Whether the others see one's aim while one aims, and whether one sees theirs. */
  shareAim: boolean;
  seeAim: boolean;
  /** Whose phrases are not shown: a room and a player each. */
  muted: string[];
  /** Marks on the pieces, and colours that everybody tells apart. */
  safe: boolean;
  /** Whether a stroke has been made in this browser: nobody has to be shown how. */
  struck: boolean;
  /** What the reader was last called in a game with others. */
  name: string;
  /** By which rules, and against whom, an opponent was last looked for. */
  search: { rules: string; level: Wish };
  last: LastGame | null;
  games: KnownGame[];
}

const KEY = "carrom";
const MOST_GAMES = 12;

function kept(): Kept {
  const usual: Kept = {
    language: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en",
    theme: "auto",
    mute: false,
    aid: "short",
    release: true,
    turn: true,
    seat: "south",
    spin: false,
    rate: 1,
    left: false,
    chime: true,
    notify: false,
    line: false,
    hand: null,
    shareAim: true,
    seeAim: true,
    muted: [],
    safe: false,
    struck: false,
    name: "",
    search: { rules: "", level: "any" },
    last: null,
    games: [],
  };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    if (found.aid && !AID_LENGTHS.includes(found.aid)) delete found.aid;
    return { ...usual, ...found };
  } catch {
    return usual;
  }
}

export const preferences: Kept = $state(kept());

/** Keep the preferences; a browser that keeps nothing does no harm. */
export function savePreferences(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    return;
  }
}

/** Put a game at the head of those to go on with. */
export function rememberGame(game: KnownGame): void {
  const games = kept().games; // another page may have added some
  const before = games.find((each) => each.room === game.room);
  const others = games.filter((each) => each.room !== game.room);
  preferences.games = [{ ...before, ...game }, ...others].slice(0, MOST_GAMES);
  savePreferences();
}

export function forgetGame(room: string): void {
  preferences.games = kept().games.filter((each) => each.room !== room);
  savePreferences();
}

/** Put a game back that was forgotten, where it was by its time. */
export function restoreGame(game: KnownGame): void {
  preferences.games = [...preferences.games, game].sort((one, other) => other.at - one.at);
  savePreferences();
}
