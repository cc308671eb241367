import { createHttpLeadsAdmin } from "@danji/api/http/leads-admin";
import { createHttpSession } from "@danji/api/http/session";
import { afterAll, expect, it } from "vitest";
import { inspect } from "./support/database.ts";
import { cookieFetch, send, sendForm, sendJson } from "./support/send.ts";
import { ADMINISTRATOR, startForTest } from "./support/server.ts";
import { removeTemporaryDirs } from "./support/site.ts";

const GOOD = { name: "홍길동", phone: "010-1234-5678", birthdate: "900101" };
const MINUTE_MS = 60_000;

afterAll(removeTemporaryDirs);

it("is unhealthy for a minute after a lead could not be written, and logs it once a minute", async () => {
  let now = Date.UTC(2026, 10, 27);
  const server = await startForTest({ clock: () => now });
  const post = async (): Promise<number> => (await sendJson(server.url, "/api/forms/visit", GOOD)).status;
  const health = async (): Promise<number> => (await send(server.url, { path: "/api/health" })).status;
  const logged = () => server.lines.filter((line) => line.includes("LEADS_NOT_STORED")).length;

  // Fails as a full disk does.
  inspect(server.dataDir, (db) =>
    db.exec("CREATE TRIGGER full BEFORE INSERT ON leads BEGIN SELECT RAISE(ABORT, 'full'); END"),
  );
  expect(await health()).toBe(200);
  expect([await post(), await post(), await health()]).toEqual([500, 500, 500]);
  const page = await sendForm(server.url, "/api/forms/visit", GOOD);
  expect([page.status, page.headers["content-type"]]).toEqual([500, "text/html; charset=UTF-8"]);
  expect(page.text).toContain("서버에 문제가 생겼습니다.");
  expect(logged()).toBe(1);
  now += MINUTE_MS;
  expect([await health(), await post(), await health()]).toEqual([200, 500, 500]);
  expect(logged()).toBe(2);
  expect(server.lines.join("\n")).toMatch(/[가-힣].* \/ LEADS_NOT_STORED: [\x20-\x7e]+$/mu);

  inspect(server.dataDir, (db) => db.exec("DROP TRIGGER full"));
  now += MINUTE_MS;
  expect([await post(), await health()]).toEqual([200, 200]);
});

it("warns of a disk that is nearly full, in the log and on the admin page", async () => {
  const lowSpaceOf = async (leastFreeBytes: number) => {
    const { url, lines } = await startForTest({ leastFreeBytes });
    const options = { fetch: cookieFetch(), baseUrl: url };
    await createHttpSession(options).signIn(ADMINISTRATOR);
    const isLogged = lines.some((line) => /[가-힣].* \/ DISK_NEARLY_FULL: \d+ MB/u.test(line));
    return { isLogged, lowSpace: (await createHttpLeadsAdmin(options).notices("")).lowSpace };
  };
  expect(await lowSpaceOf(Infinity)).toEqual({ isLogged: true, lowSpace: expect.any(Number) });
  expect(await lowSpaceOf(0)).toEqual({ isLogged: false, lowSpace: null });
});
