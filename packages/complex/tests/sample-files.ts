import { FIXED_PATHS } from "../src/routes.ts";

/** Cautions by the pages that have to carry them. */
const CAUTIONS: Readonly<Record<string, readonly string[]>> = {
  modelUnit: ["/FloorPlan/59A", "/FloorPlan/59B"],
  interior: ["/Interior/59A"],
  plans: ["/LocationEnvironment/intro", "/LocationEnvironment/primium"],
  layout: ["/ComplexGuide/intro"],
  editing: ["/SalesInfo/announcement"],
};

/** Pages of the sample beside those that every complex has. */
const PATHS = [
  "/Brand/intro",
  "/Brand/video",
  "/BusinessGuide/intro",
  "/BusinessGuide/plan",
  ...Object.values(CAUTIONS).flat(),
  "/FloorPlan/Emodel",
];

function page(route: string, index: number): Record<string, unknown> {
  const h1 = `${index}번째 제목`;
  const keys = Object.keys(CAUTIONS).filter((key) => CAUTIONS[key]?.includes(route));
  return {
    h1,
    description: `${h1} 아래에 놓인 견본 페이지를 설명하는 글입니다. 검색 결과와 공유한 링크에 보이며 이 페이지에만 있습니다.`,
    ...(keys.length > 0 && { sections: [{ heading: "유의사항", blocks: [{ kind: "notice", keys }] }] }),
  };
}

/** The files of a complex with nothing wrong in them; each test breaks its own copy. */
export const sampleFiles = () => ({
  identity: {
    siteKey: "sample",
    name: "본보기 단지",
    brand: { name: "견본", latin: "SAMPLE", meaning: "본보기가 되는 집" },
    siteUrl: "https://sample.example",
    phone: "02-000-0000",
    consultHours: "24시간 상담 가능",
    modelHouseHours: "오전 10시–오후 5시",
    companies: [{ role: "시공", name: "견본건설(주)" }],
    builder: "견본건설(주)",
    address: { site: "견본시 견본구", modelHouse: "견본시 견본로 1" },
    familySites: [{ name: "견본건설", url: "https://builder.example" }],
    copyrightYear: 2025,
    disclaimers: ["숫자와 날짜는 공식 입주자모집공고가 우선합니다."],
    pictureNote: "컴퓨터로 그린 이미지입니다.",
    bannerText: "분양을 준비하고 있습니다.",
    bannerDrawing: "M0 36V18h1440v18z",
  },
  menu: [{ title: "브랜드", subMenu: [{ subTitle: "브랜드 소개", subUrl: "/Brand/intro" }] }],
  facts: {
    source: "사업계획",
    asOf: "2026-01-01",
    works: {
      school: { names: ["학교"], status: "계획", decidedBy: "교육청" },
      station: { names: ["신설역"], status: "예정" },
    },
    items: { households: { term: "세대수", value: "29", unit: "세대" } },
  },
  supply: {
    source: "사업계획",
    asOf: "2026-01-01",
    planned: true,
    types: [
      {
        key: "a",
        label: "84A",
        page: "/FloorPlan/59A",
        interior: "/Interior/59A",
        exclusiveArea: 84.97,
        households: 20,
        shape: "4베이 판상형",
        rooms: "방 3개",
      },
      {
        key: "b",
        label: "84B",
        page: "/FloorPlan/59B",
        exclusiveArea: 84.93,
        households: 9,
        shape: "3베이",
        rooms: "방 3개",
      },
    ],
    buildings: [
      {
        number: "101",
        floors: 10,
        lines: [
          { type: "a", households: 10 },
          { type: "b", households: 9 },
          { type: "a", households: 10 },
        ],
      },
    ],
  },
  announcement: {
    title: "본보기 단지 입주자모집공고",
    mark: "예시",
    asOf: "2026-01-01",
    lead: ["견본입니다."],
    sections: [{ heading: "공급 내역", parts: [{ kind: "supply" }] }],
  },
  documents: {
    source: "분양계획",
    asOf: "2026-01-01",
    self: [{ key: "id-card", name: "신분증", note: "하나" }],
    agent: [{ key: "power-of-attorney", name: "위임장", note: "인감을 찍은 것" }],
  },
  taxes: {
    stampTax: {
      source: "「인지세법」",
      asOf: "2025-10-01",
      validFrom: "2023-01-01",
      reviewBy: "2027-03-31",
      official: [{ label: "홈택스", url: "https://www.hometax.go.kr" }],
      exemptUpTo: 100_000_000,
      brackets: [{ over: 100_000_000, tax: 150_000 }],
      dueDay: 10,
      holidays: { source: "규정", asOf: "2026-01-01", dates: ["2027-01-01"] },
    },
  },
  schedule: {
    source: "분양계획",
    asOf: "2026-01-01",
    page: "/BusinessGuide/plan",
    planned: true,
    events: [
      { key: "notice", title: "모집공고", start: "2026-03-02" },
      { key: "special", title: "특별공급", start: "2026-03-16" },
      { key: "first", title: "1순위", start: "2026-03-17" },
      { key: "winners", title: "당첨자 발표", start: "2026-03-24" },
      { key: "contract", title: "정당계약", start: "2026-04-06", end: "2026-04-09" },
    ],
  },
  images: { hero: { file: "hero.jpg", alt: "해 질 녘의 단지" } },
  share: { home: "hero", press: "hero", groups: { "/Brand": "hero" }, facts: [] },
  videos: {
    brand: { key: "brand", title: "홍보영상", description: "저녁의 단지", poster: "hero" },
    guides: [{ key: "location", title: "입지", description: "지도", poster: "hero" }],
  },
  tours: [{ type: "a", still: "hero", description: "거실을 둘러봅니다." }],
  notices: {
    modelUnit: "유상옵션이 포함된 세대로 실제 시공과 다를 수 있습니다.",
    interior: "유상옵션이 포함된 세대로 실제 시공과 다를 수 있습니다.",
    plans: "계획은 바뀔 수 있으며, 바뀌더라도 사업주체 및 시공사와 무관합니다.",
    layout:
      "이미지는 실제와 다를 수 있습니다. 조경과 놀이터는 바뀔 수 있으며, 동 출입구에 환기를 위한 그릴이 설치됩니다.",
    editing: "편집 과정의 오류가 있을 수 있으니 입주자모집공고를 확인하시기 바랍니다.",
  },
  faq: { visit: { question: "예약해야 하나요?", answer: ["아닙니다."] } },
  pages: Object.fromEntries(
    [...FIXED_PATHS, ...PATHS, "/sample/press", "/sample/customer"].map((path, index) => [path, page(path, index)]),
  ),
  home: {
    hero: {
      headline: ["저녁의 집"],
      subline: "한 문장",
      button: "관심고객 등록하기",
      landscape: "hero",
      portrait: "hero",
      facts: ["households"],
    },
    sections: [
      {
        kind: "location",
        title: "입지",
        text: "한 문장",
        picture: "hero",
        points: [{ figure: "5503", title: "버스", text: "한 문장" }],
        link: { label: "입지환경", to: "/LocationEnvironment/intro" },
        provenance: { source: "사업계획", asOf: "2026-01-01" },
      },
      {
        kind: "premium",
        cards: [
          {
            picture: "hero",
            title: "전망",
            texts: ["하나", "둘"],
            link: { label: "자세히 보기", to: "/BusinessGuide/intro" },
          },
        ],
      },
      {
        kind: "overview",
        title: "한눈에",
        items: [{ title: "사업개요", facts: ["households"], link: { label: "사업개요", to: "/BusinessGuide/intro" } }],
      },
      { kind: "booking", title: "방문예약", text: "한 문장", picture: "hero" },
    ],
  },
  forms: {
    endpoints: { interest: "/api/forms/interest", visit: "/api/forms/visit", inquiry: "/api/forms/inquiry" },
    consentVersion: "1",
    privacy: {
      items: { interest: "이름", visit: "이름", inquiry: "이름" },
      purpose: "상담",
      retention: "3개월",
      refusal: "거부할 수 있습니다",
      restriction: "만 14세 미만은 등록할 수 없습니다",
      advertising: {
        label: "광고성 정보를 문자로 받습니다",
        purpose: "소식",
        retention: "3개월",
        refusal: "거부할 수 있습니다",
      },
      officer: "담당자",
    },
    retention: { months: 3 },
    textMessagePromise: "문자로 보내드립니다.",
  },
  messages: {
    booking: "[견본] 방문예약이 접수되었습니다.\n방문 희망일 {visitDate}\n견본주택 {modelHouse}\n문의 {phone}",
    news: { sender: "견본건설(주)", text: "잔여세대를 안내해 드립니다.", optOutPhone: "080-000-0000" },
  },
  press: [{ title: "제목", summary: "요약", content: "내용", date: "2026-01-01" }],
  theme: { color: { inverse: "#12302b" } },
});
