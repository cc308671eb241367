import { complex, CUSTOMER, PRESS } from "./complex.ts";

/** One page of the site. */
export interface PageRoute {
  readonly path: string;
  /** Its heading (contract, section 2). */
  readonly h1: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
}

const H1: Readonly<Record<string, string>> = {
  "/": complex.identity.name,
  "/Brand/intro": "브랜드 소개",
  "/Brand/video": "홍보영상",
  "/BusinessGuide/intro": "사업개요",
  "/BusinessGuide/plan": "분양일정",
  "/BusinessGuide/documents": "계약 구비서류",
  "/SalesInfo/guide": "공급안내",
  "/SalesInfo/announcement": "입주자모집공고",
  "/SalesInfo/SubscriptionGuide": "청약안내",
  "/SalesInfo/stampTax": "인지세 안내",
  "/LocationEnvironment/intro": "입지환경",
  "/LocationEnvironment/primium": "프리미엄",
  "/ComplexGuide/intro": "단지배치도",
  "/ComplexGuide/detailintro": "동호수배치도",
  "/ComplexGuide/community": "커뮤니티",
  "/FloorPlan/59A": "84A 타입",
  "/FloorPlan/59B": "84B 타입",
  "/FloorPlan/84A": "84C 타입",
  "/FloorPlan/84B": "84D 타입",
  "/FloorPlan/114A": "114A 타입",
  "/FloorPlan/114B": "114B 타입",
  "/FloorPlan/Emodel": "E-모델하우스",
  "/FloorPlan/videos": "안내영상",
  "/Interior/59A": "84A 인테리어",
  "/Interior/84A": "84D 인테리어",
  "/Interior/84B": "84B 인테리어",
  "/Promotion/Customer": "관심고객 등록",
  [CUSTOMER]: "방문예약",
  [PRESS]: "언론보도",
  "/privacy": "개인정보처리방침",
  "/thanks": "등록이 완료되었습니다",
};

/** Pages without content of their own, and the thanks after a form. */
const NOT_INDEXED = new Set(["/FloorPlan/114B", "/Interior/84B", "/thanks"]);

/** Every page that has an address of its own. */
export const ROUTES: readonly PageRoute[] = Object.entries(H1).map(([path, h1]) => ({
  path,
  h1,
  indexed: !NOT_INDEXED.has(path),
}));

/** Groups of the menu with their pages, in order (contract, section 2): addresses never tell the label. */
export const MENU: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  브랜드: { "브랜드 소개": "/Brand/intro", 홍보영상: "/Brand/video" },
  사업안내: { 사업개요: "/BusinessGuide/intro", 분양일정: "/BusinessGuide/plan" },
  분양안내: { 공급안내: "/SalesInfo/guide", 모집공고: "/SalesInfo/announcement" },
  입지환경: { 입지안내: "/LocationEnvironment/intro", 프리미엄: "/LocationEnvironment/primium" },
  단지안내: {
    단지배치도: "/ComplexGuide/intro",
    동호수배치도: "/ComplexGuide/detailintro",
    커뮤니티: "/ComplexGuide/community",
  },
  세대안내: {
    "84A": "/FloorPlan/59A",
    "84B": "/FloorPlan/59B",
    "84C": "/FloorPlan/84A",
    "84D": "/FloorPlan/84B",
    "E-모델하우스": "/FloorPlan/Emodel",
  },
  인테리어: { "84A": "/Interior/59A", "84D": "/Interior/84A" },
  홍보센터: { "관심고객 등록": "/Promotion/Customer" },
};
