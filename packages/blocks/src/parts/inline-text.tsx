import type { ReactNode } from "react";
import { AtNoticeMark, Unbroken } from "./blocks.styles.ts";

/** Markup of content. */
const MARKUP = /(<br\s*\/?>|<strong>.*?<\/strong>)/su;
const STRONG = /^<strong>(.*)<\/strong>$/su;
/** What browsers would break: numbers and names at hyphens, areas and dates within, marks from words, all from particles. */
const WHOLE =
  /([\dA-Za-z.]{1,40}(?:-[\dA-Za-z.]{1,40}){1,9}[가-힣]{0,5}|[A-Z]-[가-힣]{1,9}|[\d.,·]{0,11}\d㎡[가-힣]{0,5}|(?:\d\d\d\d년 \d\d?월(?: \d\d?일)?|\d\d?월 \d\d?일)(?:\([가-힣]{2,4}\))?[^\s<>()]{0,5}|[\d.]{3,10}\([가-힣]\) \([가-힣]{2}\)|[^\s<>()]{1,10} ?\((?:[가-힣]{2,4}|\p{Script=Han}{1,4})\)[^\s<>()]{0,5}(?![^\s<]))/u;

/** Renders a text without markup, whose units lines do not end within. */
export function unbrokenText(text: string): ReactNode {
  // The only text of its element, which a translator may replace.
  if (!WHOLE.test(text)) return text;
  return text.split(WHOLE).map((part, index) => {
    if (index % 2 === 1) return <Unbroken key={index}>{part}</Unbroken>;
    return part && <span key={index}>{part}</span>;
  });
}

/** Renders a text of the complex, in which `<br>` and `<strong>` are markup and everything else is text. */
export function inlineText(text: string): ReactNode {
  if (!MARKUP.test(text)) return unbrokenText(text);
  return text.split(MARKUP).map((part, index) => {
    if (part.startsWith("<br")) return <br key={index} />;
    const strong = STRONG.exec(part)?.[1];
    if (strong !== undefined) return <strong key={index}>{inlineText(strong)}</strong>;
    return part && <span key={index}>{unbrokenText(part)}</span>;
  });
}

/** What a complex writes where only the recruitment announcement will state the value. */
const AT_NOTICE = "공고 시 안내";

/** Renders a text of the complex; a value that only the recruitment announcement will state is set as a mark. */
export const valueText = (text: string): ReactNode =>
  text === AT_NOTICE ? <AtNoticeMark>{text}</AtNoticeMark> : inlineText(text);
