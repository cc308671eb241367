import { statSync } from "node:fs";
import { createApp, type AppOptions } from "./app.ts";
import { ensureAdministrator } from "./auth/administrator.ts";
import { createNodeServer } from "./http/node-server.ts";
import { close, listen } from "./http/listen.ts";
import { StartError } from "./start-error.ts";
import { openStore } from "./store/open.ts";

/** How the embedded backend is started. */
export interface EmbeddedOptions extends Omit<AppOptions, "store" | "log"> {
  /** Where the database is kept; made if it is missing. */
  readonly dataDir: string;
  /** Default: `127.0.0.1`, this machine only. */
  readonly host?: string | undefined;
  /** Default: 4173; 0 takes any free one. */
  readonly port?: number | undefined;
  /** Default: `admin@` and the host of the site's address. */
  readonly adminEmail?: string | undefined;
  /** Default: a random one, logged once. */
  readonly adminPassword?: string | undefined;
  /** Takes the lines for the console: the first password, and faults. */
  readonly log: (line: string) => void;
}

/** A backend that is up. */
export interface EmbeddedServer {
  /** Address for people, e.g. `http://localhost:4173`. */
  readonly url: string;
  /** Lets answers that are under way end, then closes the port and the database. */
  readonly close: () => Promise<void>;
}

const DEFAULT_HOST = "127.0.0.1";
const DEFAULT_PORT = 4173;

function requireDirectory(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return;
  throw new StartError(
    "STATIC_ROOT_MISSING",
    `빌드된 사이트를 찾을 수 없습니다: ${path}`,
    "The built site is missing. Build it first.",
  );
}

/**
 * Starts the embedded backend: opens the database, seeds it, listens, and makes sure that there is an administrator.
 * @throws StartError for every reason that its owner can mend; nothing stays open then.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { site, staticRoot, dataDir, port = DEFAULT_PORT, log, clock = Date.now } = options;
  // An empty host would mean every address of the machine.
  const host = options.host || DEFAULT_HOST;
  if (staticRoot !== undefined) requireDirectory(staticRoot);
  const store = openStore(dataDir, clock);
  try {
    const seeds = site.seedPress.map((article) => ({ ...article, date: Date.parse(article.date) }));
    store.press.seed(site.siteKey, seeds, clock());
    const server = createNodeServer(createApp({ ...options, store }));
    const url = await listen(server, host, port);
    try {
      // After the port is had: a start that fails has not told a password or changed one.
      const settings = { email: options.adminEmail, password: options.adminPassword };
      await ensureAdministrator(store, site.siteUrl, settings, log);
    } catch (error) {
      await close(server);
      throw error;
    }
    return {
      url,
      close: async () => {
        await close(server);
        store.close();
      },
    };
  } catch (error) {
    store.close();
    throw error;
  }
}
