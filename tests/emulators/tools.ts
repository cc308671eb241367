import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** An install that hangs on a closed network must not hang the whole run. */
const INSTALL_TIMEOUT_MS = 300_000;
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
const toolsFolder = fileURLToPath(new URL("firebase-tools", import.meta.url));

const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);

function versionOf(java: string): number {
  const { status, stderr } = spawnSync(java, ["-version"], { encoding: "utf8" });
  // Java 8 calls itself 1.8; those after it go by their number.
  return status === 0 ? Number(/version "(?:1\.)?(\d+)/.exec(stderr)?.[1] ?? 0) : 0;
}

/** Returns the path of a Java that is new enough: the one of JAVA_HOME, or one on the PATH. */
export function findJava(): string | null {
  const home = process.env["JAVA_HOME"];
  const candidates = [...(home ? [join(home, "bin")] : []), ...folders].map((folder) => join(folder, "java"));
  return candidates.find((java) => existsSync(java) && versionOf(java) >= MIN_JAVA) ?? null;
}

/** Returns what firebase-tools has downloaded before, the newest first. */
function downloadedJars(): string[] {
  const cache = process.env["FIREBASE_EMULATORS_PATH"] ?? join(homedir(), ".cache/firebase/emulators");
  if (!existsSync(cache)) return [];
  const jars = readdirSync(cache).filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name));
  const newestFirst = jars.toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }));
  return newestFirst.map((name) => join(cache, name));
}

/** Returns the path of the Firestore emulator's jar: the one that FIRESTORE_EMULATOR_JAR names, the Cloud SDK's, or a downloaded one. */
export function findFirestoreJar(): string | null {
  const named = process.env["FIRESTORE_EMULATOR_JAR"];
  if (named) return named;
  const gcloud = folders.map((folder) => join(folder, "gcloud")).find((path) => existsSync(path));
  const beside = gcloud ? [join(dirname(realpathSync(gcloud)), "..")] : [];
  const packaged = [...beside, ...SDK_FOLDERS].map((folder) => join(folder, JAR));
  return [...packaged, ...downloadedJars()].find((jar) => existsSync(jar)) ?? null;
}

/** Returns the path of the script that has the Auth emulator. */
export function findFirebaseTools(): string | null {
  const script = join(toolsFolder, "node_modules/firebase-tools/lib/bin/firebase.js");
  return existsSync(script) ? script : null;
}

function installTools(say: (line: string) => void): boolean {
  if (findFirebaseTools() !== null) return true;
  say("installing the Auth emulator (firebase-tools, 240 MB, once) …");
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"], {
    cwd: toolsFolder,
    stdio: ["ignore", "ignore", "inherit"],
    timeout: INSTALL_TIMEOUT_MS,
    shell: process.platform === "win32",
  });
  return status === 0 && findFirebaseTools() !== null;
}

/**
 * Looks for the official emulators, and installs the Auth emulator's package where the network lets it.
 *
 * @returns what is missing, each with the one line that would bring it.
 */
export const ensureEmulators = (say: (line: string) => void): { readonly name: string; readonly install: string }[] => [
  ...(findJava() === null ? [{ name: "Java 11 or newer", install: "apt-get install default-jre-headless" }] : []),
  ...(findFirestoreJar() === null
    ? [{ name: "the Firestore emulator", install: "gcloud components install cloud-firestore-emulator" }]
    : []),
  ...(installTools(say) ? [] : [{ name: "the Auth emulator", install: `npm ci --prefix ${toolsFolder}` }]),
];
