import {
  addDoc,
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
} from "firebase/firestore/lite";
import { dataError, rejectedFields } from "../data-error.ts";
import { PRESS_PAGE_SIZE, type PressPort } from "../press/port.ts";
import { checkDraft, cleanDraft } from "../press/rules.ts";
import { type FirebaseSettings, firebaseApp } from "./app.ts";
import { ARTICLE_ID, PRESS, readArticle } from "./article.ts";
import { countView } from "./count-view.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";
import { answerOf } from "./faults.ts";
import { storeOf } from "./store.ts";

/**
 * Press articles in Firestore.
 *
 * @param appName Name of the app to use, where there is more than one.
 */
export function createFirebasePress(settings: FirebaseSettings, appName?: string): PressPort {
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
      const reference = doc(press, id);
      const snapshot = await answerOf(getDoc(reference));
      if (!snapshot.exists()) return null;
      const { article } = readArticle(snapshot);
      await countView(reference);
      return { ...article, views: article.views + 1 };
    },
    async post(draft) {
      const clean = cleanDraft(draft);
      const faults = checkDraft(clean);
      if (faults.length > 0) throw rejectedFields(faults);
      const { id } = await answerOf(addDoc(press, { ...clean, date: serverTimestamp(), views: 0 }));
      return { id, ...clean, date: null, views: 0 };
    },
  };
}
