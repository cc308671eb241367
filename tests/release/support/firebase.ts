import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Credentials } from "@danji/api/session/port";
import type { BrowserContext, Route } from "@playwright/test";
import { makeAccount, openProject, seedArticles } from "../../emulators/seed.ts";
import { DEMO_PROJECT, startAuth, startFirestore, startFunctions } from "../../emulators/start.ts";
import { complex, PRESS } from "../../e2e/support/complex.ts";
import { builtCopy } from "../../e2e/support/project-copy.ts";
import { type Server, startServer } from "../../e2e/support/server.ts";

const AUTH = /^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//;

/** The site as it is built for Firebase, its pages on a server and its data on the emulators. */
export interface FirebaseSite {
  readonly url: string;
  /** Folder of the pages. */
  readonly folder: string;
  readonly administrator: Credentials;
  /** Address of the functions' bundle, which Hosting asks for the pages that it has no file for. */
  readonly functions: string;
  /** Contents of all documents of a collection, as JSON. */
  readonly stored: (collection: string) => Promise<string>;
  /** Leaves an inquiry with the functions, as a visitor does. */
  readonly leave: (lead: { readonly name: string; readonly phone: string }) => Promise<void>;
  /** Leads what a browser sends to Google to the emulators, and what it sends to the site's own backend to the functions. */
  readonly connect: (context: BrowserContext) => Promise<void>;
  readonly dispose: () => Promise<void>;
}

/**
 * @param host Value of the `Host` header. @default the host of `base`
 */
async function forward(route: Route, base: string, host?: string): Promise<void> {
  const { pathname, search } = new URL(route.request().url());
  const headers = { ...route.request().headers(), ...(host !== undefined && { host }) };
  try {
    const response = await route.fetch({ url: base + pathname + search, headers });
    await route.fulfill({ response, headers: { ...response.headers(), "access-control-allow-origin": "*" } });
  } catch {
    // No answer is a failure of the network to the page, if the test has not ended by then.
    await route.abort().catch(() => undefined);
  }
}

/** A finished build for Firebase to test in place of a new one, by the folder of its server. */
const GIVEN_BUILD = process.env["E2E_FIREBASE"];

const buildFolder = (): Promise<string> =>
  builtCopy("firebase", {
    BACKEND: "firebase",
    FIREBASE_API_KEY: "demo-key",
    FIREBASE_AUTH_DOMAIN: "localhost",
    FIREBASE_PROJECT_ID: DEMO_PROJECT,
    FIREBASE_APP_ID: "demo-app",
    RECAPTCHA_SITE_KEY: "demo-key-of-recaptcha",
  });

/** Builds the site for Firebase with a real build's addresses, and serves it as Hosting does: pages as files, no articles in them. */
async function build(): Promise<Server> {
  const folder = GIVEN_BUILD ?? (await buildFolder());
  const file = join(folder, "site.json");
  const manifest = JSON.parse(await readFile(file, "utf8"));
  for (const route of manifest.routes) delete route.shows;
  await writeFile(file, JSON.stringify(manifest));
  return startServer({ folder });
}

/** Asks each service once: the first answer of an emulator, and of a function, takes seconds that a test would have to wait. */
async function warmUp(auth: string, functions: string, account: Credentials): Promise<void> {
  const key = "accounts:signInWithPassword?key=demo-key";
  await Promise.all([
    fetch(`http://${auth}/identitytoolkit.googleapis.com/v1/${key}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...account, returnSecureToken: true }),
    }),
    fetch(`http://${functions}${PRESS}`),
  ]);
}

/** Starts all of it, or answers `null` where there are no emulators. */
export async function startFirebaseSite(): Promise<FirebaseSite | null> {
  const [firestore, auth] = await Promise.all([startFirestore(), startAuth()]);
  if (firestore === null || auth === null) {
    await Promise.all([firestore?.stop(), auth?.stop()]);
    return null;
  }
  const administrator = { email: "administrator@sample.example", password: randomBytes(9).toString("base64url") };
  await makeAccount(auth.host, administrator, { admin: true });
  const { siteKey } = complex.identity;
  const db = openProject(firestore.host, DEMO_PROJECT);
  const [server] = await Promise.all([build(), seedArticles(db, siteKey, complex.press)]);
  const functions = await startFunctions(join(server.folder, "../dist-functions"), firestore.host, auth.host);
  await warmUp(auth.host, functions.host, administrator);
  return {
    url: server.url,
    folder: join(server.folder, "../dist"),
    administrator,
    functions: `http://${functions.host}`,
    async stored(collection) {
      const { docs } = await db.collection(collection).get();
      return JSON.stringify(docs.map((document) => document.data()));
    },
    async leave(lead) {
      const headers = { "Content-Type": "application/json" };
      const body = JSON.stringify({ ...lead, message: "문의드립니다." });
      const { ok } = await fetch(`http://${functions.host}/api/forms/inquiry`, { method: "POST", headers, body });
      if (!ok) throw new Error("The functions did not take the lead.");
    },
    async connect(context) {
      await context.route(`${server.url}/api/**`, (route) =>
        forward(route, `http://${functions.host}`, new URL(server.url).host),
      );
      await context.route(AUTH, (route) =>
        forward(route, `http://${auth.host}/${new URL(route.request().url()).host}`),
      );
    },
    async dispose() {
      await Promise.all([db.terminate(), server.dispose(), functions.stop(), firestore.stop(), auth.stop()]);
    },
  };
}
