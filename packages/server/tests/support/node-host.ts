import { join } from "node:path";
import { createHttpSession } from "@danji/api/http/session";
import { z } from "zod";
import { Database } from "../../src/store/sqlite/database.ts";
import { partsOf } from "../../src/store/sqlite/open.ts";
import { cookieFetch } from "./browser.ts";
import type { HostOptions, TestHost } from "./host.ts";
import { ADMINISTRATOR, startTestServer } from "./server.ts";

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
