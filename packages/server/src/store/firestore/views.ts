import type { Firestore } from "firebase-admin/firestore";
import { z } from "zod";
import type { ViewParts } from "../../views/view-parts.ts";
import { ARTICLE_ID } from "./press.ts";

/** Parts of counts, `views/{article}-{part} = {article, count}`; closed to all clients by `firestore.rules`. */
const COLLECTION = "views";
const PRESS = "press";
/** Parts that one run looks at. */
const PARTS_AT_ONCE = 400;
/** gRPC's codes of a document that others write to, and of one written too often: nothing has been written. */
const BUSY = new Set<unknown>([8, 10]);

const part = z.object({ article: z.string(), count: z.number() });
const article = z.object({ views: z.number() });

const isBusy = (error: unknown): boolean => error instanceof Error && "code" in error && BUSY.has(error.code);

/** Creates the parts of views in Firestore. */
export function createFirestoreViews(db: Firestore): ViewParts {
  const views = db.collection(COLLECTION);
  const press = db.collection(PRESS);

  return {
    async exists(id) {
      return ARTICLE_ID.test(id) && (await press.doc(id).get()).exists;
    },
    async add(id, number, count) {
      const reference = views.doc(`${id}-${number}`);
      const work = db.runTransaction(
        async (transaction) => {
          const snapshot = await transaction.get(reference);
          const known = snapshot.exists ? part.parse(snapshot.data()).count : 0;
          transaction.set(reference, { article: id, count: known + count });
        },
        { maxAttempts: 1 },
      );
      return work.then(
        () => true,
        (error: unknown) => {
          if (isBusy(error)) return false;
          throw error;
        },
      );
    },
    async fold(id) {
      await db.runTransaction(async (transaction) => {
        const { docs } = await transaction.get(views.where("article", "==", id));
        if (docs.length === 0) return;
        const sum = docs.reduce((total, snapshot) => total + part.parse(snapshot.data()).count, 0);
        const snapshot = await transaction.get(press.doc(id));
        if (snapshot.exists) {
          transaction.update(snapshot.ref, { views: article.parse(snapshot.data()).views + sum });
        }
        for (const { ref } of docs) transaction.delete(ref);
      });
    },
    async waiting() {
      const { docs } = await views.limit(PARTS_AT_ONCE).get();
      return [...new Set(docs.map((snapshot) => part.parse(snapshot.data()).article))];
    },
  };
}
