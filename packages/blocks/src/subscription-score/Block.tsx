import { knownStart, NOTICE_EVENT } from "@danji/complex/sale-dates";
import type { BlockData } from "../parts/block-data.ts";
import { dottedDay } from "@danji/complex/day-words";
import { periodWords } from "@danji/complex/period-words";
import type { ScoreRules } from "@danji/complex/schema/subscription";
import {
  type AccountScore,
  type HomelessScore,
  maximumScore,
  type Score,
  type ScoreAnswers,
  subscriptionScore,
  pointsWords,
} from "@danji/complex/subscription/score";
import { Calculator, useCalculator } from "../calculator/Calculator.tsx";
import { LawNote } from "../parts/LawNote.tsx";
import { Reasons, Result } from "../parts/result.styles.ts";
import { TableBlock } from "../table/Block.tsx";
import { scoreQuestions, toScoreAnswers } from "./questions.ts";
import { Total } from "./subscription-score.styles.ts";

/** Renders the calculator of the 가점제, which starts with the day of the notice. */
export function Block({ subscription, schedule }: Pick<BlockData, "subscription" | "schedule">) {
  const noticeDay = knownStart(schedule.events, NOTICE_EVENT);
  return subscription && <ScoreCalculator rules={subscription.score} noticeDay={noticeDay} />;
}

/** Renders the questions of the 가점제 and the points for the answers. The tables of points show the same rules without a script. */
export function ScoreCalculator({ rules, noticeDay }: { rules: ScoreRules; noticeDay: string | undefined }) {
  const { answers, form } = useCalculator(scoreQuestions(rules, noticeDay));
  return (
    <Calculator
      {...form}
      id="score"
      label="청약 가점 계산"
      submit="가점 계산하기"
      answer={answers && <ScoreAnswer rules={rules} answers={toScoreAnswers(answers)} />}
    />
  );
}

const sinceWords = (age: number) => ({
  age: `만 ${age}세가 된 날`,
  marriage: `만 ${age}세 전에 혼인신고한 날`,
  disposal: "주택을 처분한 날",
});

const risesWords = (day: string | undefined) => (day === undefined ? "가장 높은 점수" : `${dottedDay(day)}에 상향`);

function homelessReason(homeless: HomelessScore, age: number): string {
  switch (homeless.kind) {
    case "owner":
      return "세대가 주택을 소유해 무주택기간이 없음";
    case "young":
      return `만 ${age}세 미만 미혼. ${dottedDay(homeless.from)}부터 계산`;
    case "counts":
      return `${sinceWords(age)[homeless.since]} ${dottedDay(homeless.from)}부터 ${periodWords(homeless.months)}`;
  }
}

function accountReason({ own, spouse, shortened, points }: AccountScore): string {
  const period = `${dottedDay(own.from)}부터 ${periodWords(own.months)}, ${pointsWords(own.points)}`;
  const minor = shortened ? " (미성년자 기간은 일부만 인정)" : "";
  if (spouse === 0) return period + minor;
  const capped = own.points + spouse > points ? `, 합쳐서 ${pointsWords(points)}까지` : "";
  return `${period}${minor}. 배우자 통장 ${pointsWords(spouse)}${capped}`;
}

function rowsOf({ homeless, dependants, account }: Score, rules: ScoreRules): string[][] {
  const maximum = maximumScore(rules);
  const ofMaximum = (points: number, most: number) => `${pointsWords(points)} / ${pointsWords(most)}`;
  return [
    [
      "무주택기간",
      ofMaximum(homeless.points, maximum.homeless),
      homelessReason(homeless, rules.homelessFromAge),
      homeless.kind === "counts" ? risesWords(homeless.rises) : "–",
    ],
    ["부양가족", ofMaximum(dependants.points, maximum.dependants), `${dependants.count}명`, "–"],
    ["청약통장", ofMaximum(account.points, maximum.account), accountReason(account), risesWords(account.rises)],
  ];
}

/** Renders the points with the rule of each part, and what the calculation leaves open. */
function ScoreAnswer({ rules, answers }: { rules: ScoreRules; answers: ScoreAnswers }) {
  const score = subscriptionScore(rules, answers);
  return (
    <Result>
      <Total>
        청약 가점 <strong>{pointsWords(score.total)}</strong>{" "}
        <span>{`/ ${pointsWords(maximumScore(rules).total)}`}</span>
      </Total>
      <TableBlock
        caption={`${dottedDay(answers.noticeDay)} 공고 기준 항목별 점수`}
        columns={["항목", "점수", "계산", "다음 점수"]}
        rows={rowsOf(score, rules)}
      />
      <Reasons aria-label="이 계산으로 알 수 없는 것">
        {answers.ownsHome && (
          <li>
            60세 이상 직계존속의 집이나 소형·저가주택처럼 주택을 소유해도 무주택으로 보는 예외가 있습니다(같은 규칙
            제53조·별표 1). 여기서는 판단하지 않습니다.
          </li>
        )}
        <li>해외에 오래 머문 가족, 손자녀, 이혼·재혼에 따른 기간과 자녀는 판단하지 않습니다.</li>
        <li>배우자가 혼인 전에 처분한 주택과 상속받은 지분은 판단하지 않습니다.</li>
        <li>
          당첨 여부와 신청 자격을 뜻하지 않습니다. 잘못 적은 가점으로 당첨되면 부적격이 될 수 있으므로 신청 전에
          청약홈에서 확인하시기 바랍니다.
        </li>
      </Reasons>
      <LawNote rules={rules} />
    </Result>
  );
}
