import { spelledDay } from "@danji/complex/day-words";
import { PRODUCT_ROUTES } from "@danji/complex/routes";
import { identity } from "complex:identity";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { canonicalPath } from "../routes/canonical-path.ts";
import { useToday } from "../schedule/use-today.ts";
import { PrintLine } from "./PrintHead.styles.ts";

/** Paths of which each has a prerendered page of its own. */
const OWN_PAGES = new Set<string>(PRODUCT_ROUTES);

/** First line of the printed page: whose it is, where it comes from and as of which day. Not on the screen. */
export function PrintHead() {
  const address = useAddress();
  const today = useToday();
  return (
    <PrintLine>
      <span>{`${identity.name} · ${identity.phone}`}</span>
      <span>{address}</span>
      <span>{`${spelledDay(today)} 기준`}</span>
    </PrintLine>
  );
}

const never = () => () => undefined;

/**
 * Address of the page. A page that was rendered for many addresses, as Not Found is, hydrates without one, since it
 * was rendered under none of them; right after that it has its own.
 */
function useAddress(): string {
  const path = canonicalPath(useLocation().pathname);
  return useSyncExternalStore(
    never,
    () => identity.siteUrl + path,
    () => (OWN_PAGES.has(path) ? identity.siteUrl + path : ""),
  );
}
