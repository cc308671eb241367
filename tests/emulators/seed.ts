import { randomUUID } from "node:crypto";
import type { Credentials } from "@danji/api/session/port";
import type { Complex } from "@danji/complex/complex";
import { initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { z } from "zod";
import { DEMO_PROJECT } from "./start.ts";

/** Opens a project of the Firestore emulator at `host`. */
export function openProject(host: string, projectId: string): Firestore {
  const db = getFirestore(initializeApp({ projectId }, randomUUID()));
  db.settings({ host, ssl: false });
  return db;
}

/** Stores a site's first articles. */
export async function seedArticles(db: Firestore, siteId: string, articles: Complex["press"]): Promise<void> {
  const batch = db.batch();
  for (const [index, { title, summary, content, date }] of articles.entries()) {
    // Articles of one day keep the order of the file: the first is the newest.
    const moment = new Date(Date.parse(`${date}T09:00:00+09:00`) - index);
    batch.create(db.doc(`press/seed-${index}`), { siteId, title, summary, content, date: moment, views: 0 });
  }
  await batch.commit();
}

/** What the Auth emulator takes for the key of the project's owner. */
const OWNER = "owner";
const made = z.object({ localId: z.string() });

async function send(host: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${OWNER}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The Auth emulator refused ${path}: ${await response.text()}`);
  return response.json();
}

/** Makes an account with custom claims in the Auth emulator, as the Admin SDK would; answers its id. */
export async function makeAccount(host: string, account: Credentials, claims: object): Promise<string> {
  const { localId } = made.parse(await send(host, "accounts", account));
  await send(host, "accounts:update", { localId, customAttributes: JSON.stringify(claims) });
  return localId;
}

/** Takes an account away, with all its sessions. */
export async function deleteAccount(host: string, localId: string): Promise<void> {
  await send(host, "accounts:delete", { localId });
}
