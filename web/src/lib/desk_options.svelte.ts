/** What the umpire likes at the desk, kept on this device. */

const KEY = "carrom-desk-options";

export type EntryDepth = "stroke" | "board" | "game";

interface DeskOptions {
  /** What is entered: every stroke, or only how boards or games end. */
  depth: EntryDepth;
  /** Whether clocks are shown. */
  clocks: boolean;
  /** Whether they are heard. */
  sound: boolean;
}

function kept(): DeskOptions {
  const usual: DeskOptions = { depth: "stroke", clocks: true, sound: true };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<DeskOptions>) };
  } catch {
    return usual;
  }
}

export const deskOptions: DeskOptions = $state(kept());

export function keepDeskOptions(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(deskOptions));
  } catch {
    // A browser that keeps nothing: as usual the next time.
  }
}
