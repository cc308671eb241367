import { expect, it } from "vitest";
import { fontRuns, missingCharacters } from "./open-font.ts";

/** A font of Hangul alone. */
const hangul = { hasGlyphForCodePoint: (point: number) => point >= 0xac00 && point <= 0xd7a3 };

it("asks no font for what is invisible", () => {
  expect(fontRuns([hangul], "\u200B견\u2060본\uFE0F")).toEqual([{ font: hangul, text: "견본" }]);
  expect(missingCharacters([hangul], "견\u200B본☎\uFE0F")).toEqual(new Set(["☎"]));
});
