import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { kinds } from "../src/kinds.ts";

const source = join(import.meta.dirname, "../src");
const EXTENSION = ".stories.tsx";

/** Code of the stories of each section; whole pages are composed of them. */
const stories = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(EXTENSION) && !file.startsWith("pages/"))
  .map((file) => ({ section: file.slice(0, -EXTENSION.length), code: readFileSync(join(source, file), "utf8") }));

/** Sections without `LongText`: all that they say is in their code. */
const WITHOUT_LONG_TEXT = new Set([
  "frame/bottom-bar/BottomBar",
  "frame/notice/CodeFailure",
  "frame/plain-page/ErrorView",
  "frame/plain-page/NotFound",
  "press/SignInForm",
  "press/WelcomeBar",
]);

/** Whether a section's pictures are among its props: those of films, tours and plans are never missing. */
function takesPictures(section: string): boolean {
  const file = join(source, `${section}.tsx`);
  return existsSync(file) && /\(\{[^}]*\bpictures?\b[^}]*\}/u.test(readFileSync(file, "utf8"));
}

/** Kinds whose stories a helper makes. */
const kindsOf = (helper: string) =>
  stories.flatMap(({ code }) => code.match(new RegExp(`(?<=${helper}\\(")\\w+`, "u")) ?? []).toSorted();

it("has stories of every kind of block and of home section", () => {
  // The section of this kind is the kit's.
  const blocks = Object.keys(kinds.blocks).filter((kind) => kind !== "comingSoon");
  expect(kindsOf("blockMeta")).toEqual(blocks.toSorted());
  expect(kindsOf("homeMeta")).toEqual(Object.keys(kinds.screens).toSorted());
});

it("shows every section as it is, with long text, and without its pictures", () => {
  const missing = stories.flatMap(({ section, code }) =>
    [
      "Default",
      ...(WITHOUT_LONG_TEXT.has(section) ? [] : ["LongText"]),
      ...(takesPictures(section) ? ["WithoutPicture"] : []),
    ]
      .filter((name) => !code.includes(`export const ${name}`))
      .map((name) => `${section}: ${name}`),
  );
  expect(missing).toEqual([]);
});
