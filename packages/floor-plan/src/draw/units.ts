import type { Rect } from "../geometry.ts";

/** Millimetres of a unit of the drawing: a centimetre, so that few decimals are needed. */
const UNIT = 10;

/** Returns a length of the plan in the drawing's units, with at most one decimal. */
export const unit = (millimetres: number) => Math.round((millimetres / UNIT) * 10) / 10;

/** Returns the rectangle as a subpath of a `path`. */
export const rectPath = ({ x0, y0, x1, y1 }: Rect) => `M${unit(x0)} ${unit(y0)}H${unit(x1)}V${unit(y1)}H${unit(x0)}z`;

/** Characters that no XML document may hold, escaped or not: most controls, halves of characters, U+FFFE and U+FFFF (XML 1.0, 2.2). */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes text for XML, and leaves out what XML cannot hold. */
export const escapeXml = (text: string) =>
  text
    .replaceAll(UNWRITABLE, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** Returns an element; attributes that are `undefined` are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content = "",
): string {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : ` ${key}="${escapeXml(String(value))}"`))
    .join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}
