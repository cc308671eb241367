import type { Complex } from "@danji/complex/complex";
import { sectionImages } from "@danji/complex/home-references";
import type { HomeSection } from "@danji/complex/schema/home";
import type { Pictures } from "@danji/complex/media/picture";
import { constant, pick } from "./module-source.ts";

const HOME = "complex:home";
/** Fact of the structured data of the home page. */
const HOUSEHOLDS = "households";

/** What the first screen needs, and which sections follow it. */
function firstScreen({ home: { hero, sections }, facts }: Complex, pictures: Pictures): string {
  const outline = sections.map((section) => ({
    kind: section.kind,
    ...(section.kind === "premium" && { cards: section.cards.length, composition: section.composition }),
  }));
  return (
    constant("hero", hero) +
    constant("outline", outline) +
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
  const images = sectionImages(section, "").map(({ value }) => value);
  const shown = section.kind === "overview" ? section.items.flatMap((item) => item.facts) : [];
  return (
    constant("section", section) +
    constant("pictures", withoutPlaceholders(pick(pictures, new Set(images)))) +
    constant("facts", pick(facts.items, new Set(shown)))
  );
}

/**
 * Returns the source of `complex:home`, or of `complex:home/<kind>` for each kind of section, so that the first
 * screen carries the text of none of them. A kind that the complex does not have is a module without a section.
 */
export function homeModule(id: string, complex: Complex, pictures: Pictures): string | undefined {
  if (id === HOME) return firstScreen(complex, pictures);
  if (!id.startsWith(`${HOME}/`)) return undefined;
  const section = complex.home.sections.find(({ kind }) => id === `${HOME}/${kind}`);
  return section
    ? sectionModule(section, complex, pictures)
    : "export const section = undefined, pictures = {}, facts = {};\n";
}
