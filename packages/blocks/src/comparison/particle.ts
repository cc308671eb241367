/** First and last of the syllables in Unicode, and how many each initial and vowel has: one without a final first. */
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;

/** Letters and figures whose Korean name ends in a consonant: 엘, 엠, 엔, 알; 영, 일, 삼, 육, 칠, 팔. */
const CLOSED = /[LMNR013678]$/iu;

/** Whether a word ends in a consonant when it is read aloud. */
function endsClosed(word: string): boolean {
  const code = word.codePointAt(word.length - 1) ?? 0;
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return CLOSED.test(word);
  return (code - FIRST_SYLLABLE) % FINALS !== 0;
}

/** Particles by what comes before them: a consonant, or a vowel. */
const PARTICLES = { subject: ["이", "가"], topic: ["은", "는"], and: ["과", "와"] } as const;

/** Returns a word with the particle that fits its end: `거실이`, `파우더룸이`, `침실 2가`, `84A는`. */
export function withParticle(word: string, particle: keyof typeof PARTICLES): string {
  const [afterConsonant, afterVowel] = PARTICLES[particle];
  return word + (endsClosed(word) ? afterConsonant : afterVowel);
}
