import { randomUUID } from "node:crypto";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createFirebaseSession } from "@danji/api/firebase/session";
import { createHttpLeadsAdmin } from "@danji/api/http/leads-admin";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { describe, expect, inject, it, vi } from "vitest";
import { EMULATED, emulatorProject, makeAdministrator } from "../../../api/tests/support/emulator-project.ts";
import { accountsOf } from "../../src/store/firestore/connect.ts";
import { changeClaim } from "../../src/auth/firebase-accounts.ts";
import { DEMO_PROJECT } from "../../../../tests/emulators/start.ts";
import { makeAccount } from "../../../../tests/emulators/seed.ts";
import { startFunctionsHost } from "./support/functions-host.ts";

it.skipIf(!EMULATED)(
  "the functions take the tokens of Firebase Authentication until a sign-in is revoked",
  async () => {
    vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", inject("auth") ?? "");
    const { settings, app: appName } = emulatorProject();
    const { id: _id, ...credentials } = await makeAdministrator();
    const app = initializeApp({ projectId: DEMO_PROJECT }, randomUUID());
    const session = createFirebaseSession(settings, appName);
    const accounts = accountsOf(getAuth(app));
    const host = await startFunctionsHost(accounts);
    const leadsAdmin = createHttpLeadsAdmin({ baseUrl: host.url, token: () => session.token() });
    await expect(leadsAdmin.audit()).rejects.toMatchObject({ kind: "signed-out" });
    await session.signIn(credentials);
    expect(await leadsAdmin.audit()).toMatchObject([{ who: credentials.email, what: "signed-in" }]);
    // Authentication compares the times of a sign-in and a revocation in whole seconds.
    await vi.waitFor(async () => {
      await accounts.endSessions(credentials.email);
      await expect(leadsAdmin.audit()).rejects.toMatchObject({ kind: "signed-out" });
    }, 10_000);
    vi.unstubAllEnvs();
    await Promise.all([host.close(), deleteApp(app)]);
  },
);

const SCRIPT = fileURLToPath(new URL("../../../../app/scripts/admin.ts", import.meta.url));
const auth = inject("auth");
const PROJECT = { FIREBASE_PROJECT_ID: DEMO_PROJECT };

/** Runs `npm run admin` as its owner does, on the Auth emulator. */
async function admin(args: readonly string[], env: NodeJS.ProcessEnv = PROJECT) {
  const child = spawn(process.execPath, ["--import", "tsx", SCRIPT, ...args], {
    env: { PATH: process.env["PATH"], FIREBASE_AUTH_EMULATOR_HOST: auth ?? "127.0.0.1:1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  const [status]: unknown[] = await once(child, "close");
  return { status, output: said.join("") };
}

describe("npm run admin", () => {
  it("tells how it is used when it is given no e-mail", async () => {
    const { status, output } = await admin(["grant"]);
    expect(status).toBe(1);
    expect(output).toMatch(/^사용법: .*\nUsage: /u);
  });

  it("asks for the project", async () => {
    const { status, output } = await admin(["grant", "a@sample.example"], {});
    expect([status, output]).toEqual([1, expect.stringContaining("FIREBASE_PROJECT_ID")]);
  });
});

describe.skipIf(auth === null)("npm run admin over the Auth emulator", () => {
  it("makes an account the administrator's, and no longer", async () => {
    const account = { email: `${randomUUID()}@sample.example`, password: randomUUID() };
    await makeAccount(auth ?? "", account, {});
    const keys = { apiKey: "demo", authDomain: "localhost", projectId: DEMO_PROJECT, appId: "demo" };
    const settings = { ...keys, authEmulator: auth ?? "" };
    const signIn = () => createFirebaseSession(settings, randomUUID()).signIn(account);

    await expect(signIn()).rejects.toMatchObject({ kind: "rejected" });
    expect(await admin(["grant", account.email])).toMatchObject({ status: 0 });
    expect(await signIn()).toEqual({ email: account.email });
    expect(await admin(["revoke", account.email])).toMatchObject({ status: 0 });
    await expect(signIn()).rejects.toMatchObject({ kind: "rejected" });
  });

  it.each([
    ["nobody has", "nobody@sample.example", "계정이 없습니다"],
    ["is none", "nobody", "이메일 주소가 아닙니다"],
  ])("says so in both languages of an e-mail that %s", async (_, email, words) => {
    vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", auth ?? "");
    const app = initializeApp({ projectId: DEMO_PROJECT }, randomUUID());
    const change = changeClaim(getAuth(app), "grant", email);
    await expect(change).rejects.toThrow(new RegExp(`${words}[^\\n]*\\n[^\\n]*${email}`, "u"));
    vi.unstubAllEnvs();
    await deleteApp(app);
  });
});
