import type { Purchase } from "@danji/complex/finance/payment-plan";
import type { PricedType } from "@danji/complex/prices";
import type { Funding } from "@danji/complex/schema/funding";
import type { StampTax } from "@danji/complex/schema/taxes";
import { Button } from "@danji/ui/button";
import { DateField, RadioGroup, Select, TextField } from "@danji/ui/field";
import { Form } from "@danji/ui/form";
import { type FormEvent, type MouseEvent, useEffect, useState } from "react";
import { CALCULATOR_IDS } from "../parts/calculator-ids.ts";
import { Calculator, Fields, QuestionGroup } from "../parts/calculator.styles.ts";
import { FundingAnswer } from "./FundingAnswer.tsx";
import { PlanActions, PlanAlone, Questions } from "./funding.styles.ts";
import {
  FIRST_HOME,
  HOMES,
  INSTALMENTS,
  INTEREST,
  MOST_FINAL_LOAN,
  options,
  TENTHS,
  TWENTIETHS,
} from "./plan-choices.tsx";
import type { PlanStore } from "./plan-store.ts";
import { PriceFields } from "./PriceFields.tsx";
import {
  idOf,
  paysInterest,
  type PlanFaults,
  type PlanField,
  readPurchase,
  type TypedPlan,
  typedPlan,
} from "./read-purchase.ts";

export interface PlanFormProps {
  rules: Funding;
  stampTax: StampTax;
  types: readonly PricedType[];
  /** Day with which the field of the contract starts, `yyyy-mm-dd`. */
  contractDay: string | undefined;
  /** Day with which the field of moving in starts, `yyyy-mm-dd`. */
  moveInDay: string | undefined;
  /** Values with which the fields start. */
  initial: TypedPlan;
  /** Whether the device has saved values. */
  isSaved: boolean;
  save: PlanStore["save"];
  /** Day in Korea, `yyyy-mm-dd`. */
  today: string;
}

/** Renders the form of a purchase with its plan below. */
export function PlanForm({
  rules,
  stampTax,
  types,
  contractDay,
  moveInDay,
  today,
  initial,
  isSaved,
  save,
}: PlanFormProps) {
  const { plan, depositLimit, interimLimit, interimLimitOfSmallDeposit } = rules.payments;
  const mostInterim = Math.max(interimLimit, interimLimitOfSmallDeposit);
  const [interest, setInterest] = useState(initial["interest"] ?? "seller");
  const [planned, setPlanned] = useState<Purchase>();
  const [isKept, setIsKept] = useState<boolean>();
  const [faults, setFaults] = useState<PlanFaults>({});
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    if (!isPrinting) return undefined;
    const end = () => setIsPrinting(false);
    addEventListener("afterprint", end);
    print();
    return () => removeEventListener("afterprint", end);
  }, [isPrinting]);

  function calculate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readPurchase(typedPlan(new FormData(event.currentTarget)), rules, stampTax);
    setFaults("faults" in read ? read.faults : {});
    setPlanned("purchase" in read ? read.purchase : undefined);
    setIsKept(undefined);
  }

  function keep({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    // Fields may have changed since the plan was calculated.
    if (form) setIsKept(save(typedPlan(new FormData(form))));
  }

  const common = (name: PlanField) => ({ name, id: idOf(name), error: faults[name] });
  const field = (name: PlanField, start: string | number | undefined) => ({
    ...common(name),
    defaultValue: initial[name] ?? start,
  });
  const deposit = field("deposit", plan.deposit);
  const interim = field("interim", plan.interim);
  const instalments = field("instalments", plan.instalments);
  const radio = (name: PlanField, start: string) => ({ ...common(name), defaultValue: initial[name] ?? start });

  return (
    <Calculator
      id={CALCULATOR_IDS.funding}
      noValidate
      onSubmit={calculate}
      faults={Object.entries(faults).map(([name, message]) => ({ id: idOf(name), message }))}
      aria-label="자금 계획"
    >
      <Questions>
        <Form.ErrorSummary headingLevel={3} />
        <PriceFields types={types} initial={initial} faults={faults} />
        <QuestionGroup>
          <h3>납부 일정</h3>
          <Fields>
            <DateField {...field("contractDay", contractDay)} label="계약일" required />
            <DateField
              {...field("moveInDay", moveInDay)}
              label="입주일"
              hint="잔금을 납부하는 날입니다. 날짜가 정해지지 않았으면 예정 월의 1일로 계산합니다."
              required
            />
            <Select {...deposit} label="계약금 비율" hint="정해지기 전의 예시 비율입니다.">
              {options(
                TWENTIETHS.filter((share) => share <= depositLimit),
                "%",
                deposit.defaultValue,
              )}
            </Select>
            <Select {...interim} label="중도금 비율" hint="나머지는 잔금입니다.">
              {options(
                TENTHS.filter((share) => share <= mostInterim),
                "%",
                interim.defaultValue,
              )}
            </Select>
            <Select {...instalments} label="중도금 횟수">
              {options(INSTALMENTS, "회", instalments.defaultValue)}
            </Select>
          </Fields>
        </QuestionGroup>
        <QuestionGroup>
          <h3>대출</h3>
          <Fields>
            <Select
              {...field("interimLoan", 100)}
              label="중도금 중 대출 비율"
              hint="직접 가정하는 비율입니다. 실제 한도는 은행이 정합니다."
            >
              {options(TENTHS, "%")}
            </Select>
            <Select
              {...field("finalLoan", 0)}
              label="입주 시 대출"
              hint="분양가에 대한 비율을 가정합니다. 중도금 대출을 먼저 상환합니다."
            >
              {options(
                TENTHS.filter((share) => share <= MOST_FINAL_LOAN),
                "%",
              )}
            </Select>
          </Fields>
          <RadioGroup
            {...radio("interest", "seller")}
            label="중도금 대출 이자는 누가 부담하나요?"
            hint="무이자여도 보증료와 인지세는 별도로 부담할 수 있습니다. 공급계약서에서 확인하세요."
            options={INTEREST}
            onValueChange={setInterest}
          />
          <Fields hidden={!paysInterest(interest)}>
            <TextField
              {...field("interestRate", undefined)}
              label="대출 금리(연 %)"
              hint="예: 4.5. 금리가 그대로라고 가정해 단리로 계산합니다."
              inputMode="decimal"
              autoComplete="off"
              required
            />
          </Fields>
        </QuestionGroup>
        <QuestionGroup>
          <h3>세금</h3>
          <Fields>
            <Select
              {...field("homes", 1)}
              label="이 주택을 포함한 세대의 주택 수"
              hint="분양권과 입주권도 포함합니다. 일시적 2주택 등 예외는 판단하지 않습니다."
            >
              {HOMES.map((count) => (
                <option key={count} value={count}>
                  {`${count}채${count === HOMES.at(-1) ? " 이상" : ""}`}
                </option>
              ))}
            </Select>
          </Fields>
          <RadioGroup
            {...radio("firstHome", "no")}
            label="신청자 또는 배우자가 주택을 소유한 적이 있나요?"
            hint="두 분 모두 처음 취득하는 주택이면 취득세를 감면받을 수 있습니다."
            options={FIRST_HOME}
          />
        </QuestionGroup>
        <Form.Submit>자금 계획 보기</Form.Submit>
      </Questions>
      <div role="status" data-answer data-funding-plan>
        {planned && <FundingAnswer rules={rules} stampTax={stampTax} purchase={planned} today={today} />}
      </div>
      {isPrinting && <PlanAlone />}
      {planned && (
        <PlanActions>
          <Button variant="secondary" size="small" onClick={() => setIsPrinting(true)}>
            계획 인쇄하기
          </Button>
          <Button variant="ghost" size="small" onClick={keep}>
            입력값을 이 기기에 저장하기
          </Button>
          <p role="status">
            {isKept === false
              ? "이 브라우저에서는 저장할 수 없습니다."
              : isKept && isSaved && "이 기기에 저장했습니다. 다른 곳으로 보내지 않습니다."}
          </p>
        </PlanActions>
      )}
    </Calculator>
  );
}
