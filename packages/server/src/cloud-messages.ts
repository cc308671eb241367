import { defineSecret, defineString } from "firebase-functions/params";
import { onSchedule, type ScheduleFunction } from "firebase-functions/scheduler";
import { smsDriver } from "./cloud-params.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import { messageSites } from "./messages/driver.ts";
import type { SiteManifest } from "./manifest.ts";
import { createLimitAlarm } from "./messages/near-limits.ts";
import { createOutboxSender } from "./messages/outbox-sender.ts";
import { readMessageSettings } from "./messages/settings.ts";
import { createFirestoreLeadsAdmin } from "./store/firestore/leads-admin.ts";
import { createFirestoreOutbox } from "./store/firestore/outbox.ts";

/** How long one run takes messages, in ms; what is left then is for the next, which begins a minute after this one did. */
const RUN_MS = 45_000;
/** A run, and the answer of a carrier that takes its time. */
const TIMEOUT_SECONDS = 90;

/** Name of the connection, apart from that of the other function, which may share a process with this one on emulators. */
const APP = "messages";

const sender = defineString("SMS_SENDER", { default: "" });
const apiKey = defineSecret("SOLAPI_API_KEY");
const apiSecret = defineSecret("SOLAPI_API_SECRET");

/** What the build brings to the function. */
interface MessagesFunctionOptions {
  readonly region: string;
  /** Loads the manifests of all sites; called once, with the first run. */
  readonly load: () => Promise<readonly SiteManifest[]>;
}

type Send = () => Promise<unknown>;

/** Loads everything with the first run; there is nothing to send where no site promises messages. */
async function start(load: MessagesFunctionOptions["load"]): Promise<Send> {
  const [{ getApps, initializeApp }, { getFirestore }, sites] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/firestore"),
    load(),
  ]);
  if (sites.every(({ messages }) => messages === undefined)) return async () => undefined;
  const settings = readMessageSettings({
    SMS_DRIVER: smsDriver.value(),
    SMS_SENDER: sender.value(),
    // Read by the driver that needs them alone: to ask for a secret that is not set is a warning in the log.
    get SOLAPI_API_KEY() {
      return apiKey.value();
    },
    get SOLAPI_API_SECRET() {
      return apiSecret.value();
    },
  });
  const app = getApps().find(({ name }) => name === APP) ?? initializeApp(undefined, APP);
  const db = getFirestore(app);
  const sending = messageSites(sites, settings, (line) => console.log(line));
  const log = (line: string) => console.error(line);
  const { sendDue } = createOutboxSender({
    outbox: createFirestoreOutbox(db),
    sites: sending,
    clock: Date.now,
    log,
    warn: createLimitAlarm({
      counts: createFirestoreLeadsAdmin(db),
      siteIds: sending.map(({ siteKey }) => siteKey),
      limits: DEFAULT_LIMITS,
      clock: Date.now,
      log,
    }),
  });
  return () => {
    const end = Date.now() + RUN_MS;
    return sendDue(() => Date.now() > end);
  };
}

/**
 * Returns the outbox sender as a Cloud Function that runs every minute. Reads the parameters `SMS_DRIVER` (default
 * `dry-run`, which writes into the log) and `SMS_SENDER`, and the secrets `SOLAPI_API_KEY` and `SOLAPI_API_SECRET`,
 * which a dry run needs as little as it asks for them.
 */
export function createMessagesFunction({ region, load }: MessagesFunctionOptions): ScheduleFunction {
  let sending: Promise<Send> | undefined;
  return onSchedule(
    {
      schedule: "every 1 minutes",
      timeZone: "Asia/Seoul",
      region,
      timeoutSeconds: TIMEOUT_SECONDS,
      maxInstances: 1,
      secrets: [apiKey, apiSecret],
    },
    async () => {
      sending ??= start(load);
      try {
        const send = await sending;
        await send();
      } catch (error) {
        // The next run tries again: the cause may have passed.
        sending = undefined;
        throw error;
      }
    },
  );
}
