import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { composeMessages, fillMessage } from "../src/messages/compose.ts";
import { cp949Length, inCp949, messageForm, unwritable } from "../src/messages/cp949.ts";
import { broken, complexOf, contentFaults } from "./broken.ts";
import { sampleFiles } from "./sample-files.ts";
import { forAll } from "../../../tests/for-all.ts";

const ascii = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCodePoint(code)) });
const hangul = fc.string({ unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code)) });
const anything = fc.string({ unit: "binary" });

describe("length in CP949", () => {
  it.each([
    ["", 0],
    ["가나다 abc\n", 11],
    ["뷁쀍똠", 6],
    ["㎡·※①℃", 10],
    ["溫齋", 4],
    ["😀", 0],
  ])("counts %j as %i bytes", (text, bytes) => {
    expect(cp949Length(text)).toBe(bytes);
  });

  it("counts one byte for a letter of ASCII and two for a syllable, whatever stands beside it", () =>
    forAll(ascii, hangul, (plain, korean) => {
      expect(cp949Length(plain + korean)).toBe(plain.length + 2 * korean.length);
      expect(unwritable(plain + korean)).toEqual([]);
    }));

  it("names what cannot be written, each letter once", () => {
    expect(unwritable("좋아요 😀😀 é\t가")).toEqual(["😀", "é", "\t"]);
  });

  it.each([
    ["가".repeat(45), "SMS"],
    [`${"가".repeat(45)}.`, "LMS"],
    ["가".repeat(1000), "LMS"],
    [`${"가".repeat(1000)}.`, undefined],
  ])("sends %s as %s", (text, form) => {
    expect(messageForm(text)).toBe(form);
  });
});

describe("letters that a message cannot carry", () => {
  it.each([
    ["오전 10시–오후 5시", "오전 10시-오후 5시"],
    ["가\u{a0}나", "가 나"],
    ["½·①", "½·①"],
    ["좋아요 😀👨‍👩‍👧", "좋아요 "],
    ["café ｆｕｌｌ", "caf ｆｕｌｌ"],
    ["¹⁰", "¹0"],
    ["가\r\n나\r다", "가\n나\n다"],
    ["한글".normalize("NFD"), "한글"],
    ["\ud800", ""],
  ])("makes %j into %j", (text, expected) => {
    expect(inCp949(text)).toBe(expected);
  });

  it("leaves nothing that cannot be written, and what can be as it is", () =>
    forAll(anything, (text) => {
      const plain = inCp949(text);
      expect(unwritable(plain)).toEqual([]);
      expect(inCp949(plain)).toBe(plain);
    }));
});

describe("composed messages", () => {
  const { booking, news } = composeMessages(complexOf(sampleFiles()));
  const words = { visitDate: "2026-12-11", agreedOn: "2026-11-21", consentLink: null };

  it("have the address, and the day if one was selected", () => {
    expect(fillMessage(booking, words)).toBe(
      "[견본] 방문예약이 접수되었습니다.\n방문 희망일 2026.12.11(금)\n견본주택 견본시 견본로 1\n문의 02-000-0000",
    );
    expect(fillMessage(booking, { ...words, visitDate: null })).toBe(
      "[견본] 방문예약이 접수되었습니다.\n견본주택 견본시 견본로 1\n문의 02-000-0000",
    );
  });

  it("carry the link of the consent", () => {
    const consentLink = "https://sample.example/api/consent/x";
    expect(fillMessage(booking, { ...words, consentLink })).toMatch(/\n소식 수신 동의 확인: https:\S+\/x$/u);
    expect(fillMessage(news, { ...words, consentLink })).toContain(`\n수신거부 ${consentLink}\n`);
  });

  it("mark advertising at its very beginning with its sender, and end with the free way to refuse", () => {
    expect(fillMessage(news, words).split("\n")).toEqual([
      "(광고)[견본건설(주)]",
      "잔여세대를 안내해 드립니다.",
      "수신 동의일 2026.11.21(토)",
      "문의 02-000-0000",
      "무료수신거부 080-000-0000",
    ]);
  });

  it("take letters that only other files have in their plain form", () => {
    const complex = complexOf(broken(["identity", "address", "modelHouse"], "견본로 1 – 2층 😀"));
    expect(composeMessages(complex).booking).toContain("견본로 1 - 2층 \n");
  });
});

describe("the check of messages", () => {
  const rules = (path: string[], value: unknown) =>
    contentFaults(broken(["messages", ...path], value)).map(({ rule, path: place }) => `${rule} ${place}`);

  it.each<[string, string[], unknown, string[]]>([
    ["a letter that phones lack", ["news", "text"], "좋은 소식 😀", ["message-letters news.text"]],
    ["news that is too long with its marks", ["news", "text"], "가".repeat(970), ["message-length news.text"]],
    ["news that just fits", ["news", "text"], "가".repeat(920), []],
    ["a place that is not filled", ["booking"], "{modelHouse} {name}님", ["message-places booking"]],
    ["advertising in the booking", ["booking"], "{modelHouse}\n잔여세대 안내", ["message-kinds booking"]],
    ["a mark of one's own", ["news", "text"], "(광 고) 소식", ["message-kinds news.text"]],
    ["a spelling that evades filters", ["news", "text"], "(광/고) 소식", ["message-kinds news.text"]],
  ])("tells of %s", (_what, path, value, expected) => {
    expect(rules(path, value)).toEqual(expected);
  });

  it("accepts a carrier that the privacy page names", () => {
    const files = broken(["messages", "service"], "문자회사(주)");
    const said = { ...Object(files["pages"]) };
    said["/privacy"] = { ...said["/privacy"], lead: "문자는 문자회사(주)가 보냅니다." };
    expect(contentFaults({ ...files, pages: said })).toEqual([]);
  });
});
