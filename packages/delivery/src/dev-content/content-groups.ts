import type { Complex } from "@danji/complex/complex";
import { FILE_NAMES, HOME_SECTION_NAMES } from "@danji/complex/content-names";
import type { Issue } from "@danji/complex/issue";
import { complexNode } from "@danji/complex/schema-fields";
import type { ContentField, ContentGroup, ContentPart, Place } from "./api.ts";
import { childrenOf, contentFields, type ContentNode, kindIn } from "./content-fields.ts";
import { sectionOf } from "./content-files.ts";
import { HOME_TITLE, type placesBySource } from "./places.ts";

/** Lists and records whose entries are parts of their own, by file; the file itself where there is no name. */
const ENTRIES: Readonly<Record<string, string | undefined>> = {
  home: "sections",
  facts: "items",
  notices: undefined,
  faq: undefined,
  images: undefined,
  press: undefined,
  tours: undefined,
  menu: undefined,
  supply: "types",
  announcement: "sections",
  tour: "scenes",
};

/** Properties that name an entry, the most specific first. */
const TITLES = ["heading", "title", "h1", "question", "term", "label", "name", "alt"];

const HOME_KINDS: ReadonlySet<string> = new Set(Object.keys(HOME_SECTION_NAMES));

const textOf = (value: unknown, key: string): string | undefined => {
  const text: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return typeof text === "string" ? text : undefined;
};

const titleOf = (value: unknown) => TITLES.map((key) => textOf(value, key)).find((title) => title !== undefined);

interface PartOptions {
  readonly title: string;
  readonly places: readonly Place[];
  /** Faults of the file. */
  readonly issues: readonly Issue[];
}

/** Returns a part of a node, with the faults at or below it that no field has. */
function partOf(node: ContentNode, { title, places, issues }: PartOptions): ContentPart {
  return withFields(node.path.join("."), contentFields({ ...node, trail: [] }, issues), { title, places, issues });
}

function withFields(
  path: string,
  fields: readonly ContentField[],
  { title, places, issues }: PartOptions,
): ContentPart {
  const own = new Set(fields.map((field) => field.path.join(".")));
  const below = issues.filter(
    (issue) => (issue.path === path || issue.path.startsWith(`${path}.`)) && !own.has(issue.path),
  );
  return { id: path, title, places, fields, issues: path === "" ? [] : below };
}

/** Returns the part of what is no entry of its own. */
function restOf(children: readonly ContentNode[], options: PartOptions): ContentPart[] {
  const fields = children.flatMap((child) => contentFields({ ...child, trail: [] }, options.issues));
  return fields.length === 0 ? [] : [withFields("", fields, options)];
}

/** Returns the parts of a page, which are its head and its sections. */
function pageParts(page: ContentNode, issues: readonly Issue[]): ContentPart[] {
  const route = String(page.path[0]);
  const title = textOf(page.value, "h1") ?? route;
  const children = childrenOf(page);
  const isSections = ({ path }: ContentNode) => path.at(-1) === "sections";
  const sections = children.filter(isSections).flatMap(childrenOf);
  const head = restOf(
    children.filter((child) => !isSections(child)),
    { title: "머리글과 검색", places: [{ route, title }], issues },
  );
  return [
    ...head.map((part) => ({ ...part, id: route })),
    ...sections.map((section, index) => {
      const heading = titleOf(section.value) ?? `구역 ${index + 1}`;
      return partOf(section, { title: heading, places: [{ route, title, section: { index, heading } }], issues });
    }),
  ];
}

function homePlace(value: unknown): Place {
  const kind = kindIn(value);
  return { route: "/", title: HOME_TITLE, screen: isHomeKind(kind) ? kind : "hero" };
}

const isHomeKind = (kind: string | undefined): kind is keyof typeof HOME_SECTION_NAMES =>
  kind !== undefined && HOME_KINDS.has(kind);

function homeKindName(value: unknown): string | undefined {
  const kind = kindIn(value);
  return isHomeKind(kind) ? HOME_SECTION_NAMES[kind] : undefined;
}

interface FileOptions {
  readonly name: string;
  readonly issues: readonly Issue[];
  readonly places: ReadonlyMap<string, readonly Place[]>;
}

/** Returns every place where something of a file shows. */
function placesOfFile(section: string, places: FileOptions["places"]): readonly Place[] {
  const found = [...places].flatMap(([source, at]) => (source.split(".")[0] === section ? at : []));
  return [...new Map(found.map((place) => [JSON.stringify(place), place])).values()];
}

/** Returns the parts of a file other than `pages.json`. */
function fileParts(file: ContentNode, { name, issues, places }: FileOptions): ContentPart[] {
  const section = sectionOf(name);
  const isWhole = section in ENTRIES && ENTRIES[section] === undefined;
  const children = childrenOf(file);
  const isList = ({ path }: ContentNode) => isWhole || path.at(-1) === ENTRIES[section];
  const lists = children.filter(isList);
  const entries = isWhole ? lists : lists.flatMap(childrenOf);
  const all = placesOfFile(section, places);
  const isHome = section === "home";
  const home = (value: unknown) => [homePlace(value)];
  return [
    ...restOf(
      children.filter((child) => !isList(child)),
      { title: isHome ? "첫 화면" : "공통", places: isHome ? home(undefined) : all, issues },
    ),
    ...entries.map((entry) => {
      const kind = isHome ? homeKindName(entry.value) : undefined;
      const title = titleOf(entry.value) ?? String(entry.path.at(-1));
      const at = isHome
        ? home(entry.value)
        : (places.get(`${section}.${entry.path.at(-1)}`) ?? places.get(section) ?? []);
      return partOf(entry, { title: kind === undefined ? title : `${kind}: ${title}`, places: at, issues });
    }),
  ];
}

const isSection = (section: string): section is keyof Complex => section in FILE_NAMES;

/** Returns the groups of one file: each page of `pages.json`, and any other file as one. */
export function groupsOf(
  file: string,
  value: unknown,
  issues: readonly Issue[],
  places: ReturnType<typeof placesBySource>,
): ContentGroup[] {
  const section = sectionOf(file);
  if (!isSection(section)) return [];
  const schema = complexNode.properties?.[section];
  const node = typeof schema === "object" ? schema : undefined;
  const root: ContentNode = { value, node, path: [], names: [section], trail: [] };
  const own = issues.filter((issue) => issue.file === file);
  if (section !== "pages") {
    const { name, about } = FILE_NAMES[section];
    return [{ id: section, title: name, about, file, parts: fileParts(root, { name: file, issues: own, places }) }];
  }
  return childrenOf(root).map((page) => {
    const route = String(page.path[0]);
    return { id: route, title: textOf(page.value, "h1") ?? route, about: route, file, parts: pageParts(page, own) };
  });
}
