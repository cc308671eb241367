import { countFigure } from "@danji/complex/figures";
import * as z from "zod";
import type { Answers, NewType } from "./answers.ts";
import { composeSupply, typeKeyOf } from "./compose-supply.ts";

/** Files of a complex by the name of the section: parsed JSON. */
export type Files = Readonly<Record<string, unknown>>;

/** Words of the template that a new complex replaces by its own. */
const WORDS = {
  slug: "template",
  latin: "BRAND",
  name: "○○ 단지",
  brand: "○○",
  region: "○○시 ○○구",
  phone: "02-000-0000",
} as const;

/** What is read of the template; the rest is copied. */
const templateSchema = z.object({
  identity: z.looseObject({ brand: z.looseObject({ name: z.string(), latin: z.string() }) }),
  menu: z.array(z.looseObject({ subMenu: z.array(z.looseObject({ subUrl: z.string() })) })),
  pages: z.record(z.string(), z.unknown()),
  supply: z.looseObject({
    types: z.tuple([z.looseObject({ key: z.string(), label: z.string(), exclusiveArea: z.number() })]),
    buildings: z.array(z.object({ lines: z.array(z.object({ households: z.number() })) })),
  }),
  facts: z.looseObject({ items: z.record(z.string(), z.looseObject({ value: z.string() })) }),
  theme: z.looseObject({}),
});

type Replace = (text: string) => string;

/** Returns JSON with every text and every key replaced. */
function replaced<Value>(value: Value, replace: Replace): Value;
function replaced(value: unknown, replace: Replace): unknown {
  if (typeof value === "string") return replace(value);
  if (Array.isArray(value)) return value.map((item: unknown) => replaced(item, replace));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [replace(key), replaced(inner, replace)]));
}

/** Returns JSON with the keys in the order of the template's, which is the order in which people read them. */
function inOrderOf<Value>(value: Value, like: unknown): Value;
function inOrderOf(value: unknown, like: unknown): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = Array.isArray(like) ? like : [];
    return value.map((item: unknown, index) => inOrderOf(item, items[Math.min(index, items.length - 1)]));
  }
  if (typeof value !== "object" || value === null) return value;
  const order = Object.keys(Object(like));
  const placeOf = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
      .map(([key, inner]) => [key, inOrderOf(inner, Reflect.get(Object(like), key))]),
  );
}

/** Returns what puts the words of a new complex in the place of the template's. */
function wordsOf({ slug, name, region, phone }: Answers): Replace {
  const pairs = [
    [WORDS.slug, slug],
    [WORDS.name, name],
    [WORDS.region, region],
    [WORDS.phone, phone],
  ] as const;
  return (text) =>
    pairs.reduce((result, [word, own]) => (own === undefined ? result : result.replaceAll(word, own)), text);
}

/**
 * Composes the files of a new complex from those of the template. What the template has for its one type, in the menu, among
 * the pages and in the supply, the complex gets for each of its types.
 */
export function composeFiles(files: Files, answers: Answers): Files {
  const template = templateSchema.parse(files);
  const [prototype] = template.supply.types;
  const flats = template.supply.buildings.flatMap(({ lines }) => lines.map(({ households }) => households));
  const total = answers.households ?? flats.reduce((sum, line) => sum + line, 0);
  const types = answers.types ?? [{ label: prototype.label, area: prototype.exclusiveArea }];
  const { households, buildings } = composeSupply(types, total);
  const [first] = types;
  if (!first) throw new RangeError("A complex has one type at least.");

  const words = wordsOf(answers);
  const ofType =
    (type: NewType): Replace =>
    (text) =>
      text.replaceAll(prototype.label, type.label).replaceAll(prototype.key, typeKeyOf(type));
  const perType = <Value>(value: Value, path: string): Value[] =>
    path.includes(prototype.label) ? types.map((type) => replaced(value, ofType(type))) : [value];

  const composed = {
    ...files,
    identity: {
      ...template.identity,
      brand: {
        ...template.identity.brand,
        name: template.identity.brand.name.replaceAll(WORDS.brand, answers.name ?? WORDS.brand),
        latin: template.identity.brand.latin.replaceAll(WORDS.latin, answers.slug.toUpperCase()),
      },
    },
    menu: template.menu.map((group) => ({
      ...group,
      subMenu: group.subMenu.flatMap((link) => perType(link, link.subUrl)),
    })),
    pages: Object.fromEntries(
      Object.entries(template.pages).flatMap(([path, page]) => perType<[string, unknown]>([path, page], path)),
    ),
    supply: {
      ...template.supply,
      types: types.map((type, index) => ({
        ...replaced(prototype, ofType(type)),
        exclusiveArea: type.area,
        households: households[index],
      })),
      buildings,
    },
    facts: {
      ...template.facts,
      items: {
        ...template.facts.items,
        households: { ...template.facts.items["households"], value: countFigure(total) },
        buildings: { ...template.facts.items["buildings"], value: String(buildings.length) },
        exclusiveArea: { ...template.facts.items["exclusiveArea"], value: String(Math.floor(first.area)) },
      },
    },
    theme: answers.colors ? { ...template.theme, color: answers.colors } : template.theme,
  };
  // What is left of the prototype, such as the home page's link to a plan, is the first type's.
  const rest = ofType(first);
  return Object.fromEntries(
    Object.entries(composed).map(([section, value]) => {
      const perTypeAlready = ["menu", "pages", "supply"].includes(section);
      return [section, replaced(inOrderOf(value, files[section]), (text) => words(perTypeAlready ? text : rest(text)))];
    }),
  );
}
