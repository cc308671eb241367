import type { LinkProps } from "@danji/ui/provider";
import { useHref, useLinkClickHandler } from "react-router-dom";
import { findRoute } from "./table.ts";

/** An address with a scheme of its own, such as `https:` or `tel:`, leads out of the site. */
const ELSEWHERE = /^[a-z][a-z\d+.-]*:/i;

const warmUp = (to: string) => {
  // A failed warm-up is not an error: the click loads the page again and tells what went wrong.
  findRoute(to.split(/[?#]/)[0] ?? to)
    ?.preload()
    .catch(() => undefined);
};

/**
 * The kit's link over the router; the page behind it is fetched as soon as it is pointed at. A link with `download` leads
 * to a file, which the browser fetches and not the router, and one with a scheme leads elsewhere.
 */
export function RouterLink({ to, children, ...link }: LinkProps) {
  if (ELSEWHERE.test(to))
    return (
      <a {...link} href={to}>
        {children}
      </a>
    );
  return (
    <SiteLink {...link} to={to}>
      {children}
    </SiteLink>
  );
}

function SiteLink({ to, onClick, onPointerEnter, onFocus, children, ...anchor }: LinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler(to, anchor.target === undefined ? {} : { target: anchor.target });
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && anchor.download === undefined) navigate(event);
      }}
      onPointerEnter={(event) => {
        warmUp(to);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        warmUp(to);
        onFocus?.(event);
      }}
    >
      {children}
    </a>
  );
}
