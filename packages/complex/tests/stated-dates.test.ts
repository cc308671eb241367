import { expect, it } from "vitest";
import { contentFaults } from "./broken.ts";
import { sampleFiles } from "./sample-files.ts";

/** The sample with texts that state its dates and figures, all as they should be. */
const STATED = {
  home: [
    {
      heading: "일정",
      provenance: { source: "분양계획", asOf: "2026-01-01" },
      blocks: [{ kind: "text", paragraphs: ["정당계약은 2026년 4월 6일부터 9일까지입니다(예정)."] }],
    },
  ],
  article: "3월 16일 특별공급, 17일 1순위 청약을 예정하고 있습니다.",
  message: "잔여세대 안내 (2026.01.01 기준)\n29세대입니다. 계약은 2026.04.06(월) 시작합니다.",
};
const stated = () => {
  const files = sampleFiles();
  return {
    ...files,
    pages: { ...files.pages, "/": { ...files.pages["/"], sections: STATED.home } },
    press: [{ ...files.press[0], content: STATED.article }],
    messages: { ...files.messages, news: { ...files.messages.news, text: STATED.message } },
  };
};
type Stated = ReturnType<typeof stated>;
const moved = (files: Stated, key: string, days: object): Stated => ({
  ...files,
  schedule: {
    ...files.schedule,
    events: files.schedule.events.map((event) => (event.key === key ? { ...event, ...days } : event)),
  },
});
const withContent = (files: Stated, content: string, stage?: string): Stated => ({
  ...files,
  facts: { ...files.facts, ...(stage !== undefined && { stage }) },
  press: [{ ...files.press[0], content }],
});
it("accepts the dates and figures of the sale in pages, articles and text messages", () => {
  expect(contentFaults(stated())).toEqual([]);
});

it.each([
  ["the contract's first day", "contract", { start: "2026-04-07", end: "2026-04-09" }, ["messages.json", "pages.json"]],
  ["the contract's last day", "contract", { end: "2026-04-10" }, ["pages.json"]],
  ["a day written without its year", "special", { start: "2026-03-15" }, ["press.json"]],
  ["a day written without its month", "first", { start: "2026-03-18" }, ["press.json"]],
])("finds every text that keeps the old date when %s moves", (_what, key, days, files) => {
  const found = contentFaults(moved(stated(), key, days)).filter(({ rule }) => rule === "sale-date");
  expect([...new Set(found.map(({ file }) => file))].toSorted()).toEqual(files);
});

it.each([
  "근거인 특별법의 기한은 2026년 12월 31일입니다.",
  "2025년 12월 31일에 정리한 내용입니다.",
  "계약한 달의 다음 달인 5월 11일까지 납부합니다.",
  "30일 이상 거주해야 합니다.",
  "500세대 이상 단지의 기준입니다.",
])("reads no date or figure of the sale in %s", (text) => {
  const found = contentFaults(withContent(stated(), text)).map(({ rule }) => rule);
  expect(found.filter((rule) => rule === "sale-date" || rule === "written-figures")).toEqual([]);
});

it("finds a text message with another number of households", () => {
  const files = stated();
  const text = files.messages.news.text.replace("29세대", "998세대");
  const found = contentFaults({ ...files, messages: { ...files.messages, news: { ...files.messages.news, text } } });
  expect(found.map(({ rule, file, path }) => `${rule} ${file} ${path}`)).toEqual([
    "written-figures messages.json news.text",
  ]);
});
it.each([
  ["a stage left behind in a notice", "notices", "construction", ["stage-reached"]],
  ["the stage of today in a notice", "notices", "design", []],
  ["a stage left behind in an old article", "press", "construction", []],
  ["a figure that is not settled", "notices", "construction", [], "연면적은 미정(설계 단계)입니다."],
])("reads %s", (_what, section, stage, rules, text = "설계 단계의 내용입니다.") => {
  const files = stated();
  const said =
    section === "press"
      ? withContent(files, text, stage)
      : { ...files, facts: { ...files.facts, stage }, notices: { ...files.notices, own: text } };
  expect(contentFaults(said).map(({ rule }) => rule)).toEqual(rules);
});

it.each([
  ["견본주택을 개관했습니다.", "model-house", "2026-03-10", ["article-date"]],
  ["견본주택 개관을 앞두고 방문예약을 시작했습니다.", "model-house", "2026-03-10", []],
  ["견본주택을 개관했습니다.", "model-house", "2026-01-01", []],
])("reads in an article of January 1: %s (%s on %s)", (content, key, start, rules) => {
  const files = withContent(stated(), content);
  const events = [...files.schedule.events, { key, title: "견본주택 개관", start }].toSorted((one, other) =>
    one.start.localeCompare(other.start),
  );
  const found = contentFaults({ ...files, schedule: { ...files.schedule, events } }).map(({ rule }) => rule);
  expect(found.filter((rule) => rule === "article-date")).toEqual(rules);
});
