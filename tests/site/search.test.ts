import { SEARCH_PATH, type SearchEntry } from "@danji/complex/search-entry";
import { createSearchIndex } from "@danji/sections/search/search-index.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { ROUTES } from "../e2e/support/routes.ts";
import { ask, htmlOf } from "./support/ask.ts";

/** What the list may weigh as it is sent, in bytes (issue 21). */
const MOST_BYTES = 60_000;

const TAX = "/SalesInfo/stampTax";
const GUIDE = "/SalesInfo/SubscriptionGuide";
const SUPPLY = "/SalesInfo/guide";
const INTRO = "/BusinessGuide/intro";
const COMMUNITY = "/ComplexGuide/community";

/** What visitors type, and where the first result leads. */
const QUERIES: readonly (readonly [query: string, first: string])[] = [
  ["인지세", TAX],
  ["인지세는", TAX],
  ["인지세는 언제까지 내나요", TAX],
  ["인짓", TAX],
  ["인지ㅅ", TAX],
  ["ㅇㅈㅅ", TAX],
  ["dlswltp", TAX],
  ["용적률", `${INTRO}#section-2`],
  ["ㅇㅈㄹ", `${INTRO}#section-2`],
  ["용적률이", `${INTRO}#section-2`],
  ["대지면적", `${INTRO}#section-2`],
  ["층수", `${INTRO}#section-2`],
  ["주차", `${INTRO}#section-2`],
  ["광역버스", `${INTRO}#section-2`],
  ["5503", `${INTRO}#section-2`],
  ["입주는 언제", `${INTRO}#section-2`],
  ["시공", `${INTRO}#section-3`],
  ["중도금", `${INTRO}#section-3`],
  ["중도금 무이자", `${INTRO}#section-3`],
  ["청약가점", `${GUIDE}#section-5`],
  ["청약 가점", `${GUIDE}#section-5`],
  ["내 가점", `${GUIDE}#section-7`],
  ["1순위", `${GUIDE}#section-3`],
  ["특별공급", `${GUIDE}#section-2`],
  ["ㅌㅂㄱㄱ", `${GUIDE}#section-2`],
  ["예치금은", `${GUIDE}#question-depositAmount`],
  ["전매제한", `${GUIDE}#section-12`],
  ["전매", `${GUIDE}#section-12`],
  ["등본", `${GUIDE}#section-10`],
  ["청약통장 없어도", `${GUIDE}#question-noAccount`],
  ["평택에 살지 않아도", `${GUIDE}#question-whoCanApply`],
  ["취득세", `${SUPPLY}#section-5`],
  ["분양가", `${SUPPLY}#section-3`],
  ["발코니 확장", `${SUPPLY}#section-6`],
  ["발코니확장", `${SUPPLY}#section-6`],
  ["84A", "/FloorPlan/59A"],
  ["84a 타입", "/FloorPlan/59A"],
  ["84B 타입", "/FloorPlan/59B"],
  ["114A", "/FloorPlan/114A"],
  ["평면도", "/FloorPlan/59A#section-1"],
  ["배치도", "/ComplexGuide/intro#section-1"],
  ["동호수", "/ComplexGuide/detailintro"],
  ["일조", "/ComplexGuide/find#section-2"],
  ["커뮤니티", COMMUNITY],
  ["ㅋㅁㄴㅌ", COMMUNITY],
  ["독서실", COMMUNITY],
  ["트램", "/LocationEnvironment/primium"],
  ["신설역", "/LocationEnvironment/intro#section-3"],
  ["모델 하우스", "/FloorPlan/Emodel"],
  ["모델하우스", "/FloorPlan/Emodel"],
  ["홍보영상", "/Brand/video"],
  ["방문예약", "/onjae/customer"],
  ["ㅂㅁㅇㅇ", "/onjae/customer"],
  ["관심고객", "/Promotion/Customer"],
  ["계약 서류", "/BusinessGuide/documents"],
  ["인감", "/BusinessGuide/documents#section-1"],
  ["모집공고", "/SalesInfo/announcement"],
  ["분양일정을", "/BusinessGuide/plan"],
  ["개인정보 삭제", "/privacy#section-7"],
  ["쿠키", "/privacy#section-10"],
  ["언론보도", "/onjae/press"],
];

let entries: readonly SearchEntry[];
const index = createSearchIndex();

beforeAll(async () => {
  const list: SearchEntry[] = await (await ask(SEARCH_PATH)).json();
  entries = list;
  await index.add(list);
});

it("has at least forty queries", () => {
  expect(new Map(QUERIES).size).toBeGreaterThanOrEqual(40);
});

it.each(QUERIES)("%s leads to %s", (query, first) => {
  expect(index.search(query)[0]?.to).toBe(first);
});

it("finds nothing by what no page says", () => {
  expect(index.search("헬리콥터")).toEqual([]);
  expect(index.search(" ")).toEqual([]);
});

describe("the list", () => {
  it("weighs no more than agreed", async () => {
    const response = await ask(SEARCH_PATH, { headers: { "Accept-Encoding": "br" } });
    expect(response.headers.get("Content-Encoding")).toBe("br");
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
    expect(Number(response.headers.get("Content-Length"))).toBeLessThanOrEqual(MOST_BYTES);
  });

  it("has every page that search engines may list, and no other", () => {
    const pages = new Set(entries.map(({ to }) => to.split("#")[0]));
    expect(pages).toEqual(new Set(ROUTES.filter(({ indexed }) => indexed).map(({ path }) => path)));
  });

  it("leads to elements that are there", async () => {
    for (const path of new Set(entries.map(({ to }) => to.split("#")[0] ?? ""))) {
      const html = await htmlOf(path);
      const missing = entries
        .map(({ to }) => to.split("#"))
        .filter(([page, id]) => page === path && id !== undefined && !html.includes(` id="${id}"`));
      expect(missing).toEqual([]);
    }
  });
});
