import { existsSync, readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join, sep } from "node:path";
import { fingerprintOf } from "../../packages/delivery/src/fingerprint.mjs";
import { root, serverOutput } from "./paths.mjs";

/** Everything that the built site is made of. `package.json` names the browsers that it is built for. */
const SOURCES = ["package.json", "package-lock.json", "tsconfig.json", "app", "packages"];
/** Files that never reach the site. */
const NOT_BUILT = /\.(test|stories)\.[^/]+$|\.md$/;
/** Variables of the environment that change what is built, beyond the files of earlier releases that stay beside it. */
const BUILD_VARIABLES = [
  "COMPLEX",
  "SPEED_OFF",
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

/** Returns the part of an environment that a build reads: a variable that the fingerprint does not cover is not in it. */
export const buildVariables = (env) => Object.fromEntries(BUILD_VARIABLES.map((name) => [name, env[name]]));

/** Hash over the contents of all that the built site is made of; where the environment names a complex, without the others. */
export function sourceFingerprint(env = process.env, folder = root) {
  const complexes = join(folder, "app/complexes", sep);
  const hash = createHash("sha256");
  for (const [name, value = ""] of Object.entries(buildVariables(env))) hash.update(`${name}=${value}\0`);
  const isOther = (file) =>
    Boolean(env.COMPLEX) && file.startsWith(complexes) && !file.startsWith(join(complexes, env.COMPLEX, sep));
  return fingerprintOf(folder, SOURCES, (file) => NOT_BUILT.test(file) || isOther(file), hash);
}

/** Fingerprint of the sources of the last build of a server's folder that came to its end, if there is one. */
export function builtFingerprint(folder = serverOutput) {
  const stamp = join(folder, FINGERPRINT_FILE);
  return existsSync(stamp) ? readFileSync(stamp, "utf8") : undefined;
}
