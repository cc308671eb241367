import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import subsetFont from "subset-font";
import { FALLBACK_FACES } from "./fallback-fonts.ts";
import type { Speed } from "../speed.ts";
import { type Characters, charactersBeyond, shownCharacters } from "./shown-characters.ts";

const { resolve } = createRequire(import.meta.url);

interface Family {
  /** Family name in the site's theme; that of its second file ends with ` More`. */
  readonly name: string;
  readonly set: keyof Characters;
  readonly source: string;
  /** Range of `font-weight` that the file answers to. */
  readonly weight: { readonly min: number; readonly max: number };
  /** Whether the source has an axis of weight, to be cut to that range. */
  readonly variable: boolean;
}

/** Regular, medium and semibold are what the kit sets. */
const WEIGHTS = { min: 400, max: 600 };
const TEXT: Family = {
  name: "Danji Text",
  set: "text",
  source: "pretendard/dist/web/variable/woff2/PretendardVariable.woff2",
  weight: WEIGHTS,
  variable: true,
};
const DISPLAY: Family = {
  name: "Danji Display",
  set: "display",
  source: "@expo-google-fonts/noto-serif-kr/500Medium/NotoSerifKR_500Medium.ttf",
  weight: WEIGHTS,
  variable: false,
};

/** What the site's texts need of a font's layout: kerning, and figures of one width. The rest is alternates. */
const FEATURES = ["kern", "tnum"];
/** Where the fonts are served. */
const BASE = "assets/fonts/";

async function writeFont(family: Family, font: Uint8Array, extension: string, outDir: string): Promise<string> {
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 10);
  const file = `${BASE}${family.name.toLowerCase().replaceAll(" ", "-")}-${hash}${extension}`;
  await mkdir(join(outDir, BASE), { recursive: true });
  await writeFile(join(outDir, file), font);
  return `/${file}`;
}

async function writeWhole(family: Family, outDir: string): Promise<string> {
  return writeFont(family, await readFile(resolve(family.source)), extname(family.source), outDir);
}

async function writeSubset(family: Family, characters: Characters, outDir: string): Promise<string> {
  const source = await readFile(resolve(family.source));
  const text = [...characters[family.set]].toSorted().join("");
  const font = await subsetFont(source, text, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    noHinting: true,
    ...(family.variable && { variationAxes: { wght: family.weight } }),
  });
  return writeFont(family, font, ".woff2", outDir);
}

const formatOf = (url: string) => (url.endsWith(".ttf") ? "truetype" : "woff2");

const face = (name: string, { weight: { min, max } }: Family, url: string) =>
  `@font-face{font-family:"${name}";src:url(${url}) format("${formatOf(url)}");font-weight:${min} ${max};font-display:swap}`;

const preload = (url: string) =>
  `<link rel="preload" as="font" type="font/${url.endsWith(".ttf") ? "ttf" : "woff2"}" crossorigin href="${url}">`;

/** A family's files. */
interface FontFiles {
  readonly family: Family;
  readonly url: string;
  /** File of the characters that the home page does not show. */
  readonly moreUrl?: string;
}

/** Characters that the home page shows, and those that only other pages and the code show. */
interface Parts {
  readonly first: Characters;
  readonly rest: Characters;
}

async function writeFamily(family: Family, { first, rest }: Parts, speed: Speed, outDir: string): Promise<FontFiles> {
  if (!speed.fontSubsets) return { family, url: await writeWhole(family, outDir) };
  const url = await writeSubset(family, first, outDir);
  return rest[family.set].size === 0
    ? { family, url }
    : { family, url, moreUrl: await writeSubset(family, rest, outDir) };
}

interface FontSources {
  /** HTML of the front page. */
  readonly home: string;
  /** HTML of all pages. */
  readonly pages: readonly string[];
  /** All scripts. */
  readonly code: readonly string[];
}

/**
 * Reduces both fonts to what the site can show, the text font to every character of its pages and code, the display font to
 * what is in headings and figures. Each comes in two files: what the home page shows, and the rest, which a browser asks for
 * where the first has no glyph. Writes them into the site.
 *
 * @returns a function of a page that returns its tags for the head, which announce the files that the page shows.
 */
export async function makeFonts(
  sources: FontSources,
  outDir: string,
  speed: Speed,
): Promise<(page?: string) => string> {
  const all = shownCharacters(sources.pages, sources.code);
  const first = speed.fontParts ? shownCharacters([sources.home], []) : all;
  const rest = charactersBeyond(all, first);
  const files = await Promise.all([TEXT, DISPLAY].map((family) => writeFamily(family, { first, rest }, speed, outDir)));
  const faces = files
    .map(
      ({ family, url, moreUrl }) =>
        face(family.name, family, url) + (moreUrl === undefined ? "" : face(`${family.name} More`, family, moreUrl)),
    )
    .join("");
  const fallbacks = speed.fallbackFonts ? FALLBACK_FACES : "";
  return (page) => {
    const shown = page === undefined ? rest : shownCharacters([page], []);
    const needed = files.flatMap(({ family: { set }, url, moreUrl }) =>
      moreUrl !== undefined && [...shown[set]].some((character) => rest[set].has(character)) ? [url, moreUrl] : [url],
    );
    const preloads = speed.fontPreload ? needed.map(preload).join("") : "";
    return `${preloads}<style>${faces}${fallbacks}</style>`;
  };
}
