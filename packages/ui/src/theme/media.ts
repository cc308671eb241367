/** All media queries that styles use: `${media.mobile} { … }`. */
export * as media from "./queries.ts";

/** Style of what is not there where a media query matches: `${hiddenIn(media.print)}`. */
export const hiddenIn = (query: string) => `${query} { display: none; }`;
