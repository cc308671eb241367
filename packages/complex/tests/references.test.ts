import { expect, it } from "vitest";
import { broken, faultsOf, toured } from "./broken.ts";
import { sampleFiles } from "./sample-files.ts";
import { eligibilityRules, scoreRules } from "./template-rules.ts";

/** What is said of a key or an address that leads nowhere, by rule. */
const NOWHERE = {
  "dead-link": "없는 페이지로 가는 링크입니다. pages.json에 페이지를 더하거나 링크를 고치세요",
  "missing-image": "images.json에 없는 이미지입니다. 더하거나 이름을 고치세요",
  "missing-fact": "facts.json에 없는 항목입니다. 더하거나 이름을 고치세요",
  "missing-question": "faq.json에 없는 질문입니다. 더하거나 이름을 고치세요",
  "missing-type": "supply.json의 types에 없는 타입입니다. 더하거나 이름을 고치세요",
  "missing-notice": "notices.json에 없는 유의사항입니다. 더하거나 이름을 고치세요",
} as const;

const section = (value: object) => [{ heading: "제목", blocks: [value] }];
const page = sampleFiles().pages["/"];

it.each<[keyof typeof NOWHERE, place: string, value: string]>([
  ["dead-link", "menu.json › 0.subMenu.0.subUrl", "/Brand/none"],
  ["dead-link", "schedule.json › page", "/Brand/none"],
  ["dead-link", "home.json › sections.1.cards.0.link.to", "/Brand/none"],
  ["missing-image", "home.json › hero.portrait", "none"],
  ["missing-image", "home.json › sections.1.cards.0.picture", "none"],
  // A prototype's name is no picture.
  ["missing-image", "home.json › sections.3.picture", "constructor"],
  ["missing-fact", "home.json › hero.facts.0", "none"],
  ["missing-fact", "share.json › facts.0", "none"],
  ["missing-fact", "home.json › sections.2.items.0.facts.0", "none"],
  ["missing-type", "supply.json › buildings.0.lines.0.type", "none"],
])("finds a %s at %s: %s", (rule, place, value) => {
  const [file = "", path = ""] = place.split(".json › ");
  const found = faultsOf(broken([file, ...path.split(".")], value));
  expect(found).toContain(`${place}: ${NOWHERE[rule]}: ${value} [${rule}]`);
});

it.each<[keyof typeof NOWHERE, value: object, end: string]>([
  ["missing-image", { kind: "picture", image: "none" }, "image"],
  ["missing-image", { kind: "sitePlan", image: "none" }, "image"],
  ["missing-fact", { kind: "facts", keys: ["none"] }, "keys.0"],
  ["missing-question", { kind: "faq", keys: ["none"] }, "keys.0"],
  ["missing-type", { kind: "unitType", type: "none" }, "type"],
  ["missing-notice", { kind: "notice", keys: ["none"] }, "keys.0"],
])("finds a %s in the block %j", (rule, value, end) => {
  const found = faultsOf(broken(["pages", "/", "sections"], section(value)));
  expect(found).toContain(`pages.json › /.sections.0.blocks.0.${end}: ${NOWHERE[rule]}: none [${rule}]`);
});

it.each([
  ["pages.json › /.related.0.to", ["pages", "/", "related"]],
  ["identity.json › furtherPages.0.to", ["identity", "furtherPages"]],
])("finds a link that leads nowhere at %s", (place, path) => {
  const found = faultsOf(broken(path, [{ label: "없음", to: "/none" }]));
  expect(found).toContain(`${place}: ${NOWHERE["dead-link"]}: /none [dead-link]`);
});

it.each<[place: string, path: string[], value: unknown, reason: string]>([
  ["/Admin", ["/Admin"], page, "사이트가 다른 일에 쓰는"],
  ["/other/press", ["/other/press"], page, "사이트가 다른 일에 쓰는"],
  ["/brand/INTRO", ["/brand/INTRO"], page, "/Brand/intro 페이지가 이미 쓰는"],
  ["/Brand/video.aliases.0", ["/Brand/video", "aliases"], ["/Brand/intro"], "/Brand/intro 페이지가 이미 쓰는"],
  [
    "/Brand/video.redirectFrom.0",
    ["/Brand/video", "redirectFrom"],
    ["/Brand/intro"],
    "/Brand/intro 페이지가 이미 쓰는",
  ],
])("finds an address that is taken at %s", (place, path, value, reason) => {
  const address = Array.isArray(value) ? value[0] : place;
  expect(faultsOf(broken(["pages", ...path], value))).toContain(
    `pages.json › ${place}: ${reason} 주소입니다. 다른 주소를 쓰세요: ${address} [page-address]`,
  );
});

it.each([
  [
    { kind: "excerpt", page: "/Brand/intro", section: "없는 절" },
    "/Brand/intro 페이지에 없는 절입니다. 그 페이지의 heading을 적으세요: 없는 절",
  ],
  [{ kind: "facts", keys: ["none"] }, `${NOWHERE["missing-fact"]}: none`],
  [{ kind: "notice", keys: ["none"] }, `${NOWHERE["missing-notice"]}: none`],
])("finds what the announcement cannot take in: %j", (part, reason) => {
  const found = faultsOf(broken(["announcement", "sections", 0, "parts"], [part]));
  expect(found).toContain(`announcement.json › sections.0.parts.0: ${reason} [announcement-part]`);
});

it.each<[rule: string, path: (string | number)[], value: unknown, fault: string]>([
  [
    "a missing page that every complex has",
    ["pages", "/privacy"],
    undefined,
    "pages.json › /privacy: 모든 단지에 있어야 하는 페이지가 없습니다. pages.json에 적으세요 [missing-page]",
  ],
  [
    "an address with a blank",
    ["pages", "/Guide/자주 묻는 질문"],
    page,
    "pages.json › /Guide/자주 묻는 질문: 이 이름은 쓸 수 없습니다: 페이지의 주소가 아닙니다. /로 시작하고 영문, 숫자, -, _만 쓰세요. 예: /FloorPlan/74A [schema]",
  ],
  [
    "a section of the home page that is there twice",
    ["home", "sections"],
    [sampleFiles().home.sections[3], sampleFiles().home.sections[3]],
    "home.json › sections.1.kind: booking은 한 번만 쓸 수 있습니다 [schema]",
  ],
  [
    "a calculator without its rules",
    ["pages", "/", "sections"],
    section({ kind: "subscriptionScore" }),
    "pages.json › /.sections.0.blocks.0: subscription.json이 없어 이 블록을 보일 수 없습니다. _template의 subscription.json을 복사하세요 [missing-rules]",
  ],
  [
    "a table that is not rectangular",
    ["pages", "/", "sections"],
    section({ kind: "table", caption: "표", columns: ["가", "나"], rows: [["1"]] }),
    "pages.json › /.sections.0.blocks.0.rows.0: 칸이 2개여야 하는데 1개입니다. 칸을 더하거나 빼세요 [table-shape]",
  ],
  [
    "a notice without words",
    ["pages", "/", "sections"],
    section({ kind: "notice" }),
    "pages.json › /.sections.0.blocks.0: keys나 items에 하나는 있어야 합니다 [schema]",
  ],
  [
    "a fact in large in the announcement",
    ["announcement", "highlights"],
    ["none"],
    "announcement.json › highlights.0: facts.json에 없는 항목입니다. 더하거나 이름을 고치세요: none [announcement-part]",
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

it("finds papers that kinds of supply ask for and the documents lack", () => {
  const found = faultsOf({ ...sampleFiles(), subscription: { score: scoreRules, eligibility: eligibilityRules } });
  expect(found).toContain(
    "subscription.json › eligibility.kinds.institution.papers.0: documents.json의 qualification에 없는 서류입니다. 더하거나 이름을 고치세요: resident-abstract [missing-paper]",
  );
});
