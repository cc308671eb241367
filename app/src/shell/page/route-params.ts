import { createContext, use } from "react";

/** Values of the parts of an address that a pattern leaves open, e.g. `site` of `/:site/press`. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** The open parts of the present address; empty on fixed addresses. */
export const RouteParamsContext = createContext<RouteParams>({});

export const useRouteParams = () => use(RouteParamsContext);
