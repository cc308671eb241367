import type { LinkProps } from "@danji/ui/provider";
import { Link } from "react-router-dom";
import { findRoute } from "./table.ts";

const warmUp = (to: string) => {
  // A failed warm-up is not an error: the click loads the page again and tells what went wrong.
  findRoute(to.split(/[?#]/)[0] ?? to)
    ?.preload()
    .catch(() => undefined);
};

/**
 * The kit's link over the router; the page behind it is fetched as soon as it is pointed at. A link with `download` leads
 * to a file, which the browser fetches and not the router.
 */
export function RouterLink({ to, onPointerEnter, onFocus, ...props }: LinkProps) {
  return (
    <Link
      to={to}
      reloadDocument={props.download !== undefined}
      onPointerEnter={(event) => {
        warmUp(to);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        warmUp(to);
        onFocus?.(event);
      }}
      {...props}
    />
  );
}
