import { BreadcrumbCurrent, BreadcrumbLink, BreadcrumbRoot } from "./Breadcrumb.tsx";

/** The way to a page: `Root` names it, a `Link` for each page on the way, `Current` at its end. */
export const Breadcrumb = { Root: BreadcrumbRoot, Link: BreadcrumbLink, Current: BreadcrumbCurrent };
