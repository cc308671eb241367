import { fixedPaths } from "@danji/complex/routes";
import { identity } from "complex:identity";
import { pageContents } from "complex:pages";

/** Addresses of which each has a prerendered page of its own, in their canonical spelling. */
export const sitePaths: readonly string[] = fixedPaths(identity.siteKey, pageContents);

/** Returns the canonical spelling of a fixed address, without regard to letter case and trailing slash. */
export function canonicalPath(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === "/") end -= 1;
  const bare = pathname.slice(0, end);
  return sitePaths.find((path) => path.toLowerCase() === bare.toLowerCase()) ?? bare;
}

/** Returns whether a `:site` segment, in whatever letter case, names the site of this complex. */
export const isSite = (segment: string) => segment.toLowerCase() === identity.siteKey;
