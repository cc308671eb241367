import { kinds } from "@danji/blocks/kinds.ts";
import type { Complex } from "@danji/complex/complex";
import { homeScreens } from "@danji/complex/home-screens";
import { screenReferences } from "@danji/complex/kinds";
import type { HomeSection } from "@danji/complex/schema/kind";
import type { Pictures } from "@danji/complex/media/picture";
import { constant, pick } from "./module-source.ts";

const HOME = "complex:home";
/** Fact of the structured data of the home page. */
const HOUSEHOLDS = "households";

/** What the first screen needs, and which sections follow it. */
function firstScreen({ home: { hero, sections }, facts }: Complex, pictures: Pictures): string {
  const screens = homeScreens(kinds, sections);
  const takes = Object.fromEntries(sections.map(({ kind }) => [kind, kinds.screens[kind]?.takes]));
  return (
    constant("hero", hero) +
    constant("screens", screens) +
    constant("takes", takes) +
    `export const screenContents = {${sections.map(({ kind }) => `${kind}: () => import("${HOME}/${kind}")`).join()}};\n` +
    constant("facts", pick(facts.items, new Set([...hero.facts, HOUSEHOLDS]))) +
    constant("pictures", withoutPlaceholders(pick(pictures, [hero.landscape, hero.portrait])))
  );
}

/**
 * The first picture comes before all else, and those below before they are in view: their colour is enough until then, and
 * a tiny version of each would make the page's HTML heavier by a packet.
 */
const withoutPlaceholders = (pictures: Readonly<Record<string, Pictures[string] | undefined>>) =>
  Object.fromEntries(
    Object.entries(pictures).map(([key, picture]) => [key, picture && { ...picture, placeholder: undefined }]),
  );

/** What one section needs: its texts, its pictures and the facts that it shows. */
function sectionModule(section: HomeSection, { facts }: Complex, pictures: Pictures): string {
  const named = (to: "images" | "facts") => new Set(screenReferences(kinds, section, to).map(({ key }) => key));
  return (
    constant("section", section) +
    constant("pictures", withoutPlaceholders(pick(pictures, named("images")))) +
    constant("facts", pick(facts.items, named("facts")))
  );
}

/**
 * Returns the source of `complex:home`, or of `complex:home/<kind>` for each kind of section, so that the first
 * screen carries the text of none of them.
 */
export function homeModule(id: string, complex: Complex, pictures: Pictures): string | undefined {
  if (id === HOME) return firstScreen(complex, pictures);
  if (!id.startsWith(`${HOME}/`)) return undefined;
  const section = complex.home.sections.find(({ kind }) => id === `${HOME}/${kind}`);
  return section && sectionModule(section, complex, pictures);
}
