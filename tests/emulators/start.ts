import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../serve.ts";
import { findFirebaseTools, findFirestoreJar, findJava } from "./tools.ts";

/** Project of everything that runs on emulators: the prefix `demo-` keeps the tools from asking for a real one. */
export const DEMO_PROJECT = "demo-danji";

/** A running emulator. */
interface Emulator {
  /** Where it listens, e.g. `127.0.0.1:41234`. */
  readonly host: string;
  /** Ends it, whatever it is doing. */
  readonly stop: () => Promise<void>;
}

/** An emulator is up in two to ten seconds, and on a machine that does other things in a minute or two. */
const START_TIMEOUT_MS = 300_000;
const PAUSE_MS = 100;
const guard = fileURLToPath(new URL("guard.mjs", import.meta.url));
const functionsHost = fileURLToPath(new URL("functions-host.ts", import.meta.url));

const isUp = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(START_TIMEOUT_MS) }).then(
    (answer) => answer.ok,
    () => false,
  );

/**
 * Starts an emulator and waits until it answers.
 * @throws when it ends before that, or does not answer in time; its own words are in the message.
 */
async function startEmulator(
  port: number,
  [command, ...args]: readonly [string, ...string[]],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Emulator> {
  const host = `127.0.0.1:${port}`;
  const child = spawn(process.execPath, [guard, command, ...args], { ...options, stdio: ["pipe", "pipe", "pipe"] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, "exit");
  const stop = async (): Promise<void> => {
    child.stdin.end();
    await ended;
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isUp(`http://${host}/`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error([`${command} did not start.`, ...said].join("\n"));
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  // Its output is no longer needed, but a full pipe that is not read would block it.
  said.length = 0;
  for (const stream of [child.stdout, child.stderr]) stream.removeAllListeners("data").resume();
  return { host, stop };
}

const MAIN_CLASS = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";

/** Starts the official Firestore emulator, or answers `null` where it or a Java is missing. */
export async function startFirestore(): Promise<Emulator | null> {
  const java = findJava();
  const jar = findFirestoreJar();
  if (java === null || jar === null) return null;
  const port = await freePort();
  return startEmulator(port, [
    java,
    // Without the language some of its own messages cannot be read by it.
    "-Duser.language=en",
    // It runs for minutes: compiling its code to the best, and collecting garbage beside it, costs more than it brings.
    "-XX:TieredStopAtLevel=1",
    "-XX:+UseSerialGC",
    "-cp",
    jar,
    MAIN_CLASS,
    "--host=127.0.0.1",
    `--port=${port}`,
  ]);
}

async function authSettings(port: number): Promise<string> {
  const own = async () => ({ host: "127.0.0.1", port: await freePort() });
  return JSON.stringify({
    emulators: {
      auth: { host: "127.0.0.1", port },
      hub: await own(),
      logging: await own(),
      ui: { enabled: false },
      singleProjectMode: false,
    },
  });
}

/** Starts the Auth emulator of firebase-tools, or answers `null` where they are not installed. Asks for no account. */
export async function startAuth(): Promise<Emulator | null> {
  const tools = findFirebaseTools();
  if (tools === null) return null;
  const port = await freePort();
  // A folder of its own for its settings and its log, and as home: it keeps notes there.
  const folder = await mkdtemp(join(tmpdir(), "danji-auth-"));
  await writeFile(join(folder, "firebase.json"), await authSettings(port));
  const args = ["emulators:start", "--only", "auth", "--project", DEMO_PROJECT] as const;
  const env = { ...process.env, HOME: folder, CI: "true" };
  const emulator = await startEmulator(port, [process.execPath, tools, ...args], { cwd: folder, env });
  return {
    host: emulator.host,
    async stop() {
      await emulator.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts the built functions over the emulators, with the environment that Cloud Functions give them.
 *
 * @param folder Folder that would be deployed.
 * @param firestore Host and port of the emulator; without it they would look for the real Firestore.
 * @param auth Host and port of the Auth emulator, whose tokens are not signed.
 */
export async function startFunctions(folder: string, firestore: string, auth: string): Promise<Emulator> {
  const port = await freePort();
  const env = {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_AUTH_EMULATOR_HOST: auth,
    GCLOUD_PROJECT: DEMO_PROJECT,
    FIREBASE_CONFIG: JSON.stringify({ projectId: DEMO_PROJECT }),
    LIMITS_SALT: "salt of the tests",
  };
  return startEmulator(port, [process.execPath, "--import", "tsx", functionsHost, folder, String(port)], { env });
}
