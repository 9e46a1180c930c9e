/** The rule book, in English. */

export const book = {} as const;
