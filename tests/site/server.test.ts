// That the built site is wired to the server: its headers and encodings, what it keeps, and builds beside it. packages/server
// tests each of them.
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../../app/scripts/paths.mjs";
import { serverFolder, siteFolder } from "../e2e/support/build.ts";
import { complex, CUSTOMER, PRESS, SCHEDULE } from "../e2e/support/complex.ts";
import { articlesOf, leadsOf, viewsOf } from "../e2e/support/database.ts";
import { readPage } from "../e2e/support/html.ts";
import { ADMINISTRATOR, type ServerOptions, startServer } from "../e2e/support/server.ts";
import { ask, htmlOf, newest } from "./support/ask.ts";

const firstScript = (html: string): string => /<script type="module"[^>]* src="([^"]+)"/u.exec(html)?.[1] ?? "";

test("sends security headers with pages, and what only documents obey with no part of them", async () => {
  const { headers } = await ask("/");
  expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(headers.get("permissions-policy")).toContain("camera=()");
  expect(headers.get("content-security-policy")).toMatch(/script-src 'self'(?:;|$)/u);
  expect(headers.get("server")).toBeNull();
  const script = await ask(firstScript(await htmlOf("/")));
  expect(script.headers.get("x-content-type-options")).toBe("nosniff");
  expect(script.headers.get("content-security-policy")).toBeNull();
});

test("sends the same content in brotli, gzip or neither, the smallest first", async () => {
  for (const path of ["/", SCHEDULE, firstScript(await htmlOf("/"))]) {
    const sent = ["gzip, deflate, br", "gzip", "identity"].map((accepted) =>
      ask(path, { headers: { "Accept-Encoding": accepted } }),
    );
    const answers = await Promise.all(sent);
    expect(answers.map(({ headers }) => headers.get("Content-Encoding"))).toEqual(["br", "gzip", null]);
    const sizes = answers.map(({ headers }) => Number(headers.get("Content-Length")));
    expect(sizes, path).toEqual(sizes.toSorted((a, b) => a - b));
    const [brotli, gzip, identity] = await Promise.all(answers.map((answer) => answer.text()));
    expect([brotli, gzip], path).toEqual([identity, identity]);
  }
});

test("makes hashed files immutable, and has others revalidated", async () => {
  const home = await ask("/");
  expect(home.headers.get("cache-control")).toBe("no-cache");
  const again = await ask("/", { headers: { "If-None-Match": home.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
  const script = await ask(firstScript(await home.text()));
  expect(script.headers.get("cache-control")).toContain("immutable");
  expect((await ask("/api/press?siteId=sample")).headers.get("cache-control")).toBe("no-store");
});

/** Starts a server for one test. */
async function start(options?: ServerOptions) {
  const server = await startServer(options);
  onTestFinished(() => server.dispose());
  return server;
}

/** A restart takes half a second alone, and many times that on a busy machine. */
const PATIENCE = 300_000;

test("keeps lead, article, views and session over a restart and a power cut", { timeout: PATIENCE }, async () => {
  const server = await start();
  const post = (path: string, body: unknown, cookie = "") =>
    fetch(server.url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(cookie !== "" && { Cookie: cookie }) },
      body: JSON.stringify(body),
    });
  const consent = complex.forms.consent === "checkbox";
  const lead = { name: "홍길동", phone: "010-1234-5678", birthdate: "900101", consent };
  expect((await post("/api/forms/visit", lead)).status).toBe(200);
  const [set = ""] = (await post("/api/session", ADMINISTRATOR)).headers.getSetCookie();
  const [cookie = ""] = set.split(";");
  const article = { title: "다시 켜도 남는 글", summary: "한 줄", content: "본문" };
  expect((await post("/api/press", { siteId: complex.identity.siteKey, ...article }, cookie)).status).toBe(201);
  const [posted] = articlesOf(server.dataDir, article.title);
  const path = `${PRESS}/${posted?.id}`;
  const open = () => post(`/api/press/${posted?.id}/views`, {});
  await open();

  for (const [index, signal] of (["SIGTERM", "SIGKILL"] as const).entries()) {
    await server.restart(signal);
    expect(leadsOf(server.dataDir, lead.name)).toHaveLength(1);
    expect(articlesOf(server.dataDir, article.title)).toMatchObject([article]);
    expect(viewsOf(server.dataDir, posted?.id ?? "")).toBe(index + 1);

    const session = await fetch(`${server.url}/api/session`, { headers: { Cookie: cookie } });
    expect(await session.json()).toEqual({ administrator: { email: ADMINISTRATOR.email } });
    const list = await (await fetch(server.url + PRESS)).text();
    expect(/<tbody.*?<a[^>]* href="([^"]+)"/su.exec(list)?.[1]).toBe(path);
    expect(await (await fetch(server.url + path)).text()).toContain(`<title>${article.title}`);
    await open();
  }
});

test("renders pages that it has not rendered before once a build has deleted the renderer's files", async () => {
  // Below the project, so that Node finds its packages, and one of its own: the stages of several complexes may run beside each other.
  const cache = join(root, ".cache");
  await mkdir(cache, { recursive: true });
  const place = await mkdtemp(join(cache, "rebuilt-"));
  onTestFinished(() => rm(place, { recursive: true }));
  const folder = join(place, "dist-server");
  await cp(serverFolder, folder, { recursive: true });
  await symlink(siteFolder, join(place, "dist"));
  const server = await start({ folder });
  expect((await fetch(server.url + PRESS)).status).toBe(200);
  // A changed text changes the names of nearly all chunks, and a build deletes those of the build before.
  await rm(join(folder, "assets"), { recursive: true });

  const [article] = articlesOf(server.dataDir, newest.title);
  const page = await fetch(`${server.url}${PRESS}/${article?.id}`);
  expect(readPage(await page.text()).headings).toEqual([newest.title]);

  const refused = await fetch(`${server.url}/api/forms/visit`, {
    method: "POST",
    body: new URLSearchParams({ name: "홍길동", phone: "02", birthdate: "900101" }),
    headers: { Referer: server.url + CUSTOMER },
    redirect: "manual",
  });
  const [cookie = ""] = refused.headers.getSetCookie();
  const form = await fetch(new URL(refused.headers.get("location") ?? "", server.url), {
    headers: { Cookie: cookie.split(";")[0] ?? "" },
  });
  expect((await form.text()).match(/value="홍길동"/gu)).toHaveLength(1);
});
