import type { ScoreRules } from "@danji/complex/schema/subscription";
import type { ScoreAnswers } from "@danji/complex/subscription/score";
import type { Answers, Questions, Typed } from "../calculator/questions.ts";
import { birthDay, choice, noticeDay, numberOf, optional, pastDay } from "../calculator/readers.ts";

const people = numberOf(
  Array.from({ length: 10 }, (_, count) => count),
  (count) => `${count}명`,
);

const isMarried = ({ marriage }: Typed) => marriage === "married";
const ownsNone = ({ home }: Typed) => home === "none";

/** Returns what the calculator of the 가점제 asks. The day of the 입주자모집공고 starts with `start`. */
export const scoreQuestions = ({ homelessFromAge }: ScoreRules, start: string | undefined) =>
  ({
    noticeDay: { ...noticeDay(start), heading: "기준일과 신청자", hint: "기간은 모두 이날까지 계산합니다." },
    birthDay,
    marriage: {
      ...choice("혼인하신 적이 있나요?", {
        never: "없습니다",
        married: "혼인 중입니다",
        before: "이혼 또는 사별했습니다",
      }),
      hint: `혼인하지 않으셨다면 무주택기간은 만 ${homelessFromAge}세가 된 날부터 계산합니다. 그 전에 혼인신고를 하셨다면 신고한 날부터 계산합니다.`,
    },
    marriageDay: {
      control: "text",
      label: "처음 혼인신고한 날",
      hint: "혼인관계증명서(상세)에 적힌 신고일입니다.",
      required: true,
      when: ({ marriage }: Typed) => marriage === "married" || marriage === "before",
      read: pastDay("혼인신고한 날을", true),
    },
    home: {
      ...choice("신청자와 세대원이 주택을 소유하고 있나요?", { none: "모두 없습니다", owns: "있습니다" }),
      heading: "무주택기간",
      hint: "분양권과 입주권, 주택의 일부 지분도 주택으로 봅니다. 주민등록이 다른 배우자와 그 세대원도 함께 확인하세요.",
    },
    pastHome: {
      ...choice("신청자 또는 배우자가 주택을 소유한 적이 있나요?", { never: "없습니다", sold: "있습니다" }),
      hint: "주택을 처분하셨다면 무주택기간은 처분한 날부터 다시 계산합니다.",
      when: ownsNone,
    },
    homelessSince: {
      control: "text",
      label: "마지막으로 주택을 처분한 날",
      hint: "계약일이 아니라 등기사항증명서의 등기접수일입니다.",
      required: true,
      when: (typed: Typed) => ownsNone(typed) && typed["pastHome"] === "sold",
      read: pastDay("주택을 처분한 날을"),
    },
    householder: {
      ...choice("주민등록표 등본의 세대주인가요?", { yes: "세대주입니다", no: "세대원입니다" }),
      heading: "부양가족",
      hint: "부모와 조부모는 신청자가 세대주일 때에만 포함합니다. 배우자는 등본이 달라도 포함합니다.",
    },
    children: {
      ...people,
      label: "같은 등본의 만 30세 미만 미혼 자녀",
      hint: "신청자 또는 배우자의 등본을 확인하세요. 태아와 혼인한 적이 있는 자녀는 제외합니다.",
    },
    grownChildren: {
      ...people,
      label: "같은 등본의 만 30세 이상 미혼 자녀",
      hint: "공고일까지 1년 이상 계속 등재된 자녀만 포함합니다.",
    },
    parents: {
      ...people,
      label: "같은 등본의 부모·조부모",
      hint: "배우자의 부모도 포함합니다. 공고일까지 3년 이상 계속 등재되어야 하며, 부모 중 한 분이라도 주택을 소유하면 두 분 모두 제외합니다.",
      when: ({ householder }: Typed) => householder === "yes",
    },
    accountDay: {
      heading: "청약통장",
      control: "text",
      label: "신청자 통장의 순위기산일",
      hint: "은행에 가입한 날과 다를 수 있습니다. 청약홈의 순위확인서에서 확인하세요.",
      required: true,
      read: pastDay("순위기산일을", true),
    },
    spouseAccountDay: {
      control: "text",
      label: "배우자 통장의 순위기산일",
      hint: "통장이 없으면 비워 두세요. 배우자 가입기간의 절반을 3점까지 더합니다.",
      when: isMarried,
      read: optional(pastDay("배우자의 순위기산일을"), undefined),
    },
  }) satisfies Questions;

/** Returns what the points are calculated from. */
export const toScoreAnswers = ({
  home,
  marriage,
  children,
  grownChildren,
  parents = 0,
  ...days
}: Answers<ReturnType<typeof scoreQuestions>>): ScoreAnswers => ({
  ...days,
  ownsHome: home === "owns",
  dependants: Number(marriage === "married") + children + grownChildren + parents,
});
