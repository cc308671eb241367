import { Fragment } from "react";
import { Unbroken } from "./InlineText.styles.ts";

/**
 * The only markup that content may carry, and what browsers would break at
 * its hyphens: phone numbers and web addresses.
 */
const INLINE = /(<br\s*\/?>|<strong>.*?<\/strong>|[\dA-Za-z.]+(?:-[\dA-Za-z.]+)+)/su;
const STRONG = /^<strong>(.*)<\/strong>$/su;
const HYPHENED = /^[\dA-Za-z.]+(?:-[\dA-Za-z.]+)+$/;

/** Shows a text of the complex, in which `<br>` and `<strong>` are markup and everything else is text. */
export function InlineText({ text }: { text: string }) {
  return text.split(INLINE).map((part, index) => {
    if (part.startsWith("<br")) return <br key={index} />;
    if (HYPHENED.test(part)) return <Unbroken key={index}>{part}</Unbroken>;
    const strong = STRONG.exec(part)?.[1];
    if (strong === undefined) return <Fragment key={index}>{part}</Fragment>;
    return (
      <strong key={index}>
        <InlineText text={strong} />
      </strong>
    );
  });
}
