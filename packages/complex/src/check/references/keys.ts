import type { Complex } from "../../complex.ts";
import { blockTable, type Kinds } from "../../kinds.ts";
import type { AnnouncementPart } from "../../schema/announcement.ts";
import { blocksOf, type Located } from "../located.ts";
import { rule, type Rule, runRules } from "../rule.ts";
import {
  factReferences,
  imageReferences,
  isFileAddress,
  linkReferences,
  namedItems,
  paperReferences,
  typeReferences,
} from "./places.ts";
import { saleEndEarly } from "../content/schedule.ts";
import { pageRules } from "./pages.ts";

const missing = (what: string, key: string) => `${what}입니다. 더하거나 이름을 고치세요: ${key}`;
const NO_FACT = "facts.json에 없는 항목";
const NO_NOTICE = "notices.json에 없는 유의사항";

/** Returns the rule that places name only what is known; `what` says what another key is. */
const knownOnly = (
  id: string,
  what: string,
  placesOf: (complex: Complex) => readonly Located<string>[],
  knownTo: (complex: Complex) => Iterable<string>,
): Rule =>
  rule(id, (complex, report) => {
    const known = new Set(knownTo(complex));
    for (const { file, path, value } of placesOf(complex))
      if (!known.has(value)) report(file, path, missing(what, value));
  });

/** Returns what is missing of that which a part of the announcement names, if anything is. */
function missingIn(part: AnnouncementPart, { pages, facts, notices }: Complex, kinds: Kinds): string | undefined {
  switch (part.kind) {
    case "facts": {
      const key = part.keys.find((name) => !Object.hasOwn(facts.items, name));
      return key && missing(NO_FACT, key);
    }
    case "notice": {
      const key = part.keys.find((name) => !Object.hasOwn(notices, name));
      return key && missing(NO_NOTICE, key);
    }
    case "excerpt": {
      const section = pages[part.page]?.sections.find(({ heading }) => heading === part.section);
      if (!section) return `${part.page} 페이지에 없는 절입니다. 그 페이지의 heading을 적으세요: ${part.section}`;
      return section.blocks.some((block) => blockTable(kinds, block))
        ? undefined
        : `표가 없는 절입니다. 표가 있는 절의 heading을 적으세요: ${part.section}`;
    }
    default:
      return undefined;
  }
}

const PANORAMA = /^tour\.json scenes\.\d+\.image$/u;

/** Rules that a block with them needs. */
const OPTIONAL = ["subscription", "funding"] as const;

/** Keys and addresses lead to what is there. */
export const keyRules = (kinds: Kinds): readonly Rule[] => [
  knownOnly(
    "missing-image",
    "images.json에 없는 이미지",
    (complex) => imageReferences(complex, kinds),
    ({ images }) => Object.keys(images),
  ),
  /** A link within the site has to lead to a page of it; whether a file is there is for those to check who see files. */
  rule("dead-link", (complex, report) => {
    const routes = new Set(Object.keys(complex.pages).map((path) => path.toLowerCase()));
    for (const { file, path, value } of linkReferences(complex, kinds))
      if (!isFileAddress(value) && !routes.has(value.toLowerCase()))
        report(file, path, `없는 페이지로 가는 링크입니다. pages.json에 페이지를 더하거나 링크를 고치세요: ${value}`);
  }),
  knownOnly(
    "missing-fact",
    NO_FACT,
    (complex) => factReferences(complex, kinds),
    ({ facts }) => Object.keys(facts.items),
  ),
  knownOnly(
    "missing-notice",
    NO_NOTICE,
    ({ pages }) => namedItems(pages, kinds, "notices"),
    ({ notices }) => Object.keys(notices),
  ),
  knownOnly("missing-paper", "documents.json의 qualification에 없는 서류", paperReferences, ({ documents }) =>
    documents.qualification.map(({ key }) => key),
  ),
  knownOnly(
    "missing-question",
    "faq.json에 없는 질문",
    ({ pages }) => namedItems(pages, kinds, "faq"),
    ({ faq }) => Object.keys(faq),
  ),
  knownOnly(
    "missing-type",
    "supply.json의 types에 없는 타입",
    (complex) => typeReferences(complex, kinds),
    ({ supply }) => supply.types.map(({ key }) => key),
  ),
  rule("missing-scene", ({ tour }, report) => {
    const reason = "이 둘러보기의 다른 장면이 아닙니다. scenes의 다른 key를 적으세요";
    const known = new Set(tour?.scenes.map(({ key }) => key));
    tour?.scenes.forEach(({ key, doors }, s) =>
      doors.forEach(({ to }, d) => {
        if (to === key || !known.has(to)) report("tour.json", `scenes.${s}.doors.${d}.to`, `${reason}: ${to}`);
      }),
    );
  }),
  rule("missing-rules", (complex, report) => {
    for (const { file, path, value } of blocksOf(complex.pages))
      for (const rules of OPTIONAL)
        if (kinds.blocks[value.kind]?.takes.includes(rules) && complex[rules] === undefined)
          report(file, path, `${rules}.json이 없어 이 블록을 보일 수 없습니다. _template의 ${rules}.json을 복사하세요`);
  }),
  /** Panoramas are for the scenes of the tour and for nothing else: flat, they are bent out of shape. */
  rule("projection", (complex, report) => {
    for (const { file, path, value } of imageReferences(complex, kinds)) {
      const wanted = PANORAMA.test(`${file} ${path}`) ? "equirectangular" : "flat";
      const image = Object.hasOwn(complex.images, value) ? complex.images[value] : undefined;
      if (image && image.projection !== wanted)
        report(file, path, `이 자리에는 projection이 ${wanted}인 이미지를 쓰세요: ${value}`);
    }
  }),
  rule("announcement-part", (complex, report) => {
    const { highlights, sections } = complex.announcement;
    highlights.forEach((key, h) => {
      if (!Object.hasOwn(complex.facts.items, key))
        report("announcement.json", `highlights.${h}`, missing(NO_FACT, key));
    });
    sections.forEach(({ parts }, s) =>
      parts.forEach((part, p) => {
        const reason = missingIn(part, complex, kinds);
        if (reason !== undefined) report("announcement.json", `sections.${s}.parts.${p}`, reason);
      }),
    );
  }),
];

/** Faults that show only between the files, with which no site is built: names that lead nowhere, and an end of the sale that cannot be. */
export const checkReferences = (complex: Complex, kinds: Kinds) =>
  runRules([...keyRules(kinds), ...pageRules(kinds), saleEndEarly], complex);
