import { afterAll, afterEach, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "../src/auth/password.ts";
import { cookieFetch, sendJson } from "./support/send.ts";
import { ADMINISTRATOR, startTestServer, type TestServer } from "./support/server.ts";
import { removeTemporaryDirs } from "./support/site.ts";

let server: TestServer;
afterEach(() => server.close());
afterAll(removeTemporaryDirs);

/** Slow enough that twenty are not checked before a request is answered. */
const COST = { N: 2 ** 13, r: 8, p: 1 } as const;
/** Twice as many as may wait, so that the queue stays full for a while. */
const STRANGERS = 40;

it("refuses strangers while many wait for a check of their password, and checks a known device before them", async () => {
  server = await startTestServer();
  const device = cookieFetch();
  const signIn = async (): Promise<number> => {
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify(ADMINISTRATOR);
    return (await device(`${server.url}/api/session`, { method: "POST", body, headers })).status;
  };
  expect(await signIn()).toBe(200);

  const hash = await hashPassword("another password", COST);
  let checked = 0;
  const strangers = Array.from({ length: STRANGERS }, async () => {
    await verifyPassword("a guess", hash, "stranger");
    checked += 1;
  });
  expect(await sendJson(server.url, "/api/session", ADMINISTRATOR)).toMatchObject({
    status: 429,
    headers: { "retry-after": "5" },
    text: expect.stringContaining("5초 뒤에 다시 시도해 주세요"),
  });
  expect(await signIn()).toBe(200);
  expect(checked).toBeLessThan(STRANGERS);
  await Promise.all(strangers);
  expect((await sendJson(server.url, "/api/session", ADMINISTRATOR)).status, "once the queue has room").toBe(200);
});
