import { expect, it } from "vitest";
import { kinds } from "@danji/blocks/kinds.ts";
import { contentRules } from "../src/check/content.ts";
import { broken, contentFaults } from "./broken.ts";
import { sampleFiles } from "./sample-files.ts";
const says = (text: string) => [{ heading: "제목", blocks: [{ kind: "text", paragraphs: [text] }] }];
/** A map on which a school stands 300 m to the east and 400 m to the south. */
const shows = (way: object, at = [300, 400]) => [
  {
    heading: "약도",
    blocks: [
      {
        kind: "map",
        title: "단지 주변 약도",
        reach: { east: 1000, south: 500 },
        lines: [
          {
            kind: "road",
            points: [
              [-1000, 0],
              [1000, 0],
            ],
          },
        ],
        places: [{ kind: "place", name: "학교", at, way }],
        method: "도면의 길을 따라 잰 거리입니다.",
        provenance: { source: "도면", asOf: "2026-01-01" },
        destinations: [{ label: "현장", query: "견본시" }],
      },
    ],
  },
];
const HOME = ["pages", "/", "sections"];
/** Where the text of `says` is on that page. */
const SAID = "pages.json › /.sections.0.blocks.0.paragraphs.0";

type Breakage = readonly [rule: string, path: (string | number)[], value: unknown, place: string];

/** One broken copy for each rule: what is changed, and where the fault is reported. */
const BREAKAGES: readonly Breakage[] = [
  ["alt-text", ["images", "hero", "alt"], "단지 전경 이미지", "images.json › hero.alt"],
  ["long-title", ["pages", "/privacy", "title"], "제".repeat(36), "pages.json › /privacy.title"],
  ["repeated-page", ["pages", "/thanks", "h1"], "1번째 제목", "pages.json › /thanks.h1"],
  ["repeated-key", ["supply", "types", 1, "label"], "84A", "supply.json › types.1"],
  ["text-date", HOME, says("2026.12.11(목)에 엽니다(예정)."), SAID],
  ["sale-date", HOME, says("정당계약은 2026년 4월 7일에 시작합니다."), SAID],
  [
    "press-order",
    ["press"],
    ["2026-01-01", "2026-01-02"].map((date) => ({ title: date, summary: "요약", content: "내용", date })),
    "press.json › 1.date",
  ],
  ["article-date", ["press", 0, "content"], "견본시의 당첨자를 발표했습니다.", "press.json › 0"],
  ["schedule-order", ["schedule", "events", 2, "start"], "2026-03-16", "schedule.json › events.2.start"],
  ["notice-period", ["schedule", "events", 0, "start"], "2026-03-07", "schedule.json › events.1.start"],
  ["contract-period", ["schedule", "events", 3, "start"], "2026-03-26", "schedule.json › events.4.start"],
  ["supply-totals", ["supply", "types", 0, "households"], 21, "supply.json › types.0.households"],
  [
    "supply-areas",
    ["supply", "types", 0, "areas"],
    { common: 27.62, supply: 112.59, other: 52.84, contract: 165.44 },
    "supply.json › types.0.areas.contract",
  ],
  ["supply-facts", ["facts", "items", "households", "value"], "999", "facts.json › items.households.value"],
  ["written-figures", HOME, says("모두 998세대입니다."), SAID],
  [
    "map-ways",
    HOME,
    shows({ metres: 499, minutes: 8, by: "walk" }),
    "pages.json › /.sections.0.blocks.0.places.0.way.metres",
  ],
  ["superlative", HOME, says("국내 최고의 입지"), SAID],
  ["area-unit", HOME, says("34평형의 거실"), SAID],
  ["plan-mark", HOME, says("새 역이 개통합니다."), SAID],
  ["plan-source", HOME, says("새 역이 개통합니다(예정)."), "pages.json › /.sections.0.blocks.0"],
  [
    "plan-status",
    HOME,
    [{ ...says("새 학교(예정)가 생깁니다.")[0], provenance: { source: "계획", asOf: "2026-01-01" } }],
    SAID,
  ],
  ["plan-in-use", ["press", 0, "content"], "신설역(예정)을 이용합니다.", "press.json › 0.content"],
  ["stage-reached", ["press", 0, "content"], "29층의 골조를 마쳤습니다.", "press.json › 0.content"],
  ["route-in-text", ["pages", "/FloorPlan/59A", "lead"], "59A의 거실", "pages.json › /FloorPlan/59A.lead"],
  ["foreign-phone", ["faq", "visit", "answer"], ["1600-0000"], "faq.json › visit.answer.0"],
  ["missing-disclaimer", ["pages", "/Interior/59A", "sections"], undefined, "pages.json › /Interior/59A.sections"],
  ["announcement-prevails", ["identity", "disclaimers"], ["내용은 변경될 수 있습니다."], "identity.json › disclaimers"],
  ["message-letters", ["messages", "booking"], "{modelHouse} 😀", "messages.json › booking"],
  ["message-length", ["messages", "booking"], `{modelHouse}${"가".repeat(1000)}`, "messages.json › booking"],
  ["message-places", ["messages", "booking"], "예약되었습니다.", "messages.json › booking"],
  ["message-kinds", ["messages", "booking"], "{modelHouse} 할인", "messages.json › booking"],
  ["message-service", ["messages", "service"], "문자회사(주)", "messages.json › service"],
  ["retention-months", ["forms", "retention", "months"], 7, "forms.json › retention.months"],
  ["announcement-mark", ["announcement", "mark"], undefined, "announcement.json › mark"],
];

it("finds nothing in a complex that says what it should", () => {
  expect(contentFaults(sampleFiles())).toEqual([]);
});

it.each(BREAKAGES)("finds a breach of %s and reports its path", (rule, path, value, place) => {
  const found = contentFaults(broken(path, value)).filter((issue) => issue.rule === rule);
  expect(found.map((issue) => `${issue.file} › ${issue.path}`)).toContain(place);
  for (const { reason } of found) expect(reason).toMatch(/[가-힣]/u);
});

it.each([
  "/FloorPlan/59A",
  "/FloorPlan/59B",
  "/LocationEnvironment/intro",
  "/LocationEnvironment/primium",
  "/ComplexGuide/intro",
  "/SalesInfo/announcement",
])("misses the cautions of %s where they are left out", (route) => {
  const found = contentFaults(broken(["pages", route, "sections"], undefined));
  expect(found.map(({ rule, path }) => `${rule} ${path}`)).toContain(`missing-disclaimer ${route}.sections`);
});

it.each([
  { kind: "plan", plan: "114a" },
  { kind: "plans", current: "a" },
  { kind: "sitePlan", image: "hero" },
  { kind: "announcement" },
])("misses the cautions of a page with a $kind block, whatever its address", (block) => {
  const found = contentFaults(broken(["pages", "/Brand/video", "sections"], [{ heading: "제목", blocks: [block] }]));
  expect(found.map(({ rule, path }) => `${rule} ${path}`)).toContain("missing-disclaimer /Brand/video.sections");
});

it("takes no caution for one that says the contrary", () => {
  const found = contentFaults(broken(["notices", "plans"], "계획은 바뀌거나 취소될 수 없으며, 사업주체와 무관합니다."));
  expect(found.map(({ rule }) => rule)).toContain("missing-disclaimer");
});

it("has a broken copy for every rule", () => {
  expect(BREAKAGES.map(([rule]) => rule).sort()).toEqual(
    contentRules(kinds)
      .map(({ id }) => id)
      .sort(),
  );
});

it.each<[what: string, way: object, at: number[], reasons: string[]]>([
  ["nothing of a way that can be", { metres: 640, minutes: 8, by: "walk" }, [300, 400], []],
  ["a walk at a run", { metres: 641, minutes: 8, by: "walk" }, [300, 400], ["학교: 641m는 걸어서 9분 이상입니다"]],
  ["a place off the map", { metres: 600, minutes: 8, by: "walk" }, [0, 501], ["학교: 약도 밖에 있습니다"]],
])("tells of a map %s", (_what, way, at, reasons) => {
  const found = contentFaults(broken(HOME, shows(way, at))).filter(({ rule }) => rule === "map-ways");
  expect(found.map(({ reason }) => reason)).toEqual(reasons);
});

it.each([
  ["bounds that are numbers", "최대 5,000세대 규모, 최고 29층, 최고 층수"],
  ["the name of a kind of supply", "생애최초 특별공급은 1순위 조건도 갖추어야 합니다."],
  ["a city and a plan whose names begin alike", "평창의 평면 84A는 4베이입니다."],
  ["a date of the past", "2025년 3월에 정했습니다."],
  ["what a mark means", "계획에는 (예정) 또는 (계획)을 붙입니다."],
  ["the number of a public body", "청약홈 콜센터 1644-7445"],
])("lets %s be said", (_what, text) => {
  expect(contentFaults(broken(HOME, says(text)))).toEqual([]);
});

it("accepts a contract period of three days from the twelfth day on", () => {
  const files = broken(["schedule", "events", 4], {
    key: "contract",
    title: "계약",
    start: "2026-04-05",
    end: "2026-04-07",
  });
  expect(contentFaults(files)).toEqual([]);
  const short = broken(["schedule", "events", 4, "end"], "2026-04-07");
  expect(contentFaults(short).map(({ rule, path }) => `${rule} ${path}`)).toEqual(["contract-period events.4.end"]);
});

it("accepts reports of construction from that stage on", () => {
  const files = broken(["facts", "stage"], "construction");
  Reflect.set(Object(files["press"]), 0, {
    title: "제목",
    summary: "요약",
    content: "골조를 마쳤습니다.",
    date: "2026-01-01",
  });
  expect(contentFaults(files)).toEqual([]);
});

const sourced = { source: "계획", asOf: "2026-01-01" };
it.each([
  [
    "a heading that marks its section",
    { ...says("트램이 지납니다.")[0], heading: "동네 (계획)", provenance: sourced },
    [],
  ],
  ["a marked heading without a source", { ...says("트램이 지납니다.")[0], heading: "동네 (계획)" }, ["plan-source"]],
  ["a plan that is about to come", says("신설역이 들어설 예정입니다.")[0], []],
  ["a plan that people use", says("신설역을 이용할 수 있습니다.")[0], ["plan-in-use"]],
])("reads %s", (_what, section, rules) => {
  const found = contentFaults(broken(HOME, [section])).map(({ rule }) => rule);
  expect(found).toEqual(rules);
});

it.each([
  ["the status of its record", "학교(계획)와 신설역(가칭, 예정)", []],
  ["another one behind a tentative name", "신설역(가칭, 계획)", ["plan-status"]],
])("compares a plan with %s", (_what, text, rules) => {
  const section = { ...says(text)[0], provenance: { source: "계획", asOf: "2026-01-01" } };
  expect(new Set(contentFaults(broken(HOME, [section])).map(({ rule }) => rule))).toEqual(new Set(rules));
});

it("finds a line of flats that is taller than its building", () => {
  expect(contentFaults(broken(["supply", "buildings", 0, "floors"], 9)).map(({ path }) => path)).toContain(
    "buildings.0.lines.0.households",
  );
});
it.each([
  ["a status in brackets", ["학교", "(예정)", "교육청"]],
  ["another authority", ["학교", "계획", "교육지원청"]],
])("compares tables with the records of plans: %s", (_what, row) => {
  const table = { kind: "table", caption: "상태", columns: ["항목", "상태", "결정 기관"], rows: [row] };
  const provenance = { source: "계획", asOf: "2026-01-01" };
  const found = contentFaults(broken(HOME, [{ heading: "제목", blocks: [{ ...table, provenance }] }]));
  expect(found.filter(({ rule }) => rule === "plan-status").map(({ path }) => path)).toEqual([
    "/.sections.0.blocks.0.rows.0",
  ]);
});

it.each([
  ["before the notice", "2026-03-01", undefined, "예시", []],
  ["on the day of the notice", "2026-03-02", undefined, "예시", ["announcement-mark"]],
  ["without a mark on the day of the notice", "2026-03-02", undefined, undefined, []],
  ["on the day of the notice, of a fictional complex", "2026-03-02", "가상 단지(예시)", "예시", []],
])("wants the announcement's mark %s", (_when, asOf, sample, mark, rules) => {
  const files = sampleFiles();
  const announcement = { ...files.announcement, asOf, mark };
  const identity = { ...files.identity, ...(sample !== undefined && { sample }) };
  const found = contentFaults({ ...files, announcement, identity }).map(({ rule }) => rule);
  expect(found.filter((rule) => rule === "announcement-mark")).toEqual(rules);
});

it.each([
  ["superlative", "국내 최\u200B초의 입지"],
  ["superlative", "국내 최\u3164고의 입지"],
  ["area-unit", "34\u2060평\u00AD형의 거실"],
  ["foreign-phone", "031-\u200B111-1111"],
])("sees through what is invisible: %s", (rule, text) => {
  expect(contentFaults(broken(HOME, says(text))).map((issue) => issue.rule)).toContain(rule);
});

it("compares the months of retention in every text", () => {
  const found = contentFaults(broken(HOME, says("분양 종료 후 6개월까지 보관합니다.")));
  expect(found.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
    "retention-months /.sections.0.blocks.0.paragraphs.0",
  ]);
});
