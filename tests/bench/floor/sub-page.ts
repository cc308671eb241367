import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Complex } from "@danji/complex/complex";

/** Characters of text that a phone's first screen has room for, below the page's band. */
const FIRST_SCREEN = 400;
/** What both pages have to load: found in the built page, so that they load the same. */
const FONTS = /<link rel="preload" as="font"[^>]*>/gu;
const FACES = /<style>(@font-face.*?)<\/style>/su;
const HEADING = /<h1\b[^>]*>(?<text>.*?)<\/h1>/su;
const PICTURE = /<picture\b[^>]*>(?<sources>.*?)<\/picture>/su;
/** Paragraphs and headings in the order of the page. */
const TEXTS = /<(?<tag>h2|h3|p|li|dt|dd)\b[^>]*>(?<text>.*?)<\/\k<tag>>/gsu;

const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/gu, "");

/** Returns the texts that the first screen shows below the band, as paragraphs. */
function firstTexts(main: string): string {
  let left = FIRST_SCREEN;
  const shown: string[] = [];
  for (const { groups } of main.matchAll(TEXTS)) {
    const text = withoutTags(groups?.["text"] ?? "");
    if (left <= 0) break;
    left -= text.length;
    shown.push(groups?.["tag"] === "h2" ? `<h2>${text}</h2>` : `<p>${text}</p>`);
  }
  return shown.join("");
}

/**
 * The floor under a page other than the home page: its first screen at the width of a phone, with no more than that takes. The
 * page's own texts, fonts and band; no script, no further sections, no style that it does not use.
 *
 * @param html HTML of the built page.
 */
export async function subPageFloor({ identity }: Pick<Complex, "identity">, html: string): Promise<string> {
  const styles = await Promise.all(
    ["page.css", "sub-page.css"].map((name) => readFile(join(import.meta.dirname, name), "utf8")),
  );
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const heading = HEADING.exec(main);
  const faces = FACES.exec(html)?.[1];
  if (heading === null || faces === undefined) throw new Error("Pages have changed their first screen.");
  const h1 = withoutTags(heading.groups?.["text"] ?? "");
  const band = main.slice(0, heading.index);
  const picture = PICTURE.exec(band)?.groups?.["sources"] ?? "";
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${h1}</title><meta name="description" content="${h1}"><link rel="icon" href="/favicon.svg">
${[...html.matchAll(FONTS)].map(([tag]) => tag).join("")}<style>${faces}${styles.join("")}</style></head><body>
<header><p>${identity.bannerText}</p><div>
<a href="#menu" aria-label="메뉴"><svg viewBox="0 0 22 14" aria-hidden="true"><path d="M0 1h22M0 7h22M0 13h22"/></svg></a>
<a href="/"><strong>${identity.brand.name}</strong> <span lang="en">${identity.brand.latin}</span></a>
<a href="tel:${identity.phone}">전화상담</a></div></header>
<main class="page"><div class="band">${picture === "" ? "" : `<picture>${picture}</picture>`}<h1>${h1}</h1></div>
${firstTexts(main.slice(heading.index + heading[0].length))}</main>
<footer><a href="/Promotion/Customer">방문예약</a><a href="tel:${identity.phone}">전화상담</a></footer>
</body></html>
`;
}
