import { describe, inject } from "vitest";
import { createFirebaseSession } from "../src/firebase/session.ts";
import { describeSessionContract } from "../src/session/contract.ts";
import { EMULATED, emulatorProject, makeAdministrator } from "./support/emulator-project.ts";
import { startProxy } from "./support/proxy.ts";

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
