import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const { resolve } = createRequire(import.meta.url);

interface Family {
  /** Family name in the site's theme. */
  readonly name: string;
  readonly source: string;
  /** Range or value of `font-weight`. */
  readonly weight: string;
}

const TEXT: Family = {
  name: "Danji Text",
  source: "pretendard/dist/web/variable/woff2/PretendardVariable.woff2",
  weight: "45 920",
};
const DISPLAY: Family = {
  name: "Danji Display",
  source: "@expo-google-fonts/noto-serif-kr/500Medium/NotoSerifKR_500Medium.ttf",
  weight: "400 600",
};

/** Printable ASCII: prices, dates and addresses that no page has shown yet still look right. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
/** Where the fonts are served. */
const BASE = "assets/fonts/";
/** Headings, and what is marked as set in the display face. */
const DISPLAYED = /<(h[1-4])\b[^>]*>.*?<\/\1>|<(\w+)[^>]*\bdata-display\b[^>]*>.*?<\/\2>/gs;

const charactersOf = (texts: Iterable<string>) => new Set([...texts].flatMap((text) => [...text]));
const withoutTags = (html: string) => html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, "").replaceAll(/<[^>]*>/g, "");

async function writeSubset(family: Family, characters: ReadonlySet<string>, outDir: string): Promise<string> {
  const source = await readFile(resolve(family.source));
  const text = [...characters].toSorted().join("");
  const font = await subsetFont(source, text, { targetFormat: "woff2" });
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 10);
  const file = `${BASE}${family.name.toLowerCase().replaceAll(" ", "-")}-${hash}.woff2`;
  await mkdir(join(outDir, BASE), { recursive: true });
  await writeFile(join(outDir, file), font);
  return `/${file}`;
}

const face = ({ name, weight }: Family, url: string) =>
  `@font-face{font-family:"${name}";src:url(${url}) format("woff2");font-weight:${weight};font-display:swap}`;

/**
 * Cuts both typefaces down to what the site can show: the text face to every character of its pages and code, the
 * display face to what stands in headings and figures. Writes them into the site and answers the head's tags for them.
 */
export async function makeFonts(pages: readonly string[], code: readonly string[], outDir: string): Promise<string> {
  const inCode = charactersOf(
    code.map((source) => source.replaceAll(/[^\u3000-\u303f\uac00-\ud7a3\u1100-\u11ff]/g, "")),
  );
  const text = charactersOf([ASCII, ...pages.map(withoutTags), ...inCode]);
  const headings = pages.flatMap((page) => [...page.matchAll(DISPLAYED)].map(([element]) => withoutTags(element)));
  const display = charactersOf([ASCII, ...headings]);
  const textUrl = await writeSubset(TEXT, text, outDir);
  const displayUrl = await writeSubset(DISPLAY, display, outDir);
  const preloads = [textUrl, displayUrl].map(
    (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
  );
  return `${preloads.join("")}<style>${face(TEXT, textUrl)}${face(DISPLAY, displayUrl)}</style>`;
}
