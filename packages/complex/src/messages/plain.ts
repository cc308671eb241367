import { unwritable } from "./cp949.ts";

/** Look-alikes in CP949 of letters that it lacks. */
const TWINS: Readonly<Record<string, string>> = {
  "\u{2010}": "-",
  "\u{2011}": "-",
  "\u{2012}": "-",
  "\u{2013}": "-",
  "\u{2014}": "-",
  "\u{2212}": "-",
  "\u{2022}": "\u{b7}",
  "\u{2219}": "\u{b7}",
  "\u{30fb}": "\u{b7}",
  "\u{301c}": "~",
  "\u{20a9}": "\u{ffe6}",
  "\u{a9}": "(c)",
};

function twin(letter: string): string {
  const known = TWINS[letter];
  if (known !== undefined) return known;
  const plain = letter.normalize("NFKC");
  return unwritable(plain).length === 0 ? plain : "";
}

/**
 * Returns a text in letters of CP949: `\n` for line breaks, composed Hangul, {@link TWINS} for look-alikes, else the NFKC form; what
 * has none, such as an emoji, is left out.
 */
export function inCp949(text: string): string {
  const lines = text.replaceAll(/\r\n?/gu, "\n").normalize("NFC");
  return Array.from(lines, (letter) => (unwritable(letter).length === 0 ? letter : twin(letter))).join("");
}
