// Plain JavaScript, as tests/run.mjs, which asks for it.
import { spawnSync } from "node:child_process";
import { findFirebaseTools, findFirestoreJar, findJava, toolsFolder } from "./find.mjs";

/** An install that hangs on a closed network must not hang the whole run. */
const INSTALL_TIMEOUT_MS = 300_000;

/**
 * Looks for the official emulators, and installs the Auth emulator's package where the network lets it.
 *
 * @param {(line: string) => void} say takes what is being done.
 * @returns {{ name: string, install: string }[]} what is missing, each with the one line that would bring it.
 */
export function ensureEmulators(say) {
  const missing = [];
  if (findJava() === null) missing.push({ name: "Java 11 or newer", install: "apt-get install default-jre-headless" });
  if (findFirestoreJar() === null)
    missing.push({ name: "the Firestore emulator", install: "gcloud components install cloud-firestore-emulator" });
  if (!installTools(say)) missing.push({ name: "the Auth emulator", install: `npm ci --prefix ${toolsFolder}` });
  return missing;
}

/** @param {(line: string) => void} say */
function installTools(say) {
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
