import { hasBatchim } from "es-hangul";

/** Letters and figures whose Korean name ends in a consonant: 엘, 엠, 엔, 알; 영, 일, 삼, 육, 칠, 팔. */
const CLOSED = /[LMNR013678]$/iu;

/** Particles by what comes before them: a consonant, or a vowel. */
const PARTICLES = { subject: ["이", "가"], topic: ["은", "는"], and: ["과", "와"] } as const;

/** Returns a word with the particle that fits its end: `거실이`, `파우더룸이`, `침실 2가`, `84A는`. */
export function withParticle(word: string, particle: keyof typeof PARTICLES): string {
  const [afterConsonant, afterVowel] = PARTICLES[particle];
  return word + (hasBatchim(word) || CLOSED.test(word) ? afterConsonant : afterVowel);
}
