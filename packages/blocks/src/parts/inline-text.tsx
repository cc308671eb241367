import type { ReactNode } from "react";
import { AtNoticeMark, Unbroken } from "./blocks.styles.ts";

/** Markup of content, and what browsers would break: numbers and addresses at hyphens, marks from words, both from particles. */
const INLINE =
  /(<br\s*\/?>|<strong>.*?<\/strong>|[\dA-Za-z.]{1,40}(?:-[\dA-Za-z.]{1,40}){1,9}[가-힣]{0,5}|[\d.]{3,10}\([가-힣]\) \([가-힣]{2}\)|[^\s<>()]{1,10} ?\((?:[가-힣]{2,4}|\p{Script=Han}{1,4})\)[^\s<>()]{0,5}(?![^\s<]))/su;
const STRONG = /^<strong>(.*)<\/strong>$/su;
const WHOLE = /^(?:[\dA-Za-z.]+(?:-[\dA-Za-z.]+)+[가-힣]*|[^\s<>()]+ ?\([^\s()]+\)(?:[^\s<>()]*| \([^\s()]+\)))$/u;

/** Renders a text of the complex, in which `<br>` and `<strong>` are markup and everything else is text. */
export function inlineText(text: string): ReactNode {
  // The only text of its element, which a translator may replace.
  if (!INLINE.test(text)) return text;
  return text.split(INLINE).map((part, index) => {
    if (part.startsWith("<br")) return <br key={index} />;
    if (WHOLE.test(part)) return <Unbroken key={index}>{part}</Unbroken>;
    const strong = STRONG.exec(part)?.[1];
    if (strong !== undefined) return <strong key={index}>{inlineText(strong)}</strong>;
    return part && <span key={index}>{part}</span>;
  });
}

/** What a complex writes where only the recruitment announcement will state the value. */
const AT_NOTICE = "공고 시 안내";

/** Renders a text of the complex; a value that only the recruitment announcement will state is set as a mark. */
export const valueText = (text: string): ReactNode =>
  text === AT_NOTICE ? <AtNoticeMark>{text}</AtNoticeMark> : inlineText(text);
