import type { Meta } from "@storybook/react-vite";
import { describe, expect, it } from "vitest";
import { nameOf } from "../../../.storybook/titles.ts";
import { DOS } from "./dos.tsx";
import { folderOf, PRIMITIVES } from "./kit.ts";

/** What a test reads of a story, or of what all stories of a file share. */
interface WrittenStory {
  play?: unknown;
  tags?: readonly string[] | undefined;
  parameters?: Meta["parameters"];
}

interface StoriesModule {
  default: Meta;
  readonly [story: string]: WrittenStory;
}

/** What a test reads of the project as text: how its primitives look, and what they say of themselves. */
const styles = import.meta.glob<string>("../src/*/*.styles.ts", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["../src/*/*.{ts,tsx}", "!../src/*/*.{stories,test,fixture,plays,styles}.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const modules = import.meta.glob<StoriesModule>("../src/*/*.stories.tsx", { eager: true });

function allOf<T>(files: Record<string, T>, folder: string): T[] {
  return Object.entries(files).flatMap(([path, file]) => (folderOf(path) === folder ? [file] : []));
}

const says = (files: Record<string, string>, folder: string, words: RegExp) =>
  allOf(files, folder).some((text) => words.test(text));

/** Controls and links among the nodes of a primitive, and what listens to the pointer or the wheel itself. */
const CONTROL = /styled(?:\.(?:a|button|input|textarea|select)\b|\((?:Link|Button|Trigger|Close\w*)\))/;
const LISTENS = /addEventListener\("(?:pointer|mouse|touch|wheel)|tabIndex[:=] ?\{?0\b/;

/** Whether it can be used: pressed, typed into, dragged or scrolled. */
const canBeUsed = (folder: string) => says(styles, folder, CONTROL) || says(sources, folder, LISTENS);

/** What moves by script, or has styles for it: what styles alone move, those of the page stop under reduced motion. */
const movesItself = (folder: string) =>
  says(styles, folder, /media\.(?:appearing|reducedMotion)/) || says(sources, folder, /\buseReducedMotion\(/);

/** Whether a primitive shows something else before its script runs, or without one. */
const needsScripts = (folder: string) =>
  says(styles, folder, /media\.noScript/) || says(sources, folder, /\buse(?:State|Effect|SyncExternalStore)\(/);

const stories = Object.entries(modules).flatMap(([path, { default: meta, ...exported }]) =>
  Object.entries(exported).map(([name, story]) => ({
    name: `${path.slice(path.lastIndexOf("/") + 1)}: ${name}`,
    play: story.play,
    /** What it changes of the search for violations, by what is changed. */
    a11y: { ...Object(meta.parameters?.["a11y"]), ...Object(story.parameters?.["a11y"]) },
  })),
);

it("has a play function in every story", () => {
  expect(stories.length).toBeGreaterThan(PRIMITIVES.size);
  expect(stories.filter(({ play }) => typeof play !== "function").map(({ name }) => name)).toEqual([]);
});

it("is searched for violations in every story", () => {
  const changed = stories.flatMap(({ name, a11y }) => Object.keys(a11y).map((change) => `${name}: ${change}`));
  expect(changed).toEqual([]);
});

/** Every primitive with a page of its own: `Overlays/Popup`, but not those nested in another one. */
const pages = Object.entries(modules).flatMap(([path, { default: meta }]) => {
  const { title = "", component, parameters } = meta;
  const folder = folderOf(path);
  const hasKeyTable = parameters?.["keys"] !== undefined;
  return PRIMITIVES.has(folder) && title.split("/").length === 2
    ? [{ title: nameOf(title), words: title, path, folder, component, hasKeyTable }]
    : [];
});

/** The stories of a page: its own, and those below it, which need real input. */
const storiesBelow = (title: string) =>
  Object.values(modules)
    .filter(({ default: { title: other = "" } }) => `${nameOf(other)}/`.startsWith(`${title}/`))
    .flatMap(({ default: meta, ...exported }) =>
      Object.entries(exported).map(([name, { tags = [] }]) => ({ name, tags: [...(meta.tags ?? []), ...tags] })),
    );

/** The paragraphs of the doc comment of a component as running text: where a line breaks in them says nothing. */
function paragraphsOf({ folder, component }: (typeof pages)[number]): string[] {
  const name = typeof component === "function" ? component.name : "";
  const documented = new RegExp(`/\\*\\*((?:(?!\\*/).)*)\\*/\\s*(?:export )?function ${name}\\(`, "s");
  const [, comment = ""] = allOf(sources, folder).flatMap((source) => documented.exec(source) ?? []);
  return comment.split(/\n \*\n/).map((paragraph) => paragraph.replace(/^\s*\* /, "").replace(/\s+\* /g, " "));
}

/** Groups of the sidebar. */
const GROUPS = ["Actions", "Forms", "Overlays", "Navigation", "Media", "Data", "Layout"];
/** Stories of one component that the sidebar shows at most; the others are tests and carry the tag `!dev`. */
const MOST_SHOWN = 6;

describe.each(pages)("$title", (page) => {
  const paragraphs = paragraphsOf(page);
  const hasKeys = paragraphs.some((paragraph) => paragraph.startsWith("Keys: "));
  const below = storiesBelow(page.title);

  it("says its keys where it can be used, and when to use it and when not", () => {
    expect(hasKeys || !canBeUsed(page.folder)).toBe(true);
    expect(paragraphs).toContainEqual(expect.stringMatching(/^Use .*? Do not use it /));
  });

  it("has the stories that it needs", () => {
    expect(below.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Default", "AllStates", ...(page.hasKeyTable ? ["Keyboard", "Pointer"] : [])]),
    );
  });

  it("shows few stories in its group of the sidebar, Default and AllStates among them", () => {
    const shown = below.filter(({ tags }) => !tags.includes("!dev")).map(({ name }) => name);
    expect(GROUPS).toContain(page.title.split("/")[0]);
    expect(shown).toEqual(expect.arrayContaining(["Default", "AllStates"]));
    expect(shown.length).toBeLessThanOrEqual(MOST_SHOWN);
  });
});

it.each(["modal", "dialog", "carousel", "input", "dropdown", "image", "toast", "팝업", "탭", "슬라이더", "평면도"])(
  "is found by the word %s",
  (word) => {
    expect(pages.filter(({ words }) => words.includes(word))).not.toEqual([]);
  },
);

it("shows twelve primitives used right and wrong", () => {
  const names = new Set(pages.map(({ title }) => title.split("/")[1]));
  expect(Object.keys(DOS).filter((name) => !names.has(name))).toEqual([]);
  expect(Object.keys(DOS)).toHaveLength(12);
});

const examples = import.meta.glob<string>("./examples/*.tsx", { query: "?raw", import: "default", eager: true });
const indexes = import.meta.glob<object>(["../src/*/index.ts", "!../src/next/*"], { eager: true });

const IMPORT = /^import \{ (?<names>[^}]+) \} from "(?<from>[^"]+)";$/gm;

/** Returns what the import statements of a module name that is exported nowhere. */
const notExported = (code: string): string[] =>
  [...code.matchAll(IMPORT)].flatMap(({ groups: { names = "", from = "" } = {} }) => {
    const index = indexes[`../src/${from.replace("@danji/ui/", "")}/index.ts`];
    return from === "react" ? [] : names.split(", ").filter((name) => !index || !(name in index));
  });

it("has an example of every page, which imports what the package exports and nothing else", () => {
  const exampleOfPage = ({ path }: (typeof pages)[number]) =>
    path.replace(/^.*\/(\w+)\.stories\.tsx$/, "./examples/$1.tsx");
  expect(pages.map(exampleOfPage).filter((example) => examples[example] === undefined)).toEqual([]);
  expect(Object.values(examples).flatMap(notExported)).toEqual([]);
  expect(
    Object.values(examples).filter((code) => code.match(/^import /gm)?.length !== code.match(IMPORT)?.length),
  ).toEqual([]);
});

it("has a page of every primitive, and stories of its motion and without scripts", () => {
  expect(new Set(pages.map(({ folder }) => folder))).toEqual(new Set(PRIMITIVES.keys()));
  const missing = [...PRIMITIVES.keys()].flatMap((folder) => {
    const names = new Set(allOf(modules, folder).flatMap((module) => Object.keys(module)));
    const needed = { ReducedMotion: movesItself(folder), NoJavaScript: needsScripts(folder) };
    return Object.entries(needed).flatMap(([name, needs]) => (needs && !names.has(name) ? [`${folder}: ${name}`] : []));
  });
  expect(missing).toEqual([]);
});
