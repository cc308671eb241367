import * as kindsOfBlock from "@danji/blocks/block-list.ts";
import { kinds } from "@danji/blocks/kinds.ts";
import { overview } from "@danji/blocks/screen-list.ts";
import { withNotices } from "@danji/complex/kinds";
import type { Block } from "@danji/complex/schema/kind";
import { complex } from "./complex.ts";

const { documents, facts, faq, home, pages, notices, schedule, supply, tours } = complex;

/** Keys of content whose values are read; the values of all others are names and addresses. */
const READ =
  /^(?:heading|lead|paragraphs|items|title|text|caption|columns|rows|label|name|term|value|unit|note|from|question|answer|headline|subline|figure|texts|points)$/u;

/** The texts that stand in a piece of content itself. */
function textsIn(value: unknown, read = false): string[] {
  if (typeof value === "string") return read ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, read));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, READ.test(key)));
}

/** What a block shows of the complex's other files. */
function shownBy(block: Block): unknown[] {
  switch (block.kind) {
    case "facts":
      return kindsOfBlock.facts.schema.parse(block).keys.map((key) => facts.items[key]);
    case "faq":
      return kindsOfBlock.faq.schema.parse(block).keys.map((key) => faq[key]);
    case "documents":
      return kindsOfBlock.documents.schema.parse(block).list === "contract"
        ? [...documents.self, ...documents.agent]
        : documents.qualification;
    case "schedule":
      return schedule.events.map(({ title, note }) => ({ title, note }));
    case "supply":
      return supply.types.map(({ label, shape, areas }) => ({
        label,
        text: shape,
        items: areas ? [areas.supply, areas.contract].map((area) => `${area.toFixed(2)}㎡`) : [],
      }));
    case "sitePlan":
    case "units":
      return supply.buildings.map(({ number, floors }) => ({ items: [`${number}동`, `${floors}층`] }));
    case "tours":
      return tours.map(({ description }) => ({ text: description }));
    default:
      return [];
  }
}

/** The block without names of drawings and galleries, and the words on a map's lines, which a phone shows without. */
const asText = (block: Block): unknown => {
  if (block.kind === "map") return { ...block, title: "", lines: [] };
  return block.kind === "gallery" ? { ...block, label: "" } : block;
};

const bare = (text: string): string => text.replaceAll(/<[^>]+>/gu, "");

/** Sections of the home page that only narrow windows show. */
const NARROW: ReadonlySet<string> = new Set(["overview", "slider", "grounds"]);

/** What the home page says: all of it in narrow windows, in wide ones what has a screen of its own. */
const homeTexts = (wide: boolean) => [
  home.hero,
  ...home.sections
    .filter(({ kind }) => !wide || !NARROW.has(kind))
    .map((section) => [
      section,
      overview.schema.safeParse(section).data?.items.flatMap((item) => item.facts.map((key) => facts.items[key])),
    ]),
];

/** Returns all that a page has to say in windows over 900px or narrow ones, as the complex's files have it, without inline markup. */
export function textsOfPage(path: string, wide = false): string[] {
  const page = pages[path];
  if (!page) throw new Error(`${path} is no page of the complex.`);
  const { lead, sections } = withNotices(kinds, page, notices);
  const said = sections.map(({ heading, blocks }) => [
    { heading },
    ...blocks.flatMap((block) => [asText(block), ...shownBy(block)]),
  ]);
  return textsIn([{ lead }, said, path === "/" ? homeTexts(wide) : undefined]).map(bare);
}
