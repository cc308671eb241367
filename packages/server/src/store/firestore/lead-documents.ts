import { LEAD_STATES } from "@danji/api/leads/fields";
import { phoneKey } from "@danji/api/leads/phone";
import { type AdminLead, adminLead } from "@danji/api/leads/schema";
import type { DocumentData, DocumentSnapshot, Firestore, Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { z } from "zod";
import type { LeadsAdminStore, NewLead, Person } from "../store.ts";
import { moment } from "./status.ts";

/** Field that all leads of a person are found by, however the number was typed. */
export const PHONE_KEY = "phoneKey";

/** Returns the document of a new lead, whose id is the document's own. */
export const leadDocument = ({ id: _id, ...lead }: NewLead, quarantined: boolean): DocumentData => ({
  ...lead,
  [PHONE_KEY]: phoneKey(lead.phone),
  createdAt: new Date(lead.createdAt),
  quarantined,
});

const { id: _id, isQuarantined: _isQuarantined, ...properties } = adminLead.shape;

const storedLead = z.object({
  ...properties,
  // Leads of earlier releases have none until `assignSite` has given them one.
  siteId: z.string().default(""),
  createdAt: moment,
  // A lead comes without a state; the admin page gives it one.
  state: z.enum(LEAD_STATES).default("new"),
  // Leads of earlier releases have none.
  marketingConfirmedAt: moment.nullable().default(null),
  quarantined: z.boolean().default(false),
});

export function readLead(snapshot: DocumentSnapshot): AdminLead {
  const { quarantined: isQuarantined, ...lead } = storedLead.parse(snapshot.data());
  return { ...lead, id: snapshot.id, isQuarantined };
}

const CHUNK = 200;

/** Finds the leads that lack a field, in chunks: no query does, so all are read, but only where a count says that some lack it. */
export async function* leadsWithout(db: Firestore, field: string): AsyncGenerator<QueryDocumentSnapshot[]> {
  const leads = db.collection("leads");
  // At one moment: a lead that is stored between two counts would look like one that lacks the field.
  const lacking = await db.runTransaction(
    async (transaction) => {
      const all = await transaction.get(leads.count());
      const having = await transaction.get(leads.orderBy(field).count());
      return all.data().count - having.data().count;
    },
    { readOnly: true },
  );
  if (lacking === 0) return;
  let after: QueryDocumentSnapshot | undefined;
  for (;;) {
    const page = leads.orderBy("__name__").limit(CHUNK);
    const { docs } = await (after === undefined ? page : page.startAfter(after)).get();
    yield docs.filter((document) => document.get(field) === undefined);
    after = docs.at(-1);
    if (after === undefined || docs.length < CHUNK) return;
  }
}

/** How long it is remembered that all leads have the key, in ms: only a release that is being replaced stores others, for seconds. */
const FILLED_MS = 60_000;

/** Returns how many documents a query finds, of which it reads none. */
export const countIn = async (query: Query): Promise<number> => (await query.count().get()).data().count;

export type PersonLeads = ReturnType<typeof createPersonLeads>;

/** Finds a person's leads in Firestore by the key of the phone. Conditions of equality alone need no index of their own. */
export function createPersonLeads(db: Firestore) {
  async function fill(): Promise<void> {
    for await (const without of leadsWithout(db, PHONE_KEY)) {
      if (without.length === 0) continue;
      await db.runTransaction(async (transaction) => {
        for (const lead of await transaction.getAll(...without.map(({ ref }) => ref)))
          if (lead.exists) transaction.update(lead.ref, { [PHONE_KEY]: phoneKey(z.string().parse(lead.get("phone"))) });
      });
    }
  }

  let filled: { readonly until: number; readonly done: Promise<void> } | undefined;
  /** Gives leads of an earlier release the key of their phone. The methods here call it first, so that none is missed. */
  async function fillPhoneKeys(): Promise<void> {
    if (filled === undefined || filled.until <= Date.now()) filled = { until: Date.now() + FILLED_MS, done: fill() };
    try {
      await filled.done;
    } catch (error) {
      filled = undefined;
      throw error;
    }
  }

  async function find({ phone, siteId }: Person): Promise<Query> {
    await fillPhoneKeys();
    const anywhere = db.collection("leads").where(PHONE_KEY, "==", phoneKey(phone));
    return siteId === "" ? anywhere : anywhere.where("siteId", "==", siteId);
  }

  return {
    fillPhoneKeys,
    async countOf(person: Person) {
      return countIn(await find(person));
    },
    async idsOf(limit, person, { onlyAgreed = false } = {}) {
      const leads = await find(person);
      const wanted = onlyAgreed ? leads.where("marketing", "==", true) : leads;
      return (await wanted.select().limit(limit).get()).docs.map(({ id }) => id);
    },
  } satisfies Pick<LeadsAdminStore, "countOf" | "idsOf"> & Record<"fillPhoneKeys", unknown>;
}
