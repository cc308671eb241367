import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { STAND_INS } from "./fallback-fonts.ts";
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

async function writeSubset(family: Family, characters: Characters, outDir: string): Promise<string> {
  const source = await readFile(resolve(family.source));
  const text = [...characters[family.set]].toSorted().join("");
  const font = await subsetFont(source, text, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    noHinting: true,
    ...(family.variable && { variationAxes: { wght: family.weight } }),
  });
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 10);
  const file = `${BASE}${family.name.toLowerCase().replaceAll(" ", "-")}-${hash}.woff2`;
  await mkdir(join(outDir, BASE), { recursive: true });
  await writeFile(join(outDir, file), font);
  return `/${file}`;
}

const face = (name: string, { weight: { min, max } }: Family, url: string) =>
  `@font-face{font-family:"${name}";src:url(${url}) format("woff2");font-weight:${min} ${max};font-display:swap}`;

const preload = (url: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`;

interface FontSources {
  /** HTML of the front page. */
  readonly home: string;
  /** HTML of all pages. */
  readonly pages: readonly string[];
  /** All scripts. */
  readonly code: readonly string[];
}

/**
 * Cuts both typefaces down to what the site can show, the text face to every character of its pages and code, the display
 * face to what stands in headings and figures. Each comes in two files: what the front page comes with, and the rest, which a
 * browser asks for where the first has no glyph. Writes them into the site.
 *
 * @returns what answers a page's tags for the head, which announce the files that the page shows.
 */
export async function makeFonts(sources: FontSources, outDir: string): Promise<(page?: string) => string> {
  const first = shownCharacters([sources.home], []);
  const rest = charactersBeyond(shownCharacters(sources.pages, sources.code), first);
  const files = await Promise.all(
    [TEXT, DISPLAY].map(async (family) => ({
      family,
      url: await writeSubset(family, first, outDir),
      moreUrl: await writeSubset(family, rest, outDir),
    })),
  );
  const faces = files
    .map(({ family, url, moreUrl }) => face(family.name, family, url) + face(`${family.name} More`, family, moreUrl))
    .join("");
  return (page) => {
    const shown = page === undefined ? rest : shownCharacters([page], []);
    const needed = files.flatMap(({ family: { set }, url, moreUrl }) =>
      [...shown[set]].some((character) => rest[set].has(character)) ? [url, moreUrl] : [url],
    );
    return `${needed.map(preload).join("")}<style>${faces}${STAND_INS}</style>`;
  };
}
