import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { once } from "@danji/api/once";
import { createHttpSession } from "@danji/api/http/session";
import { onTestFinished } from "vitest";
import { z } from "zod";
import type { Site } from "../../src/app.ts";
import { type EmbeddedOptions, startEmbedded } from "../../src/hosts/node.ts";
import { hashPassword } from "../../src/auth/password.ts";
import { DRY_RUN_FILE } from "../../src/messages/driver.ts";
import { openStore, partsOf } from "../../src/store/sqlite/open.ts";
import { Database } from "../../src/store/sqlite/database.ts";
import { sampleSite, temporaryDir } from "./site.ts";
import type { HostOptions, TestHost } from "./host.ts";
import { cookieFetch } from "./send.ts";

/** The administrator of the servers that tests start. */
export const ADMINISTRATOR = { email: "admin@sample.example", password: "correct horse battery staple" };

/** Tests sign in hundreds of times; `session.test.ts` covers the real cost. */
const CHEAP = { N: 2, r: 1, p: 1 } as const;

async function giveAdministrator(dataDir: string): Promise<void> {
  const password = await hashPassword(ADMINISTRATOR.password, CHEAP);
  const store = openStore(dataDir);
  store.administrators.create({ email: ADMINISTRATOR.email, password }, Date.now());
  store.close();
}

const databaseFile = (dataDir: string): string => join(dataDir, "danji.db");

async function createDatabase(): Promise<Buffer> {
  const dataDir = temporaryDir();
  await giveAdministrator(dataDir);
  return readFileSync(databaseFile(dataDir));
}

/** Content of a database with {@link ADMINISTRATOR} alone: copying it is far cheaper than migrating an empty one. */
let database: Promise<Buffer> | undefined;

async function dirWithAdministrator(): Promise<string> {
  database ??= createDatabase();
  const content = await database;
  const dataDir = temporaryDir();
  writeFileSync(databaseFile(dataDir), content);
  return dataDir;
}

/** A backend of its own for a test, on a free port, with the clock and the data directory in its hands. */
export interface TestServer {
  /** Address by number: `localhost` may be another one for the client. */
  readonly url: string;
  readonly dataDir: string;
  readonly lines: readonly string[];
  readonly close: () => Promise<void>;
}

/** Options of a backend, and beside them those of its default site. */
export interface TestOptions extends Partial<Omit<EmbeddedOptions, "sites"> & Site> {
  readonly furtherSites?: readonly Site[];
}

/** Returns the options of a backend, without seeded articles. */
export function embeddedOptions({ site, staticRoot, render, furtherSites = [], ...options }: TestOptions) {
  const first = { site: site ?? sampleSite({ seedPress: [] }), staticRoot, render };
  return { ...options, sites: [first, ...furtherSites] as const };
}

/**
 * Starts a backend without seeded articles and with {@link ADMINISTRATOR}; `changes` go before what a test usually wants, and
 * one that names `adminPassword` starts without an administrator.
 */
export async function startTestServer(changes: TestOptions = {}): Promise<TestServer> {
  const lines: string[] = [];
  const isGiven = !("adminPassword" in changes);
  const dataDir = changes.dataDir ?? (isGiven ? await dirWithAdministrator() : temporaryDir());
  if (isGiven && changes.dataDir !== undefined) await giveAdministrator(dataDir);
  const { url, close } = await startEmbedded({
    port: 0,
    log: (line) => lines.push(line),
    ...embeddedOptions(changes),
    dataDir,
  });
  return { url: url.replace("localhost", "127.0.0.1"), dataDir, lines, close: once(close) };
}

/** Starts one for the running test, and closes it at its end. */
export async function startForTest(changes: TestOptions = {}): Promise<TestServer> {
  const server = await startTestServer(changes);
  onTestFinished(server.close);
  return server;
}

const tokenRow = z.object({ token: z.string() });
const TOKENS = "SELECT consent_token AS token FROM outbox WHERE consent_token IS NOT NULL ORDER BY lead_id";

/** A host of Node that tests also look into, as another program would: they see only what has really been committed. */
interface NodeHost extends TestHost {
  readonly dataDir: string;
  readonly db: Database;
}

/** Starts the embedded backend behind a proxy of its own, with the files of a built site if it is given some. */
export async function startNodeHost({
  sendsMessages = false,
  ...options
}: HostOptions & { readonly staticRoot?: string } = {}): Promise<NodeHost> {
  const messages = { driver: sendsMessages ? ("demo" as const) : ("dry-run" as const) };
  const { url, dataDir, lines, close } = await startTestServer({ trustProxy: true, messages, ...options });
  const db = new Database(join(dataDir, "danji.db"));
  const fetch = cookieFetch();
  return {
    url,
    dataDir,
    db,
    lines,
    fetch,
    administrator: ADMINISTRATOR.email,
    store: partsOf(db),
    from: (address) => ({ "X-Forwarded-For": `203.0.113.9, ${address}` }),
    consentTokens: async () => db.all(tokenRow, TOKENS).map(({ token }) => token),
    async signIn() {
      await createHttpSession({ fetch, baseUrl: url }).signIn(ADMINISTRATOR);
    },
    endSession: async () => void db.run("DELETE FROM sessions"),
    async close() {
      db.close();
      await close();
    },
  };
}

/** Time for what goes on in the background, on a machine that others use too. */
export const PATIENCE = { timeout: 20_000, interval: 50 };

/** Returns the texts of the messages that a backend would have sent. */
export function written(dataDir: string): string[] {
  const file = join(dataDir, DRY_RUN_FILE);
  const lines = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
  return lines.map((line) => z.object({ text: z.string() }).parse(JSON.parse(line)).text);
}
