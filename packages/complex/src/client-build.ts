/** What the client build made that pages need, for the build and for a server that renders on request. */
export interface ClientBuild {
  /** HTML of all pages, with places for what differs. */
  readonly template: string;
  /** Further tags of the head, e.g. the fonts. */
  readonly head: string;
  /** The same for the press list, which shows fewer characters than articles do. @default "head" */
  readonly listHead?: string;
  /** Chunks to announce early, by source of a layout or block, or by content address. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}
