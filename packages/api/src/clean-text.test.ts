import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cleanLine, cleanText } from "./clean-text.ts";
import { forAll } from "../../../tests/for-all.ts";

it.each([
  ["line breaks of all systems", "가\r\n나\r다\v라\u0085마\u2028바\u2029사\f아", "가\n나\n다\n라\n마\n바\n사\n아"],
  ["a hyphen at a line's end, as PDF viewers copy it", "e\ufffeconomic", "economic"],
  ["noncharacters", "가\uffff나\ufdd0다\u{1fffe}", "가나다"],
  ["hidden marks and soft hyphens", "\ufeff가\u200b나\u00ad다\u2060\u202e라\u2069", "가나다라"],
  ["controls, but for tabs", "가\u0000나\u0007\t다\u009f", "가나\t다"],
  ["fillers that look like blanks", "가\u3164나\u2800다\uffa0", "가 나 다"],
  ["Hangul in pieces", "견본".normalize("NFD"), "견본"],
  ["emoji of several characters, which stay", "👨‍👩‍👧 ☎️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👨‍👩‍👧 ☎️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
  ["a Hanja with its variant, which stays", "葛\u{e0100}", "葛\u{e0100}"],
  ["what shows nothing", " \u3164\u200b\u200d\u2060\u00ad\ufe0f ", ""],
])("cleans %s", (_, text, expected) => expect(cleanText(text)).toBe(expected));

it("gives one line with single blanks", () =>
  expect(cleanLine("개관 안내\v12월\u0085 11일\u2028")).toBe("개관 안내 12월 11일"));

it("leaves a clean text as it is", () => {
  const character = fc.oneof(
    fc.string({ unit: "binary", maxLength: 1 }),
    fc.constantFrom(..." \n\v\u0301\u115f\u1161\u200d\ufe0f\ufffe가"),
  );
  forAll(fc.string({ unit: character }), (text) => {
    for (const clean of [cleanText, cleanLine]) expect(clean(clean(text))).toBe(clean(text));
  });
});
