import { beforeAll, describe, expect, it } from "vitest";
import { linesOf, objectsOf } from "../../../../tests/site/support/read-pdf.ts";
import { colors } from "../../tests/samples.ts";
import type { DocumentPart, PaperDocument } from "./model.ts";
import type { SheetBrand } from "./styles.ts";
import { writePdf } from "./write-pdf.ts";
import { columnWidths } from "./write-table.ts";

const paper: PaperDocument = {
  title: "견본 단지 입주자모집공고",
  mark: "견본",
  author: "견본개발(주)",
  brand: { name: "견본", latin: "SAMPLE" },
  imprint: "시행 견본개발(주) · 2026.11.21 기준",
  highlights: [
    { term: "세대수", value: "412세대", note: undefined },
    { term: "입주", value: "2027년 4월", note: "예정" },
  ],
  date: new Date("2026-11-21T00:00:00+09:00"),
  foot: "https://sample.example",
  lead: ["이 문서는 견본입니다."],
  sections: [
    {
      heading: "1. 공급 일정",
      parts: [
        { kind: "paragraphs", texts: ["날짜는 모두 예정입니다."] },
        { kind: "list", items: ["접수 시간은 공고에서 확인합니다."] },
        { kind: "remarks", items: ["바뀔 수 있습니다."] },
        {
          kind: "table",
          caption: "공급 일정 (예정)",
          columns: ["일정", "날짜"],
          rows: Array.from({ length: 60 }, (_, index) => [`일정 ${index + 1}`, "2026.12.15(화)"]),
          source: "출처 분양계획 · 2026.11.21 기준",
        },
      ],
    },
  ],
};

const brand: SheetBrand = { headings: "serif", color: colors };

const textOf = (objects: ReturnType<typeof objectsOf>) => linesOf(objects).join("");

describe("writePdf", () => {
  let pdf: Uint8Array;
  let all: string;
  let objects: ReturnType<typeof objectsOf>;

  beforeAll(async () => {
    pdf = await writePdf(paper, brand);
    objects = objectsOf(pdf);
    all = [...objects.values()].map(({ dictionary }) => dictionary).join("\n");
  });

  const count = (type: string) => all.match(new RegExp(`^/S /${type}$`, "gmu"))?.length ?? 0;

  it("is a PDF that says it is tagged, in Korean, and shows its title", () => {
    expect(Buffer.from(pdf).toString("latin1", 0, 8)).toBe("%PDF-1.7");
    expect(all).toContain("/Marked true");
    expect(all).toContain("/Lang (ko)");
    expect(all).toContain("/DisplayDocTitle true");
    expect(Buffer.from(pdf).includes("<dc:title>")).toBe(true);
    expect(all).toMatch(/\/Outlines \d+ 0 R/u);
  });

  it("has a structure of headings, paragraphs, lists and tables", () => {
    expect(["Document", "H1", "H2", "L", "LI", "Lbl", "LBody", "Table", "Caption"].map(count)).toEqual([
      1, 1, 1, 3, 4, 4, 4, 1, 1,
    ]);
    expect([count("TR"), count("TH"), count("TD")]).toEqual([61, 62, 60]);
    expect(all.match(/\/Scope \/Column/gu)).toHaveLength(2);
    expect(all.match(/\/Scope \/Row/gu)).toHaveLength(60);
  });

  it("goes on over pages and keeps what is no content out of the structure", () => {
    const pages = [...objects.values()].filter(({ stream }) => stream.includes("\nBT\n"));
    expect(pages.length).toBeGreaterThan(1);
    for (const { stream } of pages) expect(stream.match(/\/Type \/Pagination/gu)?.length).toBe(2);
    // The title is the heading of the first page and stands over the others, where screen readers skip it.
    expect(textOf(objects).split(paper.title)).toHaveLength(pages.length + 1);
    expect(textOf(objects)).toContain(`2 / ${pages.length}`);
  });

  it("holds its fonts and its text", () => {
    expect(all.match(/\/FontFile2 \d+ 0 R/gu)).toHaveLength(3);
    const text = textOf(objects);
    for (const said of [
      paper.title,
      paper.imprint,
      "412세대",
      "이 문서는 견본입니다.",
      "1. 공급 일정",
      "일정 60",
      "바뀔 수 있습니다.",
    ])
      expect(text).toContain(said);
  });

  it("sets what a font lacks in the other family, and no marks", async () => {
    const parts = [{ kind: "paragraphs", texts: ["大路 ☎ <strong>둘</strong><br>셋\n넷"] }] as const;
    const sans = { ...brand, headings: "sans" } as const;
    const written = objectsOf(await writePdf({ ...paper, sections: [{ heading: "하나", parts }] }, sans));
    expect(linesOf(written)).toEqual(expect.arrayContaining(["셋 넷"]));
    expect(textOf(written)).toMatch(/大路 ?☎ ?둘/u);
  });

  const words = Array.from({ length: 900 }, (_, index) => `낱말${index}`);
  it.each<[string, DocumentPart]>([
    ["paragraph", { kind: "paragraphs", texts: [words.join(" ")] }],
    ["entry of a list", { kind: "remarks", items: [words.join(" ")] }],
    ["row of a table", { kind: "table", caption: "표", columns: ["이름", "내용"], rows: [["하나", words.join(" ")]] }],
  ])("writes a %s that is longer than a page within the pages", async (_what, part) => {
    const written = objectsOf(await writePdf({ ...paper, sections: [{ heading: "하나", parts: [part] }] }, brand));
    const text = textOf(written);
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
    const heights = [...written.values()].flatMap(({ stream }) =>
      [...stream.matchAll(/ (-?[\d.]+) Tm$/gmu)].map(([, height]) => Number(height)),
    );
    expect(Math.min(...heights)).toBeGreaterThan(0);
  });

  it("has no serif where the brand's headings have none", async () => {
    const sans = objectsOf(await writePdf(paper, { ...brand, headings: "sans" }));
    const fonts = [...sans.values()].filter(({ dictionary }) => /\/FontFile2 \d+ 0 R/u.test(dictionary));
    expect(fonts).toHaveLength(2);
  });

  it("is the same for the same content", async () => {
    expect(Buffer.compare(pdf, await writePdf(paper, brand))).toBe(0);
  });
});

const measure = (text: string) => text.length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe("columnWidths", () => {
  it("fills the width and gives more to what holds more", () => {
    const [name = 0, note = 0] = columnWidths([["신분증", "주민등록증 운전면허증 여권 가운데 하나"]], 100, measure);
    expect(name + note).toBeCloseTo(100);
    expect(note).toBeGreaterThan(name * 2);
  });

  it("leaves air in a column of short words beside a long one", () => {
    const [name = 0] = columnWidths([["성명", "주민등록증 운전면허증 여권 가운데 하나"]], 100, measure);
    expect(name).toBeGreaterThan(15);
  });

  it("keeps words whole as long as they fit", () => {
    const widths = columnWidths([["가나다라마", "가 나 다 라 마 바 사 아 자 차"]], 8, measure);
    expect(widths[0]).toBeGreaterThanOrEqual(5);
    expect(sum(widths)).toBeCloseTo(8);
  });

  it("shares a width that is too narrow for every word", () => {
    expect(columnWidths([["가나다라", "가나"]], 3, measure)).toEqual([2, 1]);
  });

  it("shares what is left alike among cells of one word", () => {
    expect(columnWidths([["가", "나"]], 10, measure)).toEqual([5, 5]);
  });
});
