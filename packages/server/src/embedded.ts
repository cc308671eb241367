import { statSync } from "node:fs";
import type { IncomingMessage, Server } from "node:http";
import type { Hono } from "hono";
import { createApp, createSharedState, type AppOptions } from "./app.ts";
import { ensureAdministrator, requireLongPassword } from "./auth/administrator.ts";
import { createClient, type AppEnv } from "./http/context.ts";
import { describeError } from "./http/describe-error.ts";
import { createNodeServer } from "./http/node-server.ts";
import { close, listen } from "./http/listen.ts";
import { adminSiteOf } from "./manifest.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import { messageSites } from "./messages/driver.ts";
import { DRY_RUN_FILE, intoFile } from "./messages/dry-run.ts";
import { createLimitAlarm } from "./messages/near-limits.ts";
import { createOutboxSender, type MessageSite } from "./messages/outbox-sender.ts";
import { type MessageSettings, promisesMessages } from "./messages/settings.ts";
import { startWorker, type Worker } from "./messages/worker.ts";
import { createSites, type HostedSite } from "./sites.ts";
import { StartError } from "./start-error.ts";
import { openStore, type Store } from "./store/open.ts";
import { runRetention } from "./store/retention.ts";

/** A site beside the default one. */
export type FurtherSite = Pick<AppOptions, "site" | "staticRoot" | "render">;

/** How the embedded backend is started. `site`, `staticRoot` and `render` are those of the default site. */
export interface EmbeddedOptions extends Omit<
  AppOptions,
  "store" | "sites" | "shared" | "log" | "sendsMessages" | "onMessages"
> {
  /** Sites that are served beside the default one, each at its own host. @default none */
  readonly furtherSites?: readonly FurtherSite[] | undefined;
  /** Further hosts with the key of their site, see `createSites`. @default none */
  readonly hosts?: ReadonlyMap<string, string> | undefined;
  /** Where the database is kept; made if it is missing. */
  readonly dataDir: string;
  /** @default `127.0.0.1`, this machine only */
  readonly host?: string | undefined;
  /** @default 4173; 0 takes any free one */
  readonly port?: number | undefined;
  /** @default `admin@` and the host of the site's address */
  readonly adminEmail?: string | undefined;
  /** @default a random one, logged once */
  readonly adminPassword?: string | undefined;
  /** How text messages leave. @default not at all, they are written into the data directory and no form promises one */
  readonly messages?: MessageSettings | undefined;
  readonly log: (line: string) => void;
}

/** A backend that is up. */
export interface EmbeddedServer {
  /** Address for people, e.g. `http://localhost:4173`. */
  readonly url: string;
  /** Waits for pending responses, then closes the port and the database. */
  readonly close: () => Promise<void>;
}

const DEFAULT_HOST = "127.0.0.1";
const DEFAULT_PORT = 4173;
const SPACE_PERIOD_MS = 3_600_000;
/** How often leads are looked for whose time has passed, in ms. */
const RETENTION_PERIOD_MS = 3_600_000;

function requireDirectory(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return;
  throw new StartError(
    "STATIC_ROOT_MISSING",
    `빌드된 사이트를 찾을 수 없습니다: ${path}`,
    "The built site is missing. Build it first.",
  );
}

const DRY_RUN: MessageSettings = { driver: "dry-run" };

/** Works through the outbox in the background; nothing where no site promises messages. */
function startMessages(store: Store, sites: readonly MessageSite[], options: EmbeddedOptions): Worker | undefined {
  const { messages = DRY_RUN, log, clock = Date.now } = options;
  if (sites.length === 0) return undefined;
  if (messages.driver === "dry-run")
    log(
      `문자는 보내지 않고 ${DRY_RUN_FILE}에 적습니다. 보내려면 SMS_DRIVER를 설정하세요. / Text messages are written into ${DRY_RUN_FILE} and not sent; set SMS_DRIVER to send them.`,
    );
  if (messages.driver === "demo")
    log(
      `시연용(SMS_DRIVER=demo): 문자는 보내지 않고 ${DRY_RUN_FILE}에 적으며, 예약한 화면에는 보낸다고 안내합니다. / Demonstration: text messages are written into ${DRY_RUN_FILE} and not sent, while the booking form promises them.`,
    );
  const siteIds = sites.map(({ siteKey }) => siteKey);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const warn = createLimitAlarm({ counts: store.leadsAdmin, siteIds, limits, clock, log });
  const { sendDue } = createOutboxSender({ outbox: store.outbox, sites, clock, log, warn });
  return startWorker(sendDue, (error) => log(describeError(error, "outbox", "messages")));
}

/** Logs once that a proxy is in front whose headers are not believed, where one writes them. */
function warnOfProxy(server: Server, log: (line: string) => void): void {
  const warn = ({ headers }: IncomingMessage): void => {
    if (headers["x-forwarded-for"] === undefined) return;
    server.off("request", warn);
    log(
      "X-Forwarded-For가 오는데 TRUST_PROXY가 꺼져 있습니다. 프록시 뒤라면 TRUST_PROXY=1을 설정하세요. 그러지 않으면 모든 방문자를 한 사람으로 봅니다. / PROXY_NOT_TRUSTED: X-Forwarded-For arrives while TRUST_PROXY is off. Behind a proxy set TRUST_PROXY=1, or all visitors count as one.",
    );
  };
  server.on("request", warn);
}

function warnOfSpace(store: Store, { dataDir, limits, log }: EmbeddedOptions): void {
  const { leastFreeBytes } = { ...DEFAULT_LIMITS, ...limits };
  const free = store.lowSpace(leastFreeBytes);
  if (free === null) return;
  const megabytes = Math.floor(free / 1_000_000);
  log(
    `데이터를 두는 디스크에 남은 자리가 ${megabytes}MB입니다: ${dataDir} / DISK_NEARLY_FULL: ${megabytes} MB are left where the data are kept.`,
  );
}

/** Creates the handler of all sites over one store. */
function createHandler(store: Store, options: EmbeddedOptions, onMessages: () => void): Hono<AppEnv> {
  const { furtherSites = [], hosts, trustProxy, clock = Date.now, log, messages = DRY_RUN } = options;
  const sendsMessages = promisesMessages(messages.driver);
  const shared = createSharedState(clock, log);
  const sites = [options, ...furtherSites].map(({ site }) => adminSiteOf(site));
  const host = ({ site, staticRoot, render }: FurtherSite): HostedSite => ({
    site,
    app: createApp({ ...options, site, staticRoot, render, sites, shared, store, sendsMessages, onMessages }),
  });
  const client = createClient(trustProxy === true ? "proxy" : "socket");
  return createSites([host(options), ...furtherSites.map(host)], client, hosts);
}

/**
 * Starts the embedded backend: opens the database, seeds it, listens, and makes sure that there is an administrator.
 * Leads of earlier releases, which have no site, go to the default one.
 * @throws StartError for every reason that its owner can mend; nothing stays open then.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { site, furtherSites = [], dataDir, port = DEFAULT_PORT, log, clock = Date.now } = options;
  // An empty host would mean every address of the machine.
  const host = options.host || DEFAULT_HOST;
  for (const { staticRoot } of [options, ...furtherSites]) if (staticRoot !== undefined) requireDirectory(staticRoot);
  requireLongPassword(options.adminPassword);
  const sites = [site, ...furtherSites.map((further) => further.site)];
  const messages = messageSites(sites, options.messages ?? DRY_RUN, intoFile(dataDir));
  const store = openStore(dataDir, clock);
  if (store.newFile !== undefined)
    log(`새 데이터 파일을 만들었습니다: ${store.newFile} / A new database was made at ${store.newFile}.`);
  try {
    store.leadsAdmin.assignSite(site.siteKey);
    for (const { siteKey, seedPress } of sites) {
      const seeds = seedPress.map((article) => ({ ...article, date: Date.parse(article.date) }));
      store.press.seed(siteKey, seeds, clock());
    }
    let worker: Worker | undefined;
    const server = createNodeServer(createHandler(store, options, () => worker?.wake()));
    if (options.trustProxy !== true) warnOfProxy(server, log);
    const url = await listen(server, host, port);
    try {
      // After listening: a start that fails must neither print a password nor change one.
      const settings = { email: options.adminEmail, password: options.adminPassword };
      await ensureAdministrator(store, site.siteUrl, settings, log);
    } catch (error) {
      await close(server);
      throw error;
    }
    worker = startMessages(store, messages, options);
    const space = startWorker(
      async () => warnOfSpace(store, options),
      (error) => log(describeError(error, "disk", "data")),
      SPACE_PERIOD_MS,
    );
    let runs = 0;
    const retention = startWorker(
      // From the second run on an hour has passed by the process's own time too, whatever the clock says.
      () => runRetention({ leadsAdmin: store.leadsAdmin, now: clock(), mayDelete: runs++ > 0, log }, sites),
      (error) => log(describeError(error, "leads", "retention")),
      RETENTION_PERIOD_MS,
    );
    return {
      url,
      close: async () => {
        await close(server);
        await worker?.stop();
        await retention.stop();
        await space.stop();
        if (!store.close())
          log(
            "다른 프로그램이 데이터 파일을 읽고 있어 danji.db-wal을 비우지 못했습니다. 다음에 시작할 때 비웁니다. / Another program reads the database, so danji.db-wal was not emptied. The next start empties it.",
          );
      },
    };
  } catch (error) {
    store.close();
    throw store.explain(error);
  }
}
