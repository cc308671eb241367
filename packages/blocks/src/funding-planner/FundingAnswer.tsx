import { dayWithWeekday, dottedDay } from "@danji/complex/day-words";
import {
  monthWords,
  type PaymentPlan,
  paymentPlan,
  paymentWords,
  type Purchase,
} from "@danji/complex/finance/payment-plan";
import { formatWon, rateWords } from "@danji/complex/money";
import { roughPeriod } from "@danji/complex/period-words";
import type { Funding } from "@danji/complex/schema/funding";
import type { StampTax } from "@danji/complex/schema/taxes";
import { BarChart } from "@danji/ui/bar-chart";
import { LawNote } from "../parts/LawNote.tsx";
import { Grid } from "@danji/ui/grid";
import { Terms } from "../parts/Terms.tsx";
import { Reasons, Result } from "../parts/result.styles.ts";
import { TableBlock } from "../table/Block.tsx";
import { PlanTables } from "./funding.styles.ts";

interface FundingAnswerProps {
  rules: Funding;
  stampTax: StampTax;
  purchase: Purchase;
}

const taxReason = ({ tax }: PaymentPlan) =>
  `취득세 ${rateWords(tax.rate)} ${formatWon(tax.acquisition)}, 지방교육세 ${formatWon(tax.education)}, 농어촌특별세 ${formatWon(tax.rural)}입니다.`;

const wonOrNone = (won: number) => (won === 0 ? "없음" : formatWon(won));

/** Renders the payments of a purchase as a table and by month, with the rules and assumptions behind them. */
export function FundingAnswer({ rules, stampTax, purchase }: FundingAnswerProps) {
  const plan = paymentPlan({ acquisitionTax: rules.acquisitionTax, stampTax }, purchase);
  const { firstHome, dueDays } = rules.acquisitionTax;
  const { months, words } = roughPeriod(purchase.contractDay, purchase.moveInDay);
  return (
    <Result data-funding-plan>
      <Grid as="dl" min="12rem" rowGap={5}>
        <Terms
          of={{
            "직접 준비하는 자금": formatWon(plan.own),
            "입주 시 대출(가정)": formatWon(plan.finalLoan),
            "계약자가 부담하는 중도금 대출 이자": formatWon(plan.interest),
            "취득세 등": formatWon(plan.tax.total),
          }}
        />
      </Grid>
      <PlanTables gap={6}>
        <TableBlock
          caption="날짜순 납부 금액"
          columns={["내용", "날짜", "금액", "자기 자금", "대출"]}
          rows={plan.payments.map((payment) => [
            paymentWords(payment),
            dayWithWeekday(payment.day),
            formatWon(payment.amount),
            wonOrNone(payment.amount - payment.loan),
            wonOrNone(payment.loan),
          ])}
        />
        <BarChart
          caption="월별 필요 금액"
          nameLabel="달"
          series={["자기 자금", "대출"]}
          rows={plan.months.map(({ month, own, loan }) => ({ name: monthWords(month), values: [own, loan] }))}
          format={formatWon}
        />
      </PlanTables>
      <Reasons>
        <li>
          <span>{`계약부터 입주까지 ${words}입니다.`}</span>
          {months <= purchase.instalments + 1 && (
            <span> 중도금과 잔금이 짧은 기간에 몰리므로 자금을 미리 준비하세요.</span>
          )}
        </li>
        <li>
          중도금 날짜는 계약 한 달 뒤부터 입주일 전까지 고르게 나눈 예시이며, 휴일이면 그다음 평일입니다. 실제 비율과
          날짜는 입주자모집공고와 공급계약서를 따릅니다.
        </li>
        <li>확장·옵션은 계약금 비율만큼 계약일에, 나머지를 입주일에 납부하는 것으로 계산했습니다.</li>
        <li>{taxReason(plan)}</li>
        <li>{`취득세는 ${rules.acquisitionTax.inRegulatedArea ? "조정대상지역의" : "조정대상지역이 아닌 곳의"} 세율로 계산했습니다. 지정 여부는 입주자모집공고에서 확인하세요.`}</li>
        {plan.tax.relief > 0 && (
          <li>
            {`생애최초 감면 ${formatWon(plan.tax.relief)}을 반영했습니다. ${dottedDay(firstHome.until)}까지 취득하고 실제로 거주하는 등 요건을 지켜야 하며, 지방교육세는 감면 없이 계산했습니다.`}
          </li>
        )}
        <li>
          {`취득세는 취득일(통상 잔금 지급일)부터 ${dueDays}일 안에 신고하고 납부합니다. 표에는 입주일로 표시했습니다.`}
        </li>
        <li>인지세는 계약서 한 통의 세액을 모두 납부하는 것으로 계산했습니다.</li>
        <li>
          대출 한도와 금리, 보증료, 등기 비용은 은행과 사업주체에 확인하세요. 대출 승인은 은행이, 세액은 과세관청이
          정합니다.
        </li>
      </Reasons>
      <LawNote rules={rules.acquisitionTax} />
      <LawNote rules={rules.payments} />
      <LawNote rules={stampTax} />
    </Result>
  );
}
