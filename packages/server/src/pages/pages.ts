import type { PageState } from "@danji/data/page-state";
import { pressPage } from "../api/press-page.ts";
import type { Drafts } from "../forms/drafts.ts";
import type { AppContext } from "../http/context.ts";
import { MESSAGES, problem } from "../http/problem.ts";
import type { SiteManifest } from "../manifest.ts";
import type { PressStore } from "../store/press.ts";
import { errorPage } from "./error-page.ts";
import type { Files } from "./files.ts";
import { decodePath, type RouteMatch, type RouteTable } from "./routes.ts";

/** The app's server-side renderer, for pages that carry state; `url` is path and query. */
export type PageRenderer = (request: { url: string; state: PageState }) => Promise<{ status: number; html: string }>;

interface PagesOptions {
  readonly site: SiteManifest;
  readonly routes: RouteTable;
  readonly press: PressStore;
  readonly drafts: Drafts;
  /** None while another server (Vite's) has the pages. */
  readonly files: Files | undefined;
  readonly render: PageRenderer | undefined;
  /** Told when a page could not be rendered. */
  readonly onError: (error: unknown) => void;
}

/** Names that the build writes beside the site for its own use. */
function isPrivate(segment: string): boolean {
  return segment === "" || segment.startsWith(".") || segment.startsWith("_");
}

/** Serves the pages and files of the site. */
export function createPages(options: PagesOptions): (c: AppContext) => Promise<Response> {
  const { site, routes, press, drafts, files, render, onError } = options;
  const pageFiles = new Set([site.notFound, ...site.routes.map(({ file }) => file)]);

  async function notFound(c: AppContext): Promise<Response> {
    c.header("X-Robots-Tag", "noindex");
    const page = await files?.serve(c, site.notFound, 404);
    return page ?? errorPage(c, problem(404, "NOT_FOUND", MESSAGES.notFound));
  }

  /** The list that a press article's address belongs to, when there is no such article. */
  function missingArticleList(segments: readonly string[], { params }: RouteMatch): string | undefined {
    if (params["id"] === undefined) return undefined;
    const siteId = segments[0] ?? "";
    const article = press.get(params["id"]);
    if (article?.siteId.toLowerCase() === siteId.toLowerCase()) return undefined;
    return `/${segments.slice(0, -1).map(encodeURIComponent).join("/")}`;
  }

  /** What the store has for a page: readers without a script, search engines and messengers get it with the page. */
  function stored({ shows, params }: RouteMatch): PageState {
    if (shows === "article") {
      const article = press.get(params["id"] ?? "");
      return article === undefined ? {} : { article };
    }
    if (shows !== "press-list") return {};
    const asked = params["site"] ?? site.siteKey;
    const siteId = asked.toLowerCase() === site.siteKey.toLowerCase() ? site.siteKey : asked;
    return { pressList: pressPage(press, siteId) };
  }

  /** The page with what the store has for it, and with the form that came back to it, once. */
  async function rendered(c: AppContext, pathname: string, match: RouteMatch): Promise<Response | undefined> {
    const form = c.req.method === "GET" ? drafts.find(c, pathname) : undefined;
    if (render === undefined || (form === undefined && match.shows === undefined)) return undefined;
    try {
      const { search } = new URL(c.req.url);
      const state = { ...stored(match), ...(form !== undefined && { form }) };
      const { status, html } = await render({ url: pathname + search, state });
      if (status !== 200) throw new Error("A page that was asked for was not rendered");
      if (form !== undefined) drafts.forget(c);
      c.header("Cache-Control", form === undefined ? "no-cache" : "no-store");
      return c.html(html);
    } catch (error) {
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
    const list = missingArticleList(segments, match);
    if (list !== undefined) return c.redirect(list, 302);
    const { site: siteParam } = match.params;
    if (siteParam !== undefined && siteParam.toLowerCase() !== site.siteKey.toLowerCase()) {
      c.header("X-Robots-Tag", "noindex");
    }
    return (await rendered(c, pathname, match)) ?? (await files?.serve(c, match.file)) ?? notFound(c);
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
