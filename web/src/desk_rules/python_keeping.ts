/** Python on this device: the service worker keeps its files, so that they are there without a network. */

/** Milliseconds after which a device that has not kept them counts as one that does not. */
const PATIENCE = 120_000;

/** Have the files kept; says whether they are. Browsers keep them only over HTTPS or on this machine. */
export async function keepPython(): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return false;
  const late = new Promise<boolean>((done) => setTimeout(() => done(false), PATIENCE));
  return Promise.race([kept(), late]);
}

async function kept(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return false;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((done) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => done(data);
  });
  active.postMessage("keep-python", [port2]);
  return answer;
}
