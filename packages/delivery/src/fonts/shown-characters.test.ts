import { expect, it } from "vitest";
import { charactersBeyond, shownCharacters } from "./shown-characters.ts";

const page = (content: string) => `<head><title>제목</title></head><body><style>/* 몰래 */</style>${content}</body>`;

it("finds what pages show, and what stands in headings and figures", () => {
  const { text, display } = shownCharacters(
    [page(`<h1 class="a">집 <b>밖</b></h1><p title="곁">글</p><strong data-display="true">㎡</strong>`)],
    [],
  );
  expect([...text]).toEqual(expect.arrayContaining(["집", "밖", "글", "㎡", "A", "~"]));
  for (const unseen of ["제", "몰", "곁"]) expect(text).not.toContain(unseen);
  expect([...display]).toEqual(expect.arrayContaining(["집", "밖", "㎡", "9"]));
  expect(display).not.toContain("글");
});

it("finds the Korean texts of code", () => {
  const { text, display } = shownCharacters([], [`const message = "등록 완료 — ok";`]);
  expect([...text]).toEqual(expect.arrayContaining(["등", "록", "완", "료"]));
  expect(text).not.toContain("—");
  expect(display).not.toContain("등");
});

it("tells what one lacks of another", () => {
  const all = shownCharacters([page("<h2>가나</h2>")], []);
  const rest = charactersBeyond(all, shownCharacters([page("<p>가</p>")], []));
  expect([...rest.text]).toEqual(["나"]);
  expect([...rest.display]).toEqual(["가", "나"]);
});
