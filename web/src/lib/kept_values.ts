/** Checks of what was kept in a browser or comes from a file. */

/** A whole number that is not negative: counts, points, times (ms), seeds. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
