import { Fragment } from "react";

/** The only markup that content may carry (specification, section 2: "HTML allowed"). */
const INLINE = /(<br\s*\/?>|<strong>.*?<\/strong>)/;
const STRONG = /^<strong>(.*)<\/strong>$/;

/** Text of the complex, in which `<br>` and `<strong>` are markup and everything else is text. */
export function InlineText({ text }: { text: string }) {
  return text.split(INLINE).map((part, index) => {
    if (part.startsWith("<br")) return <br key={index} />;
    const strong = STRONG.exec(part)?.[1];
    return strong === undefined ? <Fragment key={index}>{part}</Fragment> : <strong key={index}>{strong}</strong>;
  });
}
