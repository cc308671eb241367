import { expect, it } from "vitest";
import { groupPage, trailOf } from "./trail.ts";

const GUIDE = {
  title: "사업안내",
  subMenu: [
    { subTitle: "사업개요", subUrl: "/BusinessGuide/intro" },
    { subTitle: "분양일정", subUrl: "/BusinessGuide/plan" },
  ],
};
const MENU = [{ title: "브랜드", subMenu: [{ subTitle: "소개", subUrl: "/Brand/intro" }] }, GUIDE];

it.each(["/BusinessGuide/plan", "/businessguide/documents"])("leads to %s over the first page of its group", (path) => {
  expect(groupPage(MENU, path)).toEqual({ name: "사업안내", path: "/BusinessGuide/intro" });
});

it("leads over no other page to the first of a group, nor to one outside of all groups", () => {
  expect(groupPage(MENU, "/BusinessGuide/intro")).toBeUndefined();
  expect(groupPage(MENU, "/privacy")).toBeUndefined();
});

it("begins with the complex and ends with the page", () => {
  const page = { name: "분양일정", path: "/BusinessGuide/plan" };
  const parent = { name: "사업안내", path: "/BusinessGuide/intro" };
  expect(trailOf("물가", page, parent)).toEqual([{ name: "물가", path: "/" }, parent, page]);
  expect(trailOf("물가", page, undefined)).toEqual([{ name: "물가", path: "/" }, page]);
});
