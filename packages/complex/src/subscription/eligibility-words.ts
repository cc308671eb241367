import { formatWon } from "../money.ts";
import { periodWords } from "../period-words.ts";
import type { EligibilityRules } from "../schema/subscription.ts";
import {
  type Applicant,
  type Obstacle,
  requiredDeposit,
  SUPPLY_KINDS,
  type SupplyCheck,
  type SupplyKind,
} from "./eligibility.ts";
import { areaWords } from "../figures.ts";

/** What the words of an obstacle depend on. */
interface ObstacleContext {
  readonly rules: EligibilityRules;
  readonly applicant: Pick<Applicant, "region">;
  readonly kind: SupplyKind;
  /** 전용면적 in ㎡. */
  readonly area: number;
}

/** Kinds that also ask for an income or assets below a limit, which visitors are not asked about (주택공급에 관한 규칙, art. 41 and 43). */
const LIMITED: ReadonlySet<SupplyKind> = new Set(["newlyweds", "newborn", "firstHome"]);

const FIRST_RANK = "1순위에 해당하므로 1순위로 신청하시기 바랍니다.";

/** Returns whether one can apply for a kind; a household of one gets 생애최초 by lot alone (주택공급에 관한 규칙, art. 43). */
export function openWords(
  { kind, obstacles }: SupplyCheck,
  { isMarried, family }: Pick<Applicant, "isMarried" | "family">,
): string {
  if (obstacles.includes("firstRank")) return FIRST_RANK;
  if (obstacles.length > 0) return "신청이 어렵습니다.";
  const isByLot = kind === "firstHome" && !isMarried && family !== "children";
  const open = `${isByLot ? "추첨 물량에 " : ""}신청하실 수 있습니다.`;
  return LIMITED.has(kind) ? `${open} 소득과 자산 기준은 따로 확인하세요.` : open;
}

const asksFirstRank = (kind: SupplyKind) => kind === "firstHome" || kind === "parents" || kind === "firstRank";

/** Returns why the answers do not meet a condition, as a Korean sentence. */
export function obstacleWords(obstacle: Obstacle, { rules, applicant, kind, area }: ObstacleContext): string {
  const months = asksFirstRank(kind) ? rules.accountMonths.firstRank : rules.accountMonths.special;
  const exception = kind === "institution" ? " 통장이 필요 없는 유형도 있습니다." : "";
  const words: Readonly<Record<Obstacle, () => string>> = {
    age: () => `공고일에 만 ${rules.adultAge}세가 되어야 합니다. 미성년 세대주 등 예외가 있습니다.`,
    account: () => `청약통장이 있어야 합니다.${exception}`,
    accountMonths: () => `통장 가입기간이 ${periodWords(months)} 이상이어야 합니다.${exception}`,
    deposit: () =>
      `예치금이 공고일까지 ${formatWon(requiredDeposit(rules, applicant.region, area))} 이상이어야 합니다.${exception}`,
    home: () => "세대원 모두 무주택이어야 합니다.",
    everOwned: () => "세대원 모두 주택을 소유한 적이 없어야 합니다.",
    wonSpecial: () => "특별공급 당첨은 한 세대에 한 번이 원칙입니다. 출산과 혼인에 따른 예외가 있습니다.",
    householder: () => "신청자가 세대주여야 합니다.",
    children: () => `미성년 자녀가 ${rules.children}명 이상이어야 합니다. 태아와 입양한 자녀를 포함합니다.`,
    marriage: () => "공고일에 혼인 중이어야 합니다.",
    marriageYears: () => `혼인신고일부터 공고일까지 ${rules.marriageYears}년 이내여야 합니다.`,
    single: () =>
      `혼인 중이 아니고 같은 등본에 미혼 자녀도 직계존속도 없는 단독세대는 전용 ${rules.singleAreaUpTo}㎡ 이하만 신청할 수 있습니다.`,
    newborn: () => "공고일에 2세 미만인 자녀가 있어야 합니다. 태아와 입양한 자녀를 포함합니다.",
    incomeTax: () => "소득세를 5년 이상 납부한 근로자나 자영업자 등이어야 합니다.",
    parent: () => "65세 이상 직계존속을 3년 이상 계속 부양하고 같은 등본에 등재되어 있어야 합니다.",
    recommendation: () => "국가유공자, 장애인, 중소기업 근로자 등으로 관계기관의 추천을 받아야 합니다.",
    firstRank: () => FIRST_RANK,
  };
  return words[obstacle]();
}

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
