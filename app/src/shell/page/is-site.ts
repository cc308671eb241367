import { identity } from "complex:identity";

/** Returns whether a `:site` segment, in whatever letter case, names the site of this complex. */
export const isSite = (segment: string) => segment.toLowerCase() === identity.siteKey;
