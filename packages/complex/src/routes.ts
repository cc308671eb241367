import type { Complex } from "./complex.ts";

/** Address of the home page. */
export const HOME_PATH = "/";

/** Address of the registration page, to which header and forms lead. */
export const REGISTRATION_PATH = "/Promotion/Customer";

/** Address of the page after a form was sent. */
export const THANKS_PATH = "/thanks";

/** Addresses of the pages that every complex has, besides its press list and its visit page. */
export const FIXED_PATHS = [HOME_PATH, REGISTRATION_PATH, "/privacy", THANKS_PATH] as const;

/** Address of the site's own VR tour, a document that pages embed; exists if the complex has a `tour.json`. */
export const TOUR_PATH = "/tour";

/** Address of the recruitment announcement (docs/product.md, 2.4); the build writes it. */
export const ANNOUNCEMENT_PATH = "/announcement.pdf";

/** Address of the calendar file with all dates of the sale; the build writes it. */
export const SALE_CALENDAR_PATH = "/calendar.ics";

/** Returns the address of the calendar file of one event, by the event's key in `schedule.json`. */
export const eventCalendarPath = (key: string) => `/calendar/${key}.ics`;

/** Folder of the site's files whose names change with their contents. */
export const HASHED_DIR = "assets/";

/** Address of the admin page, the same for every complex. No page links to it, and search engines do not list it. */
export const ADMIN_PATH = "/admin";

/** Returns the address of a site's press list. */
export const pressPath = (siteKey: string) => `/${siteKey}/press`;

/** Returns the address of a site's page for booking a visit. */
export const visitPath = (siteKey: string) => `/${siteKey}/customer`;

/** Returns the id of the element of a question on a page, by its key in `faq.json`. */
export const questionId = (key: string) => `question-${key}`;

/** An address that leads to another. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Returns the addresses of a site's pages but its press list and visit page, which have a pattern for any site key. */
export function fixedPaths(siteKey: string, pages: object): string[] {
  const bySite = new Set([pressPath(siteKey), visitPath(siteKey)]);
  return Object.keys(pages).filter((path) => !bySite.has(path));
}

/** Returns the legacy addresses of a complex with the pages to which they lead. */
export const siteRedirects = ({ identity, pages }: Pick<Complex, "identity" | "pages">): Redirect[] => [
  { from: "/Promotion/Press", to: pressPath(identity.siteKey) },
  ...Object.entries(pages).flatMap(([to, { redirectFrom = [] }]) => redirectFrom.map((from) => ({ from, to }))),
];
