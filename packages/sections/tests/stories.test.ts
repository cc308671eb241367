import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BLOCK_NAMES, HOME_SECTION_NAMES } from "@danji/complex/content-names";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "../src");

/** Folders whose components have no stories of their own. */
const WITHOUT_STORIES: Readonly<Record<string, string>> = {
  "content-section": "shows in the stories of pages",
  "form-section": "shows in the stories of forms",
  frame: "shows in the stories of pages",
  "frame/popup-button": "shows in the header and in the bottom bar",
  "frame/print-head": "shows on paper",
  "frame/share": "shows at the end of pages",
  parts: "shows in sections",
  "structured-data": "shows nothing",
  "tour-page": "is a document of its own, around a viewer of WebGL",
};

/** Sections without `LongText`: all that they say is in their code. */
const WITHOUT_LONG_TEXT = new Set([
  "frame/bottom-bar/BottomBar",
  "frame/notice/CodeFailure",
  "frame/plain-page/ErrorView",
  "frame/plain-page/NotFound",
  "press/SignInForm",
  "press/WelcomeBar",
]);

/** Kinds of block whose section is the kit's. */
const OF_THE_KIT = new Set(["comingSoon"]);

/** Names of the files of each folder, by its path below the source. */
function filesByFolder(folder: string): [folder: string, files: string[]][] {
  const entries = readdirSync(join(source, folder), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => (folder ? `${folder}/${name}` : name));
  return [[folder, files], ...folders.flatMap(filesByFolder)];
}

const folders = filesByFolder("");
const EXTENSION = ".stories.tsx";
/** Paths of the sections with stories; whole pages are composed of them. */
const sections = folders.flatMap(([folder, files]) =>
  folder === "pages"
    ? []
    : files.filter((name) => name.endsWith(EXTENSION)).map((name) => `${folder}/${name.slice(0, -EXTENSION.length)}`),
);
const storiesOf = (section: string) => readFileSync(join(source, section + EXTENSION), "utf8");

/** Whether a section's pictures are among its props: those of films, tours and plans are never missing. */
function takesPictures(section: string): boolean {
  const file = join(source, `${section}.tsx`);
  return existsSync(file) && /\(\{[^}]*\bpictures?\b[^}]*\}/u.test(readFileSync(file, "utf8"));
}

/** Kinds that the stories of a component show. */
const kindsIn = (component: string) =>
  sections.flatMap((section) =>
    [...storiesOf(section).matchAll(new RegExp(`<${component} kind="(\\w+)"`, "gu"))].flatMap(([, kind]) => kind ?? []),
  );

it("has stories of every section", () => {
  const without = folders
    .filter(([, files]) => files.some((name) => /^[A-Z]\w+\.tsx$/.test(name)))
    .filter(([, files]) => !files.some((name) => name.endsWith(EXTENSION)));
  expect(without.map(([folder]) => folder).toSorted()).toEqual(Object.keys(WITHOUT_STORIES).toSorted());
});

it("has stories of every kind of block and of home section", () => {
  const kinds = Object.keys(BLOCK_NAMES).filter((kind) => !OF_THE_KIT.has(kind));
  expect(kindsIn("BlockStory").toSorted()).toEqual(kinds.toSorted());
  expect(kindsIn("HomeStory").toSorted()).toEqual(Object.keys(HOME_SECTION_NAMES).toSorted());
});

it.each(sections)("%s has the stories that designers look for", (section) => {
  const code = storiesOf(section);
  const names = new Set([...code.matchAll(/^export const (\w+): Story\b/gmu)].map(([, name]) => name));
  // Where all stories are narrow, `Default` is.
  if (/^ {2}\.\.\.NARROW,$/mu.test(code)) names.add("Narrow");
  const wanted = ["Default", "Narrow", "LongText", ...(takesPictures(section) ? ["WithoutPicture"] : [])];
  const missing = wanted.filter((name) => !names.has(name));
  expect(missing).toEqual(WITHOUT_LONG_TEXT.has(section) ? ["LongText"] : []);
});
