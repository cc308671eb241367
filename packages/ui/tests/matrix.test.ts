import type { Meta } from "@storybook/react-vite";
import { describe, expect, it } from "vitest";
import { folderOf, PRIMITIVES } from "./kit.ts";

/** What a test reads of a story, or of what all stories of a file share. */
interface WrittenStory {
  play?: unknown;
  render?: unknown;
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
const storyTexts = import.meta.glob<string>("../src/*/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

function allOf<T>(files: Record<string, T>, folder: string): T[] {
  return Object.entries(files).flatMap(([path, file]) => (folderOf(path) === folder ? [file] : []));
}

const says = (files: Record<string, string>, folder: string, words: RegExp) =>
  allOf(files, folder).some((text) => words.test(text));

/** The stories of a folder: some have a second file of them, for real input. */
function storiesOf(folder: string): Set<string> {
  return new Set(allOf(modules, folder).flatMap((module) => Object.keys(module)));
}

/** Controls and links among the nodes of a primitive, and what listens to the pointer or the wheel itself. */
const CONTROL = /styled(?:\.(?:a|button|input|textarea|select)\b|\((?:Link|Button|Trigger|Close\w*)\))/;
const LISTENS = /addEventListener\("(?:pointer|mouse|touch|wheel)|tabIndex[:=] ?\{?0\b/;

/** Whether it can be used: pressed, typed into, dragged or scrolled. */
const canBeUsed = (folder: string) => says(styles, folder, CONTROL) || says(sources, folder, LISTENS);

/** What moves by script, or has styles for it: what styles alone move, those of the page stop under reduced motion. */
const movesItself = (folder: string) =>
  says(styles, folder, /media\.(?:appearing|reducedMotion)/) || says(sources, folder, /\buseReducedMotion\(/);

/**
 * Each kind of story that may stand in any file of a folder, and which folders have to have it. What a page of its own
 * has to have, `Keyboard` and `Pointer` among them, is asked of the page below.
 */
const NEEDED: Readonly<Record<string, (folder: string) => boolean>> = {
  ReducedMotion: movesItself,
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

/** A story and its play function, without which it proves nothing. */
interface StoryToPlay {
  name: string;
  play: unknown;
  /** What it changes of the search for violations, by what is changed. */
  a11y: Readonly<Record<string, unknown>>;
}

const stories = Object.entries(modules).flatMap(([path, { default: meta, ...exported }]) =>
  Object.entries(exported).map(([name, story]): StoryToPlay => {
    const a11y = { ...Object(meta.parameters?.["a11y"]), ...Object(story.parameters?.["a11y"]) };
    return { name: `${path.slice(path.lastIndexOf("/") + 1)}: ${name}`, play: story.play, a11y };
  }),
);

it("has a play function in every story", () => {
  expect(stories.length).toBeGreaterThan(PRIMITIVES.size);
  expect(stories.filter(({ play }) => typeof play !== "function").map(({ name }) => name)).toEqual([]);
});

it("is searched for violations in every story", () => {
  const changed = stories.flatMap(({ name, a11y }) => Object.keys(a11y).map((change) => `${name}: ${change}`));
  expect(changed).toEqual([]);
});

/** The stories of a page: its own, and those below it, which need real input. */
function storiesBelow(title: string): Set<string> {
  const own = Object.values(modules).filter(({ default: { title: other = "" } }) =>
    `${other}/`.startsWith(`${title}/`),
  );
  return new Set(own.flatMap((module) => Object.keys(module)));
}

/** Every primitive with a page of its own: `Overlays/Popup`, but not those nested in another one. */
const pages = Object.entries(modules).flatMap(([path, module]) => {
  const { title = "", component, parameters } = module.default;
  const isPage = PRIMITIVES.has(folderOf(path)) && title.split("/").length === 2;
  const hasKeyTable = parameters?.["keys"] !== undefined;
  return isPage
    ? [{ title, folder: folderOf(path), stories: new Set(Object.keys(module)), component, hasKeyTable }]
    : [];
});

/** The paragraphs of the doc comment of a component as running text: where a line breaks in them says nothing. */
function paragraphsOf({ folder, component }: (typeof pages)[number]): string[] {
  const name = typeof component === "function" ? component.name : "";
  const documented = new RegExp(`/\\*\\*((?:(?!\\*/).)*)\\*/\\s*export function ${name}\\(`, "s");
  const [, comment = ""] = allOf(sources, folder).flatMap((source) => documented.exec(source) ?? []);
  return comment.split(/\n \*\n/).map((paragraph) => paragraph.replace(/^\s*\* /, "").replace(/\s+\* /g, " "));
}

/** Pages whose `AllStates` fills the window or has the focus itself, and those made of other primitives' controls. */
const WITHOUT_STATE_ROWS = new Set(["Forms/Form", "Navigation/SkipLink", "Navigation/WheelPager"]);

/** The stories of a page as text. */
const storyTextOf = ({ title }: { title: string }) =>
  Object.values(storyTexts).find((text) => text.includes(`title: "${title}"`)) ?? "";

/** Matches a block of styles that shows in a picture: not one of `cursor` and `user-select` alone. */
const VISIBLE_BLOCK = String.raw`[^{]*\{(?!(?:\s*(?:cursor|(?:-webkit-)?user-select):[^;]*;)*\s*\})`;

/** Further states of controls: how styles name them, and what `AllStates` renders them with. */
const STYLED_STATES = [
  { state: "active", styled: new RegExp(`:active${VISIBLE_BLOCK}`), shown: /states=\{FORCED_STATES\}/ },
  {
    state: "disabled",
    styled: new RegExp(`[^(]:disabled${VISIBLE_BLOCK}`),
    // A viewer's first and last type disable its arrows.
    shown: /\bdisabled\b|<PlanViewer defaultValue="84D"/,
  },
  { state: "error", styled: /aria-invalid/, shown: /\berror=/ },
];

describe.each(pages)("$title", (page) => {
  const hasKeys = paragraphsOf(page).some((paragraph) => paragraph.startsWith("Keys: "));

  it("shows itself and all of its states", () => {
    expect(["Default", "AllStates"].filter((name) => !page.stories.has(name))).toEqual([]);
  });

  it("says its keys where it can be used", () => {
    expect(hasKeys || !canBeUsed(page.folder)).toBe(true);
  });

  it("is used by keyboard and by pointer where it has keys of its own", () => {
    const played = storiesBelow(page.title);
    const needed = page.hasKeyTable ? ["Keyboard", "Pointer"] : [];
    expect(needed.filter((name) => !played.has(name))).toEqual([]);
  });

  it("shows its controls hovered or focused in AllStates", () => {
    expect(storyTextOf(page).includes("<StateRows")).toBe(hasKeys && !WITHOUT_STATE_ROWS.has(page.title));
  });

  it.each(STYLED_STATES)("shows $state in AllStates where its styles name it", ({ styled, shown }) => {
    const [rendered = ""] = /export const AllStates: Story = .*?(?=^ {2}play: |^};)/ms.exec(storyTextOf(page)) ?? [];
    expect(!says(styles, page.folder, styled) || shown.test(rendered)).toBe(true);
  });

  it("says when to use it and when not", () => {
    expect(paragraphsOf(page)).toContainEqual(expect.stringMatching(/^Use .*? Do not use it /));
  });
});

it("finds a page of every primitive", () => {
  expect(new Set(pages.map(({ folder }) => folder))).toEqual(new Set(PRIMITIVES.keys()));
});

it("keeps a page for each folder, and several for the one family of fields alone", () => {
  const folders = pages.map(({ folder }) => folder);
  const several = folders.filter((folder, place) => folders.indexOf(folder) !== place);
  expect(new Set(several)).toEqual(new Set(["field"]));
  expect(new Set(pages.flatMap(({ title, folder }) => (folder === "field" ? [title] : [])))).toEqual(
    new Set([
      "Forms/TextField",
      "Forms/DateField",
      "Forms/TextArea",
      "Forms/Select",
      "Forms/Checkbox",
      "Forms/RadioGroup",
    ]),
  );
});

/** Whether a story shows its component itself, or renders it with the arguments that Controls change. */
const usesControls = (render: unknown): boolean =>
  render === undefined || (typeof render === "function" && render.length > 0);

it("passes what Controls change on to what Default shows", () => {
  expect(usesControls(() => null)).toBe(false);
  const fixed = Object.values(modules).flatMap(({ default: { title = "", render }, Default }) =>
    Default && !usesControls(Default.render ?? render) ? [title] : [],
  );
  expect(fixed).toEqual([]);
});

/** Groups of the sidebar, in its order. */
const GROUPS = new Set(["Actions", "Forms", "Overlays", "Navigation", "Media", "Data", "Layout"]);
/** Stories of one component that the sidebar shows at most; the others are tests and carry the tag `!dev`. */
const MOST_SHOWN = 6;

const isShown = (tags: readonly string[] = []) => !tags.includes("!dev");

it("puts every page into a group of the sidebar", () => {
  expect(pages.filter(({ title }) => !GROUPS.has(title.split("/")[0] ?? "")).map(({ title }) => title)).toEqual([]);
});

it.each(pages)("shows few stories of $title in the sidebar, Default and AllStates among them", ({ title }) => {
  const shown = Object.values(modules).flatMap(({ default: meta, ...exported }) =>
    `${meta.title}/`.startsWith(`${title}/`) && isShown(meta.tags)
      ? Object.entries(exported).flatMap(([name, { tags }]) => (isShown(tags) ? [name] : []))
      : [],
  );
  expect(shown).toEqual(expect.arrayContaining(["Default", "AllStates"]));
  expect(shown.length).toBeLessThanOrEqual(MOST_SHOWN);
});
