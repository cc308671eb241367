import type { Meta } from "@storybook/react-vite";
import { describe, expect, it } from "vitest";
import { folderOf, PRIMITIVES } from "./kit.ts";

interface StoriesModule {
  default: Meta;
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

/** The stories of a folder: some have a second file of them, for real input. */
function storiesOf(folder: string): Set<string> {
  return new Set(allOf(modules, folder).flatMap((module) => Object.keys(module)));
}

function hasKeys(folder: string): boolean {
  return allOf(modules, folder).some(({ default: meta }) => meta.parameters?.["keys"] !== undefined);
}

/** What moves by itself, or when its state changes. What moves as the reader scrolls is no motion of its own. */
function moves(folder: string): boolean {
  return allOf(styles, folder).some(
    (text) => /transition|keyframes/.test(text) && !text.includes("animation-timeline"),
  );
}

/** Each kind of story that may stand in any file of a folder, and which folders have to have it. */
const NEEDED: Readonly<Record<string, (folder: string) => boolean>> = {
  Pointer: hasKeys,
  ReducedMotion: moves,
  NoJavaScript: (folder) =>
    says(styles, folder, /media\.noScript/) || says(sources, folder, /\buse(?:State|Effect|SyncExternalStore)\(/),
};

describe.each([...PRIMITIVES.keys()])("%s", (folder) => {
  it("has the stories that it needs", () => {
    const stories = storiesOf(folder);
    const needed = Object.entries(NEEDED).filter(([, isNeeded]) => isNeeded(folder));
    expect(needed.map(([name]) => name).filter((name) => !stories.has(name))).toEqual([]);
  });
});

/** Every primitive with a page of its own: `Primitives/Popup`, but not what lies below another one. */
const pages = Object.entries(modules).flatMap(([path, module]) => {
  const { title = "", component } = module.default;
  const isPage = PRIMITIVES.has(folderOf(path)) && title.split("/").length === 2;
  return isPage ? [{ title, folder: folderOf(path), stories: new Set(Object.keys(module)), component }] : [];
});

/** The paragraphs of the doc comment of a component as running text: where a line breaks in them says nothing. */
function paragraphsOf({ folder, component }: (typeof pages)[number]): string[] {
  const name = typeof component === "function" ? component.name : "";
  const documented = new RegExp(`/\\*\\*((?:(?!\\*/).)*)\\*/\\s*export function ${name}\\(`, "s");
  const [, comment = ""] = allOf(sources, folder).flatMap((source) => documented.exec(source) ?? []);
  return comment.split(/\n \*\n/).map((paragraph) => paragraph.replace(/^\s*\* /, "").replace(/\s+\* /g, " "));
}

describe.each(pages)("$title", (page) => {
  it("shows itself, all of its states, and its keys where it has some", () => {
    const hasKeyboard = paragraphsOf(page).some((paragraph) => paragraph.startsWith("Keys: "));
    const needed = ["Default", "AllStates", ...(hasKeyboard ? ["Keyboard"] : [])];
    expect(needed.filter((name) => !page.stories.has(name))).toEqual([]);
  });

  it("says when to use it and when not", () => {
    expect(paragraphsOf(page)).toContainEqual(expect.stringMatching(/^Use .*? Do not use it /));
  });
});

it("finds a page of every primitive", () => {
  expect(new Set(pages.map(({ folder }) => folder))).toEqual(new Set(PRIMITIVES.keys()));
});
