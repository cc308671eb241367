/**
 * Groups of modules that come as one file, each with what it imports. Left alone, the bundler makes a file of every few modules that
 * pages share: forty for a page of plans, most of one or two kilobytes.
 */
export const CHUNK_GROUPS = [
  // What the entry imports. The start script has a file of its own.
  { name: "site", tags: ["$initial" as const], test: /^(?!.*\/app\/src\/bootstrap\.ts$)/, priority: 7 },
  // What every page needs, the home page too.
  {
    name: "shared",
    test: /packages\/(ui\/src\/picture\/(Picture|source)|sections\/src\/(structured-data\/(JsonLd|postal-address)|parts\/(picture-sizes|RetryButton)))\./,
    priority: 6,
  },
  { name: "home", test: /app\/src\/pages\/home\/HomePage\.|complex:page\/$/, priority: 5 },
  {
    name: "page",
    test: /app\/src\/(pages\/(InformationPage|blocks\/(PageBlocks|registry|deferred-block))\.tsx$|shell\/page\/is-site)|packages\/complex\/src\/figures\./,
    priority: 4,
  },
  // What pages of several kinds need of flats, prices and fields: for one line of it no page must fetch the code of plans or of
  // forms. It imports nothing that is not in a group above.
  {
    name: "parts",
    test: /packages\/(complex\/src\/(money|prices|review|supply|line-words)|sections\/src\/parts\/LawNote)\.|complex:supply$/,
    priority: 3,
  },
  { name: "controls", test: /packages\/ui\/src\/(field|load-more)\//, priority: 3 },
  // Below pages: what forms share with them must not make a page fetch the code of forms.
  {
    name: "forms",
    test: /app\/src\/(shell\/forms\/(?!Interest|Inquiry)|pages\/PromotionPage\.)|packages\/sections\/src\/form-section\//,
    priority: 2,
  },
  // What the home page too needs of the kit once it is scrolled.
  {
    name: "ui",
    test: /packages\/ui\/src\/(fact-table\/|button\/ArrowHead|provider\/useReducedMotion|theme\/columns)/,
    priority: 2,
  },
  { name: "pan-zoom", test: /packages\/ui\/src\/pan-zoom\//, priority: 2 },
  { name: "types", test: /app\/src\/pages\/blocks\/bindings\/(UnitType|Types|AllTypes)\./, priority: 1 },
  { name: "plans", test: /app\/src\/pages\/blocks\/(bindings\/(Plans|Comparison)|\w+-sheets)\./, priority: 0 },
  { name: "contact", test: /app\/src\/pages\/blocks\/bindings\/Contact\./, priority: 1 },
  { name: "press", test: /app\/src\/press\/PressListPage\.|complex:page\/[^/]+\/press$/, priority: 0 },
  { name: "backend", test: /packages\/data\/src\/http\/(press|session)\./, priority: 0 },
];
