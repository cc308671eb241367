import { startEmbedded, type EmbeddedOptions } from "../../src/embedded.ts";
import { sampleSite, temporaryDir } from "./site.ts";

/** The administrator of the servers that tests start. */
export const ADMINISTRATOR = { email: "admin@sample.example", password: "correct horse battery staple" };

/** A backend of its own for a test, on a free port, with the clock and the data directory in its hands. */
export interface TestServer {
  /** Address by number: `localhost` may be another one for the client. */
  readonly url: string;
  readonly dataDir: string;
  readonly lines: readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts a backend without seeded articles; `changes` go before what a test usually wants. */
export async function startTestServer(changes: Partial<EmbeddedOptions> = {}): Promise<TestServer> {
  const lines: string[] = [];
  const dataDir = changes.dataDir ?? temporaryDir();
  const { url, close } = await startEmbedded({
    site: sampleSite({ seedPress: [] }),
    port: 0,
    adminEmail: ADMINISTRATOR.email,
    adminPassword: ADMINISTRATOR.password,
    log: (line) => lines.push(line),
    ...changes,
    dataDir,
  });
  return { url: url.replace("localhost", "127.0.0.1"), dataDir, lines, close };
}
