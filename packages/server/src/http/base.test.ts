import { expect, it } from "vitest";
import { sampleSite } from "../../tests/support/site.ts";
import { DEFAULT_LIMITS } from "../limits.ts";
import { createBase } from "./base.ts";
import { createClient } from "./context.ts";

const site = sampleSite();

it.each([
  [200, null],
  [422, null],
  [413, "close"],
  [429, "close"],
  [500, "close"],
])("answers %i with the connection: %s", async (status, connection) => {
  const options = { limits: DEFAULT_LIMITS, clock: Date.now, log: () => undefined };
  const app = createBase({ site, client: createClient("socket"), ...options });
  app.get("/", () => {
    if (status === 500) throw new Error("a fault");
    return new Response(null, { status });
  });
  const answer = await app.request("/");
  expect([answer.status, answer.headers.get("Connection")]).toEqual([status, connection]);
});
