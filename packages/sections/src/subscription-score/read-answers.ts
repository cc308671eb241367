import { parseDay } from "@danji/complex/calendar-days";
import type { ScoreAnswers } from "@danji/complex/subscription/score";
import { formText } from "../parts/form-text.ts";
import { dayFault, SELECT_ONE } from "../parts/past-day.ts";

/** Answers as typed, by the names of their fields. */
export interface TypedAnswers {
  readonly noticeDay: string;
  readonly birthDay: string;
  readonly marriage: string;
  readonly marriageDay: string;
  readonly home: string;
  readonly pastHome: string;
  readonly homelessSince: string;
  readonly householder: string;
  readonly children: string;
  readonly grownChildren: string;
  readonly parents: string;
  readonly accountDay: string;
  readonly spouseAccountDay: string;
}

export type ScoreQuestion = keyof TypedAnswers;
/** What is wrong with an answer, in Korean. */
export type AnswerFaults = Readonly<Partial<Record<ScoreQuestion, string>>>;

/** Whether an answer asks for another one. */
export const ASKS = {
  marriageDay: ({ marriage }: Pick<TypedAnswers, "marriage">) => marriage === "married" || marriage === "before",
  spouse: ({ marriage }: Pick<TypedAnswers, "marriage">) => marriage === "married",
  pastHome: ({ home }: Pick<TypedAnswers, "home">) => home === "none",
  homelessSince: ({ home, pastHome }: Pick<TypedAnswers, "home" | "pastHome">) =>
    home === "none" && pastHome === "sold",
  parents: ({ householder }: Pick<TypedAnswers, "householder">) => householder === "yes",
};

function findFaults(typed: TypedAnswers): AnswerFaults {
  const noticeDay = parseDay(typed.noticeDay);
  const range = { noticeDay, birthDay: parseDay(typed.birthDay) };
  const selected = (question: ScoreQuestion) => (typed[question] === "" ? SELECT_ONE : undefined);
  const hasSpouseAccount = ASKS.spouse(typed) && typed.spouseAccountDay.trim() !== "";
  const faults: Record<string, string | undefined> = {
    noticeDay: noticeDay === undefined ? "입주자모집공고일을 연월일까지 입력해 주세요." : undefined,
    birthDay: dayFault("생년월일을", typed.birthDay, { noticeDay }),
    marriage: selected("marriage"),
    marriageDay: ASKS.marriageDay(typed) ? dayFault("혼인신고한 날을", typed.marriageDay, range) : undefined,
    home: selected("home"),
    pastHome: ASKS.pastHome(typed) ? selected("pastHome") : undefined,
    homelessSince: ASKS.homelessSince(typed)
      ? dayFault("주택을 처분한 날을", typed.homelessSince, { noticeDay })
      : undefined,
    householder: selected("householder"),
    accountDay: dayFault("순위기산일을", typed.accountDay, range),
    spouseAccountDay: hasSpouseAccount
      ? dayFault("배우자의 순위기산일을", typed.spouseAccountDay, { noticeDay })
      : undefined,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** Returns the answers that a form holds. */
export function typedAnswers(data: FormData): TypedAnswers {
  return {
    noticeDay: formText(data, "noticeDay"),
    birthDay: formText(data, "birthDay"),
    marriage: formText(data, "marriage"),
    marriageDay: formText(data, "marriageDay"),
    home: formText(data, "home"),
    pastHome: formText(data, "pastHome"),
    homelessSince: formText(data, "homelessSince"),
    householder: formText(data, "householder"),
    children: formText(data, "children"),
    grownChildren: formText(data, "grownChildren"),
    parents: formText(data, "parents"),
    accountDay: formText(data, "accountDay"),
    spouseAccountDay: formText(data, "spouseAccountDay"),
  };
}

/** Reads the answers of the form: what they say, or what is wrong with which of them. */
export function readAnswers(
  typed: TypedAnswers,
): { readonly answers: ScoreAnswers } | { readonly faults: AnswerFaults } {
  const faults = findFaults(typed);
  const [noticeDay, birthDay, accountDay] = [typed.noticeDay, typed.birthDay, typed.accountDay].map(parseDay);
  if (Object.keys(faults).length > 0 || !noticeDay || !birthDay || !accountDay) return { faults };
  const hasSpouse = ASKS.spouse(typed);
  const parents = ASKS.parents(typed) ? Number(typed.parents) : 0;
  return {
    answers: {
      noticeDay,
      birthDay,
      marriageDay: ASKS.marriageDay(typed) ? parseDay(typed.marriageDay) : undefined,
      ownsHome: typed.home === "owns",
      homelessSince: ASKS.homelessSince(typed) ? parseDay(typed.homelessSince) : undefined,
      dependants: Number(hasSpouse) + Number(typed.children) + Number(typed.grownChildren) + parents,
      accountDay,
      spouseAccountDay: hasSpouse ? parseDay(typed.spouseAccountDay) : undefined,
    },
  };
}
