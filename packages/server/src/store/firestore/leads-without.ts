import type { Firestore, QueryDocumentSnapshot } from "firebase-admin/firestore";

const CHUNK = 200;

/**
 * Finds the leads that lack a field, which earlier releases did not store, in chunks. No query finds them: they are counted, and all
 * leads are read only where some lack it. A count is one read for a thousand documents.
 */
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
