/**
 * Groups of modules that come as one file, each with what it imports. Left alone, the bundler makes a file of every few modules that
 * pages share: forty for a page of plans, most of one or two kilobytes.
 */
export const CHUNK_GROUPS = [
  // What the entry imports. The start script has a file of its own.
  { name: "site", tags: ["$initial" as const], test: /^(?!.*\/app\/src\/bootstrap\.ts$)/, priority: 5 },
  { name: "home", test: /app\/src\/pages\/home\/HomePage\.|complex:page\/$/, priority: 4 },
  {
    name: "page",
    test: /app\/src\/(pages\/(InformationPage\.tsx$|blocks\/[^/]*$)|shell\/page\/is-site)/,
    priority: 3,
  },
  // Below pages: what forms share with them must not make a page fetch the code of forms.
  { name: "forms", test: /app\/src\/shell\/forms\/(?!Interest|Inquiry)/, priority: 2 },
  // What prices, taxes and rules say, most of it under half a kilobyte. It imports nothing that is not in a group above.
  { name: "law", test: /packages\/(complex\/src\/(money|prices|review)|sections\/src\/parts\/LawNote)\./, priority: 2 },
  { name: "plans", test: /app\/src\/pages\/blocks\/bindings\/(Plans|Comparison|UnitType|Types)\./, priority: 1 },
  // Above the press list, whose end the search for a flat shares: it must not make that fetch the code of the press list.
  { name: "load-more", test: /packages\/ui\/src\/load-more\//, priority: 1 },
  { name: "registration", test: /app\/src\/pages\/(Promotion|Customer)Page\./, priority: 0 },
  { name: "press", test: /app\/src\/press\/PressListPage\.|complex:page\/[^/]+\/press$/, priority: 0 },
  { name: "backend", test: /packages\/data\/src\/http\/(press|session)\./, priority: 0 },
];
