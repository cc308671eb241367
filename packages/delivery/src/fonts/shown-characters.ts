/** Headings, and what is marked as set in the display face. */
const DISPLAYED = /<(h[1-4])\b[^>]*>.*?<\/\1>|<(\w+)\s[^>]*\bdata-display\b[^>]*>.*?<\/\2>/gs;
/** Printable ASCII: prices, dates and addresses that no page has shown yet still look right. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
/** What visitors type, and what browsers write into an empty date field. */
export const TYPED: ReadonlySet<string> = new Set([...ASCII, ..."연도월일"]);
/** What figures are written with, e.g. the days until a sale. */
const FIGURES = " 0123456789,.-+%";
const NOT_KOREAN = /[^\u3000-\u303f\uac00-\ud7a3\u1100-\u11ff]/g;

/** Chinese characters, which only the display font has. */
const HANJA = /\p{Script=Han}/gu;

/** What styles add, without the ASCII in which styled-components names classes. */
const GENERATED = /\bcontent:"([^"]+)"/g;
const NOT_SIGNS = /[ -~]/g;

const PLACEHOLDER = /\bplaceholder="([^"]+)"/g;

/** Characters in the two fonts of the site. */
export interface Characters {
  readonly text: ReadonlySet<string>;
  /** Those of headings and figures. */
  readonly display: ReadonlySet<string>;
}

const charactersOf = (texts: readonly string[]) => new Set(texts.flatMap((text) => [...text]));

const withoutTags = (html: string) => html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, "").replaceAll(/<[^<>]*>/g, "");

/** Returns the texts that the styles of a page add, such as the arrow of a link. */
const generatedTexts = (page: string) =>
  [...page.matchAll(GENERATED)].map(([, text = ""]) => text.replaceAll(NOT_SIGNS, ""));

const placeholders = (body: string) => [...body.matchAll(PLACEHOLDER)].map(([, text = ""]) => text);

/** Returns the characters that a page shows. */
export function pageCharacters(page: string): Characters {
  const body = page.slice(page.indexOf("<body"));
  const headings = [...body.matchAll(DISPLAYED)].map(([element]) => withoutTags(element));
  const words = withoutTags(body);
  return {
    text: charactersOf([words, ...placeholders(body), ...generatedTexts(page)]),
    display: charactersOf([FIGURES, ...headings, ...(words.match(HANJA) ?? [])]),
  };
}

/** Returns what pages show and code can show: the Korean texts in it, and every ASCII character. */
export function siteCharacters(pages: readonly Characters[], code: readonly string[]): Characters {
  // Any of them may come to stand in a heading: the answer of a calculator, the title of a popup.
  const written = code.map((source) => source.replaceAll(NOT_KOREAN, ""));
  return {
    text: charactersOf([ASCII, ...written, ...pages.flatMap(({ text }) => [...text])]),
    display: charactersOf([FIGURES, ...written, ...pages.flatMap(({ display }) => [...display])]),
  };
}
