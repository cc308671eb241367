import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { openFont } from "./cut-font.ts";
import { type Characters, pageCharacters, siteCharacters, TYPED } from "./shown-characters.ts";
import { open } from "fontkit";

const { resolve } = createRequire(import.meta.url);

/** Regular, medium and semibold are what the kit sets. */
const WEIGHTS = { min: 400, max: 600 };

interface Family {
  /** Family name in the site's theme; those of its further files end with ` Page` and ` More`. */
  readonly name: string;
  readonly set: keyof Characters;
  readonly source: string;
  /** Axis of weight to be cut; none in a font of one weight, which answers to all. */
  readonly weight?: typeof WEIGHTS;
}

const TEXT: Family = {
  name: "Danji Text",
  set: "text",
  source: "pretendard/dist/public/variable/PretendardVariable.ttf",
  weight: WEIGHTS,
};
const DISPLAY: Family = {
  name: "Danji Display",
  set: "display",
  source: "@expo-google-fonts/noto-serif-kr/500Medium/NotoSerifKR_500Medium.ttf",
};

/** The fonts of a site, by the font of its headings. */
const FAMILIES = { serif: [TEXT, DISPLAY], sans: [TEXT] } as const;

/** Share of the pages that show a character of the file that all pages share. */
const MOST = 0.75;
const BASE = "assets/fonts/";

async function writeFont(name: string, font: Uint8Array, outDir: string): Promise<string> {
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 10);
  const file = `${BASE}${name.toLowerCase().replaceAll(" ", "-")}-${hash}.woff2`;
  await mkdir(join(outDir, BASE), { recursive: true });
  await writeFile(join(outDir, file), font);
  return `/${file}`;
}

/** A file of a family under the name that the theme has for it. */
interface Face {
  readonly name: string;
  readonly url: string;
  /** Whether the page shows a character of it for certain. */
  readonly needed: boolean;
}

/** No Chinese characters: a browser that looks for one would fetch what has none. */
const MORE_RANGE = "U+0-33ff,U+ac00-ffff";

const rule = ({ name, url, needed }: Face) =>
  `@font-face{font-family:"${name}";src:url(${url}) format("woff2");font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:swap${needed ? "" : `;unicode-range:${MORE_RANGE}`}}`;

const preload = ({ url }: Face) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`;

interface FontSources {
  readonly pages: readonly string[];
  readonly code: readonly string[];
  /** Font of headings: with `sans` the site has no display font. */
  readonly headings: keyof typeof FAMILIES;
}

/** Folders of the build that fonts are cut for. */
interface FontFolders {
  readonly site: string;
  /** Folder where cut fonts are kept between builds. */
  readonly cache: string;
}

/** Splits a family into what most pages show, what a page shows beyond that, and the rest. */
async function facesOf(
  { name, set, source, weight }: Family,
  shown: Characters,
  pages: readonly Characters[],
  { site, cache }: FontFolders,
) {
  const all = shown[set];
  const cut = await openFont(resolve(source), { characters: all, weight, cache });
  const isCommon = (character: string) =>
    TYPED.has(character) || pages.filter((page) => page[set].has(character)).length >= pages.length * MOST;
  const common = new Set([...all].filter((character) => set === "text" && isCommon(character)));
  async function face(suffix: string, characters: Iterable<string>, needed: boolean): Promise<readonly Face[]> {
    const list = [...characters].filter((character) => all.has(character));
    if (list.length === 0) return [];
    return [{ name: name + suffix, url: await writeFont(name, await cut(list), site), needed }];
  }
  const base = await face("", common, true);
  const rest = [...all].filter((character) => !common.has(character));
  const more = await face(" More", rest, false);
  return async (page: Characters) => {
    const own = [...page[set]].filter((character) => !common.has(character));
    return [...base, ...(await face(" Page", own, true)), ...more];
  };
}

/** Writes the fonts cut to what pages and code can show, a file for each page and shared ones; returns a function for a page's tags. */
export async function makeFonts(
  sources: FontSources,
  folders: FontFolders,
): Promise<(page: string) => Promise<string>> {
  const pages = sources.pages.map(pageCharacters);
  const all = siteCharacters(pages, sources.code);
  const families = await Promise.all(
    FAMILIES[sources.headings].map(async (family) => ({
      facesFor: await facesOf(family, all, pages, folders),
      fallback: await fallbackFace(family.name, resolve(family.source)),
    })),
  );
  return async (page) => {
    const shown = pageCharacters(page);
    const faces = await Promise.all(families.map(({ facesFor }) => facesFor(shown)));
    const rules = families.flatMap(({ fallback }, index) => [...(faces[index] ?? []).map(rule), fallback]);
    const preloads = faces
      .flat()
      .filter(({ needed }) => needed)
      .map(preload);
    return `${preloads.join("")}<style>${rules.join("")}</style>`;
  };
}

/** Full and PostScript names of the common sans of Android and Linux, and the width of its Hangul in em. */
const SYSTEM = {
  fonts: ["Noto Sans KR", "NotoSansKR-Regular", "Noto Sans CJK KR", "NotoSansCJKkr-Regular"],
  hangul: 0.92,
};

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;

/** Returns the rule of a family's fallback: a system font with the height and width of its Hangul, so that lines break alike. */
async function fallbackFace(name: string, source: string): Promise<string> {
  const font = await open(source);
  if (!("glyphForCodePoint" in font)) throw new Error(`${source} is a collection of fonts.`);
  const hangul = font.glyphForCodePoint("가".charCodeAt(0)).advanceWidth / font.unitsPerEm;
  const size = hangul / SYSTEM.hangul;
  const heightOf = (units: number) => percent(units / font.unitsPerEm / size);
  const rules = [
    `font-family:"${name} Fallback"`,
    `src:${SYSTEM.fonts.map((system) => `local("${system}")`).join(",")}`,
    `size-adjust:${percent(size)}`,
    `ascent-override:${heightOf(font.ascent)}`,
    `descent-override:${heightOf(-font.descent)}`,
    "line-gap-override:0%",
  ];
  return `@font-face{${rules.join(";")}}`;
}
