import type { Complex } from "./complex.ts";

/** Address of the home page. */
export const HOME_PATH = "/";

/** Address of the registration page, to which header and forms lead. */
export const REGISTRATION_PATH = "/Promotion/Customer";

/** Address of the page after a form was sent. */
export const THANKS_PATH = "/thanks";

/** Pages that every complex has under the same address; its press list and its visit page come on top. */
export const FIXED_PATHS = [HOME_PATH, REGISTRATION_PATH, "/privacy", THANKS_PATH] as const;

/** Address of the site's own VR tour, a document that pages show in a frame; it is there where the complex has a `tour.json`. */
export const TOUR_PATH = "/tour";

/** Folder of the site's files whose names change with their contents. */
export const HASHED_DIR = "assets/";

/** Address of the admin page, the same for every complex. Nothing leads there, and no search engine lists it. */
export const ADMIN_PATH = "/admin";

/** Address of a site's press list. */
export const pressPath = (siteKey: string) => `/${siteKey}/press`;

/** Address of a site's visit page. */
export const customerPath = (siteKey: string) => `/${siteKey}/customer`;

/** Address of one page of `pages.json`. */
export interface SiteRoute {
  /** Canonical address. It is never made from a label: `/FloorPlan/59A` may be labelled 84A. */
  readonly path: string;
  /** Further spellings under which a static host needs the page. */
  readonly aliases: readonly string[];
}

/** An address that leads to another. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Returns the addresses of the pages of a complex in the order of `pages.json`, without its press list and its visit page. */
export function siteRoutes({ identity, pages }: Pick<Complex, "identity" | "pages">): SiteRoute[] {
  const bySite = new Set([pressPath(identity.siteKey), customerPath(identity.siteKey)]);
  return Object.entries(pages)
    .filter(([path]) => !bySite.has(path))
    .map(([path, { aliases = [] }]) => ({ path, aliases }));
}

/** Returns the legacy addresses of a complex with the pages to which they lead. */
export const siteRedirects = ({ identity, pages }: Pick<Complex, "identity" | "pages">): Redirect[] => [
  { from: "/Promotion/Press", to: pressPath(identity.siteKey) },
  ...Object.entries(pages).flatMap(([to, { redirectFrom = [] }]) => redirectFrom.map((from) => ({ from, to }))),
];
