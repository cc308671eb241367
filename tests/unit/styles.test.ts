import { expect, it } from "vitest";
import { read, tracked } from "./tracked.ts";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Brand, createTheme } from "../../packages/ui/src/theme/index.ts";

const styles = tracked.filter((file) => /^(?:packages\/[^/]+\/src|app)\/.*\.styles\.ts$/u.test(file));

const found = (pattern: RegExp, isRead: (text: string) => boolean = () => true) =>
  styles.flatMap((file) => {
    const text = read(file);
    return isRead(text) ? [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`) : [];
  });

it("sees the styles that it judges", () => {
  expect(styles.length).toBeGreaterThan(50);
});

/** A ground in the colour of text, plain or as a gradient, which draws a mark; in the kit also one that is given, or of a line. */
const MARK = /background(?:-color)?:[^;]*(?<!in srgb, )currentcolor|gradient\(currentcolor/giu;
const MARK_OF_KIT = /background(?:-color)?:[^;]*(?:\$color\b|vars\.color\.(?:line|ornament))/giu;

it("styles draw no mark as a background, which forced colours take away, unless they say how it looks there", () => {
  const unsaid = (text: string) => !text.includes("media.forcedColors");
  const ofKit = found(MARK_OF_KIT, unsaid).filter((mark) => mark.startsWith("packages/ui/src/"));
  expect([...found(MARK, unsaid), ...ofKit]).toEqual([]);
});

/** A state of any ancestor, also that of another primitive: `[data-state="plain"] &`, but not `${Frame}[data-state="plain"] &`. */
const STATE_OF_ANY_ANCESTOR = /(?<![\w)\]}&-])\[data-state[^\]]*\][^{};,>+~]* &/gu;

it("styles follow the state of an ancestor only where they name its primitive", () => {
  expect(found(STATE_OF_ANY_ANCESTOR)).toEqual([]);
});

/** A colour that is written out: `#fff`, `rgb(0 0 0 / 50%)`, `hsl(…)`. */
const RAW_COLOR = /(?<![\w&])#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/giu;

/** A property that takes a colour, and one of the names that HTML has had for colours from its beginning, or of those next to them. */
const NAMED_COLOR =
  /(?:color|background|fill|stroke|border|outline|shadow)[\w-]*:[^;]*(?<![\w-])(?:black|silver|gr[ae]y|white|maroon|red|purple|fuchsia|magenta|green|lime|olive|yellow|navy|blue|teal|aqua|cyan|orange|pink|brown|beige|ivory|gold)(?![\w-])/gu;

it("styles use roles and write out no colour, nor name one", () => {
  expect([...found(RAW_COLOR), ...found(NAMED_COLOR)]).toEqual([]);
});

it("only the kit's theme reads its palette", () => {
  const readers = tracked.filter(
    (file) => /^(?:packages|app\/src)\/.*\.tsx?$/u.test(file) && /from "[^"]*\/palette\.ts"/.test(read(file)),
  );
  expect(readers).toEqual(["packages/ui/src/theme/theme.ts"]);
});

const complexes = join(import.meta.dirname, "../../app/complexes");

it.each(readdirSync(complexes))(
  "the theme of %s leaves every text and every control readable, in the dark too",
  (slug) => {
    const { frame: _, ...brand }: Brand & { frame?: string } = JSON.parse(
      readFileSync(join(complexes, slug, "theme.json"), "utf8"),
    );
    expect(() => createTheme({ dark: {}, ...brand })).not.toThrow();
  },
);
