import { areaWords } from "../figures.ts";
import { periodWords } from "../period-words.ts";
import type { EligibilityRules } from "../schema/subscription.ts";
import { SUPPLY_KINDS, type SupplyKind } from "./eligibility.ts";

/** Returns the conditions of each kind of supply as a table. */
export const eligibilityTable = (rules: EligibilityRules, area: number) => {
  const special = `${periodWords(rules.accountMonths.special)}과 예치금`;
  const firstRank = `${periodWords(rules.accountMonths.firstRank)}과 예치금`;
  const conditions: Readonly<Record<SupplyKind, readonly [who: string, account: string]>> = {
    institution: ["관계기관이 추천한 무주택 세대구성원", `${special} (유형에 따라 다름)`],
    multiChild: [`미성년 자녀가 ${rules.children}명 이상인 무주택 세대구성원`, special],
    newlyweds: [`혼인 ${rules.marriageYears}년 이내인 무주택 세대구성원. 소득 또는 자산 기준`, special],
    newborn: ["2세 미만 자녀가 있는 무주택 세대구성원. 소득 또는 자산 기준", "공고에서 확인"],
    firstHome: [
      `세대 전원이 주택을 소유한 적이 없고 소득세를 5년 이상 납부한 분. 혼인 중이거나 미혼 자녀가 있는 분. 1인 가구는 추첨 물량만, 그중 단독세대는 ${rules.singleAreaUpTo}㎡ 이하. 소득 또는 자산 기준`,
      firstRank,
    ],
    parents: ["65세 이상 직계존속을 3년 이상 부양한 무주택 세대주", firstRank],
    firstRank: ["성년자", firstRank],
    secondRank: ["1순위에 해당하지 않는 청약통장 가입자", "가입"],
  };
  return {
    caption: `전용 ${areaWords(area)} 민영주택의 공급 유형과 조건 (비규제지역)`,
    columns: ["유형", "대상", "청약통장", "근거"],
    rows: SUPPLY_KINDS.map((kind) => [rules.kinds[kind].label, ...conditions[kind], rules.kinds[kind].article]),
  };
};
