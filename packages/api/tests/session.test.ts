import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { createFirebaseSession } from "../src/firebase/session.ts";
import { describeSessionContract } from "../src/session/contract.ts";
import { REQUEST_TIMEOUT_MS } from "../src/errors.ts";
import { SESSION_MS } from "../src/session/port.ts";
import { deleteAccount } from "../../../tests/emulators/seed.ts";
import { EMULATED, emulatorProject, makeAdministrator } from "./support/emulator-project.ts";
import { type Interception, type Proxy, startProxy } from "./support/proxy.ts";

/** After so many wrong passwords the real service wants a pause; the emulator never does. */
const PATIENCE = 20;
const TOO_MANY = { error: { code: 400, message: "TOO_MANY_ATTEMPTS_TRY_LATER", status: "INVALID_ARGUMENT" } };

describe.skipIf(!EMULATED)("Firebase over its emulators", () => {
  describeSessionContract("Firebase Authentication", async () => {
    const proxy = await startProxy(inject("auth") ?? "", (path, passages) => {
      const refused = passages.filter(({ status }) => status === 400).length;
      const asks = path.includes("accounts:signInWithPassword");
      return asks && refused >= PATIENCE ? Response.json(TOO_MANY, { status: 400 }) : undefined;
    });
    const { settings, app } = emulatorProject(proxy.host);
    const { email, password } = await makeAdministrator();
    return {
      session: createFirebaseSession(settings, app),
      credentials: { email, password },
      dispose: proxy.close,
    };
  });
});

const CREDENTIALS = { email: "a@sample.example", password: "password" };

const proxies: Proxy[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const proxy of proxies.splice(0)) await proxy.close();
});

/** Returns a session of Authentication behind a proxy. */
async function proxied(intercept: Interception) {
  const proxy = await startProxy(inject("auth") ?? "", intercept);
  proxies.push(proxy);
  const { settings, app } = emulatorProject(proxy.host);
  return createFirebaseSession(settings, app);
}

const json = (body: unknown, status = 200): Response => Response.json(body, { status });

describe.skipIf(!EMULATED)("Firebase Authentication", () => {
  it("has no administrator without the claim", async () => {
    const { settings, app } = emulatorProject();
    const session = createFirebaseSession(settings, app);
    await expect(session.signIn(await makeAdministrator({}))).rejects.toMatchObject({
      kind: "rejected",
      message: "관리자 권한이 없는 계정입니다.",
    });
    expect(await session.current()).toBeNull();
  });

  it("is signed-out when the account has gone", async () => {
    const { settings, app } = emulatorProject();
    const { id, ...credentials } = await makeAdministrator();
    const session = createFirebaseSession(settings, app);
    await session.signIn(credentials);
    await deleteAccount(inject("auth") ?? "", id);
    // The token runs out after an hour, which Firebase notices by its own clock.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * 3_600_000 });
    await expect(session.token()).rejects.toMatchObject({ kind: "signed-out" });
    expect(await session.current()).toBeNull();
  });

  it("ends a session twelve hours after signing in, by the service's clock", async () => {
    const session = await proxied((path, passages) => {
      if (!path.includes("/v1/token")) return undefined;
      const signIn = passages.find((passage) => passage.path.includes("signInWithPassword"));
      const { idToken, refreshToken } = JSON.parse(signIn?.answer ?? "");
      const claims = JSON.parse(Buffer.from(idToken.split(".")[1], "base64url").toString());
      const payload = Buffer.from(JSON.stringify({ ...claims, iat: claims.auth_time + SESSION_MS / 1000 }));
      return json({
        access_token: `e30.${payload.toString("base64url")}.`,
        refresh_token: refreshToken,
        expires_in: "3600",
      });
    });
    await session.signIn(await makeAdministrator());
    expect(await session.current()).not.toBeNull();
    // Past the end of the first token.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + SESSION_MS });
    expect(await session.current()).toBeNull();
    expect(await session.token()).toBeNull();
  });

  const refusal = (message: string) => (): Response => json({ error: { code: 400, message } }, 400);
  it.each<[string, string, () => Response]>([
    ["INVALID_LOGIN_CREDENTIALS", "rejected", refusal("INVALID_LOGIN_CREDENTIALS")],
    ["TOO_MANY_ATTEMPTS_TRY_LATER", "limited", refusal("TOO_MANY_ATTEMPTS_TRY_LATER")],
    ["API_KEY_INVALID", "server", refusal("API_KEY_INVALID")],
    ["a page", "server", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
  ])("answers %s: %s", async (_, kind, answer) => {
    const session = await proxied(answer);
    await expect(session.signIn(CREDENTIALS)).rejects.toMatchObject({
      name: "DataError",
      kind,
      message: /[가-힣]/u,
    });
  });

  it("is a network error when it takes too long", async () => {
    let reach: () => void;
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    const session = await proxied(() => {
      reach();
      return new Promise(() => undefined);
    });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const refused = session.signIn(CREDENTIALS).catch((error: unknown) => error);
    await reached;
    vi.advanceTimersByTime(REQUEST_TIMEOUT_MS);
    expect(await refused).toMatchObject({ name: "DataError", kind: "network" });
  });
});
