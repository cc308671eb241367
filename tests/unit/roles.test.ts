import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "packages", "app/src"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** A colour that is written out: `#fff`, `rgb(0 0 0 / 50%)`, `hsl(…)`. */
const RAW_COLOR = /(?<![\w&])#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/giu;

/** A property that takes a colour, and one of the names that HTML has had for colours from its beginning, or of those next to them. */
const NAMED_COLOR =
  /(?:color|background|fill|stroke|border|outline|shadow)[\w-]*:[^;]*(?<![\w-])(?:black|silver|gr[ae]y|white|maroon|red|purple|fuchsia|magenta|green|lime|olive|yellow|navy|blue|teal|aqua|cyan|orange|pink|brown|beige|ivory|gold)(?![\w-])/gu;

it("styles use roles and write out no colour, nor name one", () => {
  const styles = files.filter((file) => file.endsWith(".styles.ts"));
  expect(styles.length).toBeGreaterThan(50);
  const written = styles.flatMap((file) =>
    [RAW_COLOR, NAMED_COLOR].flatMap((pattern) =>
      [...read(file).matchAll(pattern)].map(([text]) => `${file}: ${text}`),
    ),
  );
  expect(written).toEqual([]);
});

it("only the kit's theme reads its palette", () => {
  const readers = files.filter((file) => /from "[^"]*\/palette\.ts"/.test(read(file)));
  expect(readers).toEqual(["packages/ui/src/theme/theme.ts"]);
});
