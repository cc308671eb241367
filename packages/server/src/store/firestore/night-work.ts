import { koreanDate } from "@danji/complex/sale-dates";
import type { SiteManifest } from "../../manifest.ts";
import { runRetention } from "../retention.ts";
import type { Store } from "../store.ts";
import type { FirestoreStore } from "./open.ts";

const HOUR_MS = 3_600_000;
/** Difference of Seoul to UTC, in hours; it has no summer time. */
const SEOUL = 9;
const NIGHT = 4;

/**
 * Creates the work of the hour from 04:00 in Seoul, for a function that calls it every minute: leads without a site go to the first one,
 * leads whose time has passed are deleted, and those of earlier releases get the key of their phone. What one call leaves, the next one
 * goes on with; once all is done, the calls of the day do nothing.
 */
export function createNightWork(
  { leadsAdmin, audit }: Pick<FirestoreStore, "leadsAdmin"> & Pick<Store, "audit">,
  sites: readonly [SiteManifest, ...SiteManifest[]],
  log: (line: string) => void,
): (at: number, isStopped: () => boolean) => Promise<void> {
  let doneOn: string | undefined;
  return async (at, isStopped) => {
    const today = koreanDate(at);
    if (new Date(at + SEOUL * HOUR_MS).getUTCHours() !== NIGHT || today === doneOn) return;
    await leadsAdmin.assignSite(sites[0].siteKey);
    await runRetention({ leadsAdmin, audit, now: Date.now(), mayDelete: true, isStopped, log }, sites);
    if (isStopped()) return;
    await leadsAdmin.fillPhoneKeys();
    doneOn = today;
  };
}
