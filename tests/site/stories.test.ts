import { withNotices } from "@danji/complex/notices";
import { HOME_PATH } from "@danji/complex/routes";
import { homeScreens } from "@danji/sections/home/home-screens.ts";
import { Lightbox } from "@danji/ui/lightbox";
import { DanjiProvider } from "@danji/ui/provider";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { readStoryComplex } from "../../.storybook/story-complex.ts";
import { readStamp } from "../../app/scripts/build-stamp.ts";
import { slug } from "../../app/scripts/slug.mjs";
import { storyBlock } from "../../packages/sections/tests/story-blocks.tsx";
import { screenKinds, storyScreen } from "../../packages/sections/tests/story-home.tsx";
import { storySheets } from "../../packages/sections/tests/story-sheets.ts";
import { serverFolder } from "../e2e/support/build.ts";
import { htmlOf } from "./support/ask.ts";

const { story } = await readStoryComplex(slug, (path) => path);
const { home, notices, pages } = story.complex;
/** The same with its drawings loaded, as on the site on pages of plans. */
const drawn = { ...story, sheets: { ...story.sheets } };
const sheets = storySheets(drawn.sheets);
await Promise.all(Object.keys(drawn.sheets).map((key) => sheets.load(key)));
/** The day of the build, which may be of yesterday. */
const { day: today = "" } = readStamp(serverFolder) ?? {};

/** Elements, texts and what fields hold, without other attributes: ids, classes and addresses of files are the site's own. */
const outline = (html: string) =>
  html
    .replaceAll(/<(style|script)\b.*?<\/\1>|<!--.*?-->/gsu, "")
    .replaceAll(/<(\/?[\w-]+)\b([^>]*)>/gu, (_, tag: string, attributes: string) => {
      const kept = attributes.match(/ value="[^"]*"/gu) ?? [];
      return `<${tag}${kept.join("")}>`;
    });

const outlineOf = (children: ReactNode) =>
  outline(renderToStaticMarkup(createElement(DanjiProvider, null, createElement(Lightbox.Root, null, children))));

/** Pages as they are served, by address. */
let served: ReadonlyMap<string, string>;

/** Whether a page shows what a story shows, which is something. */
function isShown(path: string, story: ReactNode): boolean {
  const shown = outlineOf(story);
  return shown !== "" && served.get(path)?.includes(shown) === true;
}

beforeAll(async () => {
  const paths = [HOME_PATH, ...Object.keys(pages)];
  served = new Map(await Promise.all(paths.map(async (path) => [path, outline(await htmlOf(path))] as const)));
});

describe("stories", () => {
  it.each(Object.entries(pages))("show each block of %s as the site does", (path, page) => {
    const other = withNotices(page, notices)
      .sections.flatMap(({ blocks }) => blocks)
      .filter((block) => ![story, drawn].some((each) => isShown(path, storyBlock(block, each, today))));
    expect(other.map(({ kind }) => kind)).toEqual([]);
  });

  it("show each section of the home page as the site does", () => {
    const other = homeScreens(screenKinds(home.sections)).filter((screen) => {
      const section = home.sections.find(({ kind }) => kind === screen.kind);
      return !section || !isShown(HOME_PATH, storyScreen({ screen, section, story, today }));
    });
    expect(other.map(({ id }) => id)).toEqual([]);
  });
});
