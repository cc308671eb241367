import { HOME_PATH } from "@danji/complex/routes";
import { questionId } from "@danji/complex/question-id";
import type { SearchEntry } from "@danji/complex/search-entry";
import { parse } from "parse5";
import { attributeOf, type Element, findAll, textOf } from "./html.ts";

const isTag =
  (...names: readonly string[]) =>
  ({ tagName }: Element) =>
    names.includes(tagName);

const isHeading = isTag("h1", "h2", "h3", "h4");
const isQuestion = (element: Element) => attributeOf(element, "id")?.startsWith(questionId("")) === true;
const isList = isTag("dl");
const isPart = (element: Element) => isQuestion(element) || isList(element);

/** Returns the text of the first element that matches. */
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

/**
 * Returns what search finds on a rendered page: the page, its sections, their questions and facts. Of the home page, which repeats
 * other pages, only the page.
 *
 * @param html Document of the page.
 * @param path Address of the page.
 * @param description Description of the page for search engines.
 */
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
