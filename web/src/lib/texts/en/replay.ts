/** Replays, in English. */

export const replay = {} as const;
