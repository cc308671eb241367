import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import type { FirebaseSettings } from "../../src/firebase/app.ts";
import type { Credentials } from "../../src/session/port.ts";
import { makeAccount } from "../../../../tests/emulators/seed.ts";

/** Whether both emulators run. */
export const EMULATED = inject("firestore") !== null && inject("auth") !== null;

/** Returns settings of a project of its own, with the name of its app. `authEmulator` replaces the emulator. */
export function emulatorProject(authEmulator = inject("auth") ?? ""): {
  readonly settings: FirebaseSettings;
  readonly app: string;
} {
  const app = `demo-${randomUUID()}`;
  return {
    app,
    settings: { apiKey: "demo", authDomain: "localhost", projectId: app, appId: "demo", authEmulator },
  };
}

/** Creates an administrator for one test. */
export async function makeAdministrator(
  claims: object = { admin: true },
): Promise<Credentials & { readonly id: string }> {
  const account = { email: `${randomUUID()}@sample.example`, password: randomUUID() };
  const id = await makeAccount(inject("auth") ?? "", account, claims);
  return { ...account, id };
}
