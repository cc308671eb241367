import type { IncomingMessage, Server } from "node:http";
import { createApp, type Host } from "../app.ts";
import { createCookieAccounts } from "../auth/accounts.ts";
import { ensureAdministrator, requireLongPassword } from "../auth/administrator.ts";
import { createClient } from "../http/context.ts";
import { close, createNodeServer, listen } from "../http/node-server.ts";
import { intoFile, messageSites } from "../messages/driver.ts";
import { type MessageSettings, promisesMessages } from "../messages/settings.ts";
import { WITHOUT_CDN } from "../pages/caching.ts";
import { requireDirectory } from "../pages/files.ts";
import { openStore } from "../store/sqlite/open.ts";
import { type Background, startBackground } from "../background.ts";

export interface EmbeddedOptions extends Pick<Host, "sites" | "hosts" | "clock" | "limits"> {
  /** Where the database is kept; made if it is missing. */
  readonly dataDir: string;
  /** @default `127.0.0.1`, this machine only */
  readonly host?: string | undefined;
  /** @default 4173; 0 takes any free one */
  readonly port?: number | undefined;
  /** Whether our own proxy is in front of the server and sets `X-Forwarded-For` and `X-Forwarded-Proto`. @default no */
  readonly trustProxy?: boolean | undefined;
  /** @default `admin@` and the host of the default site's address */
  readonly adminEmail?: string | undefined;
  /** @default a random one, logged once */
  readonly adminPassword?: string | undefined;
  /** Free bytes below which the disk of the data is reported as nearly full. @default 500 MB */
  readonly leastFreeBytes?: number | undefined;
  /** How text messages leave. @default not at all, they are written into the data directory and no form promises one */
  readonly messages?: MessageSettings | undefined;
  readonly log: (line: string) => void;
}

const DEFAULT_PORT = 4173;

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

/**
 * Starts the embedded backend: opens the database, seeds it, listens, and makes sure that there is an administrator.
 * Leads of earlier releases, which have no site, go to the default one.
 * @throws StartError for every reason that its owner can mend; nothing stays open then.
 */
export async function startEmbedded(options: EmbeddedOptions) {
  const { dataDir, port = DEFAULT_PORT, trustProxy = false, log, clock = Date.now } = options;
  const { messages = { driver: "dry-run" } } = options;
  for (const { staticRoot } of options.sites) if (staticRoot !== undefined) requireDirectory(staticRoot);
  requireLongPassword(options.adminPassword);
  const sites = options.sites.map(({ site }) => site);
  const [{ site: first }] = options.sites;
  const sending = messageSites(sites, messages, intoFile(dataDir));
  const store = openStore(dataDir, clock, options.leastFreeBytes);
  if (store.newFile !== undefined)
    log(`새 데이터 파일을 만들었습니다: ${store.newFile} / A new database was made at ${store.newFile}.`);
  try {
    store.leadsAdmin.assignSite(first.siteKey);
    for (const { siteKey, seedPress } of sites) store.press.seed(siteKey, seedPress, clock());
    let background: Background | undefined;
    const client = createClient(trustProxy ? "proxy" : "socket");
    const app = createApp(store, {
      sites: options.sites,
      hosts: options.hosts,
      client,
      accounts: createCookieAccounts(store, client, clock),
      caching: WITHOUT_CDN,
      clock,
      limits: options.limits,
      log,
      sendsMessages: promisesMessages(messages.driver),
      onMessages: () => background?.sendMessages(),
    });
    const server = createNodeServer(app);
    if (!trustProxy) warnOfProxy(server, log);
    // An empty host would mean every address of the machine.
    const url = await listen(server, options.host || "127.0.0.1", port);
    try {
      // After listening: a start that fails must neither print a password nor change one.
      const settings = { email: options.adminEmail, password: options.adminPassword };
      await ensureAdministrator(store, first.siteUrl, settings, log);
    } catch (error) {
      await close(server);
      throw error;
    }
    background = startBackground(store, { sites, sending, messages, dataDir, clock, log });
    return {
      /** Address for people, e.g. `http://localhost:4173`. */
      url,
      /** Waits for pending responses, then closes the port and the database. */
      close: async (): Promise<void> => {
        await close(server);
        await background?.stop();
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
