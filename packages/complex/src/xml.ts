const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Characters that no XML document may hold, escaped or not: most controls, halves of characters, U+FFFE and U+FFFF (XML 1.0, 2.2). */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for XML, between tags or in an attribute, and leaves out what XML cannot hold. */
export const escapeXml = (text: string): string =>
  text.replaceAll(UNWRITABLE, "").replaceAll(/[&<>"]/gu, (sign) => ESCAPES[sign] ?? sign);
