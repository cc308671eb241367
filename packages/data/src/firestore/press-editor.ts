import {
  collection,
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  type Transaction,
  writeBatch,
} from "firebase/firestore/lite";
import type { AuditAction } from "../audit/port.ts";
import { dataError, rejectedFields } from "../data-error.ts";
import { DataError } from "../errors.ts";
import { type ArticleOutcome, type ArticleTexts, type PressEditorPort, sameTexts } from "../press/editor-port.ts";
import { checkDraft, checkTexts, cleanDraft, cleanTexts } from "../press/rules.ts";
import type { AddAddress } from "../http/entry-address.ts";
import type { Article } from "../press/port.ts";
import type { SessionPort } from "../session/port.ts";
import { type FirebaseSettings, firebaseApp } from "../firebase/app.ts";
import { ARTICLE_ID, PRESS, readArticle } from "./article.ts";
import { answerOf } from "../firebase/faults.ts";
import { retryContention } from "./retry-contention.ts";
import { storeOf } from "./store.ts";

/** Collection of the audit log; `firestore.rules` hold the form of an entry. */
const AUDIT = "audit";

/** Retries of a transaction. A popular article changes every few seconds, as its views are added up. */
const PATIENCE = { tries: 12, longestPauseMs: 2000 };

interface PressEditorOptions {
  /**
   * Called with each entry of the audit log that was written, and not awaited: the browser does not know its own
   * address.
   *
   * @default none
   */
  readonly addAddress?: AddAddress;
  /** Name of the app to use, where there is more than one. */
  readonly appName?: string;
}

/**
 * Creates the administrator's port to the articles in Firestore. A change is a transaction over the article's texts, as its time of change
 * includes openings, and writes the entry of the audit log.
 *
 * @param session Who is signed in; the entry names them, and the rules check the name.
 */
export function createFirestorePressEditor(
  settings: FirebaseSettings,
  session: SessionPort,
  { addAddress = () => Promise.resolve(), appName }: PressEditorOptions = {},
): PressEditorPort {
  const store = storeOf(settings, firebaseApp(settings, appName));

  /** Returns the administrator's e-mail. */
  async function signedIn(): Promise<string> {
    const administrator = await session.current();
    if (administrator === null) throw dataError("signed-out");
    return administrator.email;
  }

  /** Puts `texts` in the place of `seen`, or removes the article where they are `null`. */
  async function change(id: string, seen: ArticleTexts, texts: ArticleTexts | null): Promise<ArticleOutcome> {
    const who = await signedIn();
    if (!ARTICLE_ID.test(id)) return { status: "missing" };
    const reference = doc(store, PRESS, id);
    const written = doc(collection(store, AUDIT));
    const what: AuditAction = texts === null ? "article-removed" : "article-edited";
    let hasWritten = false;
    const work = async (transaction: Transaction): Promise<ArticleOutcome> => {
      hasWritten = false;
      const snapshot = await transaction.get(reference);
      if (!snapshot.exists()) return { status: "missing" };
      const article = readArticle(snapshot);
      if (texts !== null && sameTexts(article, texts)) return { status: "done", article };
      if (!sameTexts(article, seen)) return { status: "changed", article };
      if (texts === null) transaction.delete(reference);
      else transaction.update(reference, { ...texts });
      transaction.set(written, { who, what, target: id, count: 0, at: serverTimestamp() });
      hasWritten = true;
      return { status: "done", article: { ...article, ...texts } };
    };
    try {
      const outcome = await retryContention(() => answerOf(runTransaction(store, work, { maxAttempts: 1 })), PATIENCE);
      if (hasWritten) void addAddress(written.id);
      return outcome;
    } catch (error) {
      return overtaken(error, id, seen);
    }
  }

  /**
   * The rules check an article before the transaction's own condition, and refuse a change to one that has just
   * been deleted by the same code as an unauthorised one. Reading the article tells both apart.
   */
  async function overtaken(error: unknown, id: string, seen: ArticleTexts): Promise<ArticleOutcome> {
    if (!(error instanceof DataError) || error.kind !== "signed-out") throw error;
    const article = await read(id);
    if (article === null) return { status: "missing" };
    if (!sameTexts(article, seen)) return { status: "changed", article };
    throw error;
  }

  async function read(id: string): Promise<Article | null> {
    if (!ARTICLE_ID.test(id)) return null;
    const snapshot = await answerOf(getDoc(doc(store, PRESS, id)));
    return snapshot.exists() ? readArticle(snapshot) : null;
  }

  return {
    async post(draft) {
      const clean = cleanDraft(draft);
      const faults = checkDraft(clean);
      if (faults.length > 0) throw rejectedFields(faults);
      const who = await signedIn();
      const { id, ...article } = clean;
      const posted = id === undefined ? null : await read(id);
      if (posted && posted.siteId === article.siteId && sameTexts(posted, article)) return posted;
      const reference = id === undefined || posted ? doc(collection(store, PRESS)) : doc(store, PRESS, id);
      const entry = { who, what: "article-posted", target: reference.id, count: 0, at: serverTimestamp() };
      const batch = writeBatch(store);
      batch.set(reference, { ...article, date: serverTimestamp(), views: 0 });
      const written = doc(collection(store, AUDIT));
      batch.set(written, entry);
      await answerOf(batch.commit());
      void addAddress(written.id);
      return { id: reference.id, ...article, date: null, views: 0 };
    },
    read,
    async edit(id, seen, texts) {
      const clean = cleanTexts(texts);
      const faults = checkTexts(clean);
      if (faults.length > 0) throw rejectedFields(faults);
      return change(id, seen, clean);
    },
    remove: (id, seen) => change(id, seen, null),
  };
}
