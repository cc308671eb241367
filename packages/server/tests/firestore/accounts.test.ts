import { randomUUID } from "node:crypto";
import { createFirebaseSession } from "@danji/api/firebase/session";
import { createHttpLeadsAdmin } from "@danji/api/http/leads-admin";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { expect, inject, it, vi } from "vitest";
import { DEMO_PROJECT } from "../../../../tests/emulators/start.ts";
import { EMULATED, emulatorProject, makeAdministrator } from "../../../api/tests/support/emulator-project.ts";
import { accountsOf } from "../../src/store/firestore/connect.ts";
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
