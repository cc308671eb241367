import type { Page } from "./page.ts";
import type { Proxy } from "./proxy.ts";

/** What a journey has at hand. */
export interface Visit {
  readonly page: Page;
  /** The network between the browser and the site. */
  readonly network: Pick<Proxy, "refuseScripts" | "isQuiet">;
  /** Whether the window has the wide layout. */
  readonly wide: boolean;
  /** Folder of the server's database. */
  readonly dataDir: string;
}

/** What a visitor does on the site, and what they have to see then. */
export interface Journey {
  readonly title: string;
  readonly run: (visit: Visit) => Promise<void>;
  /** The only layout in which it can be done. @default both */
  readonly layout?: "wide" | "narrow";
  /** Milliseconds that it may take. */
  readonly timeout?: number;
}
