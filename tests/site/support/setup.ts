import type { TestProject } from "vitest/node";
import buildWhatIsStale from "../../e2e/support/build.ts";
import { startServer } from "../../e2e/support/server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The product, running for all files that only read. */
    readonly server: { readonly url: string; readonly dataDir: string };
  }
}

/** Builds the site when it is stale, and runs it until all tests have ended. */
// oxlint-disable-next-line import/no-default-export -- vitest asks for one
export default async function runSite(project: TestProject): Promise<() => Promise<void>> {
  buildWhatIsStale();
  const server = await startServer();
  const { url, dataDir } = server;
  project.provide("server", { url, dataDir });
  return () => server.dispose();
}
