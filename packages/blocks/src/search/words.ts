import { disassemble } from "es-hangul";

/** Words of a text: letters and digits, figures with their point and unit. */
const WORD = /[\p{L}\p{N}]+(?:[.·-]\p{N}+)*%?/gu;
const SYLLABLE = /[가-힣]/u;

/** Particles that follow a noun, the longest of those that begin alike first. */
const PARTICLES =
  "에서는 에서도 에게서 으로는 으로도 에서의 까지는 까지의 부터는 이라는 이라고 입니다 인가요 이에요 에서 에게 에는 에도 으로 로는 로도 까지 부터 처럼 보다 마다 밖에 이나 이란 라는 이랑 하고 만의 은 는 이 가 을 를 의 에 로 와 과 도 만 나 랑".split(
    " ",
  );
/** What pages say for what buyers type. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ["모델하우스", "견본주택"],
  ["위치", "주소"],
  ["가격", "분양가"],
  ["얼마", "분양가"],
  ["납부", "분양가"],
  ["햇빛", "일조"],
  ["채광", "일조"],
  ["평수", "전용면적"],
  ["특공", "특별공급"],
  ["시행사", "시행"],
  ["학군", "학교"],
  ["전화번호", "대표전화"],
  ["헬스장", "피트니스 운동방"],
  ["창고", "수납"],
]);
/** A shorter rest is no noun as a rule: 회의, 도로 and 결과 only look as if they ended in a particle. */
const SHORTEST_NOUN = 2;
/** Figures after which 만 is no particle, but ten thousand: `5000만`, `5천만`. */
const FIGURES = /\d천?$/u;

function isNoun(rest: string, end: string): boolean {
  return rest.length >= SHORTEST_NOUN && !(end.startsWith("만") && FIGURES.test(rest));
}

/** Returns a text as it is compared: composed, in lower case, with the units that keyboards lack written out. */
export const comparable = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("㎡", "m2")
    .replaceAll(/(\d),(?=\d{3})/gu, "$1");

/** Returns the words of a text. */
export const wordsOf = (text: string): string[] => comparable(text).match(WORD) ?? [];

/** Returns a word without the particle at its end. */
export function withoutParticle(word: string): string {
  const particle = PARTICLES.find((end) => word.endsWith(end) && isNoun(word.slice(0, -end.length), end));
  return particle === undefined ? word : word.slice(0, -particle.length);
}

/** Returns a word, what it is without a particle, and what pages say instead. */
export function readingsOf(word: string): readonly string[] {
  const noun = withoutParticle(word);
  const said = SYNONYMS.get(word) ?? SYNONYMS.get(noun) ?? word;
  return [...new Set([word, noun, ...said.split(" ")])];
}

/** Returns a word letter by letter, so that a half-typed syllable is a prefix of the whole one: `인짓` of `인지세`. */
export const lettersOf = (word: string): string => disassemble(word);

/** Returns what an index holds of a word: it from each of its syllables on, in letters and in initial consonants. */
export function termsOf(word: string): string[] {
  const characters = [...word];
  const letters = characters.map(lettersOf);
  const terms = (parts: readonly string[]) =>
    parts.slice(0, Math.max(1, parts.length - 1)).map((_, start) => parts.slice(start).join(""));
  return SYLLABLE.test(word)
    ? [...terms(letters), ...terms(letters.map((letter) => letter.charAt(0)))]
    : terms(letters);
}
