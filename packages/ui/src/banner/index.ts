/** The head of a sub page: `Root` is the band, `Title` its h1, `Lead` a sentence below. */
export * as Banner from "./Banner.tsx";
