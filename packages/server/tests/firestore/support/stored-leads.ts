import type { Lead } from "@danji/api/leads/schema";
import { type Firestore, Timestamp } from "firebase-admin/firestore";
import { z } from "zod";

const text = z.string().nullable();
const stored = z.strictObject({
  siteId: z.string(),
  kind: z.enum(["interest", "visit", "inquiry"]),
  name: z.string(),
  phone: z.string(),
  birthdate: text,
  email: text,
  visitDate: text,
  message: text,
  marketing: z.boolean(),
  consent: z.boolean(),
  consentMode: z.enum(["notice", "checkbox"]),
  consentVersion: z.string(),
  createdAt: z.instanceof(Timestamp).transform((moment) => moment.toMillis()),
  quarantined: z.boolean(),
  marketingConfirmedAt: z.instanceof(Timestamp).optional(),
  phoneKey: z.string(),
});

/** All leads of a database, in the order of time. */
export async function storedLeads(db: Firestore): Promise<readonly Lead[]> {
  const { docs } = await db.collection("leads").orderBy("createdAt").get();
  return docs.map((document) => {
    const stated = stored.parse(document.data());
    const { quarantined: _quarantined, marketingConfirmedAt: _confirmedAt, phoneKey: _phoneKey, ...lead } = stated;
    return lead;
  });
}
