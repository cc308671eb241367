import type { Complex } from "../../complex.ts";
import type { Caution, Kinds } from "../../kinds.ts";
import type { Page } from "../../schema/page.ts";
import { rule, type Rule } from "../rule.ts";

interface Words {
  readonly pattern: RegExp;
  readonly says: string;
}

/** What each caution says, and pages that carry it by their address; others carry it for what they show. */
const CAUTIONS: Readonly<Record<Caution, { readonly words: readonly Words[]; readonly address?: RegExp }>> = {
  modelUnit: {
    words: [
      {
        pattern: /유상옵션.*다를 수 있/u,
        says: "유상옵션이 포함된 견본 세대이며 실제 시공과 다를 수 있다",
      },
    ],
  },
  plans: {
    words: [{ pattern: /바[뀌뀔].*수 있.*무관합니다/u, says: "계획은 바뀔 수 있으며 사업주체 및 시공사와 무관하다" }],
    address: /^\/LocationEnvironment\//u,
  },
  layout: {
    words: [
      { pattern: /실제와 다를 수 있/u, says: "이미지와 배치도는 실제와 다를 수 있다" },
      { pattern: /조경.*바뀔 수 있/u, says: "조경과 시설물의 위치가 바뀔 수 있다" },
      { pattern: /출입구.*환기.*그릴/u, says: "동 출입구 주변에 환기 돌출부와 그릴이 설치된다" },
      { pattern: /놀이터.*바뀔 수 있/u, says: "놀이터와 공동시설이 바뀔 수 있다" },
    ],
    address: /^\/ComplexGuide\/intro$/u,
  },
  editing: {
    words: [{ pattern: /오류.*입주자모집공고를 확인/u, says: "편집 오류가 있을 수 있으니 공고를 확인하라" }],
    address: /^\/SalesInfo\/announcement$/u,
  },
};

function requiredCautions(kinds: Kinds, route: string, { sections }: Page, { types }: Complex["supply"]): Words[] {
  const shown = new Set<string | undefined>(
    sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kinds.blocks[kind]?.caution)),
  );
  if (types.some(({ page, interior }) => page === route || interior === route)) shown.add("modelUnit");
  return Object.entries(CAUTIONS).flatMap(([name, { words, address }]) =>
    shown.has(name) || address?.test(route) ? words : [],
  );
}

const cautionsOf = ({ blocks }: Kinds, { sections }: Page, { notices }: Complex) =>
  sections.flatMap((section) =>
    section.blocks.flatMap((block) => blocks[block.kind]?.cautions?.(block, notices) ?? []),
  );

/** Cautions of pages. */
export const disclaimerRules = (kinds: Kinds): readonly Rule[] => [
  /** Pages carry the cautions that belong to them (docs/product.md, 2.17). */
  rule("missing-disclaimer", (complex, report) => {
    for (const [route, page] of Object.entries(complex.pages)) {
      const said = cautionsOf(kinds, page, complex);
      for (const { pattern, says } of requiredCautions(kinds, route, page, complex.supply))
        if (!said.some((text) => pattern.test(text)))
          report("pages.json", `${route}.sections`, `유의사항이 빠졌습니다. notice 블록에 적으세요: ${says}`);
    }
  }),
  /** The foot of every page says that the official announcement prevails over its figures and dates. */
  rule("announcement-prevails", ({ identity: { disclaimers } }, report) => {
    if (!disclaimers.some((text) => /숫자와 날짜.*입주자모집공고.*우선/u.test(text)))
      report(
        "identity.json",
        "disclaimers",
        "숫자와 날짜가 다를 때에는 공식 입주자모집공고가 우선한다는 문장이 없습니다",
      );
  }),
];
