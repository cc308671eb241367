import { randomUUID } from "node:crypto";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore, type Settings } from "firebase-admin/firestore";
import { inject } from "vitest";

/** Whether the Firestore emulator runs. Without it no test may use Firestore: the SDK would connect to the real one. */
export const EMULATED = inject("firestore") !== null;

/** An empty database of its own on the emulator. */
export interface EmulatorDatabase {
  readonly projectId: string;
  readonly db: Firestore;
  /** Opens another connection to the same database, as another instance has it. */
  readonly other: (settings?: Settings) => Firestore;
  readonly dispose: () => Promise<void>;
}

/**
 * Makes a database.
 *
 * @param projectId @default a new one
 */
export function makeFirestore(projectId = `demo-${randomUUID()}`): EmulatorDatabase {
  const host = inject("firestore") ?? "";
  const apps: ReturnType<typeof initializeApp>[] = [];
  const connect = (settings?: Settings): Firestore => {
    const app = initializeApp({ projectId }, randomUUID());
    apps.push(app);
    const db = getFirestore(app);
    db.settings({ host, ssl: false, ...settings });
    return db;
  };
  return {
    projectId,
    db: connect(),
    other: connect,
    async dispose() {
      await Promise.all(apps.map((app) => deleteApp(app)));
    },
  };
}
