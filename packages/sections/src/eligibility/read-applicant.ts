import { parseDay } from "@danji/complex/calendar-days";
import { parseWon } from "@danji/complex/money";
import type { Applicant } from "@danji/complex/subscription/eligibility";
import { formText } from "../parts/form-text.ts";
import { amountFault } from "../parts/price-fault.ts";
import { SELECT_ONE, dayFault } from "../parts/past-day.ts";

/** Names of the questions. */
export type EligibilityQuestion =
  | "noticeDay"
  | "birthDay"
  | "region"
  | "accountDay"
  | "deposit"
  | "homes"
  | "householder"
  | "family"
  | "marriage"
  | "marriageDay"
  | "children"
  | "newborn"
  | "special"
  | "incomeTax"
  | "parent"
  | "recommendation";

/** Returns the answer to a question as typed. */
type AnswerTo = (question: EligibilityQuestion) => string;
/** What is wrong with an answer, in Korean. */
export type EligibilityFaults = Readonly<Partial<Record<EligibilityQuestion, string>>>;

const HOMES = ["none", "owns", "neverOwned"] as const;
const FAMILIES = ["children", "relatives", "none"] as const;
const isFamily = (value: string): value is Applicant["family"] => FAMILIES.some((family) => family === value);
const isHomes = (value: string): value is Applicant["homes"] => HOMES.some((homes) => homes === value);

function findFaults(typed: AnswerTo): EligibilityFaults {
  const noticeDay = parseDay(typed("noticeDay"));
  const range = { noticeDay, birthDay: parseDay(typed("birthDay")) };
  const selected = (question: EligibilityQuestion) => (typed(question) === "" ? SELECT_ONE : undefined);
  const hasAccount = typed("accountDay").trim() !== "";
  const faults: Record<string, string | undefined> = {
    noticeDay: noticeDay === undefined ? "입주자모집공고일을 연월일까지 입력해 주세요." : undefined,
    birthDay: dayFault("생년월일을", typed("birthDay"), { noticeDay }),
    region: selected("region"),
    accountDay: hasAccount ? dayFault("순위기산일을", typed("accountDay"), range) : undefined,
    deposit: hasAccount ? amountFault(typed("deposit"), "2,000,000 또는 200만") : undefined,
    homes: selected("homes"),
    householder: selected("householder"),
    family: selected("family"),
    marriage: selected("marriage"),
    marriageDay: typed("marriage") === "yes" ? dayFault("혼인신고한 날을", typed("marriageDay"), range) : undefined,
    children:
      typed("newborn") === "yes" && Number(typed("children")) === 0
        ? "2세 미만인 자녀도 미성년 자녀 수에 포함해 주세요."
        : undefined,
    newborn: selected("newborn"),
    special: selected("special"),
    incomeTax: selected("incomeTax"),
    parent: selected("parent"),
    recommendation: selected("recommendation"),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** Reads the answers of a form: the applicant, or the errors by question. */
export function readApplicant(
  data: FormData,
): { readonly applicant: Applicant } | { readonly faults: EligibilityFaults } {
  const typed: AnswerTo = (question) => formText(data, question);
  const faults = findFaults(typed);
  const [noticeDay, birthDay] = [parseDay(typed("noticeDay")), parseDay(typed("birthDay"))];
  const [homes, family] = [typed("homes"), typed("family")];
  if (Object.keys(faults).length > 0 || !noticeDay || !birthDay || !isHomes(homes) || !isFamily(family))
    return { faults };
  const isMarried = typed("marriage") === "yes";
  return {
    applicant: {
      noticeDay,
      birthDay,
      region: typed("region"),
      accountDay: parseDay(typed("accountDay")),
      deposit: parseWon(typed("deposit")) ?? 0,
      homes,
      isHouseholder: typed("householder") === "yes",
      family,
      isMarried,
      marriageDay: isMarried ? parseDay(typed("marriageDay")) : undefined,
      children: Number(typed("children")),
      hasNewborn: typed("newborn") === "yes",
      paidIncomeTax: typed("incomeTax") === "yes",
      supportsParent: typed("parent") === "yes",
      isRecommended: typed("recommendation") === "yes",
      wonSpecial: typed("special") === "yes",
    },
  };
}
