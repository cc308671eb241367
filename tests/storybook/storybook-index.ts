import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { root } from "../../app/scripts/paths.mjs";
import { testedFolder } from "../../.storybook/folder.mjs";

/** An entry of the built Storybook's index. */
interface Entry {
  readonly type: "story" | "docs";
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** The file of its stories, from the project's root. */
  readonly importPath: string;
  readonly tags?: readonly string[];
}

/** A story of the built Storybook. */
export interface Story {
  readonly id: string;
  readonly name: string;
  /** Its folder, its file and its place in Storybook: `popup PopupBack Popup/Back`. */
  readonly group: string;
  /** Whether it is one to look at alone: not for tests, nor the figure of a docs page. */
  readonly isListed: boolean;
  /** Whether it is photographed: it shows all states of a primitive, or a section with the complex's own content. */
  readonly isAllStates: boolean;
  /** Whether it looks different in a wide window. */
  readonly dependsOnWidth: boolean;
  /** Whether it shows a section or a page of the site, with the photographs of a complex. */
  readonly isSection: boolean;
  /** Whether it shows a page of the site, whose sections have stories of their own. */
  readonly isPage: boolean;
  /** Name of its picture: `bottombar`. */
  readonly picture: string;
  /** What `tests/stories.config.ts` selects it by: `@slow` is played in the full tier only, `@gesture` with nothing beside it. */
  readonly tags: readonly string[];
}

/** Returns every story. */
export function stories(): Story[] {
  return entries("story").map(({ id, name, importPath, title, tags }) => ({
    id,
    name,
    group: groupOf(importPath, title),
    isListed: tags?.includes("dev") === true,
    isSection: isSection(title),
    isPage: isPage(title),
    isAllStates: id.endsWith(pictured(title)) && !isPage(title),
    dependsOnWidth: isSection(title) || hasStylesOfWidths(dirname(importPath)),
    picture: isSection(title) ? id.slice(0, -DEFAULT.length) : idOf(id, ALL_STATES),
    tags: RUN_TAGS.filter((tag) => tags?.includes(tag)).map((tag) => `@${tag}`),
  }));
}

/** Returns every docs page: those of primitives, of sections and their kinds, of the foundations, and documents. */
export function docsPages() {
  const isOfStories = (path: string) => path.endsWith(".stories.tsx");
  return entries("docs").map(({ id, importPath, title }) => ({
    id,
    isPrimitive: isOfStories(importPath) && idOf(id, "--docs") !== "foundations" && !isSection(title),
    isSection: isOfStories(importPath) && isSection(title),
    isKind: importPath.endsWith("/Block.stories.tsx"),
    group: groupOf(importPath, title),
  }));
}

const ALL_STATES = "--all-states";
const DEFAULT = "--default";

/** Tags that say when and how a story is played. */
const RUN_TAGS = ["slow", "gesture"];

const isSection = (title: string) => /^(?:Sections|Pages)\//.test(title);

const isPage = (title: string) => title.startsWith("Pages/");

/** What styles say of a window's or a container's width. */
const WIDTH = /media\.(?:mobile|desktop)|@container|auto-fi[lt]|\dvw/;

/** Whether the styles of a primitive know widths; else a wide window gives it more room and nothing else. */
const hasStylesOfWidths = (folder: string) =>
  readdirSync(join(root, folder)).some(
    (file) => file.endsWith(".styles.ts") && WIDTH.test(readFileSync(join(root, folder, file), "utf8")),
  );

/** The story that is photographed: all states of a primitive, a section as it is. */
const pictured = (title: string) => (isSection(title) ? DEFAULT : ALL_STATES);

/** The id without its group: `overlays-popup` becomes `popup`. */
const idOf = (id: string, suffix: string) => id.slice(0, -suffix.length).replace(/^[a-z]+-/, "");

const groupOf = (importPath: string, title: string) =>
  `${basename(dirname(importPath))} ${title.replace(/^[^/]+\//, "")}`;

function entries(type: Entry["type"]): Entry[] {
  const index: { readonly entries: Readonly<Record<string, Entry>> } = JSON.parse(
    readFileSync(join(testedFolder, "index.json"), "utf8"),
  );
  return Object.values(index.entries).filter((entry) => entry.type === type);
}
