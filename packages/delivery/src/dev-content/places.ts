import { kinds } from "@danji/blocks/kinds.ts";
import type { Complex } from "@danji/complex/complex";
import { HERO_ID } from "@danji/complex/home-screens";
import { blockReferences, homeReferences, type ScreenKind } from "@danji/complex/kinds";
import { visitPath, pressPath } from "@danji/complex/routes";
import type { Block } from "@danji/complex/schema/kind";
import type { Place } from "./api.ts";

/** What the home page is called, whose title is the name of the complex. */
const HOME_TITLE = "홈";

/** Returns the screen of the home page of a kind; without one the first. */
export function homePlace(kind?: string): Place {
  const { id, label, narrow } = (kind === undefined ? undefined : kinds.screens[kind]) ?? FIRST_SCREEN;
  return { route: "/", label: `${HOME_TITLE} › ${label}`, id, ...(narrow && { narrow }) };
}

const FIRST_SCREEN: Pick<ScreenKind, "id" | "label" | "narrow"> = { id: HERO_ID, label: "첫 화면" };

/** Returns the place of a section of a page. */
export const sectionPlace = (route: string, title: string, index: number, heading: string): Place => ({
  route,
  label: `${title} › ${heading}`,
  id: `section-${index + 1}`,
  heading,
});

/** Name of something that pages show and another file says, e.g. `facts.households` or `schedule`. */
type Source = string;

function shownBy(block: Block): Source[] {
  const { shows, takes } = kinds.blocks[block.kind] ?? {};
  return [
    ...blockReferences(kinds, block, "images", "facts", "notices", "faq", "plans").map(({ to, key }) => `${to}.${key}`),
    ...(shows ?? takes ?? []),
  ];
}

/** Returns every place where a page shows something of another file, with its source. */
function shown(complex: Complex): [Source, Place][] {
  const { home, pages, identity } = complex;
  const screenAt = (path: string) => homePlace(home.sections[Number(/^sections\.(\d+)/.exec(path)?.[1])]?.kind);
  const onHome = [
    ...homeReferences(kinds, home, "facts", "images").map(({ to, path, key }): [Source, Place] => [
      `${to}.${key}`,
      screenAt(path),
    ]),
    ...home.sections.flatMap(({ kind }) =>
      (kinds.screens[kind]?.takes ?? []).map((source): [Source, Place] => [source, homePlace(kind)]),
    ),
  ];
  const onPages = Object.entries(pages).flatMap(([route, { h1, banner, sections }]) => [
    ...(banner === undefined ? [] : [[`images.${banner}`, { route, label: h1 }] satisfies [Source, Place]]),
    ...sections.flatMap(({ heading, blocks }, index) =>
      blocks.flatMap(shownBy).map((source): [Source, Place] => [source, sectionPlace(route, h1, index, heading)]),
    ),
  ]);
  const everywhere = { route: "/", label: "모든 페이지" };
  const list = pressPath(identity.siteKey);
  const visit = visitPath(identity.siteKey);
  return [
    ...onHome,
    ...onPages,
    ["identity", everywhere],
    ["menu", everywhere],
    ["theme", everywhere],
    ["press", { route: list, label: pages[list]?.h1 ?? "" }],
    ["forms", { route: visit, label: pages[visit]?.h1 ?? "" }],
  ];
}

/** Returns a function that says where pages show the sources that match, each place once; nowhere without a complex. */
export function placeFinder(complex: Complex | undefined) {
  const all = complex === undefined ? [] : shown(complex);
  return (matches: (source: Source) => boolean): readonly Place[] => {
    const found = all.flatMap(([source, place]) => (matches(source) ? place : []));
    return [...new Map(found.map((place) => [JSON.stringify(place), place])).values()];
  };
}
