import { blockImages } from "@danji/complex/block-images";
import type { Complex } from "@danji/complex/complex";
import { homeFacts, homeImages } from "@danji/complex/home-references";
import { visitPath, pressPath } from "@danji/complex/routes";
import type { HomeSectionKind } from "@danji/complex/schema/home";
import type { Block } from "@danji/complex/schema/page";
import type { Place } from "./api.ts";

/** What the home page is called, whose title is the name of the complex. */
export const HOME_TITLE = "홈";

/** Name of something that pages show and another file says, e.g. `facts.households` or `schedule`. */
type Source = string;

/** What a block shows of other files, apart from what it names by key. */
const SHOWN_BY_BLOCK: Readonly<Record<Block["kind"], readonly Source[]>> = {
  text: [],
  facts: [],
  table: [],
  list: [],
  cards: [],
  notice: [],
  picture: [],
  features: [],
  gallery: [],
  palette: [],
  statement: [],
  topics: [],
  schedule: ["schedule"],
  documents: ["documents"],
  announcement: ["announcement"],
  stampTaxTable: ["taxes"],
  stampTaxCalculator: ["taxes"],
  subscriptionScoreTables: ["subscription"],
  subscriptionScore: ["subscription"],
  eligibilityTable: ["subscription"],
  eligibilityCheck: ["subscription", "documents"],
  acquisitionTaxTables: ["funding"],
  fundingPlanner: ["funding", "schedule", "taxes"],
  trust: ["identity", "forms"],
  findFlat: ["sunlight", "supply"],
  sunlightTables: ["sunlight", "supply"],
  comingSoon: [],
  links: [],
  map: [],
  sitePlan: [],
  units: ["supply"],
  supply: ["supply"],
  types: ["supply"],
  plans: ["supply"],
  plan: [],
  comparison: ["supply"],
  unitType: ["supply"],
  brandFilm: ["videos.brand"],
  guideFilms: ["videos.guides"],
  tours: ["tours", "tour"],
  faq: [],
  contact: ["identity"],
};

/** What a screen of the home page shows of other files, apart from what it names by key. */
const SHOWN_BY_SCREEN: Readonly<Record<HomeSectionKind, readonly Source[]>> = {
  overview: [],
  slider: [],
  grounds: [],
  location: [],
  brand: [],
  special: [],
  premium: [],
  plans: ["supply"],
  schedule: ["schedule"],
  booking: [],
};

const named = (file: string, keys: readonly string[]) => keys.map((key) => `${file}.${key}`);

/** Returns what a block names by key. */
function keysOf(block: Block): Source[] {
  const images = named(
    "images",
    blockImages(block).map(({ key }) => key),
  );
  switch (block.kind) {
    case "facts":
    case "faq":
      return [...images, ...named(block.kind, block.keys)];
    case "notice":
      return [...images, ...named("notices", block.keys)];
    default:
      return images;
  }
}

/** Returns the screen of the home page that a path of `home.json` is in. */
function screenOf({ home }: Pick<Complex, "home">, path: string): Place {
  const [, index] = /^sections\.(\d+)/.exec(path) ?? [];
  const screen = home.sections[Number(index)]?.kind ?? "hero";
  return { route: "/", title: HOME_TITLE, screen };
}

/** Returns every place where a page shows something of another file, with its source. */
function shown(complex: Complex): [Source, Place][] {
  const { home, pages, identity } = complex;
  const onHome = [
    ...homeFacts(home).map(({ path, value }): [Source, Place] => [`facts.${value}`, screenOf(complex, path)]),
    ...homeImages(home).map(({ path, value }): [Source, Place] => [`images.${value}`, screenOf(complex, path)]),
    ...home.sections.flatMap(({ kind }, index) =>
      SHOWN_BY_SCREEN[kind].map((source): [Source, Place] => [source, screenOf(complex, `sections.${index}`)]),
    ),
  ];
  const onPages = Object.entries(pages).flatMap(([route, { h1, banner, sections }]) => [
    ...(banner === undefined ? [] : [[`images.${banner}`, { route, title: h1 }] satisfies [Source, Place]]),
    ...sections.flatMap(({ heading, blocks }, index) =>
      blocks.flatMap((block) =>
        [...keysOf(block), ...SHOWN_BY_BLOCK[block.kind]].map((source): [Source, Place] => [
          source,
          { route, title: h1, section: { index, heading } },
        ]),
      ),
    ),
  ]);
  const onAllPages = ["identity", "menu", "theme"].map((source): [Source, Place] => [
    source,
    { route: "/", title: "모든 페이지" },
  ]);
  const list = pressPath(identity.siteKey);
  const visit = visitPath(identity.siteKey);
  return [
    ...onHome,
    ...onPages,
    ...onAllPages,
    ["press", { route: list, title: pages[list]?.h1 ?? "" }],
    ["forms", { route: visit, title: pages[visit]?.h1 ?? "" }],
  ];
}

/** Returns the places where pages show something of other files, by source. Without a complex that can be built there are none. */
export function placesBySource(complex: Complex | undefined): ReadonlyMap<Source, readonly Place[]> {
  const places = new Map<Source, Place[]>();
  for (const [source, place] of complex === undefined ? [] : shown(complex)) {
    const known = places.get(source) ?? [];
    const isKnown = known.some((other) => JSON.stringify(other) === JSON.stringify(place));
    if (!isKnown) places.set(source, [...known, place]);
  }
  return places;
}
