/** Places of the commas in a large number. */
const GROUP = /\B(?=(?:\d{3}){1,6}$)/gu;

/** Returns whole millimetres as they stand on a drawing, e.g. `3,600`, the same on every machine. */
export const millimetres = (value: number) => String(Math.round(value)).replaceAll(GROUP, ",");

/** Returns an area with two decimals and its unit, e.g. `84.97㎡`. */
export const squareMetres = (value: number) => `${value.toFixed(2)}㎡`;

const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;
const RIEUL = 8;
/** Digits that end in a final consonant but ㄹ when they are read out: 영, 삼, 육. */
const CLOSED_DIGITS = "036";

/** Returns whether a word ends in a final consonant that is not ㄹ. */
function isClosed(word: string): boolean {
  const last = word.at(-1) ?? "";
  if (!/[가-힣]/u.test(last)) return last !== "" && CLOSED_DIGITS.includes(last);
  const final = ((last.codePointAt(0) ?? FIRST_SYLLABLE) - FIRST_SYLLABLE) % FINALS;
  return final !== 0 && final !== RIEUL;
}

/** Returns the word with the particle of a direction, e.g. `거실로`, `현관으로`, `침실 3으로`. */
export const towards = (word: string): string => `${word}${isClosed(word) ? "으로" : "로"}`;
