import { siteRoutes } from "complex:routes";

/** Returns the canonical spelling of a fixed address, without regard to letter case and trailing slash. */
export function canonicalPath(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === "/") end -= 1;
  const bare = pathname.slice(0, end);
  return siteRoutes.find(({ path }) => path.toLowerCase() === bare.toLowerCase())?.path ?? bare;
}
