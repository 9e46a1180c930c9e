/** How long ago something was, and its date, as people say it in their language. */

import { preferences } from "./preferences.svelte";
import type { Language } from "./protocol";
import { t } from "./texts";

const MINUTE = 60_000;
const UNITS = [
  ["day", 1440 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;
const WEEK = 7 * 1440 * MINUTE;

const tongue = (language = preferences.language): string => (language === "fr" ? "fr-FR" : "en-GB");

export function formatDate(at: number, style: Intl.DateTimeFormatOptions, language?: Language): string {
  return new Intl.DateTimeFormat(tongue(language), style).format(at);
}

/** The time of day with its seconds; of another day, with the day. */
export function sinceWhen(at: number, language?: Language): string {
  const time = formatDate(at, { timeStyle: "medium" }, language);
  const day = (when: number): string => new Date(when).toDateString();
  return day(at) === day(Date.now()) ? time : `${formatDate(at, { dateStyle: "medium" }, language)}, ${time}`;
}

/** The hour and the minute. */
export const timeOfDay = (at: number): string => formatDate(at, { hour: "2-digit", minute: "2-digit" });

/** Seconds as a clock shows them: minutes and seconds. */
export const inMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

export function timeAgo(at: number, now = Date.now()): string {
  const passed = Math.max(0, now - at);
  if (passed < MINUTE) return t("just-now");
  if (passed > WEEK) return formatDate(at, { dateStyle: "medium" });
  const [unit, size] = UNITS.find(([, each]) => passed >= each) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(tongue(), { numeric: "auto" }).format(-Math.floor(passed / size), unit);
}
