import { siteRoutes } from "complex:routes";

/** The one true spelling of a fixed address, whatever letter case or trailing slash it was asked for with. */
export function canonicalPath(pathname: string): string {
  const bare = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  return siteRoutes.find(({ path }) => path.toLowerCase() === bare.toLowerCase())?.path ?? bare;
}
