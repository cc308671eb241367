import { createHmac } from "node:crypto";
import type { MessageKind } from "@danji/complex/messages/compose";
import type { DocumentReference, Firestore, Transaction } from "firebase-admin/firestore";
import type { LeadsStore, NewLead, StoredLead } from "../store.ts";
import { type AddedMessage, newConsentToken, type NewMessage, NUMBER_MS, digitsOf } from "../../messages/port.ts";
import { addMessage, queuedMessages } from "./outbox.ts";
import { gaveUp, moment, passIfStored, statusOf, transactInTime } from "./status.ts";
import { leadDocument } from "./lead-documents.ts";

/** Where leads are kept; `firestore.rules` allow neither reads nor writes: the functions alone reach them. */
const COLLECTION = "leads";
/** Numbers that had a message: `{endsAt}`, until when they get no other of its kind, by a keyed hash. A time-to-live policy deletes them. */
const NUMBERS = "quotas";
/** Attempts of one transaction: of concurrent ones some are aborted and retried, each time after a longer pause. */
const MAX_ATTEMPTS = 5;

/**
 * Leads in Firestore, `leads/{id}` = the fields of `Lead` with `createdAt` as timestamp, `quarantined` and `phoneKey`. Text messages are put
 * into the outbox in the same transaction, which reads nothing that other leads write but for those of the same number.
 *
 * @param salt Secret, so that the name of a number's document does not reveal the number.
 * @param onError Called where a lead is kept in quarantine because of an error other than contention. @default nothing
 * @param patienceMs How long a transaction may take. Then the lead is kept in quarantine. @default no bound
 */
export function createFirestoreLeads(
  db: Firestore,
  salt: string,
  onError: (error: unknown) => void = () => undefined,
  patienceMs?: number,
): LeadsStore {
  const leads = db.collection(COLLECTION);

  async function findSent(transaction: Transaction, place: DocumentReference): Promise<StoredLead | undefined> {
    const stored = await transaction.get(place);
    if (!stored.exists) return undefined;
    const queued = await queuedMessages(db, transaction, place.id);
    return { isQuarantined: stored.get("quarantined") === true, queued };
  }

  const numberOf = (kind: MessageKind, { siteId, phone }: NewLead): DocumentReference => {
    const key = `message ${siteId} ${kind} ${digitsOf(phone)}`;
    return db.collection(NUMBERS).doc(createHmac("sha256", salt).update(key).digest("base64url"));
  };

  async function isFree(transaction: Transaction, number: DocumentReference, now: number): Promise<boolean> {
    const had = await transaction.get(number);
    return !had.exists || moment.parse(had.get("endsAt")) <= now;
  }

  const store = (
    place: DocumentReference,
    lead: NewLead,
    isQuarantined: boolean,
    messages: readonly NewMessage[],
  ): Promise<StoredLead> =>
    transactInTime(
      db,
      async (transaction) => {
        const before = lead.id === undefined ? undefined : await findSent(transaction, place);
        if (before !== undefined) return before;
        const { createdAt, siteId } = lead;
        const planned: { readonly number: DocumentReference; readonly message: AddedMessage }[] = [];
        const queued: MessageKind[] = [];
        for (const { kind, isAllowed: hasRoom, confirmedBy } of messages) {
          const number = numberOf(kind, lead);
          const mayBeSent = hasRoom && (confirmedBy === undefined || queued.includes(confirmedBy));
          const isAllowed = mayBeSent && (await isFree(transaction, number, createdAt));
          const consentToken = isAllowed && confirmedBy !== undefined ? newConsentToken() : null;
          planned.push({ number, message: { kind, isAllowed, consentToken } });
          if (isAllowed) queued.push(kind);
        }
        transaction.create(place, leadDocument(lead, isQuarantined));
        for (const { number, message } of planned) {
          if (message.isAllowed) transaction.set(number, { endsAt: new Date(createdAt + NUMBER_MS) });
          addMessage(db, transaction, { leadId: place.id, siteId }, message, createdAt);
        }
        return { isQuarantined, queued };
      },
      patienceMs,
      { maxAttempts: MAX_ATTEMPTS },
    );

  return {
    async add(lead, { isQuarantined = false, messages = [] } = {}) {
      // One for all attempts: a commit whose answer was lost may have stored the lead already.
      const place = lead.id === undefined ? leads.doc() : leads.doc(lead.id);
      try {
        return await store(place, lead, isQuarantined, messages);
      } catch (error) {
        if (statusOf(error) === undefined) throw error;
        if (!gaveUp(error)) onError(error);
        // Aborted under contention, or expired behind a lock that a killed instance has left: the administrator judges the lead.
        await place.create(leadDocument(lead, true)).catch(passIfStored);
        return { isQuarantined: true, queued: [] };
      }
    },
  };
}
