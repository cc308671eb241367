import { createHash } from "node:crypto";
import { join, sep } from "node:path";
import { fingerprintOf } from "../../packages/delivery/src/fingerprint.mjs";
import { environment } from "./environment.mjs";
import { root } from "./paths.mjs";

type Environment = Readonly<Record<string, string | undefined>>;

/** Everything that the built site is made of. `package.json` names the browsers that it is built for. */
const SOURCES = ["package.json", "package-lock.json", "tsconfig.json", "app", "packages"];
const NOT_BUILT = /\.(test|stories)\.[^/]+$|\.md$/;
/** Variables of the environment that change what is built, beyond the files of earlier releases that stay beside it. */
const BUILD_VARIABLES = [
  "COMPLEX",
  "NAVER_SITE_VERIFICATION",
  "GOOGLE_SITE_VERIFICATION",
  "BACKEND",
  "FIREBASE_API_KEY",
  "FIREBASE_AUTH_DOMAIN",
  "FIREBASE_PROJECT_ID",
  "FIREBASE_APP_ID",
  "RECAPTCHA_SITE_KEY",
  "FIREBASE_AUTH_EMULATOR_HOST",
];

/** Returns the part of an environment that a build reads: a variable that the fingerprint does not cover is not in it. */
export const buildVariables = (env: Environment): Environment => ({
  ...Object.fromEntries(BUILD_VARIABLES.map((name) => [name, env[name]])),
  // Vite's own default.
  NODE_ENV: env["NODE_ENV"] || "production",
});

/** Returns a hash of all that the built site is made of; where the environment names a complex, without the others. */
export function sourceFingerprint(env: Environment = environment(), folder = root): string {
  const complexes = join(folder, "app/complexes", sep);
  const hash = createHash("sha256");
  for (const [name, value = ""] of Object.entries(buildVariables(env))) hash.update(`${name}=${value}\0`);
  const { COMPLEX: slug } = env;
  const isOther = (file: string) =>
    Boolean(slug) && file.startsWith(complexes) && !file.startsWith(join(complexes, slug ?? "", sep));
  return fingerprintOf(folder, SOURCES, (file) => NOT_BUILT.test(file) || isOther(file), hash);
}
