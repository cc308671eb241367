import type { Home, HomeSection } from "./schema/home.ts";

/** Something that the home page names, by its place in `home.json`. */
export interface HomeReference {
  readonly path: string;
  readonly value: string;
}

const listed = <Item>(
  path: string,
  items: readonly Item[],
  valueOf: (item: Item) => string,
  end = "",
): HomeReference[] => items.map((item, index) => ({ path: `${path}.${index}${end}`, value: valueOf(item) }));

const inSections = (home: Home, read: (section: HomeSection, path: string) => readonly HomeReference[]) =>
  home.sections.flatMap((section, index) => read(section, `sections.${index}`));

/** Pictures of a section, by key. */
export function sectionImages(section: HomeSection, path: string): HomeReference[] {
  switch (section.kind) {
    case "premium":
      return listed(`${path}.cards`, section.cards, ({ picture }) => picture, ".picture");
    case "slider":
      return listed(`${path}.slides`, section.slides, ({ picture }) => picture, ".picture");
    case "grounds":
      return listed(`${path}.items`, section.items, ({ picture }) => picture, ".picture");
    default:
      return "picture" in section ? [{ path: `${path}.picture`, value: section.picture }] : [];
  }
}

/** Pictures of the home page, by key. */
export const homeImages = (home: Home): HomeReference[] => [
  { path: "hero.landscape", value: home.hero.landscape },
  { path: "hero.portrait", value: home.hero.portrait },
  ...inSections(home, sectionImages),
];

/** Returns the figures of `facts.json` on the home page, by key. */
export const homeFacts = (home: Home): HomeReference[] => [
  ...listed("hero.facts", home.hero.facts, (key) => key),
  ...inSections(home, (section, path) =>
    section.kind === "overview"
      ? section.items.flatMap((item, index) => listed(`${path}.items.${index}.facts`, item.facts, (key) => key))
      : [],
  ),
];

/** Addresses that the home page leads to. */
export const homeLinks = (home: Home): HomeReference[] =>
  inSections(home, (section, path) => {
    if (section.kind === "premium") return listed(`${path}.cards`, section.cards, (card) => card.link.to, ".link.to");
    if (section.kind === "overview" || section.kind === "grounds")
      return section.items.map(({ link }, index) => ({ path: `${path}.items.${index}.link.to`, value: link.to }));
    return "link" in section ? [{ path: `${path}.link.to`, value: section.link.to }] : [];
  });
