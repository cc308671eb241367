/** What a list has loaded so far. */
export interface Loaded {
  /** Entries in the list. */
  readonly count: number;
  /** Entries that came with the latest page, 0 for the first. */
  readonly added: number;
  /** Whether any page came after the first. */
  readonly grown: boolean;
}

/** A list before anything has been added to it. */
export const firstPage = (count: number): Loaded => ({ count, added: 0, grown: false });

/** What a list has loaded once it has `count` entries. Fewer than before, or the first ones, mean a list begun anew. */
export function nextLoaded(loaded: Loaded, count: number): Loaded {
  if (count === loaded.count) return loaded;
  if (loaded.count === 0 || count < loaded.count) return firstPage(count);
  return { count, added: count - loaded.count, grown: true };
}
