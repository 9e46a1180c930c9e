/** How long ago something was, and its date, as people say it in their language. */

import { preferences } from "./preferences.svelte";
import { t } from "./texts";

const MINUTE = 60_000;
const UNITS = [
  ["day", 1440 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;
const WEEK = 7 * 1440 * MINUTE;

const tongue = (): string => (preferences.language === "fr" ? "fr-FR" : "en-GB");

export function formatDate(at: number, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(tongue(), style).format(at);
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
