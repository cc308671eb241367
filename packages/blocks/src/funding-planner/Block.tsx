import { CONTRACT_EVENT, knownStart, MOVE_IN_EVENT } from "@danji/complex/sale-dates";
import { workingDay } from "@danji/complex/stamp-tax";
import type { BlockData } from "../parts/block-data.ts";
import type { PricedType } from "@danji/complex/prices";
import type { Funding } from "@danji/complex/schema/funding";
import type { StampTax } from "@danji/complex/schema/taxes";
import { Button } from "@danji/ui/button";
import { Text } from "@danji/ui/text";
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { Calculator, useCalculator } from "../calculator/Calculator.tsx";
import type { Typed } from "../calculator/questions.ts";
import { readFields } from "../fields/field-values.ts";
import { PlanActions, PlanAlone, SavedNews } from "./funding.styles.ts";
import { FundingAnswer } from "./FundingAnswer.tsx";
import type { PlanStore } from "./plan-store.ts";
import { planQuestions, toPurchase } from "./questions.ts";

type Taken = Pick<BlockData, "funding" | "schedule" | "supply" | "taxes" | "purchases">;

/** Renders the planner of a purchase, which starts with the days of the schedule. */
export function Block({ funding, schedule, supply, taxes, purchases }: Taken) {
  const moveIn = schedule.events.find(({ key }) => key === MOVE_IN_EVENT);
  return (
    funding && (
      <FundingPlanner
        rules={funding}
        stampTax={taxes.stampTax}
        types={supply.types}
        contractDay={knownStart(schedule.events, CONTRACT_EVENT)}
        // The first working day of the month, where no more than that is known.
        moveInDay={moveIn && workingDay(taxes.stampTax.holidays, moveIn.start)}
        store={purchases}
      />
    )
  );
}

export interface FundingPlannerProps {
  rules: Funding;
  stampTax: StampTax;
  types: readonly PricedType[];
  /** Day with which the field of the contract starts, `yyyy-mm-dd`. */
  contractDay: string | undefined;
  /** Day with which the field of moving in starts, `yyyy-mm-dd`. */
  moveInDay: string | undefined;
  store: PlanStore;
}

/** Renders a planner of the payments, loans and taxes of a purchase. Values are saved on the device only on request. */
export function FundingPlanner(planner: FundingPlannerProps) {
  const { store } = planner;
  const saved = useSyncExternalStore(store.subscribe, store.read, () => undefined);
  const [loaded, setLoaded] = useState<{ readonly values: Typed; readonly times: number }>();
  const [timesCleared, setTimesCleared] = useState(0);
  const newsRef = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    // The focused button is removed with the saved values.
    if (timesCleared > 0) newsRef.current?.focus();
  }, [timesCleared]);

  function clear() {
    store.clear();
    setTimesCleared((times) => times + 1);
  }

  return (
    <>
      {saved && (
        <PlanActions>
          <Text variant="note">이 기기에 저장한 입력값이 있습니다.</Text>
          <Button
            variant="secondary"
            size="small"
            onClick={() => setLoaded({ values: saved, times: (loaded?.times ?? 0) + 1 })}
          >
            불러오기
          </Button>
          <Button variant="ghost" size="small" onClick={clear}>
            저장한 값 지우기
          </Button>
        </PlanActions>
      )}
      <SavedNews ref={newsRef} role="status" tabIndex={-1}>
        {!saved && timesCleared > 0 && "저장한 값을 지웠습니다."}
      </SavedNews>
      <PlanForm key={loaded?.times} {...planner} initial={loaded?.values ?? {}} isSaved={saved !== undefined} />
    </>
  );
}

interface PlanFormProps extends FundingPlannerProps {
  initial: Typed;
  isSaved: boolean;
}

function PlanForm({ rules, stampTax, store, isSaved, ...start }: PlanFormProps) {
  const { answers, form } = useCalculator(planQuestions(rules, stampTax, start), start.initial);
  const [isKept, setIsKept] = useState<boolean>();
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    if (!isPrinting) return undefined;
    const end = () => setIsPrinting(false);
    addEventListener("afterprint", end);
    print();
    return () => removeEventListener("afterprint", end);
  }, [isPrinting]);

  function keep({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // Fields may have changed since the plan was calculated. The list of announced prices may be another one by then.
    if (currentTarget.form) setIsKept(store.save({ ...readFields(currentTarget.form), announced: "" }));
  }

  return (
    <Calculator
      {...form}
      onSubmit={(event) => {
        setIsKept(undefined);
        form.onSubmit(event);
      }}
      id="funding"
      label="자금 계획"
      submit="자금 계획 보기"
      data-prints="answer"
      answer={answers && <FundingAnswer rules={rules} stampTax={stampTax} purchase={toPurchase(answers, rules)} />}
    >
      {isPrinting && <PlanAlone />}
      {answers && (
        <PlanActions>
          <Button variant="secondary" size="small" onClick={() => setIsPrinting(true)}>
            계획 인쇄하기
          </Button>
          <Button variant="ghost" size="small" onClick={keep}>
            입력값을 이 기기에 저장하기
          </Button>
          <Text variant="note" role="status">
            {isKept === false
              ? "이 브라우저에서는 저장할 수 없습니다."
              : isKept && isSaved && "이 기기에 저장했습니다. 다른 곳으로 보내지 않습니다."}
          </Text>
        </PlanActions>
      )}
    </Calculator>
  );
}
