/** The screen stays awake while somebody plays; browsers allow it only over HTTPS or on this machine. */

/** Keep the screen awake until the function returned is called. */
export function keepAwake(): () => void {
  if (!("wakeLock" in navigator)) return () => undefined;
  let held: WakeLockSentinel | null = null;
  let over = false;
  const ask = async (): Promise<void> => {
    if (over || document.hidden || (held && !held.released)) return;
    held = await navigator.wakeLock.request("screen").catch(() => null); // such as a battery that is low
    if (over) void held?.release();
  };
  const again = (): void => void ask();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void held?.release();
  };
}
