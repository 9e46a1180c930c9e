/** What was pressed last: a refusal is shown beside it. */

import type { Action } from "svelte/action";

const CONTROLS = "button, summary, a[href], input, select";
/** How long a refusal still belongs to what was pressed (ms). */
const LONG = 60_000;

let last: { control: HTMLElement; at: number } | null = null;

function see(event: Event): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
  if (control) last = { control, at: Date.now() };
}
addEventListener("click", see, { capture: true }); // Enter in a form clicks its button
addEventListener("change", see, { capture: true });

/** What was pressed last, if it is still there. */
export function pressed(): HTMLElement | null {
  const there = last?.control.isConnected && last.control.checkVisibility() && Date.now() - last.at < LONG;
  return there ? last!.control : null;
}

/** Bring a message beside what was pressed, and both into sight; what was pressed keeps the focus. */
export const besidePressed: Action<HTMLElement, unknown> = (message) => {
  function place(): void {
    const control = pressed();
    const outer = control?.closest<HTMLElement>("summary, label") ?? control;
    outer?.after(message);
    message.scrollIntoView({ block: "nearest" });
    requestAnimationFrame(() => {
      if (control && document.activeElement === document.body) control.focus({ preventScroll: true });
    });
  }
  place();
  return { update: place, destroy: () => message.remove() };
};
