import type { DefaultTreeAdapterMap } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
export type Element = DefaultTreeAdapterMap["element"];

/** Elements whose text is no statement of the page. */
const CONTROLS = new Set(["script", "style", "template", "svg", "nav", "form", "button"]);
/** Keeps a unit on the line of its figure. */
const WORD_JOINER = "\u2060";
/** Elements that end a word. */
const BLOCKS = new Set(
  "p div section h1 h2 h3 h4 li dt dd tr td th caption figcaption label summary details br".split(" "),
);

const isElement = (node: Node): node is Element => "tagName" in node;

/** Returns the elements directly below a node. */
export const childrenOf = (node: Node): Element[] => ("childNodes" in node ? node.childNodes.filter(isElement) : []);

/** Returns the value of an attribute; `undefined` where the element has none. */
export const attributeOf = ({ attrs }: Element, name: string) => attrs.find((attr) => attr.name === name)?.value;

/** Returns whether a reader of the page reads the element's text. */
const isRead = (element: Element) => !CONTROLS.has(element.tagName) && attributeOf(element, "aria-hidden") !== "true";

function rawText(node: Node, isLeftOut: (element: Element) => boolean): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  const inner = "childNodes" in node ? node.childNodes.map((child) => partText(child, isLeftOut)).join("") : "";
  return isElement(node) && BLOCKS.has(node.tagName) ? ` ${inner} ` : inner;
}

const partText = (node: Node, isLeftOut: (element: Element) => boolean): string =>
  isElement(node) && (!isRead(node) || isLeftOut(node)) ? " " : rawText(node, isLeftOut);

/**
 * Returns the text of an element in one line.
 *
 * @param isLeftOut Whether a descendant's text is left out. @default none is
 */
export const textOf = (element: Element, isLeftOut: (element: Element) => boolean = () => false): string =>
  rawText(element, isLeftOut).replaceAll(WORD_JOINER, "").replaceAll(/\s+/gu, " ").trim();

/** Returns the outermost descendants that match, in the order of the document. */
export const findAll = (node: Node, matches: (element: Element) => boolean): Element[] =>
  childrenOf(node).flatMap((child) => (matches(child) ? [child] : isRead(child) ? findAll(child, matches) : []));
