import type { PageState } from "@danji/api/page-state";
import { createContext, use } from "react";

/** Id of the element in which the server hands its state to the client. */
export const PAGE_STATE_ID = "page-state";

/** What the server knew when it rendered the page; empty on prerendered pages. */
export const PageStateContext = createContext<PageState>({});

export const usePageState = () => use(PageStateContext);

/** Whether the page on the screen is the one that came as HTML: only there may a section wait with its code. */
export const AsRenderedContext = createContext(false);

export const useAsRendered = () => use(AsRenderedContext);

/** Values of the parts of an address that a pattern leaves open, e.g. `site` of `/:site/press`. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** The open parts of the present address; empty on fixed addresses. */
export const RouteParamsContext = createContext<RouteParams>({});

export const useRouteParams = () => use(RouteParamsContext);
