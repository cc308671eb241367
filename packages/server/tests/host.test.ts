import { describeSessionContract } from "@danji/api/session/contract";
import { createHttpSession } from "@danji/api/http/session";
import { describeHost } from "./support/host-contract.ts";
import { ADMINISTRATOR, startNodeHost } from "./support/server.ts";
import { buildSampleSite } from "./support/site.ts";

const staticRoot = buildSampleSite();

describeHost("embedded backend", (options) => startNodeHost({ staticRoot, ...options }));

describeSessionContract("embedded backend", async () => {
  const { url, fetch, close } = await startNodeHost();
  return { session: createHttpSession({ fetch, baseUrl: url }), credentials: ADMINISTRATOR, dispose: close };
});
