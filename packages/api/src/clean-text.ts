/** Line breaks of all systems: slides have vertical tabs, iPhones U+2028. */
const BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu;

/** Letters that show nothing although Unicode does not call them blanks: Hangul fillers and the empty Braille cell. */
const BLANK_LETTERS = /[\u115f\u1160\u3164\uffa0\u2800]/gu;

/** Controls, noncharacters and marks that only turn, break or hide text; not joiners, variation selectors and tags, which emoji need. */
const INVISIBLE =
  /(?![\t\n\u200c\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}])[\p{Cc}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/gu;

/** More marks on one letter than any language has (UAX #15, Stream-Safe Text Format): sorting them takes quadratic time. */
export const MARKS_WITHOUT_END = /\p{M}{31}/u;

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Returns a text as it is checked and stored: composed, breaks as `\n`, empty where nothing would show. Idempotent. */
export function cleanText(text: string): string {
  const plain = text.replaceAll(BREAKS, "\n").replaceAll(BLANK_LETTERS, " ").replaceAll(INVISIBLE, "");
  if (!VISIBLE.test(plain)) return "";
  return (MARKS_WITHOUT_END.test(plain) ? plain : plain.normalize("NFC")).trim();
}

/** Returns {@link cleanText} on one line, each run of blanks and breaks as one blank. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/\s+/gu, " ");
