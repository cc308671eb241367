import type { FirebaseApp } from "firebase/app";
import {
  addDoc,
  collection,
  connectFirestoreEmulator,
  doc,
  documentId,
  type DocumentSnapshot,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setLogLevel,
  startAfter,
  Timestamp,
  where,
} from "firebase/firestore/lite";
import { dataError, rejectedFields } from "../data-error.ts";
import { type Article, PRESS_PAGE_SIZE, type PressPort } from "../press/port.ts";
import { checkDraft, cleanDraft } from "../press/rules.ts";
import { type FirebaseSettings, firebaseApp } from "./app.ts";
import { countView } from "./count-view.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";
import { answerOf } from "./faults.ts";

const PRESS = "press";

/** Ids that Firestore or an administrator of it gives; names between double underscores are its own. */
const ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/u;

/** An article with its date as Firestore keeps it, to the nanosecond. */
interface StoredArticle {
  readonly article: Article;
  readonly date: Timestamp;
}

/** @throws DataError `server` when the document is not an article. */
function readArticle(snapshot: DocumentSnapshot): StoredArticle {
  const { siteId, title, summary, content, date, views } = snapshot.data() ?? {};
  if (
    typeof siteId !== "string" ||
    typeof title !== "string" ||
    typeof summary !== "string" ||
    typeof content !== "string" ||
    !(date instanceof Timestamp) ||
    typeof views !== "number"
  ) {
    throw dataError("server");
  }
  return { article: { id: snapshot.id, siteId, title, summary, content, date: date.toMillis(), views }, date };
}

const stores = new WeakMap<FirebaseApp, Firestore>();

/** The database of an app, at the emulator if the settings name one. */
function storeOf(settings: FirebaseSettings, app: FirebaseApp): Firestore {
  const known = stores.get(app);
  if (known) return known;
  // What goes wrong is told by errors, in words for people; the console needs no second telling.
  setLogLevel("silent");
  const store = getFirestore(app);
  const [host, port] = settings.emulators?.firestore.split(":") ?? [];
  if (host !== undefined) connectFirestoreEmulator(store, host, Number(port));
  stores.set(app, store);
  return store;
}

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
            ...(place === undefined ? [] : [startAfter(place.date, place.id)]),
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
      if (!ID.test(id)) return null;
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
