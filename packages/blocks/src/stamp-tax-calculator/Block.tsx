import { CONTRACT_EVENT, knownStart } from "@danji/complex/sale-dates";
import type { BlockData } from "../parts/block-data.ts";
import { dayWithWeekday } from "@danji/complex/day-words";
import { formatWon } from "@danji/complex/money";
import type { StampTax } from "@danji/complex/schema/taxes";
import { stampTax, stampTaxDue } from "@danji/complex/stamp-tax";
import { Calculator, useCalculator } from "../calculator/Calculator.tsx";
import type { Answers } from "../calculator/questions.ts";
import { LawNote } from "../parts/LawNote.tsx";
import { Grid } from "@danji/ui/grid";
import { Terms } from "../parts/Terms.tsx";
import { Reasons, Result } from "../parts/result.styles.ts";
import { stampTaxQuestions } from "./questions.ts";

/** Renders the calculator of the stamp tax, which starts with the first day of the contracts. */
export const Block = ({ schedule, taxes }: Pick<BlockData, "schedule" | "taxes">) => (
  <StampTaxCalculator rules={taxes.stampTax} contractDay={knownStart(schedule.events, CONTRACT_EVENT)} />
);

/** Renders a calculator of the stamp tax on a contract and of the day by which it is due. */
export function StampTaxCalculator({ rules, contractDay }: { rules: StampTax; contractDay: string | undefined }) {
  const { answers, form } = useCalculator(stampTaxQuestions(rules, contractDay));
  return (
    <Calculator
      {...form}
      id="stamp-tax"
      label="인지세 계산"
      submit="계산하기"
      answer={
        answers && (
          <Result>
            <Tax {...answers} rules={rules} />
            <Reasons aria-label="이 계산으로 알 수 없는 것">
              <li>
                확장·옵션 계약서와 대출 계약서의 인지세, 계약금액을 바꾸거나 계약을 해제할 때의 정산은 계산하지
                않습니다.
              </li>
              <li>
                계약서에 적는 금액의 범위와 가산세는 판단하지 않습니다. 이 결과는 세액을 정하지 않으므로 납부하기 전에
                홈택스나 관할 세무서에서 확인하시기 바랍니다.
              </li>
            </Reasons>
            <LawNote rules={rules} />
          </Result>
        )
      }
    />
  );
}

type TaxProps = Answers<ReturnType<typeof stampTaxQuestions>> & { rules: StampTax };

function Tax({ price, day, copies, rules }: TaxProps) {
  const each = stampTax(rules, price);
  const total = each * copies;
  const due = stampTaxDue(rules, day);
  if (total === 0)
    return (
      <>
        <p>
          <span>{`${formatWon(price)}에 계약하시면`}</span> <strong>인지세가 비과세입니다.</strong>
        </p>
        <Reasons>
          <li>{`주택의 계약서는 ${formatWon(rules.exemptUpTo)} 이하이면 비과세입니다.`}</li>
        </Reasons>
      </>
    );
  return (
    <>
      <Grid as="dl" min="12rem" rowGap={5}>
        <Terms
          of={{
            인지세: formatWon(total),
            납부기한: <time dateTime={due.day}>{dayWithWeekday(due.day)}</time>,
            "절반씩 부담한다면": formatWon(total / 2),
          }}
        />
      </Grid>
      <Reasons>
        <li>
          <span>{`${formatWon(price)}의 세액은 계약서 한 통에 ${formatWon(each)}입니다.`}</span>
          {copies > 1 && <span>{` ${copies}통이면 ${formatWon(total)}입니다.`}</span>}
        </li>
        <li>
          <span>{`계약한 달의 다음 달 ${rules.dueDay}일까지 납부합니다.`}</span>
          {due.movedFrom !== undefined && (
            <span>
              {` ${dayWithWeekday(due.movedFrom)}은 휴일이므로 그다음 평일인 ${dayWithWeekday(due.day)}까지입니다.`}
            </span>
          )}
          {!due.holidaysKnown && <span> 그해의 공휴일은 계산에 포함하지 않았으니 달력을 확인하세요.</span>}
        </li>
        <li>계약자와 사업주체가 연대하여 납부할 의무가 있으며, 부담 비율은 공급계약서를 따릅니다.</li>
      </Reasons>
    </>
  );
}
