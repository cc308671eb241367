import { expect, test } from "vitest";
import { complex, CUSTOMER, PRESS } from "../e2e/support/complex.ts";
import { readPage } from "../e2e/support/html.ts";
import { ROUTES } from "../e2e/support/routes.ts";
import { htmlOf, sourceOf } from "./support/ask.ts";

const { identity } = complex;

/** Korean characters of its own that a page has to say something with (issue 4). */
const LEAST_HANGUL = 400;
const DESCRIPTION = { least: 50, most: 110 };

/** Texts that each page of the sample carries. */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  "/": ["5503", "5,000", "방문예약"],
  "/Brand/intro": [identity.brand.name],
  "/Brand/video": ["홍보영상"],
  "/BusinessGuide/intro": [
    "49,525",
    "229.8",
    "지하 2층–지상 29층",
    "999",
    "2027년 4월",
    "5503",
    "무이자",
    "미정(설계 단계)",
  ],
  "/BusinessGuide/plan": ["견본주택 개관", "특별공급", "1순위", "당첨자 발표", "정당계약", "입주"],
  "/BusinessGuide/documents": [
    "신분증",
    "주민등록표 등본",
    "인감증명서",
    "인감도장",
    "위임장",
    "가족관계증명서",
    "COMEING SOON",
  ],
  "/SalesInfo/guide": ["84A", "84B", "84C", "84D", "공급면적", "계약면적", "999세대"],
  "/SalesInfo/announcement": ["편집 과정의 오류", "반드시 공식 입주자모집공고를 확인"],
  "/SalesInfo/SubscriptionGuide": ["특별공급", "1순위", "2순위", "예치금", "서류", "신청하는 순서", "인터넷 신청"],
  "/SalesInfo/stampTax": ["15만원", "35만원", "전자수입인지", "다음 달 10일"],
  "/LocationEnvironment/intro": [
    "서평택 개발축",
    "의료",
    "서해선",
    "간선도로",
    "원스톱",
    "교육",
    "자연과 여가",
    "무관합니다",
  ],
  "/LocationEnvironment/primium": ["트램", "스포츠타운", "학교", "5,000세대"],
  "/ComplexGuide/intro": ["실제와 다를 수 있습니다", "조경", "환기", "그릴", "놀이터"],
  "/ComplexGuide/detailintro": ["101동", "110동"],
  "/ComplexGuide/community": ["피트니스", "골프", "GX룸", "독서실", "키즈하우스", "게스트하우스", "사우나"],
  "/FloorPlan/59A": ["84A", "유상옵션"],
  "/FloorPlan/59B": ["84B", "알파룸", "유상옵션"],
  "/FloorPlan/84A": ["84C", "팬트리", "유상옵션"],
  "/FloorPlan/84B": ["84D", "타워형", "유상옵션"],
  "/FloorPlan/114A": ["114A", "유상옵션"],
  "/FloorPlan/114B": ["COMEING SOON"],
  "/FloorPlan/Emodel": ["84A", "84D"],
  "/FloorPlan/videos": ["입지 안내영상", "59타입 안내영상", "84타입 안내영상"],
  "/Interior/59A": ["84A", "유상옵션"],
  "/Interior/84A": ["84D", "유상옵션"],
  "/Interior/84B": ["COMEING SOON"],
  "/Promotion/Customer": ["방문예약", "문자로 보내드립니다"],
  [CUSTOMER]: [identity.phone, "방문예약", "문의하기"],
  [PRESS]: [identity.phone, "24시간"],
  "/privacy": ["개인정보 보호법", "3개월"],
};

/** Its text is the articles that stand there, ten titles at a time. */
const LIST_OF_ARTICLES = PRESS;

const hangulIn = (text: string) => text.match(/[가-힣]/gu)?.length ?? 0;
const titleOf = (path: string, h1: string) => (path === "/" ? identity.name : `${h1} | ${identity.name}`);

for (const { path, h1, indexed } of ROUTES) {
  test(`says on ${path} what it is there for`, async () => {
    const html = await htmlOf(path);
    const page = readPage(html);
    expect(page.headings).toEqual([h1]);
    expect.soft((SAYS[path] ?? []).filter((words) => !page.text.includes(words))).toEqual([]);
    if (indexed && path !== LIST_OF_ARTICLES) expect.soft(hangulIn(page.text)).toBeGreaterThanOrEqual(LEAST_HANGUL);

    const description = page.meta.get("description") ?? "";
    expect.soft(description.length).toBeGreaterThanOrEqual(DESCRIPTION.least);
    expect.soft(description.length).toBeLessThanOrEqual(DESCRIPTION.most);

    const others = ROUTES.filter((other) => other.path !== path && other.path !== "/");
    expect
      .soft(others.map((other) => titleOf(other.path, other.h1)).filter((title) => html.includes(title)))
      .toEqual([]);
  });
}

test("does not ask for a visit where one has just been booked", async () => {
  const asksForVisit = async (path: string) => (await htmlOf(path)).includes('id="visit-title"');
  expect(await Promise.all(["/BusinessGuide/plan", "/thanks"].map(asksForVisit))).toEqual([true, false]);
});

test("keeps the names of addresses out of the pages of unit types", async () => {
  const labels = new Set(complex.supply.types.map(({ label }) => label));
  const paths = complex.supply.types.map(({ page }) => page);
  const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
  for (const path of paths.filter((page) => !labels.has(nameOf(page))))
    expect((await sourceOf(path)).text, path).not.toContain(nameOf(path));
});
