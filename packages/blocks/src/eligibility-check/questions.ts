import { areaWords } from "@danji/complex/figures";
import { parseWon } from "@danji/complex/money";
import type { EligibilityRules } from "@danji/complex/schema/subscription";
import { Fault, type Questions, type Typed } from "../calculator/questions.ts";
import { amount, birthDay, choice, noticeDay, numberOf, optional, pastDay, yesOr } from "../calculator/readers.ts";

/** A type of flats with its 전용면적 in ㎡. */
export interface TypeArea {
  readonly label: string;
  readonly exclusiveArea: number;
}

const yesNo = (label: string) => yesOr(label, "네", "아니요");
const depositAmount = amount("2,000,000 또는 200만");

/** Returns what the check of eligibility asks: the facts of an `Applicant`, and the area. The day of the 입주자모집공고 starts with `start`. */
export const eligibilityQuestions = (
  { deposits }: EligibilityRules,
  types: readonly TypeArea[],
  start: string | undefined,
) =>
  ({
    noticeDay: { ...noticeDay(start), heading: "신청자와 통장" },
    birthDay,
    region: {
      control: "select",
      label: "거주지",
      hint: "단지의 위치가 아니라 공고일에 신청자가 거주하는 지역입니다.",
      options: [{ value: "", label: "선택해 주세요" }, ...deposits.map(({ key, label }) => ({ value: key, label }))],
      required: true,
      read: (key: string) => (key === "" ? new Fault("거주지를 선택해 주세요.") : key),
    },
    area: {
      control: "select",
      label: "신청할 타입",
      options: types.map(({ label, exclusiveArea }) => ({
        value: exclusiveArea,
        label: `${label} · ${areaWords(exclusiveArea)}`,
      })),
      read: Number,
    },
    accountDay: {
      control: "text",
      label: "청약통장 순위기산일",
      hint: "통장이 없으면 비워 두세요. 청약홈의 순위확인서에서 확인하세요.",
      read: optional(pastDay("순위기산일을", true), undefined),
    },
    deposit: {
      control: "text",
      label: "통장 예치금",
      hint: "공고일까지 들어 있는 금액입니다. 예: 200만",
      read: (text: string, { accountDay }: Typed) => (accountDay?.trim() ? depositAmount(text) : (parseWon(text) ?? 0)),
    },
    homes: {
      ...choice("신청자와 세대원이 주택을 소유하고 있나요?", {
        neverOwned: "소유한 적이 없습니다",
        none: "소유한 적이 있으나 지금은 없습니다",
        owns: "지금 소유하고 있습니다",
      }),
      heading: "세대와 주택",
      hint: "분양권과 입주권도 주택으로 봅니다. 주민등록이 다른 배우자도 함께 확인하세요.",
    },
    isHouseholder: yesOr("주민등록표 등본의 세대주인가요?", "세대주입니다", "세대원입니다"),
    family: {
      ...choice("같은 주민등록표 등본에 배우자, 부모·조부모, 미혼 자녀가 있나요?", {
        children: "미혼 자녀가 있습니다",
        relatives: "자녀 없이 배우자나 부모·조부모가 있습니다",
        none: "모두 없습니다(단독세대)",
      }),
      hint: "혼인 중이 아닐 때 생애최초로 신청할 수 있는 면적을 확인합니다. 미혼 자녀는 나이와 관계없이 포함합니다.",
    },
    wonSpecial: yesOr("세대에 특별공급에 당첨된 분이 있나요?", "있습니다", "없습니다"),
    isMarried: {
      ...yesOr("혼인 중인가요?", "혼인 중입니다", "아닙니다"),
      heading: "가족과 소득",
    },
    marriageDay: {
      control: "text",
      label: "혼인신고한 날",
      hint: "혼인관계증명서(상세)에 적힌 신고일입니다.",
      required: true,
      when: ({ isMarried }: Typed) => isMarried === "yes",
      read: pastDay("혼인신고한 날을", true),
    },
    children: {
      ...numberOf([0, 1, 2, 3, 4, 5, 6], (count) => `${count}명`),
      label: "미성년 자녀 수",
      hint: "태아와 입양한 자녀를 포함합니다.",
      read: (text: string, { hasNewborn }: Typed) =>
        hasNewborn === "yes" && Number(text) === 0
          ? new Fault("2세 미만인 자녀도 미성년 자녀 수에 포함해 주세요.")
          : Number(text),
    },
    hasNewborn: {
      ...yesNo("공고일에 2세 미만인 자녀가 있나요?"),
      hint: "태아와 입양한 자녀를 포함합니다.",
    },
    paidIncomeTax: {
      ...yesNo("소득세를 5년 이상 납부했나요?"),
      hint: "근로소득이나 사업소득이 있고 5년 이상 납부한 경우입니다. 감면받아 납부하지 않은 해도 포함합니다.",
    },
    supportsParent: {
      ...yesNo("65세 이상 직계존속을 3년 이상 부양하고 있나요?"),
      hint: "배우자의 부모도 포함합니다. 3년 이상 계속 같은 등본에 등재되고 그 배우자까지 무주택이어야 합니다.",
    },
    isRecommended: {
      ...yesNo("기관추천 대상인가요?"),
      hint: "국가유공자, 장애인, 중소기업 근로자, 장기복무 군인 등입니다.",
    },
  }) satisfies Questions;
