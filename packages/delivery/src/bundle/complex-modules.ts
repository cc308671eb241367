import { kinds } from "@danji/blocks/kinds.ts";
import { checkedSources } from "@danji/complex/checked-sources";
import type { Complex } from "@danji/complex/complex";
import { homeScreens } from "@danji/complex/home-screens";
import { screenReferences, withNotices } from "@danji/complex/kinds";
import type { Pictures } from "@danji/complex/media/picture";
import { siteRedirects } from "@danji/complex/routes";
import { tourTabs } from "../content/tour-content.ts";
import { pageImages } from "../content/used-images.ts";
import { flatPlans, planSheets, winterSuns } from "./drawn-plans.ts";
import type { Content } from "./site-content.ts";

/** Start of the names of all modules of the complex. */
export const PREFIX = "complex:";
/** Start of the modules of each page's content; its address follows. */
export const PAGE_CONTENT = `${PREFIX}page`;
/** Fact of the structured data of the home page. */
const HOUSEHOLDS = "households";

/** What a module exports, by name. */
type Exports = Readonly<Record<string, unknown>>;

/** An expression as it is to be written, e.g. a function that imports another module. */
class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Returns an object of functions that import what `importOf` says of each key. */
const loaders = (keys: Iterable<string>, importOf: (key: string) => string) =>
  new Code(`{${Array.from(keys, (key) => `${JSON.stringify(key)}: () => import(${importOf(key)}`).join(",\n")}}`);

const sourceOf = (exports: Exports) =>
  Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${value instanceof Code ? value.text : JSON.stringify(value)};\n`)
    .join("");

/** Some entries of an object, by key. */
const pick = <Value>(all: Readonly<Record<string, Value>>, keys: Iterable<string>) =>
  Object.fromEntries([...keys].map((key) => [key, all[key]]));

/** What the first screen of the home page needs, and which sections follow it: it carries the text of none of them. */
const firstScreen = ({ home: { hero, sections }, facts }: Complex, pictures: Pictures): Exports => ({
  hero,
  screens: homeScreens(kinds, sections),
  takes: Object.fromEntries(sections.map(({ kind }) => [kind, kinds.screens[kind]?.takes])),
  screenContents: loaders(
    sections.map(({ kind }) => kind),
    (kind) => `"${PREFIX}home/${kind}")`,
  ),
  facts: pick(facts.items, new Set([...hero.facts, HOUSEHOLDS])),
  pictures: pick(pictures, [hero.landscape, hero.portrait]),
});

/** What one section of the home page needs: its texts, its pictures and the facts that it shows. */
function homeSection(kind: string, { home, facts }: Complex, pictures: Pictures): Exports | undefined {
  const section = home.sections.find((candidate) => candidate.kind === kind);
  if (!section) return undefined;
  const named = (to: "images" | "facts") => new Set(screenReferences(kinds, section, to).map(({ key }) => key));
  return {
    section,
    pictures: pick(pictures, named("images")),
    facts: pick(facts.items, named("facts")),
  };
}

function pageContent(path: string, { complex, pictures, shares }: Content): Exports | undefined {
  const page = complex.pages[path];
  return (
    page && {
      page: withNotices(kinds, page, complex.notices),
      // The front page's come with its sections.
      pictures: pick(pictures, path === "/" ? [] : pageImages(page)),
      share: shares[path],
    }
  );
}

/** Parts of a complex that are one module each, under their own name. */
const PARTS = [
  "menu",
  "facts",
  "supply",
  "schedule",
  "documents",
  "taxes",
  "subscription",
  "funding",
  "faq",
  "forms",
] as const;

/** What blocks take that is exported beside another part, or by a module of another name. */
const ELSEWHERE: Readonly<Record<string, string>> = { winterSuns: "sunlight", isOfficialNotice: "announcement" };

/** Modules of what blocks take of the complex, by what they export. */
const DATA: Readonly<Record<string, string>> = Object.fromEntries(
  [...PARTS, "identity", "sunlight", "films", "tours", "checked", "plans", "stills", ...Object.keys(ELSEWHERE)].map(
    (name) => [name, PREFIX + (ELSEWHERE[name] ?? name)],
  ),
);

const MODULES: Readonly<Record<string, (content: Content) => Exports>> = {
  ...Object.fromEntries(PARTS.map((part) => [part, ({ complex }: Content) => ({ [part]: complex[part] })])),
  // Of the build alone: every page's first file has the module.
  identity: ({ complex }) => ({ identity: { ...complex.identity, securityContact: undefined } }),
  pages: ({ complex }) => ({
    pageContents: loaders(Object.keys(complex.pages), (path) => `"${PAGE_CONTENT}${path}")`),
  }),
  data: () => ({
    sources: DATA,
    loaders: loaders(Object.keys(DATA), (name) => `"${DATA[name]}").then((m) => m.${name})`),
  }),
  takes({ complex }) {
    const blocks = Object.values(complex.pages).flatMap(({ sections }) =>
      sections.flatMap((section) => section.blocks),
    );
    return { takes: Object.fromEntries(blocks.map(({ kind }) => [kind, kinds.blocks[kind]?.takes])) };
  },
  redirects: ({ complex }) => ({ siteRedirects: siteRedirects(complex) }),
  home: ({ complex, pictures }) => firstScreen(complex, pictures),
  plans: ({ plans }) => ({
    plans: flatPlans(plans),
    sheetLoaders: loaders(planSheets(plans).keys(), (key) => `"${PREFIX}sheet/${key}").then((m) => m.sheet)`),
  }),
  sunlight: ({ complex, plans }) => ({
    sunlight: complex.sunlight,
    winterSuns: winterSuns(complex, flatPlans(plans)),
  }),
  announcement: ({ official }) => ({ isOfficialNotice: official !== undefined }),
  checked: ({ complex }) => ({ checked: checkedSources(complex) }),
  stills: ({ stills }) => ({ stills }),
  films: ({ films }) => ({ films: films.films }),
  tours: ({ complex, pictures }) => ({ tours: tourTabs(complex, pictures) }),
  tour: ({ tour }) => ({ tour }),
  theme: ({ complex }) => ({ frame: complex.theme.frame }),
};

function exportsOf(name: string, content: Content): Exports | undefined {
  const [family = "", ...rest] = name.split("/");
  const member = rest.join("/");
  if (family === "page") return pageContent(`/${member}`, content);
  if (family === "home" && member !== "") return homeSection(member, content.complex, content.pictures);
  if (family !== "sheet") return MODULES[name]?.(content);
  const draw = planSheets(content.plans).get(member);
  return draw && { sheet: draw() };
}

/** Returns the source of a module of the complex; nothing for one that there is not. */
export function complexModule(id: string, content: Content): string | undefined {
  const exports = exportsOf(id.slice(PREFIX.length), content);
  return exports && sourceOf(exports);
}
