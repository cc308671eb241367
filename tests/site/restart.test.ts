import { afterEach, expect, test, vi } from "vitest";
import { complex, PRESS } from "../e2e/support/complex.ts";
import { articlesOf, leadsOf, viewsOf } from "../e2e/support/database.ts";
import { ADMINISTRATOR, type Server, type ServerOptions, startServer } from "../e2e/support/server.ts";

/** Line with the first password, printed once (docs/product.md, 10.1). */
const FIRST_PASSWORD = /비밀번호\s+(?<password>\S{12,})$/u;

/** A restart takes half a second alone, and many times that on a busy machine. */
vi.setConfig({ testTimeout: 300_000 });

let server: Server;
afterEach(() => server.dispose());

const start = async (options?: ServerOptions): Promise<void> => void (server = await startServer(options));

/** Sends JSON to the backend; the session is the cookie of a browser that keeps it. */
const post = (path: string, body: unknown, cookie = ""): Promise<Response> =>
  fetch(server.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(cookie !== "" && { Cookie: cookie }) },
    body: JSON.stringify(body),
  });

/** Signs in and returns the cookie of the session. */
async function signIn(credentials: Readonly<Record<"email" | "password", string>>): Promise<string> {
  const answer = await post("/api/session", credentials);
  expect(answer.status).toBe(200);
  const [cookie = ""] = answer.headers.getSetCookie();
  return cookie.split(";")[0] ?? "";
}

async function book(name: string): Promise<void> {
  const answer = await post("/api/forms/visit", {
    name,
    phone: "010-1234-5678",
    birthdate: "900101",
    consent: complex.forms.consent === "checkbox",
  });
  expect(answer.status).toBe(200);
}

test("keeps lead, article, views and session over a restart and a power cut", async () => {
  await start();
  const article = { title: "다시 켜도 남는 글", summary: "한 줄", content: "본문" };
  await book("홍길동");
  const cookie = await signIn(ADMINISTRATOR);
  expect((await post("/api/press", { siteId: complex.identity.siteKey, ...article }, cookie)).status).toBe(201);
  const [posted] = articlesOf(server.dataDir, article.title);
  const path = `${PRESS}/${posted?.id}`;
  const open = () => post(`/api/press/${posted?.id}/views`, {});
  await open();

  for (const [index, signal] of (["SIGTERM", "SIGKILL"] as const).entries()) {
    await server.restart(signal);
    expect(leadsOf(server.dataDir, "홍길동")).toHaveLength(1);
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

test("writes a random password once, with which the administrator signs in", async () => {
  await start({ administrator: null });
  const passwords = server.output.flatMap((line) => FIRST_PASSWORD.exec(line)?.groups?.["password"] ?? []);
  expect(passwords).toHaveLength(1);
  const email = server.output.join("\n").match(/이메일\s+(\S+)/u)?.[1] ?? "";
  // What it writes each time: where text messages go, and where the site is.
  const notices = Number.parseInt(process.versions.node, 10) < 22 ? [expect.stringContaining("past its end")] : [];
  const lines = [...notices, expect.stringContaining("messages.jsonl"), `Danji ▸ ${server.url}`];
  await server.restart("SIGTERM");
  expect(server.output).toEqual(lines);
  await server.restart("SIGKILL");
  expect(server.output).toEqual(lines);
  expect(await signIn({ email, password: passwords[0] ?? "" })).not.toBe("");
});
