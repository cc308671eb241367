import { describeSessionContract } from "@danji/api/session/contract";
import { createHttpSession } from "@danji/api/http/session";
import { afterAll, beforeAll } from "vitest";
import { describeHost } from "./support/host-contract.ts";
import { ADMINISTRATOR, startNodeHost } from "./support/server.ts";
import { buildSampleSite, removeTemporaryDirs } from "./support/site.ts";

let staticRoot = "";
beforeAll(() => {
  staticRoot = buildSampleSite();
});
afterAll(removeTemporaryDirs);

describeHost("embedded backend", (options) => startNodeHost({ staticRoot, ...options }));

describeSessionContract("embedded backend", async () => {
  const { url, fetch, close } = await startNodeHost();
  return { session: createHttpSession({ fetch, baseUrl: url }), credentials: ADMINISTRATOR, dispose: close };
});
