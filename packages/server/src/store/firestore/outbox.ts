import { MESSAGE_KINDS, type MessageKind } from "@danji/complex/messages/compose";
import type { Firestore, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import {
  type AddedMessage,
  type ClaimedMessage,
  consentFrom,
  initialStateOf,
  LEASE_MS,
  MESSAGE_STATES,
  type MessageState,
  type Outbox,
} from "../../messages/port.ts";
import { moment, statusOf } from "./status.ts";
import { readLead } from "./lead-documents.ts";

/** Text messages, `outbox/{leadId}-{kind}`; closed to all clients by `firestore.rules`. */
const COLLECTION = "outbox";
const LEADS = "leads";
/** Tries of one transaction: others want the same message. */
const TRIES = 10;
/** Claims that ended without a result, looked at in one go. */
const LATE_AT_ONCE = 20;
/** What Firestore answers when others were faster time and again (gRPC's ABORTED). */
const ABORTED = 10;

const stored = z.object({
  leadId: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  attempts: z.number(),
  state: z.enum(MESSAGE_STATES),
  dueAt: moment,
  // Messages of earlier releases have none.
  consentToken: z.string().nullable().default(null),
});

/** Puts a message of a lead in, in the transaction that stores the lead; one that is not to be sent is written down as refused. */
export function addMessage(
  db: Firestore,
  transaction: Transaction,
  { leadId, siteId }: { readonly leadId: string; readonly siteId: string },
  message: AddedMessage,
  now: number,
): void {
  const { kind, consentToken } = message;
  const { state, note, dueAt } = initialStateOf(message, now);
  const at = new Date(now);
  const times = { dueAt: new Date(dueAt), queuedAt: at, changedAt: at };
  const fields = { leadId, siteId, kind, state, note, attempts: 0, consentToken, ...times };
  transaction.create(db.collection(COLLECTION).doc(`${leadId}-${kind}`), fields);
}

export async function queuedMessages(db: Firestore, transaction: Transaction, leadId: string): Promise<MessageKind[]> {
  const places = MESSAGE_KINDS.map((kind) => db.collection(COLLECTION).doc(`${leadId}-${kind}`));
  const found = (await transaction.getAll(...places)).filter(({ exists }) => exists);
  return found.flatMap((message) => {
    const { kind, state } = stored.parse(message.data());
    return state === "refused" ? [] : [kind];
  });
}

/** Takes all messages of a lead out, in the transaction that deletes the lead: those that were sent, too. */
export function removeMessages(db: Firestore, transaction: Transaction, leadId: string): void {
  for (const kind of MESSAGE_KINDS) transaction.delete(db.collection(COLLECTION).doc(`${leadId}-${kind}`));
}

/** That there may be another message behind the one that was just put aside. */
const NEXT = "next";

/** Returns the text messages in Firestore. A message whose lead was deleted is never claimed. */
export function createFirestoreOutbox(db: Firestore): Outbox {
  const outbox = db.collection(COLLECTION);

  /** One look at the outbox. All is read before anything is written. */
  async function look(
    transaction: Transaction,
    kinds: readonly MessageKind[],
    now: number,
  ): Promise<ClaimedMessage | typeof NEXT | undefined> {
    const changedAt = new Date(now);
    const inState = (state: MessageState) => outbox.where("state", "==", state).where("dueAt", "<=", changedAt);
    const late = await transaction.get(inState("sending").limit(LATE_AT_ONCE));
    const unconfirmed = await transaction.get(inState("waiting-confirmation").limit(LATE_AT_ONCE));
    const due = await transaction.get(inState("waiting").where("kind", "in", kinds).orderBy("dueAt").limit(1));
    const [waiting] = due.docs;
    const message = waiting && stored.parse(waiting.data());
    const found = message && (await transaction.get(db.collection(LEADS).doc(message.leadId)));
    const news = message?.kind === "booking" ? await transaction.get(outbox.doc(`${message.leadId}-news`)) : undefined;

    for (const { ref } of late.docs) transaction.update(ref, { state: "unknown", note: "lease ended", changedAt });
    for (const { ref } of unconfirmed.docs)
      transaction.update(ref, { state: "refused", note: "not confirmed", changedAt });
    if (waiting === undefined || message === undefined || found === undefined) return undefined;
    if (!found.exists) {
      transaction.delete(waiting.ref);
      return NEXT;
    }
    const { kind } = message;
    const lead = readLead(found);
    if (kind === "news" && !lead.marketing) {
      transaction.update(waiting.ref, { state: "refused", note: "consent withdrawn", changedAt });
      return NEXT;
    }
    // A booking's message carries the token of the news beside it.
    const beside = news?.exists ? stored.parse(news.data()) : undefined;
    const consentToken =
      message.consentToken ?? (beside?.state === "waiting-confirmation" ? beside.consentToken : null);
    const attempt = message.attempts + 1;
    const claim = { state: "sending", dueAt: new Date(now + LEASE_MS), attempts: attempt, changedAt };
    transaction.update(waiting.ref, claim);
    return { key: waiting.id, kind, lead, attempt, consentToken };
  }

  return {
    async claim(kinds, now) {
      for (;;) {
        try {
          const found = await db.runTransaction((transaction) => look(transaction, kinds, now), { maxAttempts: TRIES });
          if (found !== NEXT) return found;
        } catch (error) {
          // Another run has claimed it; the next run finds the rest.
          if (statusOf(error) === ABORTED) return undefined;
          throw error;
        }
      }
    },
    async consentOf(token, now) {
      const [message] = (await outbox.where("consentToken", "==", token).limit(1).get()).docs;
      if (message === undefined) return undefined;
      const { leadId, state, dueAt } = stored.parse(message.data());
      const found = await db.collection(LEADS).doc(leadId).get();
      return found.exists ? consentFrom({ ...readLead(found), leadId, state, dueAt }, now) : undefined;
    },
    async confirm(token, now) {
      await db.runTransaction(async (transaction) => {
        const [message] = (await transaction.get(outbox.where("consentToken", "==", token).limit(1))).docs;
        if (message === undefined) return;
        const { state, dueAt } = stored.parse(message.data());
        if (state !== "waiting-confirmation" || dueAt <= now) return;
        transaction.update(message.ref, { state: "waiting", dueAt: new Date(now), changedAt: new Date(now) });
      });
    },
    async settle({ key, attempt }, settlement, now) {
      await db.runTransaction(async (transaction) => {
        const reference = outbox.doc(key);
        const standing = await transaction.get(reference);
        if (!standing.exists) return;
        const { attempts, state } = stored.parse(standing.data());
        if (attempts !== attempt || !["sending", "unknown"].includes(state)) return;
        const dueAt = settlement.state === "waiting" ? settlement.dueAt : now;
        transaction.update(reference, {
          state: settlement.state,
          note: settlement.note,
          dueAt: new Date(dueAt),
          changedAt: new Date(now),
        });
      });
    },
  };
}
