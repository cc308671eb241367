import { statSync } from "node:fs";
import { createApp, type AppOptions } from "./app.ts";
import { ensureAdministrator, requireLongPassword } from "./auth/administrator.ts";
import { describeError } from "./http/describe-error.ts";
import { createNodeServer } from "./http/node-server.ts";
import { close, listen } from "./http/listen.ts";
import { createDriver } from "./messages/driver.ts";
import { DRY_RUN_FILE, intoFile } from "./messages/dry-run.ts";
import type { MessageDriver } from "./messages/port.ts";
import { createPostman } from "./messages/postman.ts";
import type { MessageSettings } from "./messages/settings.ts";
import { startWorker, type Worker } from "./messages/worker.ts";
import { StartError } from "./start-error.ts";
import { openStore, type Store } from "./store/open.ts";
import { expireLeads } from "./store/retention.ts";

/** How the embedded backend is started. */
export interface EmbeddedOptions extends Omit<AppOptions, "store" | "log" | "onMessages"> {
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
  /** How text messages leave. Default: not at all, they are written into the data directory. */
  readonly messages?: MessageSettings | undefined;
  /** Takes the lines for the console: the first password, how messages leave, and faults. */
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
const DAY_MS = 24 * 3_600_000;

function requireDirectory(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return;
  throw new StartError(
    "STATIC_ROOT_MISSING",
    `빌드된 사이트를 찾을 수 없습니다: ${path}`,
    "The built site is missing. Build it first.",
  );
}

const DRY_RUN: MessageSettings = { driver: "dry-run" };

/** Works through the outbox in the background; nothing where the site promises no messages. */
function startMessages(store: Store, driver: MessageDriver | undefined, options: EmbeddedOptions): Worker | undefined {
  const { site, messages = DRY_RUN, log, clock = Date.now } = options;
  if (site.messages === undefined || driver === undefined) return undefined;
  if (messages.driver === "dry-run")
    log(
      `문자는 보내지 않고 ${DRY_RUN_FILE}에 적습니다. 보내려면 SMS_DRIVER를 설정하세요. / Text messages are written into ${DRY_RUN_FILE} and not sent; set SMS_DRIVER to send them.`,
    );
  const { sendDue } = createPostman({
    outbox: store.outbox,
    driver,
    texts: site.messages,
    siteUrl: site.siteUrl,
    clock,
    log,
  });
  return startWorker(sendDue, (error) => log(describeError(error, "outbox", "messages")));
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
  requireLongPassword(options.adminPassword);
  const driver = site.messages && createDriver(options.messages ?? DRY_RUN, site.messages.service, intoFile(dataDir));
  const store = openStore(dataDir, clock);
  try {
    const seeds = site.seedPress.map((article) => ({ ...article, date: Date.parse(article.date) }));
    store.press.seed(site.siteKey, seeds, clock());
    let worker: Worker | undefined;
    const server = createNodeServer(createApp({ ...options, store, onMessages: () => worker?.wake() }));
    const url = await listen(server, host, port);
    try {
      // After the port is had: a start that fails has not told a password or changed one.
      const settings = { email: options.adminEmail, password: options.adminPassword };
      await ensureAdministrator(store, site.siteUrl, settings, log);
    } catch (error) {
      await close(server);
      throw error;
    }
    worker = startMessages(store, driver, options);
    const retention = startWorker(
      () => expireLeads(store.desk, site, clock()),
      (error) => log(describeError(error, "leads", "retention")),
      DAY_MS,
    );
    return {
      url,
      close: async () => {
        await close(server);
        await worker?.stop();
        await retention.stop();
        store.close();
      },
    };
  } catch (error) {
    store.close();
    throw error;
  }
}
