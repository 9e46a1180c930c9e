/** How this device is known at a desk: by an id that it keeps, and by a name for people. */

import { freshId } from "./fresh_id";
import { t } from "./texts";

const KEY = "carrom-device";

interface Device {
  id: string;
  label: string;
}

function kept(): Device | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Device> | null;
    return found?.id ? { id: found.id, label: found.label ?? "" } : null;
  } catch {
    return null;
  }
}

let device: Device | null = null;

/** This device; it gets its id when it is first asked for. */
export function thisDevice(): Device {
  device ??= kept() ?? { id: freshId().replaceAll("-", ""), label: "" };
  keep();
  return { id: device.id, label: device.label || deviceName(device.id) };
}

/** What a device without a name is called. */
export const deviceName = (id: string): string => t("desk-device", { number: id.slice(0, 4).toUpperCase() });

/** What this device is called in the log of a tournament: no names stand there. */
export const logId = (): string => thisDevice().id.slice(0, 8);

/** Give this device another name. */
export function nameDevice(label: string): void {
  device = { id: thisDevice().id, label: label.trim() };
  keep();
}

/** Ask the browser not to clear what this page keeps when the device runs short of room; it may say no. */
export function keepForGood(): void {
  void navigator.storage?.persist?.().catch(() => undefined);
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(device));
  } catch {
    // A browser that keeps nothing: the device is another one the next time.
  }
}
