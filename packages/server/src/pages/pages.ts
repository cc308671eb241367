import { decodePath } from "@danji/complex/decode-path";
import type { PageState } from "@danji/data/page-state";
import type { Article } from "@danji/data/press/port";
import type { Drafts } from "../forms/drafts.ts";
import type { AppContext } from "../http/context.ts";
import { MESSAGES, problem } from "../http/problem.ts";
import type { SiteManifest } from "../manifest.ts";
import type { PressReader } from "../store/press-port.ts";
import { errorPage } from "./error-page.ts";
import type { Files } from "./files.ts";
import { createPageCache, pageKey } from "./page-cache.ts";
import type { RouteMatch, RouteTable } from "./routes.ts";

/** The app's server-side renderer, for pages that carry state; `url` is path and query. */
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
  /** Whether a press page that is not in the cache is rendered for a request; else it comes as it was built. Default: always. */
  readonly mayRender?: ((c: AppContext) => boolean) | undefined;
  /** Called when a page could not be rendered. */
  readonly onError: (error: unknown) => void;
}

/** Folder of files at addresses that a standard names (RFC 8615). */
const WELL_KNOWN = ".well-known";

/** Names that the build writes beside the site for its own use. */
function isPrivate(segment: string): boolean {
  return segment === "" || (segment.startsWith(".") && segment !== WELL_KNOWN) || segment.startsWith("_");
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Serves the pages and files of the site. */
export function createPages(options: PagesOptions): (c: AppContext) => Promise<Response> {
  const { site, routes, press, drafts, files, caching, render, mayRender = () => true, onError } = options;
  const cache = createPageCache();
  const pageFiles = new Set([site.notFound, ...site.routes.map(({ file }) => file)]);

  async function notFound(c: AppContext): Promise<Response> {
    c.header("X-Robots-Tag", "noindex");
    const page = await files?.serve(c, site.notFound, 404);
    if (page !== undefined) return page;
    if (files !== undefined || render === undefined) return errorPage(c, problem(404, "NOT_FOUND", MESSAGES.notFound));
    const page404 = await render({ url: new URL(c.req.url).pathname, state: {} });
    c.header("Cache-Control", caching.missing);
    return c.html(page404.html, 404);
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

  /** Renders a page, or takes one from the cache that shows the same; `undefined` where too many have been rendered. */
  function html(c: AppContext, draw: PageRenderer, url: string, state: PageState): Promise<string> | undefined {
    const draws = async (): Promise<string> => {
      const { status, html: page } = await draw({ url, state });
      if (status !== 200) throw new Error("A page that was asked for was not rendered");
      return page;
    };
    // A returned form is one visitor's own.
    if (state.form !== undefined) return draws();
    const key = pageKey(url, state);
    const known = cache.find(key);
    if (known !== undefined) return known;
    if (!mayRender(c)) return undefined;
    const page = draws();
    cache.keep(key, page);
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
      const { search } = new URL(c.req.url);
      const state = { ...(await stored(match, article)), ...(form !== undefined && { form }) };
      const page = await html(c, render, pathname + search, state);
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

  async function page(
    c: AppContext,
    pathname: string,
    segments: readonly string[],
    match: RouteMatch,
  ): Promise<Response> {
    const article = await articleAt(segments, match);
    if (article === undefined) return c.redirect(`/${segments.slice(0, -1).map(encodeURIComponent).join("/")}`, 302);
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
    if (target !== undefined) return c.redirect(target, 302);
    const match = routes.match(pathname);
    if (match !== undefined) return page(c, pathname, segments, match);

    const file = segments.join("/");
    if (segments.some(isPrivate) || pageFiles.has(file)) return notFound(c);
    return (await files?.serve(c, file)) ?? notFound(c);
  };
}
