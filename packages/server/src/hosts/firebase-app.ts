import type { Hono } from "hono";
import { createApp, type Host } from "../app.ts";
import { formPage } from "../forms/native.ts";
import { type AppEnv, createClient } from "../http/context.ts";
import type { SiteManifest } from "../manifest.ts";
import { BEHIND_HOSTING } from "../pages/caching.ts";
import type { ProjectAccounts } from "../store/firestore/connect.ts";
import { createFirestoreStore, type FirestoreStoreOptions } from "../store/firestore/open.ts";
import { describeError } from "../http/problem.ts";
import { bearerOf } from "../auth/firebase-tokens.ts";

const APP_CHECK_HEADER = "X-Firebase-AppCheck";

export interface FirebaseAppOptions
  extends
    Pick<FirestoreStoreOptions, "db" | "limitsSalt" | "patienceMs">,
    Pick<Host, "sites" | "hosts" | "limits" | "clock" | "log" | "sendsMessages">,
    Partial<ProjectAccounts> {
  /** Whether a token of App Check proves that a lead comes from the site. @default none does */
  readonly checkToken?: ((token: string) => Promise<boolean>) | undefined;
}

const withoutAccounts = () => Promise.reject(new Error("No accounts were given"));

/** Creates the app over Firestore and Firebase Authentication, for the addresses that Hosting has no file for. */
export function createFirebaseApp(options: FirebaseAppOptions): Hono<AppEnv> {
  const { checkToken, clock = Date.now, log = () => undefined } = options;
  const { verifyIdToken: verify = withoutAccounts, endSessions = withoutAccounts } = options;
  const client = createClient("hosting");
  const onLeadError = (error: unknown): void => log(describeError(error, "POST", "leads"));
  const store = createFirestoreStore({ ...options, clock, onLeadError });
  return createApp(store, {
    ...options,
    client,
    accounts: {
      whoIsIt: bearerOf({ verify, record: (id, entry) => store.audit.addOnce(id, entry), client, clock }),
      endSessions,
    },
    caching: BEHIND_HOSTING,
    async isProven(c) {
      const token = c.req.header(APP_CHECK_HEADER);
      return checkToken !== undefined && token !== undefined && (await checkToken(token));
    },
  });
}

/** Returns whether Hosting must have no file for a page: it shows what is stored or came back, or has many addresses. */
export function isRenderedByFunctions({ path, shows }: SiteManifest["routes"][number], siteKey: string): boolean {
  const forms = [formPage("visit", siteKey), formPage("inquiry", siteKey)];
  return shows !== undefined || path.includes(":") || forms.includes(path);
}
