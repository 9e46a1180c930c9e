/** What this server does that not every server does; asked for once. */

import { fetchJson } from "./api";
import { installation } from "./installation.svelte";
import type { Features } from "./protocol";

export const features: Features = $state({ strangers: false });
let asked = false;

/** Ask for them, unless that has been done. */
export function loadFeatures(): void {
  if (asked || !installation.online) return;
  asked = true;
  fetchJson<Features>("/api/features").then(
    (found) => Object.assign(features, found),
    () => (asked = false),
  );
}
