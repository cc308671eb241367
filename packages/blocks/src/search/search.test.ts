import { describe, expect, it } from "vitest";
import { lettersOf, readingsOf, termsOf, withoutParticle, wordsOf } from "./words.ts";
import { forAll } from "../../../../tests/for-all.ts";
import { excerptOf, queryPattern, splitText } from "./pattern.ts";
import fc from "fast-check";

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));
const noun = fc.array(syllable, { minLength: 2, maxLength: 6 }).map((syllables) => syllables.join(""));
const particle = fc.constantFrom(
  ..."은 는 이 가 을 를 의 에 로 와 과 도 만 에서 에게 으로 까지 부터 처럼 보다 마다 에서는 으로는 까지는 입니다 인가요".split(
    " ",
  ),
);
const INITIALS = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const initialOf = (character: string) => INITIALS[Math.floor(((character.codePointAt(0) ?? 0) - 0xac00) / 588)] ?? "";
/** Returns whether the index finds a word by what is typed. */
const finds = (word: string, typed: string) => termsOf(word).some((term) => term.startsWith(lettersOf(typed)));

it("finds a noun by the same noun with any particle", () =>
  forAll(noun, particle, (word, end) => {
    expect(word.startsWith(withoutParticle(word + end))).toBe(true);
    expect(finds(word, withoutParticle(word + end))).toBe(true);
  }));

it("finds a noun with any particle by the noun alone", () =>
  forAll(noun, particle, (word, end) => {
    expect(finds(word + end, word)).toBe(true);
  }));

it("keeps two characters at least, and what ends in no particle", () => {
  forAll(noun, (word) => {
    expect(withoutParticle(word).length).toBeGreaterThanOrEqual(2);
  });
  for (const word of ["회의", "도로", "결과", "84a", "lh", "2가", "5000만", "5천만"])
    expect(withoutParticle(word)).toBe(word);
});

it.each([
  ["84a를", "84a"],
  ["ltv가", "ltv"],
  ["vr로", "vr"],
  ["1순위를", "1순위"],
  ["5000만을", "5000만"],
  ["5000만의", "5000만"],
])("takes the particle off %s", (word, noun) => {
  expect(withoutParticle(word)).toBe(noun);
});

it.each([
  ["모델하우스", "견본주택"],
  ["가격이", "분양가"],
  ["채광은", "일조"],
  ["헬스장", "운동방"],
])("reads %s as %s too", (typed, said) => {
  expect(readingsOf(typed)).toContain(said);
});

it("finds a word by its initial consonants, from any of its syllables but the last", () =>
  forAll(noun, fc.nat(), (word, at) => {
    const typed = [...word].slice(at % (word.length - 1)).map(initialOf);
    expect(finds(word, typed.join(""))).toBe(true);
  }));

it("finds a word by two consonants that the keyboard has joined", () => {
  expect(lettersOf("ㄳ")).toBe("ㄱㅅ");
  expect(finds("경사", "ㄳ")).toBe(true);
});

it("finds a word at each moment of its typing", () => {
  forAll(noun, fc.nat(), (word, at) => {
    const letters = lettersOf(word);
    const typed = letters.slice(0, 2 + (at % (letters.length - 1)));
    expect(finds(word, typed)).toBe(true);
  });
  for (const typed of ["인", "인ㅈ", "인지", "인짓", "인지세"]) expect(finds("인지세", typed)).toBe(true);
});

it("finds a word inside a longer one, and nothing that it is not", () => {
  expect(finds("전매제한은", "제한")).toBe(true);
  expect(finds("지하주차장", "주차")).toBe(true);
  expect(finds("인지세", "인지도")).toBe(false);
  expect(finds("인지세", "ㅇㅈㅂ")).toBe(false);
});

it("reads figures with their unit, and texts however they are composed", () => {
  expect(wordsOf("약 49,525㎡, 229.8%")).toEqual(["약", "49525m2", "229.8%"]);
  expect(wordsOf("인지세".normalize("NFD"))).toEqual(["인지세"]);
  expect(wordsOf("E-모델하우스 (84A)")).toEqual(["e", "모델하우스", "84a"]);
});

const marked = (text: string, query: string) =>
  splitText(text, queryPattern(query))
    .filter(({ isMatch }) => isMatch)
    .map((part) => part.text);

describe("queryPattern", () => {
  it.each([
    ["인지세", "인지세는 국세입니다.", ["인지세"]],
    ["인지세는", "인지세의 금액", ["인지세"]],
    ["ㅇㅈㅅ", "인지세 안내", ["인지세"]],
    ["인짓", "인지세 안내", ["인지세"]],
    ["인지ㅅ", "인지세 안내", ["인지세"]],
    ["청약가점", "청약 가점 계산", ["청약 가점"]],
    ["84m2", "전용 84㎡", ["84㎡"]],
    ["49525", "약 49,525㎡", ["49,525"]],
    ["84a", "84A 타입", ["84A"]],
    ["전매 제한", "전매와 재당첨 등의 제한", ["전매", "제한"]],
    ["(예정)", "입주 (예정)", ["예정"]],
    ["용적률", "건폐율", []],
    ["010-1234-5678", "전화 010-1234-5678로", ["010-1234-5678"]],
  ])("%s in %s", (query, text, found) => {
    expect(marked(text, query)).toEqual(found);
  });

  it("takes every sign of a keyboard, alone and between letters", () => {
    const signs = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
    for (const sign of signs) expect(() => [sign, `가${sign}나`, `1${sign}2`].map(queryPattern)).not.toThrow();
  });

  it("matches nothing where nothing was typed", () => {
    expect(queryPattern(" · ")).toBeUndefined();
  });
});

it("splitText gives back the whole text", () => {
  const text = "계약금액에 따른 인지세, 인지세의 금액";
  expect(
    splitText(text, queryPattern("인지세"))
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
  expect(splitText(text, undefined)).toEqual([{ text, isMatch: false }]);
});

describe("excerptOf", () => {
  const TEXT = "가나 다라 ".repeat(30).trim();

  it("keeps a short text", () => {
    expect(excerptOf("짧은 글", queryPattern("글"))).toBe("짧은 글");
  });

  it("shows the beginning of a text that names the word nowhere", () => {
    expect(excerptOf(TEXT, queryPattern("바사"))).toMatch(/^가나 다라.* …$/);
  });

  it("begins a few words before the first match", () => {
    const excerpt = excerptOf(`${TEXT} 인지세 ${TEXT}`, queryPattern("인지세"));
    expect(excerpt).toMatch(/^… .+ 인지세 .+ …$/);
    expect(excerpt.length).toBeLessThan(110);
  });
});
