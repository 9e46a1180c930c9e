/** Chance that a number decides: the same seed, the same draws, everywhere. */

export type Chance = () => number;

/** Numbers from 0 up to 1 (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

export const between = (chance: Chance, low: number, high: number): number => low + (high - low) * chance();

/** The items in an order that chance decides. */
export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const mixed = [...items];
  for (let k = mixed.length - 1; k > 0; k--) {
    const other = Math.floor(chance() * (k + 1));
    [mixed[k], mixed[other]] = [mixed[other]!, mixed[k]!];
  }
  return mixed;
}
