import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Route } from "@playwright/test";
import { type Account, makeAccount } from "../../emulators/accounts.ts";
import { DEMO_PROJECT, startAuth } from "../../emulators/auth.ts";
import { startFirestore } from "../../emulators/firestore.ts";
import { startFunctions } from "../../emulators/functions.ts";
import { seedProject } from "../../emulators/seed.ts";
import { complex } from "./complex.ts";
import { buildIn, copyProject } from "./project-copy.ts";
import { type Server, startServer } from "./server.ts";

/** Where the site finds Firestore. */
export const FIRESTORE = "https://firestore.googleapis.com/**";
const AUTH = /^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//;

/** The site as it is built for Firebase, its pages on a server and its data on the emulators. */
export interface FirebaseSite {
  readonly url: string;
  /** Folder of the pages. */
  readonly folder: string;
  readonly administrator: Account;
  /** Address of the functions' bundle, which Hosting asks for the pages that it has no file for. */
  readonly functions: string;
  /** Contents of all documents of a collection, as Firestore's REST interface tells them. */
  readonly stored: (collection: string) => Promise<string>;
  /** Leads what a browser sends to Google to the emulators. */
  readonly connect: (context: BrowserContext) => Promise<void>;
  readonly dispose: () => Promise<void>;
}

async function forward(route: Route, base: string): Promise<void> {
  const { pathname, search } = new URL(route.request().url());
  const response = await route.fetch({ url: base + pathname + search });
  await route.fulfill({ response, headers: { ...response.headers(), "access-control-allow-origin": "*" } });
}

/** Builds the site for Firebase with a real build's addresses, and serves it as Hosting does: pages as files, no articles in them. */
async function build(): Promise<Server> {
  const place = await copyProject("firebase");
  const folder = await buildIn(place, {
    BACKEND: "firebase",
    FIREBASE_API_KEY: "demo-key",
    FIREBASE_AUTH_DOMAIN: "localhost",
    FIREBASE_PROJECT_ID: DEMO_PROJECT,
    FIREBASE_APP_ID: "demo-app",
  });
  const file = join(folder, "site.json");
  const manifest = JSON.parse(await readFile(file, "utf8"));
  for (const route of manifest.routes) delete route.shows;
  await writeFile(file, JSON.stringify(manifest));
  return startServer({ folder });
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
  const [server, project] = await Promise.all([
    build(),
    seedProject(firestore.host, DEMO_PROJECT, siteKey, complex.press),
  ]);
  const functions = await startFunctions(join(server.folder, "../dist-functions"), firestore.host);
  return {
    url: server.url,
    folder: join(server.folder, "../dist"),
    administrator,
    functions: `http://${functions.host}`,
    async stored(collection) {
      const { body } = await project.send("GET", `/v1/${project.documents}/${collection}`, undefined, "owner");
      return JSON.stringify(body);
    },
    async connect(context) {
      await context.route(FIRESTORE, (route) => forward(route, `http://${firestore.host}`));
      await context.route(AUTH, (route) =>
        forward(route, `http://${auth.host}/${new URL(route.request().url()).host}`),
      );
    },
    async dispose() {
      await Promise.all([server.dispose(), functions.stop(), firestore.stop(), auth.stop()]);
    },
  };
}
