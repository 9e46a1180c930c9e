/** The practice board, in English. */

export const practice = {} as const;
