/** All media queries that styles use: `${media.mobile} { … }`. */
export * as media from "./queries.ts";
