import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { deleteAccount } from "../../../tests/emulators/accounts.ts";
import { toWireFields } from "../../../tests/rules/values.ts";
import { REQUEST_TIMEOUT_MS } from "../src/data-error.ts";
import type { FirebaseSettings } from "../src/firebase/app.ts";
import { createFirestorePressEditor } from "../src/firestore/press-editor.ts";
import { createFirebaseSession } from "../src/firebase/session.ts";
import { SESSION_MS } from "../src/session/port.ts";
import { EMULATED, makeAdministrator, createEmulatorProject } from "./support/emulator-project.ts";
import { type Interception, type Proxy, startProxy } from "./support/proxy.ts";

const DRAFT = { siteId: "sample", title: "제목", summary: "요약", content: "내용" };
const STANDING = { ...DRAFT, date: Date.UTC(2026, 0, 1) };
const CREDENTIALS = { email: "a@sample.example", password: "password" };

const proxies: Proxy[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const proxy of proxies.splice(0)) await proxy.close();
});

async function proxied(target: "firestore" | "auth", intercept: Interception): Promise<string> {
  const proxy = await startProxy(inject(target) ?? "", intercept);
  proxies.push(proxy);
  return proxy.host;
}

const json = (body: unknown, status = 200): Response => Response.json(body, { status });
const html = (status: number): Response => new Response("<html>", { status, headers: { "Content-Type": "text/html" } });

/** An editor without a sign-in. */
const editorOf = (settings: FirebaseSettings, app: string) =>
  createFirestorePressEditor(settings, createFirebaseSession(settings, app), { appName: app });

describe.skipIf(!EMULATED)("Firestore that does not answer as it should", () => {
  it.each<[string, () => Response, string]>([
    ["a page", () => html(200), "server"],
    ["503", () => json({ error: { code: 503, message: "-" } }, 503), "network"],
    ["429", () => json({ error: { code: 429, message: "-" } }, 429), "limited"],
  ])("%s", async (_name, answer, kind) => {
    const { settings, app } = await createEmulatorProject({ firestore: await proxied("firestore", answer) });
    const session = { ...createFirebaseSession(settings, app), current: () => Promise.resolve(CREDENTIALS) };
    const editor = createFirestorePressEditor(settings, session, { appName: app });
    for (const call of [() => editor.read("a"), () => editor.post(DRAFT), () => editor.remove("a", DRAFT)])
      await expect(call()).rejects.toMatchObject({ name: "DataError", kind, message: /[가-힣]/u });
  });

  it("is a network error when it takes too long", async () => {
    let reach: () => void;
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    const silence = (): Promise<undefined> => {
      reach();
      return new Promise(() => undefined);
    };
    const { settings, app } = await createEmulatorProject({ firestore: await proxied("firestore", silence) });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const refused = editorOf(settings, app)
      .read("a")
      .catch((error: unknown) => error);
    await reached;
    vi.advanceTimersByTime(REQUEST_TIMEOUT_MS);
    expect(await refused).toMatchObject({ name: "DataError", kind: "network" });
  });
});

describe.skipIf(!EMULATED)("a session that ends during a write", () => {
  it("is signed-out when the account has gone", async () => {
    const { settings, app } = await createEmulatorProject();
    const { id, ...credentials } = await makeAdministrator();
    const session = createFirebaseSession(settings, app);
    await session.signIn(credentials);
    await deleteAccount(inject("auth") ?? "", id);
    // The token runs out after an hour, which Firebase notices by its own clock.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * 3_600_000 });
    const editor = createFirestorePressEditor(settings, session, { appName: app });
    await expect(editor.post(DRAFT)).rejects.toMatchObject({ kind: "signed-out" });
    expect(await session.current()).toBeNull();
  });
});

describe.skipIf(!EMULATED)("an editor who is overtaken in the moment of the change", () => {
  const TEXTS = { title: "새 제목", summary: "새 요약", content: "새 내용" };
  const THEIRS = "다른 편집자의 제목";

  it.each([
    ["deleted the article", (name: string) => ({ delete: name }), { status: "missing" }],
    [
      "changed it",
      (name: string) => ({
        update: { name, fields: { title: { stringValue: THEIRS } } },
        updateMask: { fieldPaths: ["title"] },
      }),
      { status: "changed", article: { title: THEIRS } },
    ],
  ])(
    "reports that another session has %s, which the rules refuse like any unknown change",
    async (_, change, outcome) => {
      const overtake: Interception = async (path) => {
        if (!path.includes(":commit")) return undefined;
        await place.project.commit([change(`${place.project.documents}/press/${id}`)]);
        return json({ error: { code: 403, status: "PERMISSION_DENIED" } }, 403);
      };
      const place = await createEmulatorProject({ firestore: await proxied("firestore", overtake) });
      const id = "a";
      const fields = toWireFields({ ...DRAFT, date: new Date(STANDING.date), views: 0 });
      await place.project.commit([{ update: { name: `${place.project.documents}/press/${id}`, fields } }]);
      const session = createFirebaseSession(place.settings, place.app);
      await session.signIn(await makeAdministrator());
      const editor = createFirestorePressEditor(place.settings, session, { appName: place.app });
      expect(await editor.edit(id, STANDING, TEXTS)).toMatchObject(outcome);
    },
  );
});

describe.skipIf(!EMULATED)("Firebase Authentication", () => {
  it("has no administrator without the claim", async () => {
    const { settings, app } = await createEmulatorProject();
    const session = createFirebaseSession(settings, app);
    await expect(session.signIn(await makeAdministrator({}))).rejects.toMatchObject({
      kind: "rejected",
      message: "관리자 권한이 없는 계정입니다.",
    });
    expect(await session.current()).toBeNull();
  });

  it("ends a session twelve hours after signing in, by the service's clock", async () => {
    const newToken: Interception = (path, passages) => {
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
    };
    const { settings, app } = await createEmulatorProject({ auth: await proxied("auth", newToken) });
    const session = createFirebaseSession(settings, app);
    await session.signIn(await makeAdministrator());
    expect(await session.current()).not.toBeNull();
    // Past the end of the first token.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + SESSION_MS });
    expect(await session.current()).toBeNull();
    expect(await session.token()).toBeNull();
  });

  it.each([
    ["INVALID_LOGIN_CREDENTIALS", "rejected"],
    ["TOO_MANY_ATTEMPTS_TRY_LATER", "limited"],
    ["API_KEY_INVALID", "server"],
  ])("answers %s: %s", async (message, kind) => {
    const auth = await proxied("auth", () => json({ error: { code: 400, message } }, 400));
    const { settings, app } = await createEmulatorProject({ auth });
    await expect(createFirebaseSession(settings, app).signIn(CREDENTIALS)).rejects.toMatchObject({ kind });
  });
});
