/**
 * A page that is older than its server, or than the server's engine, loads itself anew: once for each build,
 * and never while somebody pulls, writes or reads a dialog, or while discs move.
 */

/** The build of this page. */
export const BUILD: string = typeof __BUILD__ === "string" ? __BUILD__ : "";

const KEY = "carrom-renewed";
/** Milliseconds after which it is tried again. */
const AGAIN = 500;
const WRITTEN = "input:not([type=range], [type=checkbox], [type=radio]), textarea";

let wanted = "";
const held = new Set<symbol>();
const pressed = new Set<number>();

/** Keep the page as it is until what is returned is called. */
export function hold(): () => void {
  const one = Symbol();
  held.add(one);
  return () => void held.delete(one);
}

/** The server says which build of the page it serves. */
export function heardBuild(build: string): void {
  if (!BUILD || !build || build === BUILD || wanted) return;
  try {
    if (sessionStorage.getItem(KEY) === build) return; // it was tried, and this page is what came
    sessionStorage.setItem(KEY, build);
  } catch {
    return; // who keeps nothing cannot know that it was tried
  }
  wanted = build;
  renew();
}

function renew(): void {
  if (isBusy()) window.setTimeout(renew, AGAIN);
  else location.reload();
}

function isBusy(): boolean {
  const writes = document.activeElement?.matches(WRITTEN) ?? false;
  return held.size > 0 || pressed.size > 0 || writes || !!document.querySelector("dialog[open]");
}

/** Ask the server, where there is one. */
async function ask(): Promise<void> {
  if (document.hidden || !navigator.onLine) return;
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  const told = (await answer?.json().catch(() => null)) as { build?: string } | null;
  if (typeof told?.build === "string") heardBuild(told.build);
}

/** From now on, look whether the server has a newer page: at once, and whenever line or reader come back. */
export function watchBuild(): void {
  if (!BUILD) return;
  const down = ({ pointerId }: PointerEvent): void => void pressed.add(pointerId);
  const up = ({ pointerId }: PointerEvent): void => void pressed.delete(pointerId);
  window.addEventListener("pointerdown", down, true);
  window.addEventListener("pointerup", up, true);
  window.addEventListener("pointercancel", up, true);
  window.addEventListener("online", () => void ask());
  document.addEventListener("visibilitychange", () => void ask());
  void ask();
}
