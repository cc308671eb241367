import { REVALIDATE } from "./files.ts";

/** How long a browser and a CDN keep what they are answered: values of `Cache-Control`. */
export interface Caching {
  /** Of pages and feeds with what the store has. */
  readonly stored: string;
  /** Of the press as data. @default that of the API, `no-store` */
  readonly data?: string;
  /** Of a page that only a new build changes. */
  readonly built: string;
  readonly missing: string;
  readonly sitemap: string;
  /** Whether a CDN has the files: forms come back to their own page alone then, and each request that reaches the app is counted. */
  readonly hasCdn: boolean;
  /** Name of the cookie by which a page carries a returned form; a CDN keeps answers by the value of the one that it hands on. */
  readonly draftCookie: string;
}

/** Nothing is in front of the server but a proxy that keeps nothing. */
export const WITHOUT_CDN: Caching = {
  stored: REVALIDATE,
  built: REVALIDATE,
  missing: REVALIDATE,
  sitemap: REVALIDATE,
  hasCdn: false,
  draftCookie: "danji_draft",
};

/** Returns how long the CDN keeps an answer, and goes on to give it out while it asks for a new one, in seconds. Browsers ask each time. */
const shared = (seconds: number, stale: number): string =>
  `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${stale}`;

/** An article that was just posted is on every visitor's list after two minutes at most: until then the CDN answers. */
const STORED = shared(60, 60);

export const BEHIND_HOSTING: Caching = {
  stored: STORED,
  data: STORED,
  built: shared(600, 600),
  missing: shared(600, 0),
  // Listing all articles costs a read for each; search engines come once a day.
  sitemap: shared(3600, 3600),
  hasCdn: true,
  draftCookie: "__session",
};
