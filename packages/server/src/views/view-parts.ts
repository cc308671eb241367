/** Openings of articles in parts, for a store in which one document takes about one write a second. */
export interface ViewParts {
  /** Whether there is such an article. */
  exists(id: string): Promise<boolean>;
  /** Adds openings to a part of an article's count. Returns `false` if another writer was there and nothing was written. */
  add(id: string, part: number, count: number): Promise<boolean>;
  /** Moves all parts of an article into its views; what is left of a deleted article is dropped. */
  fold(id: string): Promise<void>;
  /** Articles that have parts, up to as many as one run can fold. */
  waiting(): Promise<readonly string[]>;
}
