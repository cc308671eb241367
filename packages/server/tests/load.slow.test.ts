import { expect, it } from "vitest";
import { startChild } from "./support/child-process.ts";
import { readLeads } from "./support/database.ts";
import { sendForm, sendJson, cookieFetch } from "./support/send.ts";
import { temporaryDir } from "./support/site.ts";
import { hashPassword, verifyPassword } from "../src/auth/password.ts";
import { ADMINISTRATOR, startForTest } from "./support/server.ts";

const POSTS = 500;
/** Memory that the backend may take on a small server, in MB. */
const MOST_MEMORY_MB = 150;

it("a backend under a rush has stored each of 500 concurrent leads exactly once when it is killed, within its memory", async () => {
  const dataDir = temporaryDir();
  const child = await startChild(dataDir);
  const names = Array.from({ length: POSTS }, (_, index) => `손님 ${index}`);
  const answers = await Promise.all(
    names.map((name, index) => {
      const fields = { name, phone: "010-1234-5678", birthdate: "900101", message: "문의".repeat(500) };
      return index % 2 === 0
        ? sendJson(child.url, "/api/forms/interest", fields)
        : sendForm(child.url, "/api/forms/visit", fields);
    }),
  );
  const megabytes = (await child.memory()) / 1024 / 1024;
  await child.kill();

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 303]));
  const stored = readLeads(dataDir).map(({ name }) => name);
  expect(stored).toHaveLength(POSTS);
  expect(new Set(stored)).toEqual(new Set(names));
  expect(megabytes).toBeLessThan(MOST_MEMORY_MB);
});

/** Slow enough that twenty are not checked before a request is answered. */
const COST = { N: 2 ** 13, r: 8, p: 1 } as const;
/** Twice as many as may wait, so that the queue stays full for a while. */
const STRANGERS = 40;

it("refuses strangers while many wait for a check of their password, and checks a known device before them", async () => {
  const server = await startForTest();
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
