import type { Complex } from "../../complex.ts";
import { blockReferences, homeReferences, type Kinds } from "../../kinds.ts";
import type { Pages } from "../../schema/page.ts";
import type { Target } from "../../schema/primitives.ts";
import { videosOf } from "../../schema/videos.ts";
import { blocksOf, type Located } from "../located.ts";

/** Returns a function that places what a file names. */
const at = (file: string) => (path: string, value: string) => ({ file: `${file}.json`, path, value });
const [inPages, inHome, inShare, inSupply] = [at("pages"), at("home"), at("share"), at("supply")];

/** Returns every place that names an image. */
export const imageReferences = (
  { pages, home, share, videos, tours, tour }: Complex,
  kinds: Kinds,
): Located<string>[] => [
  ...Object.entries(pages).flatMap(([route, { banner }]) =>
    banner === undefined ? [] : inPages(`${route}.banner`, banner),
  ),
  ...namedItems(pages, kinds, "images"),
  ...homeReferences(kinds, home, "images").map(({ path, key }) => inHome(path, key)),
  inShare("home", share.home),
  inShare("press", share.press),
  ...Object.entries(share.groups).map(([group, key]) => inShare(`groups.${group}`, key)),
  ...videosOf(videos).map(({ path, video }) => at("videos")(`${path}.poster`, video.poster)),
  ...tours.map(({ still }, index) => at("tours")(`${index}.still`, still)),
  ...(tour?.scenes ?? []).flatMap(({ image, still }, index) => [
    at("tour")(`scenes.${index}.image`, image),
    at("tour")(`scenes.${index}.still`, still),
  ]),
];

/** Files have a name with a dot at the end of their address; pages have none. */
export const isFileAddress = (address: string) => /\.[a-z0-9]+$/i.test(address);

/** Returns every place that leads to another address of the site. */
export const linkReferences = (
  { identity, menu, pages, home, supply, schedule }: Complex,
  kinds: Kinds,
): Located<string>[] => [
  ...homeReferences(kinds, home, "links").map(({ path, key }) => inHome(path, key)),
  ...identity.furtherPages.map(({ to }, l) => at("identity")(`furtherPages.${l}.to`, to)),
  at("schedule")("page", schedule.page),
  ...menu.flatMap((group, g) => group.subMenu.map(({ subUrl }, l) => at("menu")(`${g}.subMenu.${l}.subUrl`, subUrl))),
  ...namedItems(pages, kinds, "links").filter(({ value }) => !value.startsWith("https:")),
  ...Object.entries(pages).flatMap(([route, { related }]) =>
    related.map(({ to }, l) => inPages(`${route}.related.${l}.to`, to)),
  ),
  ...supply.types.flatMap(({ page, interior }, t) => [
    inSupply(`types.${t}.page`, page),
    ...(interior === undefined ? [] : [inSupply(`types.${t}.interior`, interior)]),
  ]),
];

/** Returns every place in which a block names something of a target. */
export const namedItems = (pages: Pages, kinds: Kinds, target: Target): Located<string>[] =>
  blocksOf(pages).flatMap((block) =>
    blockReferences(kinds, block.value, target).map(({ path, key }) => inPages(`${block.path}.${path}`, key)),
  );

/** Returns every place that names a fact. */
export const factReferences = ({ pages, home, share }: Complex, kinds: Kinds): Located<string>[] => [
  ...namedItems(pages, kinds, "facts"),
  ...homeReferences(kinds, home, "facts").map(({ path, key }) => inHome(path, key)),
  ...share.facts.map((key, index) => inShare(`facts.${index}`, key)),
];

/** Returns every place that names a type. */
export const typeReferences = ({ supply, tours, tour, pages }: Complex, kinds: Kinds): Located<string>[] => [
  ...supply.buildings.flatMap(({ lines }, b) =>
    lines.map(({ type }, l) => inSupply(`buildings.${b}.lines.${l}.type`, type)),
  ),
  ...tours.map(({ type }, t) => at("tours")(`${t}.type`, type)),
  ...(tour?.scenes ?? []).map(({ type }, s) => at("tour")(`scenes.${s}.type`, type)),
  ...namedItems(pages, kinds, "types"),
];

/** Returns every place that names a paper of an application. */
export const paperReferences = ({ subscription }: Complex): Located<string>[] =>
  Object.entries(subscription?.eligibility.kinds ?? {}).flatMap(([kind, { papers }]) =>
    papers.map((key, p) => at("subscription")(`eligibility.kinds.${kind}.papers.${p}`, key)),
  );
