/** Headings, and what is marked as set in the display face. */
const DISPLAYED = /<(h[1-4])\b[^>]*>.*?<\/\1>|<(\w+)[^>]*\bdata-display\b[^>]*>.*?<\/\2>/gs;
/** Printable ASCII: prices, dates and addresses that no page has shown yet still look right. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
/** What figures are written with, e.g. the days until a sale. */
const FIGURES = " 0123456789,.-+%";
const NOT_KOREAN = /[^\u3000-\u303f\uac00-\ud7a3\u1100-\u11ff]/g;

/** Characters in the two fonts of the site. */
export interface Characters {
  readonly text: ReadonlySet<string>;
  /** Those of headings and figures. */
  readonly display: ReadonlySet<string>;
}

const charactersOf = (texts: readonly string[]) => new Set(texts.flatMap((text) => [...text]));

const withoutTags = (html: string) => html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, "").replaceAll(/<[^>]*>/g, "");

/**
 * What pages show and code can show: the Korean texts in it, and every ASCII character.
 *
 * @param pages HTML of the pages.
 * @param code Source of the scripts.
 */
export function shownCharacters(pages: readonly string[], code: readonly string[]): Characters {
  const bodies = pages.map((page) => page.slice(page.indexOf("<body")));
  const headings = bodies.flatMap((body) => [...body.matchAll(DISPLAYED)].map(([element]) => withoutTags(element)));
  return {
    text: charactersOf([ASCII, ...bodies.map(withoutTags), ...code.map((source) => source.replaceAll(NOT_KOREAN, ""))]),
    display: charactersOf([FIGURES, ...headings]),
  };
}

/** Those of `all` that are not in `part`. */
export const charactersBeyond = (all: Characters, part: Characters): Characters => ({
  text: new Set([...all.text].filter((character) => !part.text.has(character))),
  display: new Set([...all.display].filter((character) => !part.display.has(character))),
});
