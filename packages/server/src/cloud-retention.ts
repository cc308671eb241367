import { onSchedule, type ScheduleFunction } from "firebase-functions/scheduler";
import type { SiteManifest } from "./manifest.ts";
import { createFirestoreLeadsDesk } from "./store/firestore/leads-desk.ts";
import { expireLeads } from "./store/retention.ts";

/** 100,000 leads in transactions of 200. */
const TIMEOUT_SECONDS = 540;

/** Name of the connection, apart from those of the other functions, which may share a process with this one on emulators. */
const APP = "retention";

/** What the site's build brings to the function. */
interface RetentionFunctionOptions {
  readonly region: string;
  /** Loads the site's manifest. */
  readonly load: () => Promise<SiteManifest>;
}

/** {@link expireLeads} as a Cloud Function that runs every night. */
export function createRetentionFunction({ region, load }: RetentionFunctionOptions): ScheduleFunction {
  return onSchedule(
    { schedule: "every day 04:00", timeZone: "Asia/Seoul", region, timeoutSeconds: TIMEOUT_SECONDS, maxInstances: 1 },
    async () => {
      const [{ getApps, initializeApp }, { getFirestore }, site] = await Promise.all([
        import("firebase-admin/app"),
        import("firebase-admin/firestore"),
        load(),
      ]);
      const app = getApps().find(({ name }) => name === APP) ?? initializeApp(undefined, APP);
      await expireLeads(createFirestoreLeadsDesk(getFirestore(app)), site, Date.now());
    },
  );
}
