import { freePort } from "../free-port.ts";
import { type Emulator, startEmulator } from "./emulator.ts";
import { findFirestoreJar, findJava } from "./tools.ts";

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
