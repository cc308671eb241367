/** Progress of a list. */
export interface Loaded {
  /** Entries in the list. */
  readonly count: number;
  /** Entries of the latest page, 0 for the first. */
  readonly added: number;
  /** Whether a page followed the first. */
  readonly grown: boolean;
}

/** Returns the progress of a list with its first page. */
export const firstPage = (count: number): Loaded => ({ count, added: 0, grown: false });

/** Returns the progress once the list has `count` entries. Fewer than before, or the first ones, start again. */
export function nextLoaded(loaded: Loaded, count: number): Loaded {
  if (count === loaded.count) return loaded;
  if (loaded.count === 0 || count < loaded.count) return firstPage(count);
  return { count, added: count - loaded.count, grown: true };
}
