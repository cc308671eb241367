import { onSchedule, type ScheduleFunction } from "firebase-functions/scheduler";
import { createFirestoreViews } from "./store/firestore/views.ts";
import { foldViews } from "./views/view-counter.ts";

/** Name of the connection, apart from those of the other functions, which may share a process with this one on emulators. */
const APP = "views";

/** Returns the Cloud Function that moves counted openings into the views of their articles, every minute. */
export function createViewsFunction({ region }: { readonly region: string }): ScheduleFunction {
  return onSchedule({ schedule: "every 1 minutes", timeZone: "Asia/Seoul", region, maxInstances: 1 }, async () => {
    const [{ getApps, initializeApp }, { getFirestore }] = await Promise.all([
      import("firebase-admin/app"),
      import("firebase-admin/firestore"),
    ]);
    const app = getApps().find(({ name }) => name === APP) ?? initializeApp(undefined, APP);
    await foldViews(createFirestoreViews(getFirestore(app)));
  });
}
