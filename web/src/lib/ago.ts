/** How long ago something was, and its date, as people say it in their language. */

import { choices } from "./choices.svelte";

const MINUTE = 60_000;
const UNITS = [
  ["day", 1440 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;
const WEEK = 7 * 1440 * MINUTE;

const tongue = (): string => (choices.language === "fr" ? "fr-FR" : "en-GB");

export function dated(at: number, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(tongue(), style).format(at);
}

export function ago(at: number, now = Date.now()): string {
  const passed = Math.max(0, now - at);
  if (passed > WEEK) return dated(at, { dateStyle: "medium" });
  const [unit, size] = UNITS.find(([, each]) => passed >= each) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(tongue(), { numeric: "auto" }).format(-Math.floor(passed / size), unit);
}
