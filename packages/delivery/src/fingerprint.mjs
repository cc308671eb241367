import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { root, serverOutput } from "../../../app/scripts/paths.mjs";

/** Everything that the built site is made of. */
const SOURCES = ["package-lock.json", "app", "packages"];
const SKIPPED = new Set(["node_modules", "dist", "dist-server", "dist-functions", ".cache", ".data", "art"]);
/** Files that never reach the site. */
const NOT_BUILT = /\.(test|stories)\.[^/]+$|\.md$/;
/** Variables of the environment that change what is built, beyond the files of earlier releases that stay beside it. */
export const BUILD_VARIABLES = [
  "COMPLEX",
  "NAVER_SITE_VERIFICATION",
  "GOOGLE_SITE_VERIFICATION",
  "BACKEND",
  "FIREBASE_API_KEY",
  "FIREBASE_AUTH_DOMAIN",
  "FIREBASE_PROJECT_ID",
  "FIREBASE_APP_ID",
  "RECAPTCHA_SITE_KEY",
  "FIRESTORE_EMULATOR_HOST",
  "FIREBASE_AUTH_EMULATOR_HOST",
];

/** Name of the file in the server's folder that holds the fingerprint of its sources. */
export const FINGERPRINT_FILE = "fingerprint";
const STAMP = join(serverOutput, FINGERPRINT_FILE);

/** Yields every file of a folder, a built or stored one left out. */
function* filesBelow(path) {
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (SKIPPED.has(entry.name)) continue;
    const file = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else yield file;
  }
}

/** Returns a hash over the contents of files and folders, named from the project's root, but for files that `isLeftOut`. */
export function fingerprintOf(sources, isLeftOut, hash = createHash("sha256")) {
  for (const source of sources) {
    const path = join(root, source);
    for (const file of statSync(path).isFile() ? [path] : filesBelow(path)) {
      if (isLeftOut(file)) continue;
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

/** Hash over the contents of all that the built site is made of. */
export function sourceFingerprint() {
  const hash = createHash("sha256");
  for (const name of BUILD_VARIABLES) hash.update(`${name}=${process.env[name] ?? ""}\0`);
  return fingerprintOf(SOURCES, (file) => NOT_BUILT.test(file), hash);
}

/** Fingerprint of the sources of the last build that came to its end, if there is one. */
export const builtFingerprint = () => (existsSync(STAMP) ? readFileSync(STAMP, "utf8") : undefined);
