import { fileURLToPath } from "node:url";
import { freePort } from "../free-port.ts";
import { DEMO_PROJECT } from "./auth.ts";
import { type Emulator, startEmulator } from "./emulator.ts";

const host = fileURLToPath(new URL("functions-host.ts", import.meta.url));

/**
 * Starts the built functions over the emulators, with the environment that Cloud Functions give them.
 *
 * @param folder Folder that would be deployed.
 * @param firestore Host and port of the emulator; without it they would look for the real Firestore.
 * @param auth Host and port of the Auth emulator, whose tokens nobody has signed.
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
  return startEmulator(port, [process.execPath, "--import", "tsx", host, folder, String(port)], { env });
}
