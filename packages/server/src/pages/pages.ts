import { decodePath } from "@danji/complex/decode-path";
import { pressPath } from "@danji/complex/routes";
import { once } from "@danji/api/once";
import type { PageState } from "@danji/api/page-state";
import type { Article } from "@danji/api/press/schema";
import type { Drafts } from "../forms/drafts.ts";
import type { AppContext, SiteParts } from "../http/context.ts";
import { MESSAGES, problem, tooMany } from "../http/problem.ts";
import type { PressReader } from "../store/store.ts";
import type { Caching } from "./caching.ts";
import { errorPage } from "./error-page.ts";
import type { Files } from "./files.ts";
import { createPageCache } from "./page-cache.ts";
import type { RouteMatch, RouteTable } from "./routes.ts";

/** The app's server-side renderer, for pages that carry state; `url` is the path, since no page depends on a query. */
export type PageRenderer = (request: { url: string; state: PageState }) => Promise<{ status: number; html: string }>;

export interface PagesOptions extends Pick<SiteParts, "site" | "clock"> {
  readonly routes: RouteTable;
  readonly press: PressReader;
  readonly drafts: Drafts;
  /** None while another server has them: Vite's, or a CDN, which asks for what it does not find. */
  readonly files: Files | undefined;
  readonly caching: Caching;
  readonly render: PageRenderer | undefined;
  /** Counts a request that renders a page or reads the store, and returns the seconds until its sender may send one. */
  readonly secondsToRead: (c: AppContext) => number;
  readonly onError: (error: unknown) => void;
}

/** Folder of files at addresses that a standard names (RFC 8615). */
const WELL_KNOWN = ".well-known";

/** Address that has no page. An address of a request will not do: the renderer takes some for those of pages, e.g. `/thanks//`. */
const MISSING_PATH = "/404";

/** Names that the build writes beside the site for its own use. */
function isPrivate(segment: string): boolean {
  return segment === "" || (segment.startsWith(".") && segment !== WELL_KNOWN) || segment.startsWith("_");
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export function createPages(options: PagesOptions): (c: AppContext) => Promise<Response> {
  const { site, routes, press, drafts, files, caching, render, clock, secondsToRead, onError } = options;
  const cache = createPageCache(clock);
  const pageFiles = new Set([site.notFound, ...site.routes.map(({ file }) => file)]);

  /** The page of addresses that the site does not have is the same for all of them, so made-up ones cost one rendering. */
  const missing = render && once(() => render({ url: MISSING_PATH, state: {} }));

  async function notFound(c: AppContext): Promise<Response> {
    c.header("X-Robots-Tag", "noindex");
    const page = await files?.serve(c, site.notFound, 404);
    if (page !== undefined) return page;
    if (files !== undefined || missing === undefined) return errorPage(c, problem(404, "NOT_FOUND", MESSAGES.notFound));
    const { html: page404 } = await missing();
    c.header("Cache-Control", caching.missing);
    return c.html(page404, 404);
  }

  /** The article at an address, `undefined` where there is none, `null` at an address that is none of an article. */
  async function articleAt(
    [siteId = ""]: readonly string[],
    { params }: RouteMatch,
  ): Promise<Article | undefined | null> {
    if (params["id"] === undefined) return null;
    const article = await press.get(params["id"]);
    return article !== undefined && isSame(article.siteId, siteId) ? article : undefined;
  }

  /** What the store has for a page: readers without a script, search engines and messengers get it with the page. */
  async function stored({ shows, params }: RouteMatch, article: Article | null): Promise<PageState> {
    if (shows === "article" && article !== null) return { article };
    if (shows !== "press-list") return {};
    const asked = params["site"] ?? site.siteKey;
    return { pressList: await press.list(isSame(asked, site.siteKey) ? site.siteKey : asked) };
  }

  /** Whether an address is the page's own. Only such pages are kept, or those of other spellings and made-up sites would push them out. */
  const isOwn = (pathname: string, { path }: RouteMatch, article: Article | null): boolean =>
    pathname === (article === null ? path : `${pressPath(site.siteKey)}/${article.id}`);

  /** Renders a page, or takes one from the cache that shows the same; `undefined` where too many have been rendered. */
  function html(
    c: AppContext,
    draw: PageRenderer,
    url: string,
    state: PageState,
    isKept: boolean,
  ): Promise<string> | undefined {
    const draws = async (): Promise<string> => {
      const { status, html: page } = await draw({ url, state });
      if (status !== 200) throw new Error("A page that was asked for was not rendered");
      return page;
    };
    // A returned form is one visitor's own.
    if (state.form !== undefined) return draws();
    // Asked once: each time counts a page.
    let isAllowed: boolean | undefined;
    const mayRenderNow = (): boolean => (isAllowed ??= files === undefined || secondsToRead(c) === 0);
    const known = isKept ? cache.find(url, state, mayRenderNow) : undefined;
    if (known !== undefined) return known;
    if (!mayRenderNow()) return undefined;
    const page = draws();
    if (isKept) cache.keep(url, state, page);
    return page;
  }

  /** The page with what the store has for it, and with the form that came back to it, once. */
  async function rendered(
    c: AppContext,
    pathname: string,
    match: RouteMatch,
    article: Article | null,
  ): Promise<Response | undefined> {
    const form = c.req.method === "GET" ? await drafts.find(c, pathname) : undefined;
    const isBuilt = files !== undefined && form === undefined && match.shows === undefined;
    if (render === undefined || isBuilt) return undefined;
    try {
      const state = { ...(await stored(match, article)), ...(form !== undefined && { form }) };
      const page = await html(c, render, pathname, state, isOwn(pathname, match, article));
      if (page === undefined) return undefined;
      if (form !== undefined) await drafts.forget(c);
      const fresh = match.shows === undefined ? caching.built : caching.stored;
      c.header("Cache-Control", form === undefined ? fresh : "no-store");
      return c.html(page);
    } catch (error) {
      // Without the page as it was built there is nothing to fall back to.
      if (files === undefined) throw error;
      onError(error);
      return undefined;
    }
  }

  /** Returns the answer to a sender who may not read now: the page as it was rendered last, if it is kept; `undefined` to all others. */
  async function withoutReading(c: AppContext, pathname: string, match: RouteMatch): Promise<Response | undefined> {
    if (files !== undefined) return undefined;
    const hasDraft = c.req.header("Cookie") !== undefined;
    if (match.shows === undefined && !hasDraft && isOwn(pathname, match, null)) return undefined;
    const seconds = secondsToRead(c);
    if (seconds === 0) return undefined;
    const last = hasDraft ? undefined : cache.last(pathname);
    if (last === undefined) return errorPage(c, tooMany(seconds, MESSAGES.flood));
    c.header("Cache-Control", caching.stored);
    return c.html(last);
  }

  async function page(
    c: AppContext,
    pathname: string,
    segments: readonly string[],
    match: RouteMatch,
  ): Promise<Response> {
    const unread = await withoutReading(c, pathname, match);
    if (unread !== undefined) return unread;
    const article = await articleAt(segments, match);
    if (article === undefined) {
      const list = `/${segments.slice(0, -1).map(encodeURIComponent).join("/")}`;
      return c.redirect(list + new URL(c.req.url).search, 302);
    }
    const { site: siteParam } = match.params;
    if (siteParam !== undefined && !isSame(siteParam, site.siteKey)) c.header("X-Robots-Tag", "noindex");
    return (await rendered(c, pathname, match, article)) ?? (await files?.serve(c, match.file)) ?? notFound(c);
  }

  return async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const segments = decodePath(pathname);
    if (segments === undefined) return notFound(c);

    const plain = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : undefined;
    // Only to addresses we know: `//example.org/` without its last slash would lead away from here.
    if (plain !== undefined) {
      return (routes.match(plain) ?? routes.redirect(plain)) ? c.redirect(plain + search, 308) : notFound(c);
    }

    const target = routes.redirect(pathname);
    if (target !== undefined) return c.redirect(target + search, 302);
    const match = routes.match(pathname);
    if (match !== undefined) return page(c, pathname, segments, match);

    const file = segments.join("/");
    if (segments.some(isPrivate) || pageFiles.has(file)) return notFound(c);
    return (await files?.serve(c, file)) ?? notFound(c);
  };
}
