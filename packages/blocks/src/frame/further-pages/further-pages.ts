import type { Identity } from "@danji/complex/schema/identity";

/** Title of the list. */
export const FURTHER_TITLE = "자주 찾는 안내";

/** Leads to the press list of the site. */
const PRESS = { label: "언론보도", to: "/Promotion/Press" };

/** Returns the pages that visitors ask for most beside those of the menu, the press list last. */
export const furtherPages = ({ furtherPages: pages }: Pick<Identity, "furtherPages">) => [...pages, PRESS];
