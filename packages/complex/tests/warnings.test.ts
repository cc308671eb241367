import { expect, it } from "vitest";
import { checkWarnings, warningRules } from "../src/check/warnings.ts";
import { isFault, type Issue } from "../src/issue.ts";
import { broken, complexOf } from "./broken.ts";
import { sampleFiles } from "./sample-files.ts";

const TODAY = "2026-03-01";

const warnings = (files: Record<string, unknown>, today: string = TODAY): Issue[] =>
  checkWarnings(complexOf(files), today);

const HOME = ["pages", "/", "sections"];
const section = (block: object, heading = "제목") => ({ heading, blocks: [block] });
const list = (...items: string[]) => [section({ kind: "list", items })];
const says = (...paragraphs: string[]) => [section({ kind: "text", paragraphs })];

type Breakage = readonly [rule: string, value: unknown, place: string];

/** One broken copy of the home page for each rule, and where the warning points. */
const BREAKAGES: readonly Breakage[] = [
  ["term-choice", says("떼는 곳은 주민센터입니다."), "/.sections.0.blocks.0.paragraphs.0"],
  [
    "empty-cells",
    [
      section({
        kind: "table",
        caption: "납부 조건",
        columns: ["항목", "내용"],
        rows: ["분양가", "계약금", "잔금"].map((item) => [item, "공고 시 안내"]),
      }),
    ],
    "/.sections.0.blocks.0",
  ],
  ["mixed-endings", list("예약하실 수 있습니다.", "대표전화"), "/.sections.0.blocks.0"],
  ["repeated-heading", [...says("하나입니다."), ...says("둘입니다.")], "/.sections.1.heading"],
  [
    "review-due",
    [
      {
        ...section({ kind: "text", paragraphs: ["하나입니다."] }),
        provenance: { source: "법", asOf: "2026-01-01", reviewBy: "2026-02-28" },
      },
    ],
    "/.sections.0.provenance.reviewBy",
  ],
];
/** The rules whose broken copy is another file than the pages. */
const OTHERS = ["future-article", "sale-end-missing"];

it("finds nothing in a complex that is worded as it should be", () => {
  expect(warnings(sampleFiles())).toEqual([]);
});

it.each(BREAKAGES)(
  "warns of a breach of %s, without keeping the complex from being published",
  (rule, value, place) => {
    const found = warnings(broken(HOME, value));
    expect(found.map((issue) => [issue.rule, issue.file, issue.path])).toEqual([[rule, "pages.json", place]]);
    expect(found.filter(isFault)).toEqual([]);
    for (const { reason } of found) expect(reason).toMatch(/[가-힣]/u);
  },
);

it("has a broken copy for every rule", () => {
  expect([...BREAKAGES.map(([rule]) => rule), ...OTHERS]).toEqual(warningRules(TODAY).map(({ id }) => id));
});

it.each([
  ["the name of a page that is pinned", says("E-모델하우스에서 보실 수 있습니다.")],
  ["sentences throughout", list("하나입니다.", "둘입니다.")],
  ["nouns throughout", list("신분증", "인감도장")],
  ["a call to action beside information", says("예약하실 수 있습니다.", "지금 예약하세요.")],
])("lets %s be", (_what, value) => {
  expect(warnings(broken(HOME, value))).toEqual([]);
});

it.each([
  ["해요체 beside 합니다체", says("예약해요.", "보내드립니다.")],
  ["-세요 beside -시기 바랍니다", says("지금 예약하세요.", "공고에서 확인하시기 바랍니다.")],
])("warns of %s in one block", (_what, value) => {
  expect(warnings(broken(HOME, value)).map(({ rule }) => rule)).toEqual(["mixed-endings"]);
});

it("warns of an article dated after today", () => {
  expect(warnings(broken(["press", 0, "date"], TODAY))).toEqual([]);
  const found = warnings(broken(["press", 0, "date"], "2026-03-02"));
  expect(found.map(({ rule, file, path }) => `${rule} ${file} ${path}`)).toEqual(["future-article press.json 0.date"]);
});

it("asks for the end of a sale whose dates are over for 90 days, or whose complex is completed", () => {
  const asked = ({ rule, file, path }: Issue) => `${rule} ${file} ${path}`;
  const question = ["sale-end-missing forms.json retention.saleEnd"];
  // The contracts of the sample are signed until 9 April.
  expect(warnings(sampleFiles(), "2026-07-08")).toEqual([]);
  expect(warnings(sampleFiles(), "2026-07-09").map(asked)).toEqual(question);
  expect(warnings(broken(["facts", "stage"], "completed")).map(asked)).toEqual(question);
  expect(warnings(broken(["forms", "retention"], { months: 3, saleEnd: "2026-05-31" }), "2026-07-09")).toEqual([]);
});

it("counts the day of the review itself as in time", () => {
  const sourced = [{ ...says("하나입니다.")[0], provenance: { source: "법", asOf: "2026-01-01", reviewBy: TODAY } }];
  expect(warnings(broken(HOME, sourced))).toEqual([]);
});
