/** How to play, in English. */

export const how = {} as const;
