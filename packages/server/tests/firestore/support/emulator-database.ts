import { randomUUID } from "node:crypto";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore, type Settings, Timestamp } from "firebase-admin/firestore";
import { inject } from "vitest";
import type { Lead } from "@danji/api/leads/schema";
import { z } from "zod";

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

const text = z.string().nullable();
const stored = z.strictObject({
  siteId: z.string(),
  kind: z.enum(["interest", "visit", "inquiry"]),
  name: z.string(),
  phone: z.string(),
  birthdate: text,
  email: text,
  visitDate: text,
  message: text,
  marketing: z.boolean(),
  consent: z.boolean(),
  consentMode: z.enum(["notice", "checkbox"]),
  consentVersion: z.string(),
  createdAt: z.instanceof(Timestamp).transform((moment) => moment.toMillis()),
  quarantined: z.boolean(),
  marketingConfirmedAt: z.instanceof(Timestamp).optional(),
  phoneKey: z.string(),
});

/** All leads of a database, in the order of time. */
export async function storedLeads(db: Firestore): Promise<readonly Lead[]> {
  const { docs } = await db.collection("leads").orderBy("createdAt").get();
  return docs.map((document) => {
    const stated = stored.parse(document.data());
    const { quarantined: _quarantined, marketingConfirmedAt: _confirmedAt, phoneKey: _phoneKey, ...lead } = stated;
    return lead;
  });
}
