/** Whose turn it is, said to who looks elsewhere: by the title, a sound, a notification. */

import type { LiveMatch } from "./live_match.svelte";
import { t } from "./texts";

/** Who here has to do something now; nothing: nobody here. */
export function waitedFor({ news, busy, welcome }: Pick<LiveMatch, "news" | "busy" | "welcome">): string | null {
  if (!news || !welcome || busy || news.state.phase === "over") return null;
  const who = news.asked ?? (news.state.phase === "ready" ? news.state.breaker : null);
  return who && welcome.you.includes(who) ? who : null;
}

/** Whether notifications can be had at all. */
export const canNotify = (): boolean => "Notification" in window && isSecureContext;

/** Ask the person for leave to notify; browsers want a click for it. */
export const askToNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === "granted";

/** Notify who looks elsewhere. Phones want the service worker to do it. */
export async function notify(text: string): Promise<void> {
  if (!document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const options = { body: text, tag: "carrom-turn", icon: "./icon.svg", data: location.href };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) {
    await worker.showNotification(t("title"), options).catch(() => undefined);
    return;
  }
  try {
    new Notification(t("title"), options).onclick = () => window.focus();
  } catch {
    return; // a browser that lets only service workers notify
  }
}
