const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text for XML, between tags or in an attribute. */
export const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => ESCAPES[sign] ?? sign);
