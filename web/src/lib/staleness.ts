/** When what is shown counts as old: the server is asked, or speaks by itself, more often than that. */

/** Milliseconds of silence after which a page that asks every few seconds says so. */
export const STALE = 15_000;

/** Whether nothing has been heard for too long, and something had been heard before. */
export const isStale = (heard: number, now: number, patience = STALE): boolean => heard > 0 && now - heard >= patience;
