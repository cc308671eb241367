import { withNotices } from "../../notices.ts";
import type { Complex } from "../../complex.ts";
import type { Block, Page, Section } from "../../schema/page.ts";
import type { Rule } from "../rule.ts";

const MODEL_UNIT = {
  pattern: /유상옵션.*다를 수 있/u,
  says: "유상옵션이 포함된 견본 세대이며 실제 시공과 다를 수 있다",
};
const PLANS = { pattern: /바[뀌뀔].*수 있.*무관합니다/u, says: "계획은 바뀔 수 있으며 사업주체 및 시공사와 무관하다" };
const LAYOUT = [
  { pattern: /실제와 다를 수 있/u, says: "이미지와 배치도는 실제와 다를 수 있다" },
  { pattern: /조경.*바뀔 수 있/u, says: "조경과 시설물의 위치가 바뀔 수 있다" },
  { pattern: /출입구.*환기.*그릴/u, says: "동 출입구 주변에 환기 돌출부와 그릴이 설치된다" },
  { pattern: /놀이터.*바뀔 수 있/u, says: "놀이터와 공동시설이 바뀔 수 있다" },
];
const EDITING = { pattern: /오류.*입주자모집공고를 확인/u, says: "편집 오류가 있을 수 있으니 공고를 확인하라" };

interface Caution {
  readonly pattern: RegExp;
  readonly says: string;
}

/** Cautions (docs/product.md, 2.17), each with the pages that have to carry it, by address or by what they show. */
const REQUIRED: readonly {
  readonly cautions: readonly Caution[];
  readonly address: RegExp | undefined;
  readonly shows: readonly Block["kind"][];
}[] = [
  { cautions: [MODEL_UNIT], address: undefined, shows: ["plans", "plan", "palette"] },
  { cautions: [PLANS], address: /^\/LocationEnvironment\//u, shows: ["map", "topics"] },
  { cautions: LAYOUT, address: /^\/ComplexGuide\/intro$/u, shows: ["sitePlan"] },
  { cautions: [EDITING], address: /^\/SalesInfo\/announcement$/u, shows: ["announcement"] },
];

/** Returns the cautions that a page needs. */
function requiredCautions(route: string, { sections }: Page, { types }: Complex["supply"]): Caution[] {
  const kinds = new Set(sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));
  const required = REQUIRED.filter(
    ({ address, shows }) => address?.test(route) || shows.some((kind) => kinds.has(kind)),
  );
  const ofType = types.some(({ page, interior }) => page === route || interior === route);
  return [...new Set([...required.flatMap(({ cautions }) => cautions), ...(ofType ? [MODEL_UNIT] : [])])];
}

const cautionsOf = (page: Page, { notices }: Complex) =>
  withNotices(page, notices).sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "notice" ? block.items : [])),
  );

/** Pages carry the cautions that belong to them (docs/product.md, 2.17). */
export const missingDisclaimer: Rule = {
  id: "missing-disclaimer",
  check(complex, report) {
    for (const [route, page] of Object.entries(complex.pages)) {
      const said = cautionsOf(page, complex);
      for (const { pattern, says } of requiredCautions(route, page, complex.supply))
        if (!said.some((text) => pattern.test(text)))
          report("pages.json", `${route}.sections`, `유의사항이 빠졌습니다. notice 블록에 적으세요: ${says}`);
    }
  },
};

/** Blocks that always show figures, dates or legal amounts. */
const STATING: ReadonlySet<Block["kind"]> = new Set([
  "facts",
  "schedule",
  "documents",
  "stampTaxTable",
  "stampTaxCalculator",
  "subscriptionScore",
  "subscriptionScoreTables",
  "eligibilityCheck",
  "eligibilityTable",
  "fundingPlanner",
  "acquisitionTaxTables",
  "findFlat",
  "sunlightTables",
  "sitePlan",
  "units",
  "supply",
  "unitType",
]);

/** Whether a section states what the announcement decides; prose does if it has a source. */
const states = ({ blocks, provenance }: Section) =>
  provenance !== undefined ||
  blocks.some((block) => STATING.has(block.kind) || ("provenance" in block && block.provenance !== undefined));

/** A page with figures, dates or legal amounts says that the official announcement prevails. */
export const announcementPrevails: Rule = {
  id: "announcement-prevails",
  check(complex, report) {
    for (const [route, page] of Object.entries(complex.pages)) {
      if (
        page.sections.some(states) &&
        !cautionsOf(page, complex).some((text) => /입주자모집공고.*(?:우선|확인)/u.test(text))
      )
        report(
          "pages.json",
          `${route}.sections`,
          "공식 입주자모집공고가 우선한다는 유의사항이 없습니다. notice 블록의 keys에 announcementFirst를 적으세요",
        );
    }
  },
};
