import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { type Emulator, startEmulator } from "./emulator.ts";
import { findFirebaseTools } from "./tools.ts";

/** Project of everything that runs on emulators: the prefix `demo-` keeps the tools from asking for a real one. */
export const DEMO_PROJECT = "demo-danji";

async function settings(port: number): Promise<string> {
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
  await writeFile(join(folder, "firebase.json"), await settings(port));
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
