import { decodePath } from "@danji/complex/decode-path";
import { ADMIN_PATH, visitPath, HOME_PATH, pressPath, type Redirect, REGISTRATION_PATH } from "@danji/complex/routes";
import { identity } from "complex:identity";
import { pageContents } from "complex:pages";
import { siteRedirects } from "complex:redirects";
import { matchPath } from "react-router-dom";
import { lazyComponent } from "../shell/loading/lazy-component.tsx";
import { type LazyPage, lazyPage, type PageComponent } from "./lazy-page.tsx";
import { sitePaths } from "../shell/page/addresses.ts";
import type { RouteParams } from "../shell/page/page-state.ts";
import type { PageContent } from "../shell/page/page-content.ts";

/** Layouts of pages, with their code. */
const LAYOUTS = {
  home: () => import("../pages/home/HomePage.tsx").then((m) => m.HomePage),
  information: () => import("../pages/InformationPage.tsx").then((m) => m.InformationPage),
  promotion: () => import("../pages/PromotionPage.tsx").then((m) => m.PromotionPage),
  customer: () => import("../pages/CustomerPage.tsx").then((m) => m.CustomerPage),
  pressList: () => import("../press/PressListPage.tsx").then((m) => m.PressListPage),
  article: () => import("../press/ArticlePage.tsx").then((m) => m.ArticlePage),
} satisfies Record<string, () => Promise<PageComponent>>;

/** One address, or a family of addresses, of the site. */
export interface Route extends LazyPage {
  /** Pattern of the router, matched in any letter case, e.g. `/:site/press`. */
  readonly pattern: string;
  /** Address whose content the page shows. */
  readonly content: string;
  readonly layout: keyof typeof LAYOUTS | "admin";
}

/** Pages with a layout of their own; all others are pages of information. */
const OWN_LAYOUT: Readonly<Record<string, keyof typeof LAYOUTS>> = {
  [HOME_PATH]: "home",
  [REGISTRATION_PATH]: "promotion",
};

/** Loads the content that is shown at an address. */
export function loadContent(address: string): Promise<PageContent> {
  const load = pageContents[address];
  if (!load) throw new Error(`No content for ${address}`);
  return load();
}

function route(pattern: string, content: string, layout: keyof typeof LAYOUTS): Route {
  return { pattern, content, layout, ...lazyPage(LAYOUTS[layout], () => loadContent(content)) };
}

/** The admin page is the same for every complex, and shows nothing of its content. */
const admin: Route = {
  pattern: ADMIN_PATH,
  content: ADMIN_PATH,
  layout: "admin",
  ...lazyComponent(() => import("../admin/AdminPage.tsx").then((m) => m.AdminPage)),
};

/** The page of every address that the site does not have. */
export const notFound = lazyComponent(() => import("../pages/NotFoundPage.tsx").then((m) => m.NotFoundPage));

/** Every address of the site. The router, the prerender and the sitemap are made from it. */
export const routes: readonly Route[] = [
  ...sitePaths.map((path) => route(path, path, OWN_LAYOUT[path] ?? "information")),
  route("/:site/press", pressPath(identity.siteKey), "pressList"),
  route("/:site/press/:id", pressPath(identity.siteKey), "article"),
  route("/:site/customer", visitPath(identity.siteKey), "customer"),
  admin,
];

export const redirects: readonly Redirect[] = siteRedirects;

/** Returns a path as text, as the server decodes it; `undefined` where it leads nowhere. */
function decoded(pathname: string): string | undefined {
  const segments = decodePath(pathname);
  return segments && `/${segments.join("/")}`;
}

/** Returns the route that a path leads to, in any letter case; static routes win over patterns. */
export function matchRoute(pathname: string): { readonly route: Route; readonly params: RouteParams } | undefined {
  const path = decoded(pathname);
  if (path === undefined) return undefined;
  const matches = routes.flatMap((candidate) => {
    const match = matchPath(candidate.pattern, path);
    return match ? [{ route: candidate, params: match.params }] : [];
  });
  return matches.find(({ route: { pattern } }) => !pattern.includes(":")) ?? matches[0];
}

/** Returns the route that a path leads to, without its parameters. */
export const findRoute = (pathname: string): Route | undefined => matchRoute(pathname)?.route;

/** Returns the redirect target of a legacy path, if there is one. */
export function redirectOf(pathname: string): string | undefined {
  const path = decoded(pathname);
  return path === undefined ? undefined : redirects.find(({ from }) => matchPath(from, path))?.to;
}
