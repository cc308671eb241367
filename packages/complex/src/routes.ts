/**
 * Pages that every complex has, in the spelling of the specification (section 2). `/<siteKey>/press` and
 * `/<siteKey>/customer` come on top. Addresses are fixed: a page's label may differ from its address
 * (`/FloorPlan/59A` may be labelled 84A), and no address is ever made from a label.
 */
export const PRODUCT_ROUTES = [
  "/",
  "/Brand/intro",
  "/Brand/video",
  "/BusinessGuide/intro",
  "/BusinessGuide/plan",
  "/BusinessGuide/documents",
  "/SalesInfo/guide",
  "/SalesInfo/announcement",
  "/SalesInfo/SubscriptionGuide",
  "/SalesInfo/stampTax",
  "/LocationEnvironment/intro",
  "/LocationEnvironment/primium",
  "/ComplexGuide/intro",
  "/ComplexGuide/detailintro",
  "/ComplexGuide/community",
  "/FloorPlan/59A",
  "/FloorPlan/59B",
  "/FloorPlan/84A",
  "/FloorPlan/84B",
  "/FloorPlan/114A",
  "/FloorPlan/114B",
  "/FloorPlan/Emodel",
  "/FloorPlan/videos",
  "/Interior/59A",
  "/Interior/84A",
  "/Interior/84B",
  "/Promotion/Customer",
  "/privacy",
  "/thanks",
] as const;

export type ProductRoute = (typeof PRODUCT_ROUTES)[number];

/** Second spellings of a page: the file exists under both, the canonical link names the first. */
export const ROUTE_ALIASES: Readonly<Partial<Record<ProductRoute, readonly string[]>>> = {
  "/SalesInfo/stampTax": ["/SalesInfo/StampTax"],
};

/** Address of the site's own VR tour, a document that pages show in a frame; it is there where the complex has a `tour.json`. */
export const TOUR_PATH = "/tour";

/** Folder of the site's files whose names change with their contents. */
export const HASHED_DIR = "assets/";

/** Address of the administrator's desk, the same for every complex. Nothing leads there, and no search engine lists it. */
export const ADMIN_PATH = "/admin";

/** Address of a site's press list. */
export const pressPath = (siteKey: string) => `/${siteKey}/press`;

/** Address of a site's visit page. */
export const customerPath = (siteKey: string) => `/${siteKey}/customer`;
