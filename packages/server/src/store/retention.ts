import { setImmediate } from "node:timers/promises";
import { koreanDate } from "@danji/complex/sale-dates";
import type { RetentionNotice } from "@danji/api/leads/schema";
import type { SiteManifest } from "../manifest.ts";
import type { LeadsAdminStore, RetentionRecord, Store } from "./store.ts";
import { BATCH, inBatches } from "./batches.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOTICE_MS = 7 * DAY_MS;
const AUDIT_MS = 730 * DAY_MS;

/** Who deletes leads whose time has passed, in the audit log. */
const PROGRAM = "자동 파기";

type ExpiringSite = Pick<SiteManifest, "siteKey" | "leadsEnd">;

/** First moment at which a site may keep no lead, in ms since 1970. */
const endOf = ({ leadsEnd }: Pick<SiteManifest, "leadsEnd">): number =>
  leadsEnd === undefined ? Infinity : Date.parse(`${leadsEnd}T00:00:00+09:00`);

/** Returns whether the first day on which a site may keep no lead has come, in Seoul. */
export const hasLeadsEnded = (site: Pick<SiteManifest, "leadsEnd">, now: number): boolean => now >= endOf(site);

/** Returns when the deletion at `leadsEnd` was announced; undefined for another day, and where the clock was ahead then. */
const announcedAt = (record: RetentionRecord | undefined, { leadsEnd }: ExpiringSite, now: number) =>
  record?.leadsEnd === leadsEnd && record?.announcedAt !== undefined && record.announcedAt <= now
    ? record.announcedAt
    : undefined;

/** Returns from seven days before their end what becomes of a site's leads: when they are deleted, or that a younger lead forbids it. */
export async function retentionNotice(
  leadsAdmin: LeadsAdminStore,
  site: ExpiringSite,
  now: number,
): Promise<RetentionNotice | undefined> {
  const { siteKey: siteId } = site;
  const end = endOf(site);
  if (now < end - NOTICE_MS) return undefined;
  const [newest] = await leadsAdmin.chunk(1, { siteId, onlyQuarantined: false });
  if (newest === undefined) return undefined;
  if (newest.createdAt >= end) return { siteId, state: "refused", at: end };
  const since = announcedAt(await leadsAdmin.retentionOf(siteId), site, now) ?? now;
  return { siteId, state: "announced", at: Math.max(end, since + NOTICE_MS) };
}

interface Run extends Pick<Store, "leadsAdmin" | "audit"> {
  readonly now: number;
  /** Whether anything is deleted. A process that has just started only observes: its clock may still be wrong. */
  readonly mayDelete: boolean;
  readonly isStopped: () => boolean;
  readonly log: (line: string) => void;
}

/**
 * Announces the deletion of all leads of a site, and deletes them, with their messages, once seven days have passed since and two runs at
 * least an hour apart have found it due. What a run has found is stored. Each batch goes with an entry of the audit log.
 *
 * @returns how many were deleted.
 */
async function expireLeads({ leadsAdmin, now, mayDelete, isStopped, log }: Run, site: ExpiringSite): Promise<number> {
  const { siteKey: siteId, leadsEnd = "" } = site;
  const notice = await retentionNotice(leadsAdmin, site, now);
  const record = await leadsAdmin.retentionOf(siteId);
  if (notice?.state === "refused")
    log(
      `보관 기간이 끝난 날(${leadsEnd}) 뒤에 받은 신청이 있어 아무것도 삭제하지 않았습니다(${siteId}). forms.json의 retention.saleEnd와 서버의 시각을 확인하세요. / RETENTION_REFUSED ${siteId}: there is a lead younger than ${leadsEnd}, after which none was taken; nothing is deleted. Check retention.saleEnd in forms.json and the clock.`,
    );
  if (notice?.state !== "announced") {
    if (record !== undefined) await leadsAdmin.setRetention(siteId, undefined);
    return 0;
  }
  const since = announcedAt(record, site, now);
  if (since === undefined) {
    const day = koreanDate(notice.at);
    log(
      `${day}부터 신청 내용을 모두 삭제합니다(${siteId}). 아니라면 그전에 forms.json의 retention.saleEnd를 고치세요. / RETENTION_ANNOUNCED ${siteId}: all leads are deleted from ${day} on, unless retention.saleEnd in forms.json is corrected before.`,
    );
  }
  const isDue = now >= notice.at;
  const known = record?.dueSince ?? Infinity;
  const dueSince = known <= now ? known : now;
  if (isDue && mayDelete && now - dueSince >= HOUR_MS) {
    const count = await inBatches(
      async () => (await leadsAdmin.chunk(BATCH, { siteId, onlyQuarantined: false })).map(({ id }) => id),
      (ids) => leadsAdmin.remove(ids, { who: PROGRAM, at: now, siteId }, "leads-expired"),
      isStopped,
    );
    // The next run goes on without an announcement.
    if (!isStopped()) await leadsAdmin.setRetention(siteId, undefined);
    return count;
  }
  await leadsAdmin.setRetention(siteId, { leadsEnd, announcedAt: since ?? now, dueSince: isDue ? dueSince : null });
  return 0;
}

/** Deletes entries of the audit log that are two years older than the newest one and than the clock says: neither alone deletes any. */
async function endAudit({ audit, now, mayDelete, isStopped }: Run): Promise<void> {
  const [newest] = await audit.newest(1);
  if (newest === undefined || !mayDelete) return;
  const before = Math.min(now, newest.at) - AUDIT_MS;
  while (!isStopped() && (await audit.removeBefore(before, BATCH)) === BATCH) await setImmediate();
}

/**
 * Calls {@link expireLeads} for each site, also after one has failed, and ends the audit log. Called hourly by the embedded backend,
 * at night on Firebase.
 *
 * @throws the first failure, after all sites.
 */
export async function runRetention(run: Run, sites: readonly ExpiringSite[]): Promise<void> {
  const failures: unknown[] = [];
  const note = (failure: unknown): void => void failures.push(failure);
  for (const site of sites) if (!run.isStopped()) await expireLeads(run, site).catch(note);
  await endAudit(run).catch(note);
  if (failures.length > 0) throw failures[0];
}

/** Difference of Seoul to UTC, in hours; it has no summer time. */
const SEOUL = 9;
const NIGHT = 4;

/**
 * Creates the work of the hour from 04:00 in Seoul, for a function that calls it every minute: leads without a site go to the first one,
 * leads whose time has passed are deleted, and those of earlier releases get the key of their phone. What one call leaves, the next one
 * goes on with; once all is done, the calls of the day do nothing.
 */
export function createNightWork(
  {
    leadsAdmin,
    audit,
    fillPhoneKeys,
  }: Pick<Store, "leadsAdmin" | "audit"> & { readonly fillPhoneKeys: () => Promise<void> },
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
    await fillPhoneKeys();
    doneOn = today;
  };
}
