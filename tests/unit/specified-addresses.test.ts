import { readFileSync } from "node:fs";
import { siteRedirects, siteRoutes } from "@danji/complex/routes";
import { expect, it } from "vitest";
import { readComplex } from "../../app/scripts/complexes.ts";

/** Headings of the pages that have to be there, by address; a complex may have more. */
const HEADINGS = {
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
  "/ComplexGuide/find": "우리 집 찾기",
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
  "/onjae/customer": "방문예약",
  "/onjae/press": "언론보도",
  "/privacy": "개인정보처리방침",
  "/thanks": "등록이 완료되었습니다",
};

/** Pages that search engines may not list. */
const NOT_INDEXED = ["/FloorPlan/114B", "/Interior/84B", "/thanks"];

/** Pages by label in the groups of the menu, in order. */
const MENU = {
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

const complex = await readComplex("onjae");

it("has the pages of docs/product.md, 11.1, under their addresses", () => {
  const { "/": home, ...pages } = complex.pages;
  expect(home?.h1).toBe(complex.identity.name);
  expect(Object.fromEntries(Object.entries(pages).map(([path, { h1 }]) => [path, h1]))).toMatchObject(HEADINGS);
  const hidden = Object.keys(HEADINGS).filter((path) => pages[path]?.indexed === false);
  expect(hidden).toEqual(NOT_INDEXED);
});

it("has the pages that docs/product.md, 11.1, lists", () => {
  const product = readFileSync(new URL("../../docs/product.md", import.meta.url), "utf8");
  const rows = product.matchAll(/^\| `(?<address>\/[^`]*)` +\| (?<heading>.*?) +\|$/gmu);
  expect(Object.fromEntries([...rows].map(([, address, heading]) => [address, heading]))).toEqual(HEADINGS);
});

it("has their links in the groups of the menu, with labels that differ from the addresses", () => {
  const groups = complex.menu.map(({ title, subMenu }) => [
    title,
    subMenu.filter(({ subUrl }) => subUrl in HEADINGS).map((link) => [link.subTitle, link.subUrl]),
  ]);
  expect(groups).toEqual(Object.entries(MENU).map(([title, pages]) => [title, Object.entries(pages)]));
});

it("has the second spelling of the stamp tax and its redirects", () => {
  expect(siteRoutes(complex).filter(({ aliases }) => aliases.length > 0)).toEqual([
    { path: "/SalesInfo/stampTax", aliases: ["/SalesInfo/StampTax"] },
  ]);
  expect(siteRedirects(complex)).toEqual([
    { from: "/Promotion/Press", to: "/onjae/press" },
    { from: "/LocationEnvironment/premium", to: "/LocationEnvironment/primium" },
  ]);
});
