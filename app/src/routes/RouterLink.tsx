import type { LinkProps } from "@danji/ui/provider";
import type { MouseEvent } from "react";
import { useHref, useNavigate } from "react-router-dom";
import { navigateOverOverlays } from "./router-history.ts";
import { findRoute } from "./table.ts";

/** An absolute URL, such as `https:` or `tel:`. */
const ABSOLUTE = /^[a-z][a-z\d+.-]*:/i;

/** A file beside the pages, such as `/announcement.pdf`: addresses of pages have no dot. */
const FILE = /^[^?#]*\./;

const preloadPage = (to: string) => {
  // The click loads the page again and reports a failure.
  findRoute(to.split(/[?#]/)[0] ?? to)
    ?.preload()
    .catch(() => undefined);
};

/** Returns whether a click asks for the page in this window. */
function opensHere({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean {
  return button === 0 && /^(_self)?$/.test(currentTarget.target) && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** Renders the kit's link over the router and preloads its page on intent; the browser handles downloads, files and absolute URLs. */
export function RouterLink({ to, children, ...link }: LinkProps) {
  if (ABSOLUTE.test(to))
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
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || anchor.download !== undefined || !opensHere(event) || FILE.test(to)) return;
    event.preventDefault();
    // As in a document: a link to the current address adds no entry.
    const isCurrent = event.currentTarget.href === location.href;
    navigateOverOverlays((replace) => void navigate(to, { replace: replace || isCurrent }));
  }

  return (
    <a
      {...anchor}
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        preloadPage(to);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preloadPage(to);
        onFocus?.(event);
      }}
    >
      {children}
    </a>
  );
}
