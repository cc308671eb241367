import type { Firestore } from "firebase-admin/firestore";
import { z } from "zod";
import { createFirebaseApp, type FirebaseAppOptions } from "../../../src/hosts/firebase-app.ts";
import { createListener } from "../../../src/http/node-server.ts";
import { createFirestoreStore } from "../../../src/store/firestore/open.ts";
import type { HostOptions, TestHost } from "../../support/host.ts";
import { sampleSite } from "../../support/site.ts";
import { makeFirestore } from "./emulator-database.ts";
import { hostHandler } from "./host.ts";

const ADMINISTRATOR = "kim@sample.example";
/** What the token `good` says; replaces the Admin SDK, which decodes tokens. */
export const CLAIMS = { admin: true, email: ADMINISTRATOR, sub: "kim", auth_time: Math.floor(Date.now() / 1000) };

export interface FunctionsHost extends TestHost {
  readonly db: Firestore;
}

interface FunctionsHostOptions extends HostOptions, Partial<Omit<FirebaseAppOptions, keyof HostOptions>> {}

/** Starts the functions' app over the emulator; `db` stands for the database that the app has, if it is not the test's own. */
export async function startFunctionsHost({
  site,
  render,
  ...options
}: FunctionsHostOptions = {}): Promise<FunctionsHost> {
  const place = makeFirestore();
  const { db, dispose } = place;
  const lines: string[] = [];
  let token: string | null = null;
  const app = createFirebaseApp({
    db: options.db ?? db,
    limitsSalt: "salt",
    sites: [{ site: site ?? sampleSite(), render }],
    verifyIdToken: (sent) =>
      sent === "good" ? Promise.resolve(CLAIMS) : Promise.reject(new Error("auth/argument-error")),
    async endSessions() {
      token = "revoked";
    },
    log: (line) => lines.push(line),
    ...options,
  });
  const host = await hostHandler(createListener(app));
  return {
    url: host.url,
    db,
    lines,
    fetch: (input, init) => fetch(input, init),
    token: () => Promise.resolve(token),
    administrator: ADMINISTRATOR,
    store: createFirestoreStore({ db, limitsSalt: "salt", clock: Date.now, onLeadError: () => undefined }),
    from: (address) => ({ "Fastly-Client-IP": address }),
    async consentTokens() {
      const { docs } = await db.collection("outbox").orderBy("queuedAt").get();
      return docs.flatMap((document) => z.string().safeParse(document.get("consentToken")).data ?? []);
    },
    async signIn() {
      token = "good";
    },
    async endSession() {
      token = "revoked";
    },
    async close() {
      await host.close();
      await dispose();
    },
  };
}
