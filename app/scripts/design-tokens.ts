import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

/** Tokens of a theme by group, as CSS values. */
export interface Values {
  readonly [name: string]: string | number | Values;
}

/** A token as the Design Tokens Format Module 2025.10 has it (https://www.designtokens.org/tr/2025.10/format/). */
export interface Token {
  readonly $type: keyof typeof CONVERSIONS;
  readonly $value: unknown;
  readonly $description?: string;
  /** The CSS value that `$value` stands for, where the format has no such value. */
  readonly $extensions?: { readonly [CSS]: string };
}

/** A group of tokens, by their names and those of the groups in it. */
export interface TokenGroup {
  readonly [name: string]: Token | TokenGroup | string;
}

/** Key of a token's CSS value. */
export const CSS = "danji.css";

/** Type of all tokens below a group of that name. */
const TYPES: Readonly<Record<string, Token["$type"]>> = {
  color: "color",
  rgb: "color",
  font: "fontFamily",
  weight: "fontWeight",
  text: "dimension",
  leading: "number",
  space: "dimension",
  control: "dimension",
  radius: "dimension",
  shadow: "shadow",
  layer: "number",
  duration: "duration",
  easing: "cubicBezier",
  layout: "dimension",
  measure: "number",
  breakpoint: "dimension",
};

/** What the format has a value for, among lengths and numbers. */
const PLAIN = /^-?[\d.]+(?:px|rem)?$/;

const numbersIn = (css: string) => (css.match(/-?[\d.]+/g) ?? []).map(Number);

/** Converts `#faf8f4`, or channels as `rgb()` takes them, with an opacity after a slash or none. */
function colorOf(css: string) {
  const [red = 0, green = 0, blue = 0, percent] = css.startsWith("#")
    ? (css.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
    : numbersIn(css);
  const components = [red, green, blue].map((channel) => Math.round((channel / 255) * 10_000) / 10_000);
  return {
    colorSpace: "srgb",
    components,
    ...(css.startsWith("#") && { hex: css }),
    ...(percent !== undefined && { alpha: percent / 100 }),
  };
}

/** Converts a length. Of one that grows with the window the greatest counts; one without a length of its own is another token. */
function dimensionOf(css: string) {
  const [, value = "0", unit = ""] = [...css.matchAll(/(?<![\d.])(\d+(?:\.\d+)?)(px|rem|$)/g)].at(-1) ?? [];
  const [, other] = /var\(--danji-([\w-]+)\)/.exec(css) ?? [];
  return other === undefined ? { value: Number(value), unit: unit || "px" } : `{${other.replaceAll("-", ".")}}`;
}

function shadowOf(css: string) {
  const [, lengths = "0 0 0 0", color = "rgb(0 0 0 / 0%)"] = /^([^#r]*) (#.*|rgb.*)$/.exec(css) ?? [];
  const [offsetX, offsetY, blur, spread] = `${lengths} 0`.split(" ").map(dimensionOf);
  return { color: colorOf(color), offsetX, offsetY, blur, spread };
}

const CONVERSIONS = {
  color: colorOf,
  fontFamily: (css: string) => css.split(/,\s*/).map((name) => name.replaceAll('"', "")),
  fontWeight: Number,
  dimension: dimensionOf,
  number: (css: string) => Number.parseFloat(css),
  duration: (css: string) => ({ value: Number.parseFloat(css), unit: "ms" }),
  cubicBezier: numbersIn,
  shadow: shadowOf,
};

/** Returns the doc comments of the kit's theme by the paths of its tokens and groups. */
function readDescriptions(): ReadonlyMap<string, string> {
  const source = readFileSync(join(root, "packages/ui/src/theme/theme.ts"), "utf8");
  const literal = source.slice(source.indexOf("export const theme = {"), source.indexOf("} as const"));
  const path: string[] = [];
  const found = new Map<string, string>();
  for (const { groups } of literal.matchAll(
    /^(?: +\/\*\*(?<comment>(?:(?!\*\/).)*)\*\/\n)?(?<indent> +)(?<name>\w+):/gms,
  )) {
    path.splice((groups?.["indent"]?.length ?? 0) / 2 - 1, Infinity, groups?.["name"] ?? "");
    const comment = groups?.["comment"]?.replace(/\n +\*/g, "").trim();
    if (comment) found.set(path.join("."), comment);
  }
  return found;
}

/** Returns the tokens of a theme or of a dark scheme in the format of the Design Tokens Community Group. */
export function designTokens(values: Values): TokenGroup {
  const descriptions = readDescriptions();
  const describe = (path: string): { readonly $description?: string } => {
    const $description = descriptions.get(path);
    return $description === undefined ? {} : { $description };
  };
  const convert = (group: Values, path: readonly string[]): TokenGroup => {
    const converted = Object.entries(group).map(([name, value]): [string, Token | TokenGroup] => {
      const own = [...path, name];
      const described = describe(own.join("."));
      if (typeof value === "object") return [name, { ...described, ...convert(value, own) }];
      const $type = TYPES[own.find((part) => part in TYPES) ?? ""];
      if ($type === undefined) throw new RangeError(`A token without a type: ${own.join(".")}`);
      const css = String(value);
      const isExact = PLAIN.test(css) || ($type !== "dimension" && $type !== "number");
      const token = { $type, $value: CONVERSIONS[$type](css), ...described };
      return [name, isExact ? token : { ...token, $extensions: { [CSS]: css } }];
    });
    return Object.fromEntries(converted);
  };
  return convert(values, []);
}
