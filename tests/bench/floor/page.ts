import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Complex } from "@danji/complex/complex";

/** What both pages have to load: found in the built home page, so that they load the same. */
const SHARED = {
  fonts: /<link rel="preload" as="font"[^>]*>/g,
  faces: /<style>(@font-face.*?)<\/style>/s,
  picture: /<picture\b[^>]*>(.*?)<\/picture>/s,
} as const;

/**
 * The floor under the home page: its first screen at the width of a phone, written by hand with no more than that
 * takes. The same texts, fonts and picture; no script, no further sections, no style that it does not use.
 *
 * @param complex The complex that the home page was built for.
 * @param home HTML of the built home page.
 */
export async function floorPage({ identity, home: content, facts }: Complex, home: string): Promise<string> {
  const css = await readFile(join(import.meta.dirname, "page.css"), "utf8");
  const fonts = [...home.matchAll(SHARED.fonts)].map(([tag]) => tag).join("");
  const faces = SHARED.faces.exec(home)?.[1] ?? "";
  const picture = SHARED.picture.exec(home)?.[1] ?? "";
  if (fonts === "" || faces === "" || picture === "") throw new Error("The home page has changed its first screen.");
  const { hero } = content;
  const figures = hero.facts.flatMap((key) => facts.items[key] ?? []);
  const description = `${identity.name}. ${hero.subline}`;
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${identity.name}</title><meta name="description" content="${description}"><link rel="icon" href="/favicon.svg">
${fonts}<style>${faces}${css}</style></head><body>
<header><p>${identity.bannerText}</p><div>
<a href="#menu" aria-label="메뉴"><svg viewBox="0 0 22 14" aria-hidden="true"><path d="M0 1h22M0 7h22M0 13h22"/></svg></a>
<a href="/"><strong>${identity.brand.name}</strong> <span lang="en">${identity.brand.latin}</span></a>
<a href="tel:${identity.phone}">전화상담</a></div></header>
<main><picture>${picture}</picture><section><h1>${identity.name}</h1>
<p class="headline">${hero.headline.map((line) => `<span>${line}</span>`).join("")}</p><p>${hero.subline}</p>
<a class="button" href="/Promotion/Customer">${hero.button}</a></section>
<dl>${figures.map(({ term, value, unit }) => `<div><dt>${term}</dt><dd>${value}<small>${unit ?? ""}</small></dd></div>`).join("")}</dl></main>
<footer><a href="/Promotion/Customer">방문예약</a><a href="tel:${identity.phone}">전화상담</a></footer>
</body></html>
`;
}
