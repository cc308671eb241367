/** Places of the commas in a large number. */
const GROUP = /\B(?=(?:\d{3}){1,6}$)/gu;

/**
 * Returns whole millimetres as they stand on a drawing, e.g. `3,600`. Written here, so that it is the same on every
 * machine.
 */
export const millimetres = (value: number) => String(Math.round(value)).replaceAll(GROUP, ",");

/** Returns an area with two decimals and its unit, e.g. `84.97㎡`. */
export const squareMetres = (value: number) => `${value.toFixed(2)}㎡`;

/** Final consonants by which Korean particles change: none, ㄹ, or another. */
type Ending = "open" | "rieul" | "closed";

const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;
const RIEUL = 8;

/** How digits end when they are read out: 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구. */
const DIGITS: readonly Ending[] = [
  "closed",
  "rieul",
  "open",
  "closed",
  "open",
  "open",
  "closed",
  "rieul",
  "rieul",
  "open",
];

function endingOf(word: string): Ending {
  const last = word.at(-1) ?? "";
  if (/\d/u.test(last)) return DIGITS[Number(last)] ?? "open";
  if (!/[가-힣]/u.test(last)) return "open";
  const final = ((last.codePointAt(0) ?? FIRST_SYLLABLE) - FIRST_SYLLABLE) % FINALS;
  return final === 0 ? "open" : final === RIEUL ? "rieul" : "closed";
}

const PARTICLES = {
  은: ["은", "는"],
  이: ["이", "가"],
  을: ["을", "를"],
  과: ["과", "와"],
} as const;

/** Returns the word with the form of a particle that follows it, e.g. `거실은`, `침실 2는`. */
export function withParticle(word: string, particle: keyof typeof PARTICLES | "으로"): string {
  const ending = endingOf(word);
  if (particle === "으로") return `${word}${ending === "closed" ? "으로" : "로"}`;
  const [closed, open] = PARTICLES[particle];
  return `${word}${ending === "open" ? open : closed}`;
}
