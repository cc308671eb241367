import { knownStart, NOTICE_EVENT } from "@danji/complex/sale-dates";
import type { BlockData } from "../parts/block-data.ts";
import type { Paper } from "@danji/complex/schema/documents";
import type { EligibilityRules } from "@danji/complex/schema/subscription";
import { type Applicant, checkSupply, type SupplyCheck } from "@danji/complex/subscription/eligibility";
import { obstacleWords, openWords } from "@danji/complex/subscription/eligibility-words";
import { Disclosure } from "@danji/ui/disclosure";
import { Stack } from "@danji/ui/stack";
import { useSyncExternalStore } from "react";
import { Calculator, useCalculator } from "../calculator/Calculator.tsx";
import { PaperList } from "../documents/PaperList.tsx";
import { NO_TICKS, type TickStore } from "../documents/tick-store.ts";
import { LawNote } from "../parts/LawNote.tsx";
import { Reasons, Result } from "../parts/result.styles.ts";
import { Kind } from "./eligibility.styles.ts";
import { Unconfirmed } from "../eligibility-table/Block.tsx";
import { eligibilityQuestions, type TypeArea } from "./questions.ts";

type Taken = Pick<BlockData, "subscription" | "documents" | "schedule" | "supply" | "ticks">;

/** Renders the check of the conditions, whose papers share their ticks with the contract's. */
export const Block = ({ subscription, documents, schedule, supply, ticks }: Taken) =>
  subscription && (
    <EligibilityCheck
      rules={subscription.eligibility}
      types={supply.types}
      papers={documents.qualification}
      store={ticks}
      noticeDay={knownStart(schedule.events, NOTICE_EVENT)}
    />
  );

interface EligibilityCheckProps {
  rules: EligibilityRules;
  types: readonly TypeArea[];
  papers: readonly Paper[];
  store: TickStore;
  /** Day of the 입주자모집공고, `yyyy-mm-dd`, with which the form starts. */
  noticeDay: string | undefined;
}

/** Renders questions on household and account, and for each kind of supply which conditions the answers do not meet. */
export function EligibilityCheck({ types, noticeDay, ...shown }: EligibilityCheckProps) {
  const { answers, form } = useCalculator(eligibilityQuestions(shown.rules, types, noticeDay));
  return (
    <Calculator
      {...form}
      id="eligibility"
      label="청약 자격 자가진단"
      submit="유형 확인하기"
      answer={answers && <EligibilityAnswer {...shown} applicant={answers} area={answers.area} />}
    />
  );
}

interface AnswerProps extends Omit<EligibilityCheckProps, "types" | "noticeDay"> {
  applicant: Applicant;
  /** 전용면적 in ㎡. */
  area: number;
}

const SIGNS = { open: "○ ", closed: "× ", better: "" };

/** Returns whether one can apply; `better` is 2순위 for who has the 1순위, which is no refusal. */
function stateOf({ obstacles }: SupplyCheck): keyof typeof SIGNS {
  if (obstacles.includes("firstRank")) return "better";
  return obstacles.length === 0 ? "open" : "closed";
}

/** Renders the possible kinds of supply and the papers for them, and folded the others. */
function EligibilityAnswer({ rules, applicant, area, papers, store }: AnswerProps) {
  const { keys } = useSyncExternalStore(store.subscribe, store.read, () => NO_TICKS);
  const checks = checkSupply(rules, applicant, area);
  const open = checks.filter(({ obstacles }) => obstacles.length === 0);
  const unfolded = [...open, ...checks.filter((check) => stateOf(check) === "better")];
  const closed = checks.filter((check) => stateOf(check) === "closed");
  const needed = new Set(open.flatMap(({ kind }) => rules.kinds[kind].papers));
  const asked = { rules, applicant, area };
  const required = papers.filter(({ key }) => needed.has(key));
  return (
    <Result>
      <Stack gap={5}>
        <h3>유형별 확인 결과</h3>
        {unfolded.length > 0 && (
          <ul>
            {unfolded.map((check) => (
              <SupplyKind key={check.kind} check={check} headingLevel="h4" {...asked} />
            ))}
          </ul>
        )}
        {closed.length > 0 && (
          <Disclosure.Root key={open.length} defaultOpen={open.length === 0}>
            <Disclosure.Heading headingLevel={4}>{`신청이 어려운 ${closed.length}가지`}</Disclosure.Heading>
            <Disclosure.Content>
              <ul>
                {closed.map((check) => (
                  <SupplyKind key={check.kind} check={check} headingLevel="h5" {...asked} />
                ))}
              </ul>
            </Disclosure.Content>
          </Disclosure.Root>
        )}
        {required.length > 0 && (
          <PaperList label="당첨되면 준비할 자격 서류" papers={required} ticked={keys} onToggle={store.toggle} />
        )}
      </Stack>
      <Reasons aria-label="이 진단으로 알 수 없는 것">
        <li>소득과 자산, 재당첨 제한, 부적격 이력, 거주 지역에 따른 우선순위는 판단하지 않습니다.</li>
        <li>
          비규제지역의 민영주택을 기준으로 확인했습니다. 규제지역에서는 1순위의 통장 기간과 세대주 요건이 다릅니다.
        </li>
        <li>소형·저가주택처럼 주택을 소유해도 무주택으로 보는 예외는 판단하지 않습니다.</li>
        <li>이 결과는 신청 자격을 판정하지 않습니다. 신청 전에 입주자모집공고와 청약홈에서 확인하시기 바랍니다.</li>
      </Reasons>
      <Unconfirmed rules={rules} />
      <LawNote rules={rules} />
    </Result>
  );
}

interface SupplyKindProps extends Pick<AnswerProps, "rules" | "applicant" | "area"> {
  check: SupplyCheck;
  headingLevel: "h4" | "h5";
}

/** Renders whether a kind of supply is possible, with the conditions that the answers do not meet. */
function SupplyKind({ check, headingLevel: Heading, rules, applicant, area }: SupplyKindProps) {
  const { kind, obstacles } = check;
  const { label, article, unconfirmed } = rules.kinds[kind];
  const state = stateOf(check);
  return (
    <Kind data-state={state}>
      <Heading>
        <span>{label}</span>
        <small>{article}</small>
      </Heading>
      <p>
        <span aria-hidden>{SIGNS[state]}</span>
        <span>{openWords(check, applicant)}</span>
      </p>
      {state === "open" && unconfirmed !== undefined && <p>{unconfirmed}</p>}
      {state === "closed" && (
        <ul>
          {obstacles.map((obstacle) => (
            <li key={obstacle}>{obstacleWords(obstacle, { rules, applicant, kind, area })}</li>
          ))}
        </ul>
      )}
    </Kind>
  );
}
