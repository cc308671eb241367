import { describe, expect, it } from "vitest";
import { FREE_HOP_FAILURES } from "../src/limits.ts";
import { createAudit } from "../src/store/sqlite/audit.ts";
import { isAdministrator } from "../src/auth/administrator.ts";
import { hashPassword } from "../src/auth/password.ts";
import { openStore } from "../src/store/sqlite/open.ts";
import { createSignInAttempts } from "../src/auth/attempts.ts";
import { count, inspect } from "./support/database.ts";
import { type Answer, cookieFetch, send, sendJson } from "./support/send.ts";
import { ADMINISTRATOR, startForTest, type TestOptions, type TestServer } from "./support/server.ts";
import { sampleSite, temporaryDir } from "./support/site.ts";

let now = Date.now();

const start = (changes: TestOptions = {}) => startForTest({ clock: () => now, ...changes });

type Browser = ReturnType<typeof cookieFetch>;

function signIn({ url }: TestServer, browser: Browser, credentials: unknown = ADMINISTRATOR): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return browser(`${url}/api/session`, { method: "POST", body: JSON.stringify(credentials), headers });
}

/** Signs in without a browser, from an address where a proxy is trusted. */
const attempt = ({ url }: TestServer, credentials: unknown, address?: string): Promise<Answer> =>
  sendJson(url, "/api/session", credentials, address === undefined ? {} : { "X-Forwarded-For": address });

async function whoIs({ url }: TestServer, browser: Browser): Promise<unknown> {
  return (await browser(`${url}/api/session`, {})).json();
}

const SIGNED_IN = { administrator: { email: ADMINISTRATOR.email } };
const SIGNED_OUT = { administrator: null };

describe("the administrator's session", () => {
  it("is a cookie that no script and no foreign page gets hold of", async () => {
    const server = await start();
    const [cookie] = (await signIn(server, cookieFetch())).headers.getSetCookie();
    expect(cookie).toMatch(/^danji_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/u);
    expect(count(server.dataDir, "SELECT count(*) AS count FROM sessions")).toBe(1);
    const token = cookie?.slice("danji_session=".length, cookie.indexOf(";"));
    expect(count(server.dataDir, `SELECT count(*) AS count FROM sessions WHERE token_hash = '${token}'`)).toBe(0);
  });

  it("is marked secure when a trusted proxy says the visitor's connection is", async () => {
    const server = await start({ trustProxy: true });
    const signInBy = (proto: string): Promise<Answer> =>
      sendJson(server.url, "/api/session", ADMINISTRATOR, { "X-Forwarded-Proto": proto });
    const secure = await signInBy("https");
    expect(String(secure.headers["set-cookie"])).toContain("; Secure");
    expect(secure.headers["strict-transport-security"]).toBeDefined();
    expect(String((await signInBy("http")).headers["set-cookie"])).not.toContain("Secure");
  });

  it("ends in every browser by one action, which also forgets known browsers", async () => {
    const server = await start();
    const [own, other] = [cookieFetch(), cookieFetch()];
    for (const browser of [own, other]) await signIn(server, browser);
    const ask = (browser: Browser): Promise<Response> => {
      const init = { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } };
      return browser(`${server.url}/api/admin/end-sessions`, init);
    };
    expect((await ask(cookieFetch())).status).toBe(401);
    expect(await whoIs(server, other)).toEqual(SIGNED_IN);
    expect((await ask(own)).status).toBe(200);
    for (const browser of [own, other]) expect(await whoIs(server, browser)).toEqual(SIGNED_OUT);
    expect(count(server.dataDir, "SELECT count(*) AS count FROM devices")).toBe(0);
  });

  it("ends when its time is over", async () => {
    const server = await start();
    const browser = cookieFetch();
    await signIn(server, browser);
    now += 12 * 60 * 60_000 - 1;
    expect(await whoIs(server, browser)).toEqual(SIGNED_IN);
    for (const later of [1, 60_000]) {
      now += later;
      expect(await whoIs(server, browser)).toEqual(SIGNED_OUT);
    }
  });
});

const wrong = { ...ADMINISTRATOR, password: "wrong" };

describe("guessing passwords", () => {
  it("waits longer and longer, and even the right password has to", async () => {
    const server = await start();
    const waits: unknown[] = [];
    for (let index = 0; index < 5; index += 1) waits.push((await attempt(server, wrong)).status);
    expect(waits).toEqual([401, 401, 401, 401, 401]);
    for (const seconds of [30, 60, 120]) {
      const answer = await attempt(server, ADMINISTRATOR);
      expect([answer.status, answer.headers["retry-after"]]).toEqual([429, String(seconds)]);
      now += seconds * 1000;
      expect((await attempt(server, wrong)).status).toBe(401);
    }
    now += 240_000;
    expect((await attempt(server, ADMINISTRATOR)).status).toBe(200);
    expect((await attempt(server, wrong)).status).toBe(401);
    expect((await attempt(server, ADMINISTRATOR)).status).toBe(200);
  });

  it("counts concurrent attempts", async () => {
    const server = await start();
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(server, wrong)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it("counts an account by address, and an address over all accounts", async () => {
    const server = await start({ trustProxy: true });
    const guess = async (email: string, address: string): Promise<number> =>
      (await attempt(server, { email, password: "x" }, address)).status;
    for (let index = 0; index < 5; index += 1) await guess(ADMINISTRATOR.email, "192.0.2.1");
    expect(await guess(ADMINISTRATOR.email.toUpperCase(), "192.0.2.1")).toBe(429);
    expect(await guess(ADMINISTRATOR.email, "192.0.2.2")).toBe(401);
    expect(await guess("other@sample.example", "192.0.2.1")).toBe(401);
    for (let index = 0; index < 20; index += 1) {
      now += 15 * 60_000;
      await guess(ADMINISTRATOR.email, "192.0.2.100");
    }
    expect(await guess("other@sample.example", "192.0.2.100")).toBe(429);
  });

  it("counts a block of IPv6 addresses over all of them", async () => {
    const server = await start({ trustProxy: true });
    const guess = async (address: string): Promise<number> => (await attempt(server, wrong, address)).status;
    for (let index = 0; index < FREE_HOP_FAILURES; index += 1) expect(await guess(`2001:db8:1:${index}::1`)).toBe(401);
    expect([await guess("2001:db8:1:ffff::1"), await guess("2001:db8:2::1")]).toEqual([429, 401]);
  });

  it("accepts a known device from a blocked address, and counts its failures separately", async () => {
    const server = await start();
    const device = cookieFetch();
    const status = async (browser: Browser, credentials: unknown): Promise<number> =>
      (await signIn(server, browser, credentials)).status;
    const [, cookie] = (await signIn(server, device)).headers.getSetCookie();
    expect(cookie).toMatch(
      /^danji_device=[\w-]{43}; Max-Age=15552000; Path=\/api\/session; HttpOnly; SameSite=Strict$/u,
    );
    await device(`${server.url}/api/session`, { method: "DELETE" });
    expect(count(server.dataDir, "SELECT count(*) AS count FROM sessions")).toBe(0);
    for (let index = 0; index < 5; index += 1) await signIn(server, cookieFetch(), wrong);
    expect(await status(cookieFetch(), ADMINISTRATOR)).toBe(429);
    expect(await status(device, ADMINISTRATOR)).toBe(200);

    for (let index = 0; index < 5; index += 1) expect(await status(device, wrong)).toBe(401);
    expect(await status(device, ADMINISTRATOR)).toBe(429);
    now += 30_000;
    expect(await status(device, ADMINISTRATOR)).toBe(200);
  });

  it("takes a device for unknown after half a year, and one whose token is made up", async () => {
    const server = await start();
    const device = cookieFetch();
    await signIn(server, device);
    now += 180 * 24 * 60 * 60_000;
    const madeUp = { Cookie: `danji_device=${"A".repeat(43)}` };
    for (let index = 0; index < 5; index += 1) await sendJson(server.url, "/api/session", wrong, madeUp);
    expect((await signIn(server, device)).status).toBe(429);
  });
});

describe("the record of sign-ins", () => {
  const record = ({ dataDir }: TestServer) =>
    inspect(dataDir, (db) => createAudit(db).newest(1000).toReversed()).map(({ who, what, address }) => [
      who,
      what,
      address,
    ]);

  it("has successes and failures with account and address, and no e-mail that is no account's", async () => {
    const server = await start({ trustProxy: true });
    for (const credentials of [ADMINISTRATOR, wrong, { email: "a visitor's secret", password: "wrong" }])
      await attempt(server, credentials, "192.0.2.7");
    expect(record(server)).toEqual([
      [ADMINISTRATOR.email, "signed-in", "192.0.2.7"],
      [ADMINISTRATOR.email, "sign-in-failed", "192.0.2.7"],
      ["", "sign-in-failed", "192.0.2.7"],
    ]);
  });

  it("takes at most two hundred failures an hour", async () => {
    const server = await start({ trustProxy: true });
    for (let index = 0; index < 210; index += 1) await attempt(server, wrong, `198.51.100.${index}`);
    expect(record(server)).toHaveLength(200);
  });
});

describe("the administrator's account", () => {
  const unset = { adminEmail: undefined, adminPassword: undefined };

  it("is created at the first start, with a password that is printed once", async () => {
    const dataDir = temporaryDir();
    const first = await start({ dataDir, ...unset, site: sampleSite() });
    const printed = first.lines.join("\n");
    const [, email] = /이메일 +(\S+)/u.exec(printed) ?? [];
    const [, password] = /비밀번호 +(\S{20})$/mu.exec(printed) ?? [];
    expect(email).toBe("admin@sample.example");
    expect((await signIn(first, cookieFetch(), { email, password })).status).toBe(200);
    const costly = "SELECT count(*) AS count FROM administrators WHERE password LIKE 'scrypt$16384$8$5$%'";
    expect(count(dataDir, costly), "passwords that are slow to guess (OWASP)").toBe(1);
    await first.close();
    const second = await start({ dataDir, ...unset });
    expect(second.lines).toEqual([]);
    expect((await signIn(second, cookieFetch(), { email, password })).status).toBe(200);
  });

  it.each(["elevenchars", "가나다라마바사아자차카"])("is not given the short password %s", async (adminPassword) => {
    const dataDir = temporaryDir();
    const refused = await start({ dataDir, adminPassword }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "PASSWORD_TOO_SHORT", message: expect.stringMatching(/12자.*\n.*12/u) });
    const password = "열두 글자 비밀번호입니다";
    const server = await start({ dataDir, adminPassword: password });
    expect((await attempt(server, { email: "admin@sample.example", password })).status).toBe(200);
  });

  it("changes with the settings, which ends its sessions", async () => {
    const dataDir = temporaryDir();
    const browser = cookieFetch();
    const before = await start({ dataDir });
    await signIn(before, browser);
    await before.close();
    const changed = await start({ dataDir, adminEmail: "new@sample.example", adminPassword: "a new password" });
    expect(await whoIs(changed, browser)).toEqual(SIGNED_OUT);
    expect(count(dataDir, "SELECT count(*) AS count FROM devices")).toBe(0);
    expect((await signIn(changed, browser)).status).toBe(401);
    const answer = await signIn(changed, browser, { email: "new@sample.example", password: "a new password" });
    expect(answer.status).toBe(200);
    expect(changed.lines).toEqual([]);
  });
});

it("faults are reported in a sentence, and logged without what a visitor wrote", async () => {
  let broken = false;
  const running = await start({
    clock: () => {
      if (broken) throw new TypeError("홍길동 010-1234-5678");
      return now;
    },
  });
  broken = true;
  const answer = await send(running.url, { path: "/api/session", headers: { Cookie: "danji_session=x" } });
  broken = false;
  expect(answer.status).toBe(500);
  expect(JSON.parse(answer.text)).toMatchObject({
    error: expect.stringContaining("서버에 문제"),
    errors: [{ code: "FAILED" }],
  });
  expect(running.lines.join()).toContain("TypeError");
  expect(running.lines.join()).not.toMatch(/홍길동|010-/u);
  expect((await send(running.url, { path: "/api/session" })).status).toBe(200);
});

const CHEAP = { N: 2, r: 1, p: 1 };

it("refuses a password that is replaced while it is checked", async () => {
  const store = openStore(temporaryDir());
  const email = "administrator@sample.example";
  const [old, replacement] = ["correct horse battery", "another horse battery"];
  store.administrators.create({ email, password: await hashPassword(old, CHEAP) }, 0);
  expect(await isAdministrator(store, email, old, "known")).toBe(true);
  const newHash = await hashPassword(replacement, CHEAP);
  const checked = isAdministrator(store, email, old, "known");
  store.administrators.replace({ email, password: newHash });
  expect(await checked).toBe(false);
  expect(await isAdministrator(store, email, replacement, "known")).toBe(true);
  store.close();
});

it("makes no account wait for failures of a clock that was ahead", () => {
  let now = 9 * 3_600_000;
  const attempts = createSignInAttempts(() => now);
  const counts = [{ key: "account", free: 1 }];
  attempts.begin(counts);
  expect(attempts.wait(counts)).toBe(30);
  now = 0;
  expect(attempts.wait(counts)).toBe(0);
  attempts.begin(counts);
  expect(attempts.wait(counts)).toBe(60);
});
