import { PrintHead } from "@danji/sections/frame/print-head/PrintHead.tsx";
import { identity } from "complex:identity";
import { siteRoutes } from "complex:routes";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { canonicalPath } from "./page/canonical-path.ts";
import { useToday } from "./use-today.ts";

/** Paths of which each has a prerendered page of its own. */
const OWN_PAGES = new Set(siteRoutes.map(({ path }) => path));

/** Renders the first line of the printed page, with its address and the date. */
export const SitePrintHead = () => <PrintHead identity={identity} address={useAddress()} today={useToday()} />;

const never = () => () => undefined;

/**
 * Returns the address of the page. A page that was rendered for many addresses, as Not Found is, hydrates without one, since
 * it was rendered under none of them; right after that it has its own.
 */
function useAddress(): string {
  const path = canonicalPath(useLocation().pathname);
  return useSyncExternalStore(
    never,
    () => identity.shownUrl + path,
    () => (OWN_PAGES.has(path) ? identity.shownUrl + path : ""),
  );
}
