import { expect, it } from "vitest";
import { pageCharacters, siteCharacters } from "./shown-characters.ts";
import { fontRuns, missingCharacters } from "./open-font.ts";

const page = (content: string) =>
  `<head><title>제목</title></head><body><style>/* 몰래 */ a::after{content:"→"}</style>${content}</body>`;

it("finds what a page shows, and what is in headings and figures", () => {
  const { text, display } = pageCharacters(
    page(
      `<h1 class="a">집 <b>밖</b></h1><p title="곁">글(溫)</p><strong data-display="true">㎡</strong><img alt="창"><input placeholder="예">`,
    ),
  );
  expect([...text]).toEqual(expect.arrayContaining(["집", "밖", "글", "㎡", "→", "예"]));
  for (const unseen of ["제", "몰", "곁", "창"]) expect(text).not.toContain(unseen);
  expect([...display]).toEqual(expect.arrayContaining(["집", "밖", "㎡", "9", "溫"]));
  expect(display).not.toContain("글");
});

it("adds the Korean texts of code, which may come to stand in a heading, and ASCII to those of the pages", () => {
  const { text, display } = siteCharacters(
    [pageCharacters(page("<h2>집</h2>"))],
    [`const message = "등록 완료 — ok";`],
  );
  expect([...text]).toEqual(expect.arrayContaining(["집", "등", "록", "완", "료", "A", "~"]));
  expect(text).not.toContain("—");
  expect([...display]).toEqual(expect.arrayContaining(["집", "등", "록", "완", "료"]));
});

/** A font of Hangul alone. */
const hangul = { hasGlyphForCodePoint: (point: number) => point >= 0xac00 && point <= 0xd7a3 };

it("asks no font for what is invisible", () => {
  expect(fontRuns([hangul], "\u200B견\u2060본\uFE0F")).toEqual([{ font: hangul, text: "견본" }]);
  expect(missingCharacters([hangul], "견\u200B본☎\uFE0F")).toEqual(new Set(["☎"]));
});
