import { PRODUCT_ROUTES } from "@danji/complex/routes";

/** The one true spelling of a fixed address, whatever letter case or trailing slash it was asked for with. */
export function canonicalPath(pathname: string): string {
  const bare = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  return PRODUCT_ROUTES.find((path) => path.toLowerCase() === bare.toLowerCase()) ?? bare;
}
