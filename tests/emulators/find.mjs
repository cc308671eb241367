// Plain JavaScript: `npm test` asks before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Lowest version of Java that the Firestore emulator runs on. */
const MIN_JAVA = 11;
const JAR = "platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";

/** Where installers put the Cloud SDK; Debian's packages first. */
const SDK_FOLDERS = [
  "/usr/lib/google-cloud-sdk",
  "/usr/share/google-cloud-sdk",
  "/opt/google-cloud-sdk",
  "/opt/homebrew/share/google-cloud-sdk",
  "/usr/local/share/google-cloud-sdk",
  "/snap/google-cloud-cli/current",
  join(homedir(), "google-cloud-sdk"),
];

/** Folder of the package that holds firebase-tools. */
export const toolsFolder = fileURLToPath(new URL("firebase-tools", import.meta.url));

const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);

/** @param {string} java */
function versionOf(java) {
  const { status, stderr } = spawnSync(java, ["-version"], { encoding: "utf8" });
  // Java 8 calls itself 1.8; those after it go by their number.
  return status === 0 ? Number(/version "(?:1\.)?(\d+)/.exec(stderr)?.[1] ?? 0) : 0;
}

/**
 * Finds a Java that is new enough: the one of JAVA_HOME, or one on the PATH.
 *
 * @returns {string | null} path of the executable.
 */
export function findJava() {
  const home = process.env.JAVA_HOME;
  const candidates = [...(home ? [join(home, "bin")] : []), ...folders].map((folder) => join(folder, "java"));
  return candidates.find((java) => existsSync(java) && versionOf(java) >= MIN_JAVA) ?? null;
}

/** @returns {string[]} the newest first. */
function downloadedJars() {
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), ".cache/firebase/emulators");
  if (!existsSync(cache)) return [];
  const jars = readdirSync(cache).filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name));
  const newestFirst = jars.toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }));
  return newestFirst.map((name) => join(cache, name));
}

/**
 * Finds the official Firestore emulator: the jar that FIRESTORE_EMULATOR_JAR names, the Cloud SDK's package, or what
 * firebase-tools has downloaded before.
 *
 * @returns {string | null} path of the jar.
 */
export function findFirestoreJar() {
  const named = process.env.FIRESTORE_EMULATOR_JAR;
  if (named) return named;
  const gcloud = folders.map((folder) => join(folder, "gcloud")).find((path) => existsSync(path));
  const beside = gcloud ? [join(dirname(realpathSync(gcloud)), "..")] : [];
  const packaged = [...beside, ...SDK_FOLDERS].map((folder) => join(folder, JAR));
  return [...packaged, ...downloadedJars()].find((jar) => existsSync(jar)) ?? null;
}

/**
 * Finds the program that has the Auth emulator.
 *
 * @returns {string | null} path of its script.
 */
export function findFirebaseTools() {
  const script = join(toolsFolder, "node_modules/firebase-tools/lib/bin/firebase.js");
  return existsSync(script) ? script : null;
}
