import { createTheme, theme, type Theme, themeCss, themeSheet } from "@danji/ui/theme";
import { expect, it } from "vitest";
import { listComplexes, readComplex } from "./complexes.ts";
import { CSS, designTokens, type Token, type TokenGroup, type Values } from "./design-tokens.ts";
import { siteTheme, themeOf } from "./site.ts";

const isToken = (entry: Token | TokenGroup): entry is Token => "$value" in entry;

/** Returns the tokens of a group by their paths. */
const tokensIn = (group: TokenGroup, path = ""): [string, Token][] =>
  Object.entries(group).flatMap(([name, entry]): [string, Token][] => {
    if (typeof entry === "string") return [];
    return isToken(entry) ? [[`${path}-${name}`, entry]] : tokensIn(entry, `${path}-${name}`);
  });

const length = ({ value, unit }: { value: number; unit: string }) => (value === 0 ? "0" : `${value}${unit}`);

const channels = ({ components }: { components: number[] }) => components.map((share) => Math.round(share * 255));

/** What the format has no value for. */
const WITHOUT_VALUE = /^-(?:text-|layout-(?:gutter|inset)$|measure$)/;

/** Writes a token as CSS, from its `$value` where the format has one. */
function cssOf([path, { $type, $value, $extensions }]: [string, Token]): string {
  const value = Object($value);
  if ($extensions && WITHOUT_VALUE.test(path)) return $extensions[CSS];
  if (path.startsWith("-rgb-")) return channels(value).join(" ");
  if ($type === "color")
    return `#${channels(value)
      .map((channel) => channel.toString(16).padStart(2, "0"))
      .join("")}`;
  if ($type === "dimension") return length(value);
  if ($type === "duration") return `${value.value}${value.unit}`;
  if ($type === "cubicBezier") return `cubic-bezier(${value.join(", ")})`;
  if ($type === "fontFamily") return value.map((name: string) => (name.includes(" ") ? `"${name}"` : name)).join(", ");
  if ($type === "shadow") {
    const { color, offsetX, offsetY, blur, spread } = value;
    if (color.alpha === 0) return "none";
    const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(length).join(" ");
    return `${lengths} ${color.alpha ? `rgb(${channels(color).join(" ")} / ${Math.round(color.alpha * 100)}%)` : cssOf(["", { $type: "color", $value: color }])}`;
  }
  return String(value);
}

/** Writes tokens as a theme's custom properties. */
const declarations = (values: Values) =>
  tokensIn(designTokens(values)).map(
    (entry) => `--danji${entry[0].replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${cssOf(entry)};`,
  );

const dark = createTheme({ dark: {} });
const brands = await Promise.all(
  (await listComplexes()).map(async (slug): Promise<[string, Theme]> => [
    slug,
    themeOf((await readComplex(slug)).theme, slug),
  ]),
);

it.each<[string, Theme]>([["kit", theme], ["lifted", createTheme({ elevation: "lifted", radius: 8 })], ...brands])(
  "hold every token of the theme %s with its value",
  (_name, { dark: _dark, breakpoint, ...tokens }) => {
    expect(declarations(tokens).join("")).toBe(themeCss({ ...tokens, breakpoint }));
    expect(designTokens({ breakpoint })).toMatchObject({ breakpoint: { $value: { value: 900, unit: "px" } } });
  },
);

it("hold a dark scheme", () => {
  const written = declarations({ ...dark.dark });
  expect(written.length).toBeGreaterThan(30);
  expect(themeSheet(dark)).toContain(`{color-scheme:dark;${written.join("")}}`);
});

it("are the style sheet of the site", async () => {
  for (const [slug, made] of brands) expect(siteTheme(await readComplex(slug), slug).css).toBe(themeSheet(made));
  expect(brands).not.toEqual([]);
});

it("are described by the comments of the theme", () => {
  expect(designTokens(theme)).toMatchObject({
    color: {
      $description: expect.stringMatching(/^Colours by role\. /),
      surface: { $type: "color", $value: { hex: theme.color.surface }, $description: "The page." },
    },
    rgb: { $description: expect.stringContaining("Written out, so that no site loads what computes them.") },
    text: { body: { $type: "dimension", $value: { value: 1.0625, unit: "rem" } } },
    layout: { inset: { $value: "{layout.gutter}" } },
    measure: { $description: expect.any(String), $value: 38 },
  });
});
