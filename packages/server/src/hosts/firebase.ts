import { defineBoolean, defineSecret, defineString } from "firebase-functions/params";
import { once } from "@danji/api/once";
import { type HttpsFunction, onRequest } from "firebase-functions/https";
import { onSchedule, type ScheduleFunction } from "firebase-functions/scheduler";
import { type MessageSettings, promisesMessages, readMessageSettings } from "../messages/settings.ts";
import type { Site } from "../app.ts";
import { createListener, leaveBodiesUnread } from "../http/node-server.ts";
import { messageSites } from "../messages/driver.ts";
import { createOutboxSender } from "../messages/outbox-sender.ts";
import { readHosts } from "../sites.ts";
import { createFirestoreAudit } from "../store/firestore/audit.ts";
import { connectProject } from "../store/firestore/connect.ts";
import { createFirestoreLeadsAdmin } from "../store/firestore/leads-admin.ts";
import { createFirestoreOutbox } from "../store/firestore/outbox.ts";
import { createNightWork } from "../store/retention.ts";
import { createTokenCheck } from "../auth/firebase-tokens.ts";
import { createFirebaseApp } from "./firebase-app.ts";

/** Secret that addresses are hashed with before they name a counter of the limits. */
export const limitsSalt = defineSecret("LIMITS_SALT");
/** Whether tokens of App Check raise the limits of leads. */
export const appCheck = defineBoolean("APP_CHECK", { default: false });
export const siteHosts = defineString("SITE_HOSTS", { default: "" });
/** How text messages leave. The dry run writes into the log. */
export const smsDriver = defineString("SMS_DRIVER", { default: "dry-run" });
const smsSender = defineString("SMS_SENDER", { default: "" });
const apiKey = defineSecret("SOLAPI_API_KEY");
const apiSecret = defineSecret("SOLAPI_API_SECRET");

export const messageSecrets = [apiKey, apiSecret];

/** Returns how text messages leave. Secrets are read by the driver that needs them alone: to ask for one that is not set is a warning in the log. */
export const messageSettings = (): MessageSettings =>
  readMessageSettings({
    SMS_DRIVER: smsDriver.value(),
    SMS_SENDER: smsSender.value(),
    get SOLAPI_API_KEY() {
      return apiKey.value();
    },
    get SOLAPI_API_SECRET() {
      return apiSecret.value();
    },
  });

/** How long a lead waits for others to finish theirs, in ms; then it is kept in quarantine, well before the function's end. */
const PATIENCE_MS = 8000;
/** How long the work of a minute goes on, in ms. What is left is for the next run, which Cloud Scheduler does not start before this one ends. */
const RUN_MS = 45_000;

export interface FunctionsOptions {
  readonly region: string;
  /** Loads the sites, the default one first; called with the first request, and again after a failure. */
  readonly load: () => Promise<readonly [Site, ...Site[]]>;
}

const log = (line: string): void => console.error(line);

/** Returns the app as a Cloud Function of the second generation, over the project that it is deployed to. */
export function createSiteFunction({ region, load }: FunctionsOptions): HttpsFunction {
  const listener = once(async () => {
    const loading = Promise.all([connectProject(), import("firebase-admin/app-check"), load()]);
    const [{ app, ...project }, { getAppCheck }, sites] = await loading;
    return createListener(
      createFirebaseApp({
        ...project,
        sites,
        hosts: readHosts(siteHosts.value()),
        limitsSalt: limitsSalt.value(),
        patienceMs: PATIENCE_MS,
        checkToken: appCheck.value() ? createTokenCheck(getAppCheck(app), PATIENCE_MS, log) : undefined,
        sendsMessages: promisesMessages(smsDriver.value()),
        log,
      }),
    );
  });
  leaveBodiesUnread();
  return onRequest(
    {
      region,
      // Each request holds at most two copies of 1 MB (`ARTICLE_EDIT_MAX_BYTES`): 160 MB, beside 170 MB of code and pages.
      memory: "512MiB",
      concurrency: 80,
      // Rendering and a transaction take less than a second; the client has given up after this.
      timeoutSeconds: 30,
      // What a flood may cost at most.
      maxInstances: 10,
      invoker: "public",
      secrets: [limitsSalt],
    },
    async (request, response) => (await listener())(request, response),
  );
}

/** Returns a Cloud Function that runs every minute: it sends text messages, and does {@link createNightWork}. */
export function createScheduledFunction({ region, load }: FunctionsOptions): ScheduleFunction {
  const opened = once(async () => {
    const [{ db }, [first, ...others]] = await Promise.all([connectProject(), load()]);
    const manifests = [first.site, ...others.map(({ site }) => site)] as const;
    const leadsAdmin = createFirestoreLeadsAdmin(db);
    const stored = { leadsAdmin, audit: createFirestoreAudit(db), fillPhoneKeys: leadsAdmin.fillPhoneKeys };
    const nightWork = createNightWork(stored, manifests, log);
    return { outbox: createFirestoreOutbox(db), manifests, nightWork };
  });
  const sender = once(async () => {
    const { outbox, manifests } = await opened();
    if (manifests.every(({ messages }) => messages === undefined)) return undefined;
    const sites = messageSites(manifests, messageSettings(), (line) => console.log(line));
    return createOutboxSender({ outbox, sites, clock: Date.now, log });
  });
  return onSchedule(
    {
      schedule: "* * * * *",
      timeZone: "Asia/Seoul",
      region,
      // A run, and what cannot be left half done: the leads of an earlier release get their site and key once.
      timeoutSeconds: 540,
      maxInstances: 1,
      secrets: messageSecrets,
    },
    async ({ scheduleTime }) => {
      const end = Date.now() + RUN_MS;
      const isStopped = (): boolean => Date.now() > end;
      try {
        const sending = await sender();
        await sending?.sendDue(isStopped);
      } finally {
        const { nightWork } = await opened();
        await nightWork(Date.parse(scheduleTime), isStopped);
      }
    },
  );
}
