// `npm run dev:firebase`: the development server over the emulators of Firebase, with an administrator, articles, and the
// functions' handlers behind /api and the feeds.
import { randomBytes } from "node:crypto";
import { createFirebaseApp } from "@danji/server/hosts/firebase-app";
import { createNodeServer, listen } from "@danji/server/http/node-server";
import { connectProject } from "@danji/server/store/firestore/connect";
import { DEMO_PROJECT, startAuth, startFirestore } from "../../tests/emulators/start.ts";
import { ensureEmulators } from "../../tests/emulators/tools.ts";
import { makeAccount, seedArticles } from "../../tests/emulators/seed.ts";
import { readComplex } from "./complexes.ts";
import { environment } from "./environment.mjs";
import { slug } from "./slug.mjs";

/** Bytes of randomness in the administrator's password, and in what addresses are hashed with. */
const PASSWORD_BYTES = 12;
const missing = ensureEmulators((line) => console.log(`Danji ▸ ${line}`));
const [firestore, auth] = missing.length > 0 ? [null, null] : await Promise.all([startFirestore(), startAuth()]);
if (firestore === null || auth === null) {
  for (const { name, install } of missing) console.error(`Danji ▸ ${name} is missing. This brings it: ${install}`);
  process.exit(1);
}

const env = environment();
const account = {
  email: env["ADMIN_EMAIL"] ?? "admin@danji.example",
  password: env["ADMIN_PASSWORD"] ?? randomBytes(PASSWORD_BYTES).toString("base64url"),
};
await makeAccount(auth.host, account, { admin: true });
console.log(`Danji ▸ administrator ${account.email}, password ${account.password}`);

Object.assign(process.env, {
  BACKEND: "firebase",
  FIREBASE_API_KEY: "demo",
  FIREBASE_AUTH_DOMAIN: "localhost",
  FIREBASE_PROJECT_ID: DEMO_PROJECT,
  FIREBASE_APP_ID: "demo",
  FIRESTORE_EMULATOR_HOST: firestore.host,
  FIREBASE_AUTH_EMULATOR_HOST: auth.host,
});
// Not before: what asks for the backend reads these variables.
const { devHost, devManifest, startVite } = await import("./dev-site.ts");
const project = await connectProject(DEMO_PROJECT);
const { identity, press } = await readComplex(slug);
await seedArticles(project.db, identity.siteKey, press);
const functions = createNodeServer(
  createFirebaseApp({
    ...project,
    sites: [{ site: await devManifest() }],
    limitsSalt: randomBytes(PASSWORD_BYTES).toString("hex"),
    log: (line) => console.error(line),
  }),
);
const api = await listen(functions, devHost, 0);
await startVite(api.replace("localhost", devHost));
