/** The way to a page: `Root` names it, a `Link` for each page on the way, `Current` at its end. */
export * as Breadcrumb from "./Breadcrumb.tsx";
