import { onSchedule, type ScheduleFunction } from "firebase-functions/scheduler";
import type { SiteManifest } from "./manifest.ts";
import { createFirestoreLeadsAdmin } from "./store/firestore/leads-admin.ts";
import { runRetention } from "./store/retention.ts";

/** 100,000 leads in transactions of 200. */
const TIMEOUT_SECONDS = 540;

/** Name of the connection, apart from those of the other functions, which may share a process with this one on emulators. */
const APP = "retention";

/** What the build brings to the function. */
interface RetentionFunctionOptions {
  readonly region: string;
  /** Loads the manifests of all sites, the default one first. */
  readonly load: () => Promise<readonly SiteManifest[]>;
}

/** {@link runRetention} as a Cloud Function that runs every night. Leads without a site go to the default one before. */
export function createRetentionFunction({ region, load }: RetentionFunctionOptions): ScheduleFunction {
  return onSchedule(
    { schedule: "every day 04:00", timeZone: "Asia/Seoul", region, timeoutSeconds: TIMEOUT_SECONDS, maxInstances: 1 },
    async () => {
      const [{ getApps, initializeApp }, { getFirestore }, sites] = await Promise.all([
        import("firebase-admin/app"),
        import("firebase-admin/firestore"),
        load(),
      ]);
      const app = getApps().find(({ name }) => name === APP) ?? initializeApp(undefined, APP);
      const leadsAdmin = createFirestoreLeadsAdmin(getFirestore(app));
      const [first] = sites;
      if (first !== undefined) await leadsAdmin.assignSite(first.siteKey);
      const log = (line: string): void => console.error(line);
      await runRetention({ leadsAdmin, now: Date.now(), mayDelete: true, log }, sites);
      await leadsAdmin.fillPhoneKeys();
    },
  );
}
