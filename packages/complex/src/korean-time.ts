/** Korea is nine hours ahead of UTC, in summer too. */
const AHEAD_MS = 9 * 60 * 60 * 1000;

/** Returns the local time in Korea of a moment in ms, `yyyy-mm-ddThh:mm:ss`, wherever the visitor is. */
export const koreanTime = (moment: number): string =>
  new Date(moment + AHEAD_MS).toISOString().slice(0, "yyyy-mm-ddThh:mm:ss".length);
