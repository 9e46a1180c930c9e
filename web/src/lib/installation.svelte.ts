/** The page on the device: kept by a service worker, installed as an app where the browser offers it. */

/** What Chromium sends when the page can be installed. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

export const installation: { online: boolean; offer: InstallOffer | null } = $state({
  online: navigator.onLine,
  offer: null,
});

/** Milliseconds after which the page is kept: the first stroke comes first. */
const LATER = 4000;

/** Keep the page on this device. Browsers do that only over HTTPS or on this machine. */
export function keepPage(): void {
  window.addEventListener("online", () => (installation.online = true));
  window.addEventListener("offline", () => (installation.online = false));
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installation.offer = event as InstallOffer;
  });
  window.addEventListener("appinstalled", () => (installation.offer = null));
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  window.setTimeout(() => {
    navigator.serviceWorker.register("/service_worker.js").catch(() => undefined); // then it is not kept
  }, LATER);
}

/** Ask the person whether to install it; the browser's own question. */
export async function install(): Promise<void> {
  const { offer } = installation;
  installation.offer = null;
  await offer?.prompt();
}
