import type { MessageConsent } from "../messages/outbox-port.ts";
import type { AuditContext } from "./audit-port.ts";
import { BATCH, inBatches } from "./in-batches.ts";
import type { LeadsAdminStore, Person } from "./leads-admin-port.ts";

/**
 * Deletes all leads of a person with their messages, in batches: each is a transaction with an entry of the audit log. After an
 * interruption another call deletes the rest.
 *
 * @returns how many there were.
 */
export const erasePerson = (leadsAdmin: LeadsAdminStore, person: Person, by: AuditContext): Promise<number> =>
  inBatches(
    () => leadsAdmin.idsOf(BATCH, person),
    (ids) => leadsAdmin.remove(ids, { ...by, siteId: person.siteId }),
  );

/** Withdraws the consent to advertising for all leads of a person; otherwise like {@link erasePerson}. */
export const withdrawConsent = (leadsAdmin: LeadsAdminStore, person: Person, by: AuditContext): Promise<number> =>
  inBatches(
    () => leadsAdmin.idsOf(BATCH, person, { onlyAgreed: true }),
    (ids) => leadsAdmin.withdraw(ids, { ...by, siteId: person.siteId }),
  );

/**
 * Records that the owner of a phone has confirmed the consent to advertising, with the lead of the link and a batch of the others. More
 * leads of one phone are a flood, and stay unconfirmed.
 */
export async function confirmConsent(
  leadsAdmin: LeadsAdminStore,
  { leadId, ...person }: MessageConsent,
  at: number,
): Promise<void> {
  const others = await leadsAdmin.idsOf(BATCH, person, { onlyAgreed: true });
  await leadsAdmin.confirm([...new Set([leadId, ...others])], at);
}
