import { createFirestorePressEditor } from "@danji/data/firestore/press-editor";
import { createFirebaseSession } from "@danji/data/firebase/session";
import { createHttpAddAddress } from "@danji/data/http/entry-address";
import { createHttpPress } from "@danji/data/http/press";
import { describePressContract } from "@danji/data/press/contract";
import { describePressEditorContract, type PressEditorHarness } from "@danji/data/press/editor-contract";
import { describe } from "vitest";
import { auditOf } from "../../../data/tests/support/audit.ts";
import { EMULATED, makeAdministrator, createEmulatorProject } from "../../../data/tests/support/emulator-project.ts";
import { createFunctionsApp } from "../../src/functions.ts";
import { createFirestoreViews } from "../../src/store/firestore/views.ts";
import { foldViews } from "../../src/views/view-counter.ts";
import { sampleSite } from "../support/site.ts";
import { makeFirestore } from "./support/emulator-database.ts";

/** Pause between two runs of what production schedules every minute, in ms. */
const FOLD_EVERY_MS = 300;

/** Readers over the functions and their schedule, the editor over Firestore itself. */
async function makeHarness(): Promise<PressEditorHarness> {
  const { settings, app: appName, give, project } = await createEmulatorProject();
  const { email, password } = await makeAdministrator();
  const session = createFirebaseSession(settings, appName);
  const firestore = makeFirestore(appName);
  const limits = { viewsPerMinutePerAddress: 1000 };
  // The emulator of Authentication signs no tokens.
  const verifyIdToken = async (token: string): Promise<unknown> =>
    JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  const options = { db: firestore.db, limitsSalt: "salt", site: sampleSite(), limits, verifyIdToken };
  const functions = createFunctionsApp(options);
  const fetch = async (input: string, init: RequestInit): Promise<Response> => functions.request(input, init);

  const over = new AbortController();
  async function runSchedule(): Promise<void> {
    while (!over.signal.aborted) {
      await foldViews(createFirestoreViews(firestore.db)).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, FOLD_EVERY_MS));
    }
  }
  const schedule = runSchedule();

  return {
    press: createHttpPress({ fetch }),
    editor: createFirestorePressEditor(settings, session, {
      addAddress: createHttpAddAddress({ fetch, token: () => session.token() }),
      appName,
    }),
    administrator: email,
    give,
    async signIn() {
      await session.signIn({ email, password });
    },
    endSession: () => session.signOut(),
    audit: () => auditOf(project),
    async dispose() {
      over.abort();
      await schedule;
      await firestore.dispose();
    },
  };
}

describe.skipIf(!EMULATED)("Firestore over its emulator", () => {
  describePressContract("functions over Firestore", makeHarness);
  describePressEditorContract("Firestore", makeHarness);
});
