import {
  type Article,
  type ArticleOutcome,
  type ArticleTexts,
  type ListedArticle,
  type NewArticleDraft,
  PRESS_PAGE_SIZE,
  type PressCursor,
  pressCursor,
  type PressPage,
  sameTexts,
} from "@danji/api/press/schema";
import { z } from "zod";
import { parseJson } from "../http/body.ts";
import type { PressPlace } from "./store.ts";

/** Articles that a sitemap lists at most: the 50,000 addresses of sitemaps.org, less plenty for the fixed pages. */
export const SITEMAP_ARTICLES = 49_000;

export const isPosted = (stored: Article, draft: NewArticleDraft): boolean =>
  stored.siteId === draft.siteId && sameTexts(stored, draft);

/** Replaces the texts `seen` of an article by `texts`, or removes it where they are `null`, by `write` if need be. */
export function changeArticle(
  stored: Article | undefined,
  seen: ArticleTexts,
  texts: ArticleTexts | null,
  write: () => void,
): ArticleOutcome {
  if (stored === undefined) return { status: "missing" };
  if (texts !== null && sameTexts(stored, texts)) return { status: "done", article: stored };
  if (!sameTexts(stored, seen)) return { status: "changed", article: stored };
  write();
  return { status: "done", article: { ...stored, ...texts } };
}

/** The latest date that is exact to the microsecond, in 2255. */
const LATEST = Number.MAX_SAFE_INTEGER / 1000;

/** Any id of libSQL, and any name that a document may have in Firestore. */
const ID = /^(?!\.{1,2}$|__.*__$)[^/]{1,128}$/u;

const placeSchema = z
  .tuple([z.number().min(0).max(LATEST), z.string().regex(ID)])
  .transform(([date, id]): PressPlace => ({ date, id }));

const encodeCursor = ({ date, id }: PressPlace): PressCursor =>
  pressCursor.parse(Buffer.from(JSON.stringify([date, id])).toString("base64url"));

/** Returns the place behind a cursor; `undefined` for a string that is none. */
export function decodeCursor(cursor: string): PressPlace | undefined {
  return placeSchema.safeParse(parseJson(Buffer.from(cursor, "base64url"))).data;
}

/** Returns a page of a list, with the cursor behind its `last` article if the page is full. */
export function pageOf(articles: readonly ListedArticle[], last: PressPlace | undefined): PressPage {
  const isFull = articles.length === PRESS_PAGE_SIZE && last !== undefined;
  return { articles, next: isFull ? encodeCursor(last) : null };
}
