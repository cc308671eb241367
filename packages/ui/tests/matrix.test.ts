import type { Meta } from "@storybook/react-vite";
import { describe, expect, it } from "vitest";
import { folderOf, PRIMITIVES } from "./kit.ts";

interface StoriesModule {
  default: Meta;
}

/** What a test reads of the project as text: how its primitives look, and what they say of themselves. */
const styles = import.meta.glob<string>("../src/*/*.styles.ts", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>("../src/*/*.tsx", { query: "?raw", import: "default", eager: true });
const modules = import.meta.glob<StoriesModule>("../src/*/*.stories.tsx", { eager: true });

function allOf<T>(files: Record<string, T>, folder: string): T[] {
  return Object.entries(files).flatMap(([path, file]) => (folderOf(path) === folder ? [file] : []));
}

/** The stories of a folder: most have one file, some a second one for real input, fields one for each field. */
function storiesOf(folder: string): Set<string> {
  return new Set(allOf(modules, folder).flatMap((module) => Object.keys(module)));
}

function hasKeys(folder: string): boolean {
  return allOf(modules, folder).some(({ default: meta }) => meta.parameters?.["keys"] !== undefined);
}

const says = (files: Record<string, string>, folder: string, words: RegExp) =>
  allOf(files, folder).some((text) => words.test(text));

/** The paragraphs of a source's doc comments as running text: where a line breaks in them says nothing. */
function paragraphsOf(source: string): string[] {
  return [...source.matchAll(/\/\*\*(.*?)\*\//gs)].flatMap(([, comment = ""]) =>
    comment.split(/\n \*\n/).map((paragraph) => paragraph.replace(/^\s*\* /, "").replace(/\s+\* /g, " ")),
  );
}

/** Each kind of story, and which primitives have to have it. */
const NEEDED: Readonly<Record<string, (folder: string) => boolean>> = {
  Default: () => true,
  AllStates: () => true,
  Keyboard: (folder) => hasKeys(folder) || says(sources, folder, /^ \* Keys:/m),
  Pointer: hasKeys,
  ReducedMotion: (folder) => hasKeys(folder) && says(styles, folder, /transition|animation|keyframes/),
  NoJavaScript: (folder) => says(styles, folder, /media\.noScript/),
};

describe.each([...PRIMITIVES.keys()])("%s", (folder) => {
  it("has the stories that it needs", () => {
    const stories = storiesOf(folder);
    const needed = Object.entries(NEEDED).filter(([, isNeeded]) => isNeeded(folder));
    expect(needed.map(([name]) => name).filter((name) => !stories.has(name))).toEqual([]);
  });

  it("says when to use it and when not", () => {
    const paragraphs = allOf(sources, folder).flatMap(paragraphsOf);
    expect(paragraphs).toContainEqual(expect.stringMatching(/^Use .*? Do not use it /));
  });
});
