import { describe, expect, it } from "vitest";
import { fixedPaths, siteRedirects } from "../src/routes.ts";
import { complexOf, faultsOf } from "./broken.ts";
import { sampleFiles } from "./sample-files.ts";
import { kinds } from "@danji/blocks/kinds.ts";
import { homeScreens } from "../src/home-screens.ts";

const PAGE = {
  h1: "자주 묻는 질문",
  description:
    "다른 페이지와 겹치지 않는 견본 설명입니다. 검색 결과와 공유한 링크에 보이며 이 페이지에만 있는 글입니다.",
};
const TOURS = "/FloorPlan/Emodel";
const section = (kind: string) => ({ heading: "제목", blocks: [{ kind }] });

/** The sample with a page of tours, to which menu, foot and another page lead. */
function withTourPage() {
  const files = sampleFiles();
  const link = { label: "E-모델하우스", to: TOURS };
  const links = {
    heading: "더 보기",
    blocks: [{ kind: "links", links: [link, { label: "소개", to: "/Brand/intro" }] }],
  };
  return {
    ...files,
    identity: Object.assign(files.identity, { furtherPages: [link] }),
    menu: [...files.menu, { title: "세대안내", subMenu: [{ subTitle: "E-모델하우스", subUrl: TOURS }] }],
    pages: {
      ...files.pages,
      [TOURS]: { ...files.pages[TOURS], sections: [section("tours")] },
      "/Brand/intro": { ...files.pages["/Brand/intro"], related: [link], sections: [links] },
    },
  };
}

it("makes the addresses of the site from pages.json alone", () => {
  const files = sampleFiles();
  const pages = { ...files.pages, "/Guide/faq": { ...PAGE, aliases: ["/Guide/FAQ"], redirectFrom: ["/faq"] } };
  const complex = complexOf({ ...files, pages });
  const paths = fixedPaths(complex.identity.siteKey, complex.pages);
  expect(paths).toContain("/Guide/faq");
  expect(paths).not.toContain("/sample/press");
  expect(siteRedirects(complex)).toEqual([
    { from: "/Promotion/Press", to: "/sample/press" },
    { from: "/faq", to: "/Guide/faq" },
  ]);
});

it("has the page of the tours, and what leads there, while there are tours", () => {
  const { identity, menu, pages } = complexOf(withTourPage());
  expect(Object.keys(pages)).toContain(TOURS);
  expect(menu).toHaveLength(2);
  expect(identity.furtherPages).toHaveLength(1);
});

it("has no page of the tours, and nothing that leads there, without tours", () => {
  const { tours: _, ...files } = withTourPage();
  const { identity, menu, pages } = complexOf(files);
  expect(Object.keys(pages)).not.toContain(TOURS);
  expect(menu.map(({ title }) => title)).toEqual(["브랜드"]);
  expect(identity.furtherPages).toEqual([]);
  expect(pages["/Brand/intro"]).toMatchObject({
    related: [],
    sections: [{ blocks: [{ links: [{ label: "소개", to: "/Brand/intro" }] }] }],
  });
});

it("has no page of the sunlight, and nothing that leads there, where the complex chooses to show none", () => {
  const files = sampleFiles();
  const link = { label: "동·층별 일조 보기", to: "/ComplexGuide/find" };
  const pages = { ...files.pages, [link.to]: { ...PAGE, sections: [section("findFlat")] } };
  const complex = complexOf({ ...files, pages, identity: Object.assign(files.identity, { furtherPages: [link] }) });
  expect(Object.keys(complex.pages)).not.toContain(link.to);
  expect(complex.identity.furtherPages).toEqual([]);
});

it("drops a group of the menu without pages", () => {
  const files = sampleFiles();
  expect(complexOf({ ...files, menu: [...files.menu, { title: "인테리어", subMenu: [] }] }).menu).toHaveLength(1);
});

it("reports a film further down on a page that has none to show", () => {
  const { videos: _, ...files } = sampleFiles();
  const intro = { ...files.pages["/Brand/intro"], sections: [section("comingSoon"), section("brandFilm")] };
  expect(faultsOf({ ...files, pages: { ...files.pages, "/Brand/intro": intro } })).toEqual([
    "pages.json › /Brand/intro.sections.1.blocks.0: videos.json에 보여 줄 내용이 없습니다. videos.json을 채우거나 이 블록을 지우세요: brandFilm [missing-data]",
  ]);
});

it("reports a link of the home page to a page that is absent with its data", () => {
  const files = withTourPage();
  const [location, ...others] = files.home.sections;
  const home = { ...files.home, sections: [{ ...location, link: { label: "둘러보기", to: TOURS } }, ...others] };
  expect(faultsOf({ ...files, home, tours: [] })).toEqual([
    "home.json › sections.0.link.to: sunlight.json, tours.json이나 videos.json에 내용이 없어 사라진 페이지로 가는 링크입니다. 링크를 고치거나 내용을 채우세요: /FloorPlan/Emodel [missing-data]",
  ]);
});

it("reports links of blocks to a page that is absent with its data, where the block keeps them", () => {
  const files = withTourPage();
  const link = { label: "둘러보기", to: TOURS };
  const blocks = [
    { kind: "features", features: [{ title: "거실", paragraphs: ["남향 거실입니다."], image: "hero", link }] },
    { kind: "trust", registrations: [{ role: "시행", number: "1" }], plans: [link] },
  ];
  const pages = {
    ...files.pages,
    [TOURS]: { ...files.pages[TOURS], sections: [section("tours"), { heading: "더 보기", blocks }] },
    "/Brand/intro": { ...files.pages["/Brand/intro"], sections: [{ heading: "소개", blocks }] },
  };
  const reason = `sunlight.json, tours.json이나 videos.json에 내용이 없어 사라진 페이지로 가는 링크입니다. 링크를 고치거나 내용을 채우세요: ${TOURS} [missing-data]`;
  expect(faultsOf({ ...files, pages, tours: [] })).toEqual([
    `pages.json › /Brand/intro.sections.0.blocks.0.features.0.link.to: ${reason}`,
    `pages.json › /Brand/intro.sections.0.blocks.1.plans.0.to: ${reason}`,
  ]);
});

describe("homeScreens", () => {
  const CARD = { picture: "a", title: "제목", texts: ["글", "글"], link: { label: "더 보기", to: "/" } };
  const premium = (cards: number, composition = "bleed") => ({
    kind: "premium",
    composition,
    cards: Array.from({ length: cards }, () => CARD),
  });
  const screensOf = (cards: number) => homeScreens(kinds, [premium(cards)]).map(({ id, label }) => [id, label]);

  it("keeps the order of the complex", () => {
    expect(homeScreens(kinds, [{ kind: "plans" }, { kind: "location" }]).map(({ id }) => id)).toEqual([
      "unit-plans",
      "location",
    ]);
  });

  it("puts two cards on a screen, the last one alone where their number is odd", () => {
    expect(screensOf(1)).toEqual([["premium", "프리미엄"]]);
    expect(screensOf(3)).toEqual([
      ["premium", "프리미엄 1"],
      ["premium-2", "프리미엄 2"],
    ]);
    expect(screensOf(4)).toHaveLength(2);
  });

  it("puts three inset cards on a screen", () => {
    expect(homeScreens(kinds, [premium(3, "inset")])).toHaveLength(1);
    expect(homeScreens(kinds, [premium(4, "inset")])).toHaveLength(2);
  });

  it("pages through no screen that wide windows do not show", () => {
    const screens = homeScreens(kinds, [
      { kind: "overview" },
      { kind: "slider" },
      { kind: "grounds" },
      { kind: "brand" },
    ]);
    expect(screens.filter(({ paged }) => paged).map(({ id }) => id)).toEqual(["brand"]);
  });
});
