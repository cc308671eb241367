import { siteRoutes } from "complex:routes";

/** Returns the canonical spelling of a fixed address, without regard to letter case and trailing slash. */
export function canonicalPath(pathname: string): string {
  const bare = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, "") : pathname;
  return siteRoutes.find(({ path }) => path.toLowerCase() === bare.toLowerCase())?.path ?? bare;
}
