import { describe, expect, it } from "vitest";
import { excerptOf, queryPattern, splitText } from "./pattern.ts";

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
