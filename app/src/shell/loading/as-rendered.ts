import { createContext, use } from "react";

/**
 * Whether the page on the screen is the one that came as HTML: true until the visitor has left its first address. Only
 * there may a section wait with its code, for only there is it seen without.
 */
export const AsRenderedContext = createContext(false);

export const useAsRendered = () => use(AsRenderedContext);
