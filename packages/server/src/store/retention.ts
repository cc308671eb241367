import type { SiteManifest } from "../manifest.ts";
import type { LeadsAdminStore } from "./leads-admin-port.ts";

/** How many leads are deleted in one transaction. */
const CHUNK = 200;

/** Who deletes leads whose time has passed, in the audit log. */
const PROGRAM = "자동 파기";

/** What retention has to know of a site. */
type ExpiringSite = Pick<SiteManifest, "siteKey" | "leadsEnd">;

/**
 * Returns whether the first day on which a site may keep no lead has come, in Seoul.
 *
 * @param now ms since 1970.
 */
export const hasLeadsEnded = ({ leadsEnd }: Pick<SiteManifest, "leadsEnd">, now: number): boolean =>
  leadsEnd !== undefined && now >= Date.parse(`${leadsEnd}T00:00:00+09:00`);

/**
 * Deletes all leads of a site, with their messages, from the day on which none may be kept; each chunk goes with an entry of the audit log.
 *
 * @param now ms since 1970.
 * @returns how many were deleted.
 */
export async function expireLeads(leadsAdmin: LeadsAdminStore, site: ExpiringSite, now: number): Promise<number> {
  if (!hasLeadsEnded(site, now)) return 0;
  const { siteKey: siteId } = site;
  let count = 0;
  for (;;) {
    const ids = (await leadsAdmin.chunk(CHUNK, { siteId, onlyQuarantined: false })).map(({ id }) => id);
    if (ids.length === 0) return count;
    count += await leadsAdmin.remove(ids, { who: PROGRAM, at: now, siteId }, "leads-expired");
  }
}

/**
 * Calls {@link expireLeads} for each site, also after one has failed. Called hourly by the embedded backend, nightly on Firebase.
 *
 * @throws the first failure, after all sites.
 */
export async function expireLeadsOfAll(
  leadsAdmin: LeadsAdminStore,
  sites: readonly ExpiringSite[],
  now: number,
): Promise<void> {
  const failures: unknown[] = [];
  for (const site of sites)
    await expireLeads(leadsAdmin, site, now).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw failures[0];
}
