/** Everything that the pointer does at the board, by keys. */

import type { StrikerAim } from "./striker_aim.svelte";
import { fromSeat, type Point, toSeat, TURN } from "./geometry";
import type { Seat } from "./protocol";

export interface KeyTargets {
  /** Whose aim the keys change; null: nobody aims. */
  aiming: StrikerAim | null;
  strike: () => void;
  /** The piece that is being placed. */
  ghost: Point | null;
  view: Seat;
  move: (at: Point) => void;
  place: (at: Point) => void;
  /** Whether spin can be given. */
  spins?: boolean;
  /** Whether a motion has only just ended: a key that was to skip it is no stroke. */
  soon?: boolean;
  /** Say the position in words. */
  say?: () => void;
  /** What single letters and digits do besides. */
  letters?: Readonly<Record<string, () => void>>;
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Elements that need every key, as do those in a dialog; and those that need only these two. */
const TYPED = "input:not([type=range], [type=radio], [type=checkbox]), select, textarea";
const PRESSED = "button, a, summary, input";

/** Whether the element under the focus needs this key itself. */
function hasKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(TYPED) || target.closest("dialog")) return true;
  if (target.matches("input[type=range]")) return key.length > 1 && key !== "Enter";
  return (key === "Enter" || key === " ") && !!target.closest(PRESSED);
}

export function handleKey(event: KeyboardEvent, on: KeyTargets): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (hasKey(event)) return;
  if (event.key.toLowerCase() === "p" && on.say) {
    on.say();
    event.preventDefault();
    return;
  }
  const letter = on.letters?.[event.key.toLowerCase()];
  if (letter) {
    if (!event.repeat) letter();
    event.preventDefault();
    return;
  }
  const fine = event.shiftKey;
  if (on.ghost ? keyedPlacing(event, fine, on, on.ghost) : keyedAim(event, fine, on)) event.preventDefault();
}

function keyedPlacing({ key, repeat }: KeyboardEvent, fine: boolean, on: KeyTargets, ghost: Point): boolean {
  if (key === "Enter" || key === " ") {
    if (!repeat && !on.soon) on.place(ghost);
    return true;
  }
  const step = STEPS[key];
  if (!step) return false;
  const size = fine ? 0.0005 : 0.003;
  const seen = toSeat(ghost, on.view);
  on.move(fromSeat({ x: seen.x + step[0] * size, y: seen.y + step[1] * size }, on.view));
  return true;
}

function keyedAim(event: KeyboardEvent, fine: boolean, on: KeyTargets): boolean {
  const { aiming } = on;
  if (!aiming) return false;
  switch (event.key.length === 1 ? event.key.toLowerCase() : event.key) {
    case "ArrowLeft":
      aiming.step(fine ? -0.0005 : -0.005);
      return true;
    case "ArrowRight":
      aiming.step(fine ? 0.0005 : 0.005);
      return true;
    case "a":
      aiming.turn(aiming.angle + (fine ? 0.1 : 1));
      return true;
    case "d":
      aiming.turn(aiming.angle - (fine ? 0.1 : 1));
      return true;
    case "w":
      aiming.hit(aiming.speed + (fine ? 0.05 : 0.4));
      return true;
    case "s":
      aiming.hit(aiming.speed - (fine ? 0.05 : 0.4));
      return true;
    case "q":
    case "e":
      if (!on.spins) return false;
      aiming.twist(aiming.spin + (event.key.toLowerCase() === "q" ? 1 : -1) * (fine ? 0.1 : 1) * TURN);
      return true;
    case " ":
    case "Enter":
      if (!event.repeat && !on.soon) on.strike();
      return true;
  }
  return false;
}
