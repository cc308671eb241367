import { kinds } from "@danji/blocks/kinds.ts";
import type { Issue } from "@danji/complex/issue";
import { complexNode, isGroup, propertyOf } from "@danji/complex/schema-fields";
import { type ContentField, type ContentGroup, type ContentPart, type EditorContent, issuesOf } from "./api.ts";
import { childrenOf, contentFields, type ContentNode, describe, textOf } from "./content-fields.ts";
import { findIssues, listContentFiles, parseContentFile, sectionOf } from "./content-files.ts";
import { homePlace, placeFinder, sectionPlace } from "./places.ts";
import { basename } from "node:path";
import { readComplex } from "../content/read-complex.ts";

const complexNodes = complexNode(kinds);

/** Lists and records whose entries are parts of their own. A file that is itself a list or record has one for each entry. */
const ENTRIES: Readonly<Record<string, string>> = {
  home: "sections",
  pages: "sections",
  facts: "items",
  supply: "types",
  announcement: "sections",
  tour: "scenes",
};

/** Properties that name an entry, the most specific first. */
const TITLES = ["heading", "title", "h1", "question", "term", "label", "name", "alt"];

const titleOf = (value: unknown) => TITLES.map((key) => textOf(value, key)).find((title) => title !== undefined);

/** What a part is called and where it shows. */
type PartHead = Pick<ContentPart, "title" | "places">;

interface Split {
  readonly issues: readonly Issue[];
  /** Name of the list whose entries are parts of their own; nothing where the node itself is one. */
  readonly list: string | undefined;
  /** The part of what is in none of the entries. */
  readonly rest: PartHead;
  readonly headOf: (entry: ContentNode, index: number) => PartHead;
}

const pathOf = ({ path }: { readonly path: ContentNode["path"] }) => path.join(".");

const fieldsOf = (nodes: readonly ContentNode[], issues: readonly Issue[]): ContentField[] =>
  nodes.flatMap((node) => contentFields({ ...node, trail: [] }, issues));

/** Returns the parts of a file or page: what is in no entry of its list, then each entry with the faults that no field has. */
function partsOf(root: ContentNode, { issues, list, rest, headOf }: Split): ContentPart[] {
  const children = childrenOf(root);
  const isEntry = ({ path }: ContentNode) => list === undefined || path.at(-1) === list;
  const lists = list === undefined ? [root] : children.filter(isEntry);
  const parts = lists.flatMap(childrenOf).map((entry, index): ContentPart => {
    const id = pathOf(entry);
    const fields = fieldsOf([entry], issues);
    const own = new Set(fields.map(pathOf));
    const below = issues.filter(({ path }) => (path === id || path.startsWith(`${id}.`)) && !own.has(path));
    return { ...headOf(entry, index), id, fields, issues: below };
  });
  const others = fieldsOf(
    children.filter((child) => !isEntry(child)),
    issues,
  );
  return others.length === 0 ? parts : [{ ...rest, id: pathOf(root), fields: others, issues: [] }, ...parts];
}

function pageGroup(page: ContentNode, file: string, issues: readonly Issue[]): ContentGroup {
  const route = String(page.path[0]);
  const title = textOf(page.value, "h1") ?? route;
  const parts = partsOf(page, {
    issues,
    list: ENTRIES["pages"],
    rest: { title: "머리글과 검색", places: [{ route, label: title }] },
    headOf: ({ node, value }, index) => {
      const heading = titleOf(value) ?? `${node.title} ${index + 1}`;
      return { title: heading, places: [sectionPlace(route, title, index, heading)] };
    },
  });
  return { id: route, title, about: route, file, parts };
}

/** Returns the groups of one file: each page of `pages.json`, and any other file as one. */
function groupsOf(
  file: string,
  value: unknown,
  issues: readonly Issue[],
  placesOf: ReturnType<typeof placeFinder>,
): ContentGroup[] {
  const section = sectionOf(file);
  const node = propertyOf(complexNodes, section);
  if (!node) return [];
  const root: ContentNode = { value, node, path: [], trail: [] };
  const own = issues.filter((issue) => issue.file === file);
  if (section === "pages") return childrenOf(root).map((page) => pageGroup(page, file, own));
  const isHome = section === "home";
  const parts = partsOf(root, {
    issues: own,
    list: isGroup(node) ? (ENTRIES[section] ?? "") : undefined,
    rest: isHome
      ? { title: "첫 화면", places: [homePlace()] }
      : { title: "공통", places: placesOf((source) => source.split(".")[0] === section) },
    headOf: (entry) => {
      const key = entry.path.at(-1);
      const title = titleOf(entry.value) ?? String(key);
      if (!isHome) {
        const exact = placesOf((source) => source === `${section}.${key}`);
        return { title, places: exact.length > 0 ? exact : placesOf((source) => source === section) };
      }
      const { title: kind } = describe(entry);
      return {
        title: kind === undefined ? title : `${kind}: ${title}`,
        places: [homePlace(textOf(entry.value, "kind"))],
      };
    },
  });
  return [{ id: section, title: node.title ?? section, about: node.description ?? "", file, parts }];
}

/** Files in the order of the editor: the home page and the pages, then the others as they are listed. */
const FIRST = ["home.json", "pages.json", "identity.json", "facts.json", "schedule.json"];

const rank = (file: string) => (FIRST.includes(file) ? FIRST.indexOf(file) : FIRST.length);

/** Reads every field of a complex's files with where it shows and its faults, as far as the files can be parsed. */
export async function readContent(folder: string, publicFolder: string): Promise<EditorContent> {
  const files = (await listContentFiles(folder)).toSorted((a, b) => rank(a) - rank(b));
  const { issues } = await findIssues(folder, publicFolder);
  const complex = await readComplex(folder).catch(() => undefined);
  const places = placeFinder(complex);
  const contents = await Promise.all(files.map((file) => parseContentFile(folder, file)));
  const groups = files.flatMap((file, index) => groupsOf(file, contents[index], issues, places));
  const shown = new Set(groups.flatMap(({ parts }) => parts.flatMap(issuesOf)));
  return {
    name: complex?.identity.name ?? basename(folder),
    groups,
    issues: issues.filter((issue) => !shown.has(issue)),
  };
}
