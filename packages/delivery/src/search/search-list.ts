import { kinds } from "@danji/blocks/kinds.ts";
import type { Complex } from "@danji/complex/complex";
import { questionId, HOME_PATH } from "@danji/complex/routes";
import type { SearchEntry } from "@danji/complex/search-entry";
import { type DefaultTreeAdapterMap, parse } from "parse5";
import { listedPages, type PageFile } from "../pages/page-files.ts";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** Elements whose text is no statement of the page. */
const CONTROLS = new Set(["script", "style", "template", "svg", "nav", "form", "button", "select"]);
/** Roles of drawings and of answers, whose text is none either. */
const CONTROL_ROLES = new Set(["img", "radiogroup", "status"]);
/** Keeps a unit on the line of its figure. */
const WORD_JOINER = "\u2060";
/** Elements that end a word. */
const BLOCKS = new Set(
  "p div section article blockquote figure footer header h1 h2 h3 h4 li dt dd tr td th caption figcaption label summary details br".split(
    " ",
  ),
);

const isElement = (node: Node): node is Element => "tagName" in node;

const childrenOf = (node: Node): Element[] => ("childNodes" in node ? node.childNodes.filter(isElement) : []);

/** Returns the value of an attribute; `undefined` where the element has none. */
const attributeOf = ({ attrs }: Element, name: string) => attrs.find((attr) => attr.name === name)?.value;

/** Returns whether a reader of the page reads the element's text. */
const isRead = (element: Element) =>
  !CONTROLS.has(element.tagName) &&
  !CONTROL_ROLES.has(attributeOf(element, "role") ?? "") &&
  attributeOf(element, "aria-hidden") !== "true";

function rawText(node: Node, isLeftOut: (element: Element) => boolean): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  const inner = "childNodes" in node ? node.childNodes.map((child) => partText(child, isLeftOut)).join("") : "";
  return isElement(node) && BLOCKS.has(node.tagName) ? ` ${inner} ` : inner;
}

const partText = (node: Node, isLeftOut: (element: Element) => boolean): string =>
  isElement(node) && (!isRead(node) || isLeftOut(node)) ? " " : rawText(node, isLeftOut);

/** Returns the text of an element in one line, without the descendants that are left out. */
const textOf = (element: Element, isLeftOut: (element: Element) => boolean = () => false): string =>
  rawText(element, isLeftOut).replaceAll(WORD_JOINER, "").replaceAll(/\s+/gu, " ").trim();

/** Returns the outermost descendants that match, in the order of the document. */
const findAll = (node: Node, matches: (element: Element) => boolean): Element[] =>
  childrenOf(node).flatMap((child) => (matches(child) ? [child] : isRead(child) ? findAll(child, matches) : []));

const isTag =
  (...names: readonly string[]) =>
  ({ tagName }: Element) =>
    names.includes(tagName);

const isHeading = isTag("h1", "h2", "h3", "h4");
const isQuestion = (element: Element) => attributeOf(element, "id")?.startsWith(questionId("")) === true;
const isList = isTag("dl");
const isPart = (element: Element) => isQuestion(element) || isList(element);

const firstText = (root: Element, matches: (element: Element) => boolean) => {
  const [first] = findAll(root, matches);
  return first === undefined ? "" : textOf(first);
};

/** Returns the terms of a description list, each with what is said of it. */
function factsOf(list: Element): { heading: string; text: string }[] {
  const facts: { heading: string; text: string }[] = [];
  for (const part of findAll(list, isTag("dt", "dd"))) {
    const last = facts.at(-1);
    if (part.tagName === "dt") facts.push({ heading: textOf(part), text: "" });
    else if (last) last.text = `${last.text} ${textOf(part)}`.trim();
  }
  return facts;
}

function sectionEntries(section: Element, path: string, page: string): SearchEntry[] {
  const to = `${path}#${attributeOf(section, "id") ?? ""}`;
  const heading = firstText(section, isTag("h2"));
  const trail = [page, heading];
  const questions = findAll(section, isQuestion).map((item): SearchEntry => ({
    kind: "question",
    to: `${path}#${attributeOf(item, "id") ?? ""}`,
    trail,
    heading: firstText(item, isHeading),
    text: textOf(item, isHeading),
  }));
  const facts = findAll(section, isPart)
    .filter(isList)
    .flatMap(factsOf)
    .map((fact): SearchEntry => ({ kind: "fact", to, trail, ...fact }));
  const text = textOf(section, (element) => isTag("h2")(element) || isPart(element));
  return [{ kind: "section", to, trail: [page], heading, text }, ...questions, ...facts];
}

/** Returns what search finds on a page: the page, its sections, questions and facts; of the home page only the page. */
export function pageEntries(html: string, path: string, description: string): SearchEntry[] {
  const [main] = findAll(parse(html), isTag("main"));
  if (main === undefined) return [];
  const page = firstText(main, isTag("h1"));
  const entry: SearchEntry = { kind: "page", to: path, trail: [], heading: page, text: description };
  if (path === HOME_PATH) return [entry];
  const sections = findAll(
    main,
    (element) => element.tagName === "section" && attributeOf(element, "id") !== undefined,
  );
  return [entry, ...sections.flatMap((section) => sectionEntries(section, path, page))];
}

const nameOf = ({ kind, heading, text, to }: SearchEntry) =>
  JSON.stringify([kind, heading, text, kind !== "fact" && kind !== "question" && to]);

/** Returns the entries without facts and questions that an earlier page states in the same words. */
const withoutRepetition = (entries: readonly SearchEntry[]) =>
  [...new Map(entries.toReversed().map((entry) => [nameOf(entry), entry])).values()].toReversed();

/** Square metres of a pyeong, in which buyers think and which no page may state. */
const PYEONG = 400 / 121;

const pyeongOf = (area = 0) => Math.floor(area / PYEONG);

/** Returns how buyers name a type by its supply area: a pyeong more or less too, unless another type has that. */
function pyeongWords(area: number, types: Complex["supply"]["types"]) {
  const own = pyeongOf(area);
  const others = new Set(types.map(({ areas }) => pyeongOf(areas?.supply)).filter((pyeong) => pyeong !== own));
  return [own - 1, own, own + 1].filter((pyeong) => !others.has(pyeong)).map((pyeong) => `${pyeong}평형`);
}

/** Returns other words for a page or a section: a type's area in pyeong, the words of a block's kind. */
function otherWords({ supply, pages }: Complex, path: string, { kind, heading }: SearchEntry): string {
  if (kind === "page")
    return supply.types
      .flatMap(({ page, areas }) => (page === path && areas ? pyeongWords(areas.supply, supply.types) : []))
      .join(" ");
  if (kind !== "section") return "";
  const blocks = pages[path]?.sections.find((section) => section.heading === heading)?.blocks ?? [];
  return blocks.flatMap((block) => kinds.blocks[block.kind]?.searchWords ?? []).join(" ");
}

/** Returns everything that search finds on the pages, by HTML file, that search engines may list. */
export function searchList(
  complex: Complex,
  files: readonly PageFile[],
  pages: ReadonlyMap<string, string>,
): SearchEntry[] {
  const listed = new Set(listedPages(complex, files, "").map(({ path }) => path));
  const entries = files
    .filter(({ path }) => listed.has(path))
    .flatMap(({ path, file }) =>
      pageEntries(pages.get(file) ?? "", path, complex.pages[path]?.description ?? "").map((entry) => {
        const words = otherWords(complex, path, entry);
        return words === "" ? entry : { ...entry, words };
      }),
    );
  return withoutRepetition(entries);
}
