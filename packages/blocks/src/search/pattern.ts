import { disassemble } from "es-hangul";
import { readingsOf, wordsOf } from "./words.ts";

const FIRST = 0xac00;
/** Syllables with the same initial consonant, and with the same vowel as well. */
const OF_INITIAL = 588;
const OF_VOWEL = 28;
const INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const isSyllable = (character: string) => character >= "가" && character <= "힣";

const range = (first: number, count: number) =>
  `[${String.fromCodePoint(first)}-${String.fromCodePoint(first + count - 1)}]`;

const withInitial = (consonant: string) => range(FIRST + INITIALS.indexOf(consonant) * OF_INITIAL, OF_INITIAL);

/** Returns what the last syllable of a half-typed word may become: `짓` is itself, or `지` and a syllable with ㅅ. */
function lastSyllable(syllable: string): string {
  const code = syllable.codePointAt(0) ?? FIRST;
  const vowel = code - ((code - FIRST) % OF_VOWEL);
  if (code === vowel) return range(vowel, OF_VOWEL);
  const next = disassemble(syllable).at(-1) ?? "";
  return INITIALS.includes(next)
    ? `(?:${syllable}|[${String.fromCodePoint(vowel)}-${syllable}]${withInitial(next)})`
    : syllable;
}

function characterPattern(character: string, isLast: boolean): string {
  if (INITIALS.includes(character)) return withInitial(character);
  if (character === "㎡") return "(?:m2|㎡)";
  if (isLast && isSyllable(character)) return lastSyllable(character);
  // A hyphen is none of the characters that a pattern with the flag `u` may escape.
  return character.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}

/** Returns the source of a pattern for one word, with or without blanks between its syllables and commas in its figures. */
function wordPattern(word: string): string {
  const characters = [...word.replaceAll("m2", "㎡")].flatMap((character) =>
    /[ㄱ-ㅎ]/u.test(character) ? [...disassemble(character)] : character,
  );
  return characters
    .map((character, index) => characterPattern(character, index === characters.length - 1))
    .join(String.raw`[\s,]?`);
}

/** Returns the pattern of what was typed, as it stands in a text; `undefined` where nothing was. */
export function queryPattern(query: string): RegExp | undefined {
  const words = new Set(wordsOf(query).flatMap(readingsOf));
  if (words.size === 0) return undefined;
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map(wordPattern).join("|"), "giu");
}

/** A piece of a text, marked where it is what was looked for. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Returns a text in parts: what the pattern matches, and what is between. */
export function splitText(text: string, pattern: RegExp | undefined): TextPart[] {
  if (pattern === undefined) return [{ text, isMatch: false }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, 0: match } of text.matchAll(pattern)) {
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false });
    parts.push({ text: match, isMatch: true });
    end = index + match.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** Characters of an excerpt, and those before its first match. */
const EXCERPT = 90;
const BEFORE = 24;

/** Returns the part of a text around its first match, from the beginning of a word on. */
export function excerptOf(text: string, pattern: RegExp | undefined): string {
  const first = pattern === undefined ? -1 : text.search(pattern);
  const from = first <= BEFORE ? 0 : text.indexOf(" ", first - BEFORE) + 1;
  const start = from > first && first >= 0 ? first : from;
  const end = text.length <= start + EXCERPT ? text.length : text.lastIndexOf(" ", start + EXCERPT);
  const until = end > start ? end : start + EXCERPT;
  return `${start > 0 ? "… " : ""}${text.slice(start, until)}${until < text.length ? " …" : ""}`;
}
