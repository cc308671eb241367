import { describe, expect, it } from "vitest";
import { broken, faultsOf } from "./broken.ts";
import { sampleFiles } from "./sample-files.ts";
import { eligibilityRules, scoreRules } from "./template-rules.ts";
import { toured } from "./toured.ts";

describe("references of a complex", () => {
  const block = (value: object) => [{ heading: "제목", blocks: [value] }];
  it.each<[rule: string, path: (string | number)[], value: unknown, fault: string]>([
    [
      "a menu link to nowhere",
      ["menu", 0, "subMenu", 0, "subUrl"],
      "/Brand/none",
      "menu.json › 0.subMenu.0.subUrl: 없는 페이지로 가는 링크입니다. pages.json에 페이지를 더하거나 링크를 고치세요: /Brand/none [dead-link]",
    ],
    [
      "a missing page that every complex has",
      ["pages", "/privacy"],
      undefined,
      "pages.json › /privacy: 모든 단지에 있어야 하는 페이지가 없습니다. pages.json에 적으세요 [missing-page]",
    ],
    [
      "an address with a blank",
      ["pages", "/Guide/자주 묻는 질문"],
      sampleFiles().pages["/"],
      "pages.json › /Guide/자주 묻는 질문: 이 이름은 쓸 수 없습니다: 페이지의 주소가 아닙니다. /로 시작하고 영문, 숫자, -, _만 쓰세요. 예: /FloorPlan/74A [schema]",
    ],
    [
      "an address of the site itself",
      ["pages", "/Admin"],
      sampleFiles().pages["/"],
      "pages.json › /Admin: 사이트가 다른 일에 쓰는 주소입니다. 다른 주소를 쓰세요: /Admin [page-address]",
    ],
    [
      "a press list of another site",
      ["pages", "/other/press"],
      sampleFiles().pages["/"],
      "pages.json › /other/press: 사이트가 다른 일에 쓰는 주소입니다. 다른 주소를 쓰세요: /other/press [page-address]",
    ],
    [
      "an address in two spellings",
      ["pages", "/brand/INTRO"],
      sampleFiles().pages["/"],
      "pages.json › /brand/INTRO: /Brand/intro 페이지가 이미 쓰는 주소입니다. 다른 주소를 쓰세요: /brand/INTRO [page-address]",
    ],
    [
      "an alias that is another page",
      ["pages", "/Brand/video", "aliases"],
      ["/Brand/intro"],
      "pages.json › /Brand/video.aliases.0: /Brand/intro 페이지가 이미 쓰는 주소입니다. 다른 주소를 쓰세요: /Brand/intro [page-address]",
    ],
    [
      "a legacy address that is another page",
      ["pages", "/Brand/video", "redirectFrom"],
      ["/Brand/intro"],
      "pages.json › /Brand/video.redirectFrom.0: /Brand/intro 페이지가 이미 쓰는 주소입니다. 다른 주소를 쓰세요: /Brand/intro [page-address]",
    ],
    [
      "a page of the dates that is not there",
      ["schedule", "page"],
      "/Brand/none",
      "schedule.json › page: 없는 페이지로 가는 링크입니다. pages.json에 페이지를 더하거나 링크를 고치세요: /Brand/none [dead-link]",
    ],
    [
      "a link at the foot of the page that leads nowhere",
      ["identity", "furtherPages"],
      [{ label: "없음", to: "/none" }],
      "identity.json › furtherPages.0.to: 없는 페이지로 가는 링크입니다. pages.json에 페이지를 더하거나 링크를 고치세요: /none [dead-link]",
    ],
    [
      "a missing picture",
      ["home", "hero", "portrait"],
      "none",
      "home.json › hero.portrait: images.json에 없는 이미지입니다. 더하거나 이름을 고치세요: none [missing-image]",
    ],
    [
      "a missing fact",
      ["home", "hero", "facts"],
      ["none"],
      "home.json › hero.facts.0: facts.json에 없는 항목입니다. 더하거나 이름을 고치세요: none [missing-fact]",
    ],
    [
      "a missing fact of a section of the home page",
      ["home", "sections", 2, "items", 0, "facts"],
      ["none"],
      "home.json › sections.2.items.0.facts.0: facts.json에 없는 항목입니다. 더하거나 이름을 고치세요: none [missing-fact]",
    ],
    [
      "a missing picture of a card of the home page",
      ["home", "sections", 1, "cards", 0, "picture"],
      "none",
      "home.json › sections.1.cards.0.picture: images.json에 없는 이미지입니다. 더하거나 이름을 고치세요: none [missing-image]",
    ],
    [
      "a card of the home page that leads nowhere",
      ["home", "sections", 1, "cards", 0, "link", "to"],
      "/Brand/none",
      "home.json › sections.1.cards.0.link.to: 없는 페이지로 가는 링크입니다. pages.json에 페이지를 더하거나 링크를 고치세요: /Brand/none [dead-link]",
    ],
    [
      "a section of the home page that is there twice",
      ["home", "sections"],
      [sampleFiles().home.sections[3], sampleFiles().home.sections[3]],
      "home.json › sections.1.kind: booking은 한 번만 쓸 수 있습니다 [schema]",
    ],
    [
      "a picture in a block",
      ["pages", "/", "sections"],
      block({ kind: "picture", image: "none" }),
      "pages.json › /.sections.0.blocks.0.image: images.json에 없는 이미지입니다. 더하거나 이름을 고치세요: none [missing-image]",
    ],
    [
      "a fact in a block",
      ["pages", "/", "sections"],
      block({ kind: "facts", keys: ["none"] }),
      "pages.json › /.sections.0.blocks.0.keys.0: facts.json에 없는 항목입니다. 더하거나 이름을 고치세요: none [missing-fact]",
    ],
    [
      "a question in a block",
      ["pages", "/", "sections"],
      block({ kind: "faq", keys: ["none"] }),
      "pages.json › /.sections.0.blocks.0.keys.0: faq.json에 없는 질문입니다. 더하거나 이름을 고치세요: none [missing-question]",
    ],
    [
      "a calculator without its rules",
      ["pages", "/", "sections"],
      block({ kind: "subscriptionScore" }),
      "pages.json › /.sections.0.blocks.0: subscription.json이 없어 이 블록을 보일 수 없습니다. _template의 subscription.json을 복사하세요 [missing-rules]",
    ],
    [
      "a type in a block",
      ["pages", "/", "sections"],
      block({ kind: "unitType", type: "none" }),
      "pages.json › /.sections.0.blocks.0.type: supply.json의 types에 없는 타입입니다. 더하거나 이름을 고치세요: none [missing-type]",
    ],
    [
      "a layout's picture",
      ["pages", "/", "sections"],
      block({ kind: "sitePlan", image: "none" }),
      "pages.json › /.sections.0.blocks.0.image: images.json에 없는 이미지입니다. 더하거나 이름을 고치세요: none [missing-image]",
    ],
    [
      "a table that is not rectangular",
      ["pages", "/", "sections"],
      block({ kind: "table", caption: "표", columns: ["가", "나"], rows: [["1"]] }),
      "pages.json › /.sections.0.blocks.0.rows.0: 칸이 2개여야 하는데 1개입니다. 칸을 더하거나 빼세요 [table-shape]",
    ],
    [
      "a shared notice that is not there",
      ["pages", "/", "sections"],
      block({ kind: "notice", keys: ["none"] }),
      "pages.json › /.sections.0.blocks.0.keys.0: notices.json에 없는 유의사항입니다. 더하거나 이름을 고치세요: none [missing-notice]",
    ],
    [
      "a notice without words",
      ["pages", "/", "sections"],
      block({ kind: "notice" }),
      "pages.json › /.sections.0.blocks.0: keys나 items에 하나는 있어야 합니다 [schema]",
    ],
    [
      "a line of a type that is not there",
      ["supply", "buildings", 0, "lines", 0, "type"],
      "x",
      "supply.json › buildings.0.lines.0.type: supply.json의 types에 없는 타입입니다. 더하거나 이름을 고치세요: x [missing-type]",
    ],
    [
      "a section that the announcement takes from a page",
      ["announcement", "sections", 0, "parts"],
      [{ kind: "excerpt", page: "/Brand/intro", section: "없는 절" }],
      "announcement.json › sections.0.parts.0: /Brand/intro 페이지에 없는 절입니다. 그 페이지의 heading을 적으세요: 없는 절 [announcement-part]",
    ],
    [
      "a fact in the announcement",
      ["announcement", "sections", 0, "parts"],
      [{ kind: "facts", keys: ["none"] }],
      "announcement.json › sections.0.parts.0: facts.json에 없는 항목입니다. 더하거나 이름을 고치세요: none [announcement-part]",
    ],
    [
      "a fact in large in the announcement",
      ["announcement", "highlights"],
      ["none"],
      "announcement.json › highlights.0: facts.json에 없는 항목입니다. 더하거나 이름을 고치세요: none [announcement-part]",
    ],
    [
      "a notice in the announcement",
      ["announcement", "sections", 0, "parts"],
      [{ kind: "notice", keys: ["none"] }],
      "announcement.json › sections.0.parts.0: notices.json에 없는 유의사항입니다. 더하거나 이름을 고치세요: none [announcement-part]",
    ],
    [
      "a related page that is not there",
      ["pages", "/", "related"],
      [{ label: "없음", to: "/none" }],
      "pages.json › /.related.0.to: 없는 페이지로 가는 링크입니다. pages.json에 페이지를 더하거나 링크를 고치세요: /none [dead-link]",
    ],
  ])("tells %s with file, path and reason", (_rule, path, value, fault) => {
    expect(faultsOf(broken(path, value))).toContain(fault);
  });

  it("takes a tour of rooms that lead into each other", () => {
    expect(faultsOf(toured())).toEqual([]);
  });

  it.each([
    [
      "a door that leads nowhere",
      { doors: [{ to: "attic", yaw: 0 }] },
      "tour.json › scenes.0.doors.0.to: 이 둘러보기의 다른 장면이 아닙니다. scenes의 다른 key를 적으세요: attic [missing-scene]",
    ],
    [
      "a door into its own room",
      { doors: [{ to: "living", yaw: 0 }] },
      "tour.json › scenes.0.doors.0.to: 이 둘러보기의 다른 장면이 아닙니다. scenes의 다른 key를 적으세요: living [missing-scene]",
    ],
    [
      "a type of flat that is not there",
      { type: "z" },
      "tour.json › scenes.0.type: supply.json의 types에 없는 타입입니다. 더하거나 이름을 고치세요: z [missing-type]",
    ],
    [
      "a flat picture for a panorama",
      { image: "hero" },
      "tour.json › scenes.0.image: 이 자리에는 projection이 equirectangular인 이미지를 쓰세요: hero [projection]",
    ],
    [
      "a panorama for a flat picture",
      { still: "sphere" },
      "tour.json › scenes.0.still: 이 자리에는 projection이 flat인 이미지를 쓰세요: sphere [projection]",
    ],
    [
      "a panorama that is not there",
      { image: "none" },
      "tour.json › scenes.0.image: images.json에 없는 이미지입니다. 더하거나 이름을 고치세요: none [missing-image]",
    ],
  ])("tells of a tour %s", (_rule, change, fault) => {
    expect(faultsOf(toured(change))).toEqual([fault]);
  });

  it("does not take a prototype's name for a picture", () => {
    expect(faultsOf(broken(["home", "sections", 3, "picture"], "constructor"))).toEqual([
      "home.json › sections.3.picture: images.json에 없는 이미지입니다. 더하거나 이름을 고치세요: constructor [missing-image]",
    ]);
  });

  it("finds papers that kinds of supply ask for and the documents lack", () => {
    const found = faultsOf({ ...sampleFiles(), subscription: { score: scoreRules, eligibility: eligibilityRules } });
    expect(found).toContain(
      "subscription.json › eligibility.kinds.institution.papers.0: documents.json의 qualification에 없는 서류입니다. 더하거나 이름을 고치세요: resident-abstract [missing-paper]",
    );
  });
});
