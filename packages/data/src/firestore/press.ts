import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
  writeBatch,
} from "firebase/firestore/lite";
import { dataError, rejectedFields } from "../data-error.ts";
import type { HttpOptions } from "../http/request.ts";
import { PRESS_PAGE_SIZE, type PressPort } from "../press/port.ts";
import { checkDraft, cleanDraft } from "../press/rules.ts";
import type { SessionPort } from "../session/port.ts";
import { type FirebaseSettings, firebaseApp } from "../firebase/app.ts";
import { AUDIT } from "../firestore/audit.ts";
import { ARTICLE_ID, PRESS, readArticle } from "../firestore/article.ts";
import { countView } from "./count-view.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";
import { answerOf } from "../firebase/faults.ts";
import { storeOf } from "../firestore/store.ts";

/** How {@link createFirebasePress} reaches what Firestore does not have. */
export interface FirebasePressOptions extends HttpOptions {
  /** Loads the administrator's session on the first post. Without it, posting is refused. */
  readonly session?: () => Promise<SessionPort>;
  /** Name of the app to use, where there is more than one. */
  readonly appName?: string;
}

/** Press articles in Firestore; their openings are counted by the functions. */
export function createFirebasePress(settings: FirebaseSettings, options: FirebasePressOptions = {}): PressPort {
  const { session, appName, ...functions } = options;
  const store = storeOf(settings, firebaseApp(settings, appName));
  const press = collection(store, PRESS);

  return {
    async list(siteId, after) {
      const place = after === undefined ? undefined : decodeCursor(after);
      if (after !== undefined && place === undefined) throw dataError("rejected");
      const { docs } = await answerOf(
        getDocs(
          query(
            press,
            where("siteId", "==", siteId),
            orderBy("date", "desc"),
            // Firestore's own order among articles of one moment; said so that a cursor can name a place there.
            orderBy(documentId(), "desc"),
            ...(place === undefined
              ? []
              : [startAfter(new Timestamp(place.date.seconds, place.date.nanoseconds), place.id)]),
            limit(PRESS_PAGE_SIZE),
          ),
        ),
      );
      const found = docs.map(readArticle);
      const last = found.at(-1);
      const full = found.length === PRESS_PAGE_SIZE && last !== undefined;
      return {
        articles: found.map(({ article }) => article),
        next: full ? encodeCursor({ date: last.date, id: last.article.id }) : null,
      };
    },
    async open(id) {
      if (!ARTICLE_ID.test(id)) return null;
      const snapshot = await answerOf(getDoc(doc(press, id)));
      if (!snapshot.exists()) return null;
      const { article } = readArticle(snapshot);
      void countView(functions, id);
      return { ...article, views: article.views + 1 };
    },
    async post(draft) {
      const clean = cleanDraft(draft);
      const faults = checkDraft(clean);
      if (faults.length > 0) throw rejectedFields(faults);
      const administrator = await (await session?.())?.current();
      if (!administrator) throw dataError("signed-out");
      const reference = doc(press);
      const entry = { who: administrator.email, what: "article-posted", target: reference.id, count: 0 };
      const batch = writeBatch(store);
      batch.set(reference, { ...clean, date: serverTimestamp(), views: 0 });
      batch.set(doc(collection(store, AUDIT)), { ...entry, at: serverTimestamp() });
      await answerOf(batch.commit());
      return { id: reference.id, ...clean, date: null, views: 0 };
    },
  };
}
