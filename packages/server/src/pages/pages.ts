import { decodePath } from "@danji/complex/decode-path";
import { pressPath } from "@danji/complex/routes";
import type { PageState } from "@danji/data/page-state";
import type { Article } from "@danji/data/press/port";
import type { Drafts } from "../forms/drafts.ts";
import type { AppContext } from "../http/context.ts";
import { MESSAGES, problem, tooMany } from "../http/problem.ts";
import type { SiteManifest } from "../manifest.ts";
import type { PressReader } from "../store/press-port.ts";
import { errorPage } from "./error-page.ts";
import type { Files } from "./files.ts";
import { createPageCache } from "./page-cache.ts";
import type { RouteMatch, RouteTable } from "./routes.ts";

/** The app's server-side renderer, for pages that carry state; `url` is the path, since no page depends on a query. */
export type PageRenderer = (request: { url: string; state: PageState }) => Promise<{ status: number; html: string }>;

/** `Cache-Control` of rendered pages. */
export interface PageCaching {
  /** Of what the store has. */
  readonly stored: string;
  /** Of a page that only a new build changes. */
  readonly built: string;
  /** Of an address that has no page. */
  readonly missing: string;
}

interface PagesOptions {
  readonly site: SiteManifest;
  readonly routes: RouteTable;
  readonly press: PressReader;
  readonly drafts: Drafts;
  /** None while another server has them: Vite's, or a CDN, which asks for what it does not find. */
  readonly files: Files | undefined;
  /** How long who may keep a page that is rendered from the store, a page that says nothing of it, and that there is none. */
  readonly caching: PageCaching;
  readonly render: PageRenderer | undefined;
  readonly clock: () => number;
  /**
   * Whether a press page that is not in the cache is rendered for a request; else it comes as it was built.
   *
   * @default always
   */
  readonly mayRender?: ((c: AppContext) => boolean) | undefined;
  /**
   * Counts a request that reads the store, or renders a page under another address than its own. Returns the seconds
   * until its sender may send one; until then the page comes as it was rendered last.
   *
   * @default always 0
   */
  readonly secondsToRead?: ((c: AppContext) => number) | undefined;
  /** Called when a page could not be rendered. */
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

/** Serves the pages and files of the site. */
export function createPages(options: PagesOptions): (c: AppContext) => Promise<Response> {
  const { site, routes, press, drafts, files, caching, render, clock, onError } = options;
  const { mayRender = () => true, secondsToRead = () => 0 } = options;
  const cache = createPageCache(clock);
  const pageFiles = new Set([site.notFound, ...site.routes.map(({ file }) => file)]);

  /** The page of addresses that the site does not have is the same for all of them, so made-up ones cost one rendering. */
  let missing: ReturnType<PageRenderer> | undefined;
  async function renderMissing(draw: PageRenderer): ReturnType<PageRenderer> {
    try {
      return await draw({ url: MISSING_PATH, state: {} });
    } catch (error) {
      missing = undefined;
      throw error;
    }
  }

  async function notFound(c: AppContext): Promise<Response> {
    c.header("X-Robots-Tag", "noindex");
    const page = await files?.serve(c, site.notFound, 404);
    if (page !== undefined) return page;
    if (files !== undefined || render === undefined) return errorPage(c, problem(404, "NOT_FOUND", MESSAGES.notFound));
    const { html: page404 } = await (missing ??= renderMissing(render));
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
    return { pressList: await press.firstPage(isSame(asked, site.siteKey) ? site.siteKey : asked) };
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
    const mayRenderNow = (): boolean => (isAllowed ??= mayRender(c));
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
