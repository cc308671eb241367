import { createHmac } from "node:crypto";
import type { DocumentReference, Firestore, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { createWindowLimiter, secondsUntil } from "../../http/rate-limit.ts";
import type { Quota } from "../leads-port.ts";
import { moment } from "./moment.ts";

/** Counters of the quotas: `{used, endsAt}` by the hash of their key. */
const COLLECTION = "quotas";
/** Parts that a shared quota is counted in: one document takes about one write a second, and everybody writes here. */
const PARTS = 10;

const counter = z.object({ used: z.number(), endsAt: moment });

/** Result of a quota: a counter to raise, or seconds to wait. */
type Room =
  | { readonly reference: DocumentReference; readonly used: number; readonly endsAt: Date }
  | { readonly seconds: number };

/** Quotas of leads in Firestore, where all instances count together. */
export interface FirestoreQuotas {
  /**
   * Seconds until all of `quotas` have room by the counts in this instance's memory: of what it has let through, and of the counters
   * that it has found used up. Where they have, counts one for each in memory. Reads nothing.
   */
  takeHere(quotas: readonly Quota[], now: number): number;
  /** Seconds until all of `quotas` have room. Where they do, `raise` counts one for each; it has to be the transaction's first write. */
  take(
    transaction: Transaction,
    quotas: readonly Quota[],
    now: number,
  ): Promise<{ readonly seconds: number; readonly raise: () => void }>;
}

/** The parts of a quota and how much each allows, together exactly its limit; in random order, so that writers spread. */
function partsOf({ key, limit, isShared = false }: Quota): { readonly key: string; readonly limit: number }[] {
  if (!isShared) return limit > 0 ? [{ key, limit }] : [];
  const count = Math.min(PARTS, limit);
  const first = Math.floor(Math.random() * count);
  return Array.from({ length: count }, (_, index) => {
    const part = (first + index) % count;
    return { key: `${key} ${part}`, limit: Math.floor(limit / count) + Number(part < limit % count) };
  });
}

/**
 * Counts in documents of Firestore.
 *
 * @param salt Secret, so that a counter's name does not reveal the address.
 */
export function createFirestoreQuotas(db: Firestore, salt: string): FirestoreQuotas {
  const referenceOf = (key: string): DocumentReference =>
    db.collection(COLLECTION).doc(createHmac("sha256", salt).update(key).digest("base64url"));

  const letThrough = createWindowLimiter();
  const usedUp = createWindowLimiter();

  /** Seconds until one of the parts of `quota` that were found used up begins again; 0 where there are others. */
  const knownWait = (quota: Quota, now: number): number => {
    const waits = partsOf(quota).map((part) => usedUp.wait({ ...quota, ...part }, now));
    return waits.length === 0 ? 0 : Math.min(...waits);
  };

  async function find(transaction: Transaction, quota: Quota, now: number): Promise<Room> {
    let seconds = secondsUntil(now + quota.windowMs, now);
    // One after the other: mostly the first has room, and who reads a counter keeps others from raising it.
    for (const { key, limit } of partsOf(quota)) {
      const wait = usedUp.wait({ ...quota, key, limit }, now);
      if (wait > 0) {
        seconds = Math.min(seconds, wait);
        continue;
      }
      const reference = referenceOf(key);
      const snapshot = await transaction.get(reference);
      const known = snapshot.exists ? counter.parse(snapshot.data()) : undefined;
      const endsAt = known?.endsAt ?? 0;
      if (known === undefined || endsAt <= now) return { reference, used: 1, endsAt: new Date(now + quota.windowMs) };
      if (known.used < limit) return { reference, used: known.used + 1, endsAt: new Date(endsAt) };
      usedUp.set(key, known.used, endsAt);
      seconds = Math.min(seconds, secondsUntil(endsAt, now));
    }
    return { seconds };
  }

  return {
    takeHere(quotas, now) {
      const seconds = Math.max(0, ...quotas.map((quota) => knownWait(quota, now)));
      return seconds > 0 ? seconds : letThrough.take(quotas, now);
    },
    async take(transaction, quotas, now) {
      const rooms: Room[] = [];
      for (const quota of quotas) rooms.push(await find(transaction, quota, now));
      const seconds = Math.max(0, ...rooms.map((room) => ("seconds" in room ? room.seconds : 0)));
      return {
        seconds,
        raise() {
          for (const room of rooms) {
            if (!("seconds" in room)) transaction.set(room.reference, { used: room.used, endsAt: room.endsAt });
          }
        },
      };
    },
  };
}
