import type { ScoreRules } from "@danji/complex/schema/subscription";
import type { ScoreAnswers } from "@danji/complex/subscription/score";
import { DateField, RadioGroup, Select, TextField } from "@danji/ui/field";
import { Form } from "@danji/ui/form";
import { type FormEvent, useState } from "react";
import { CALCULATOR_IDS } from "../parts/calculator-ids.ts";
import { Calculator, Fields, QuestionGroup } from "../parts/calculator.styles.ts";
import { type AnswerFaults, ASKS, readAnswers, type ScoreQuestion, typedAnswers } from "./read-answers.ts";
import { ScoreAnswer } from "./ScoreAnswer.tsx";

interface ScoreCalculatorProps {
  rules: ScoreRules;
  /** Day of the 입주자모집공고, `yyyy-mm-dd`, with which the form starts. */
  noticeDay: string | undefined;
  /** Day in Korea, `yyyy-mm-dd`. */
  today: string;
}

const MARRIAGE = [
  { value: "never", label: "없습니다" },
  { value: "married", label: "혼인 중입니다" },
  { value: "before", label: "이혼 또는 사별했습니다" },
];
const HOME = [
  { value: "none", label: "모두 없습니다" },
  { value: "owns", label: "있습니다" },
];
const PAST_HOME = [
  { value: "never", label: "없습니다" },
  { value: "sold", label: "있습니다" },
];
const HOUSEHOLDER = [
  { value: "yes", label: "세대주입니다" },
  { value: "no", label: "세대원입니다" },
];

const DAY_EXAMPLE = "예: 1990.05.20 또는 19900520";
const MOST_RELATIVES = 9;
const counts = Array.from({ length: MOST_RELATIVES + 1 }, (_, count) => (
  <option key={count} value={count}>
    {`${count}명`}
  </option>
));

const idOf = (name: string) => `score-${name}`;

/**
 * Renders the questions of the 가점제 and the points for the answers. Nothing that is typed leaves the page. Without a
 * script it is hidden; the tables of points show the same rules.
 */
export function ScoreCalculator({ rules, noticeDay, today }: ScoreCalculatorProps) {
  const [shown, setShown] = useState({ marriage: "", home: "", pastHome: "", householder: "" });
  const [answers, setAnswers] = useState<ScoreAnswers>();
  const [faults, setFaults] = useState<AnswerFaults>({});

  function calculate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readAnswers(typedAnswers(new FormData(event.currentTarget)));
    setFaults("faults" in read ? read.faults : {});
    setAnswers("answers" in read ? read.answers : undefined);
  }

  const field = (name: ScoreQuestion) => ({ name, id: idOf(name), error: faults[name] });
  const question = (name: keyof typeof shown) => ({
    ...field(name),
    required: true,
    onValueChange: (value: string) => setShown((before) => ({ ...before, [name]: value })),
  });
  const past = { inputMode: "text", autoComplete: "off" } as const;

  return (
    <Calculator
      id={CALCULATOR_IDS.score}
      noValidate
      onSubmit={calculate}
      faults={Object.entries(faults).map(([name, message]) => ({ id: idOf(name), message }))}
      aria-label="청약 가점 계산"
    >
      <Form.ErrorSummary headingLevel={3} />
      <QuestionGroup>
        <h3>기준일과 신청자</h3>
        <Fields>
          <DateField
            {...field("noticeDay")}
            label="입주자모집공고일"
            hint="모든 기간을 이 날까지 계산합니다."
            defaultValue={noticeDay}
            required
          />
          <TextField {...field("birthDay")} {...past} label="생년월일" hint={DAY_EXAMPLE} required />
        </Fields>
        <RadioGroup
          {...question("marriage")}
          label="혼인하신 적이 있나요?"
          hint={`혼인하지 않으셨다면 무주택기간은 만 ${rules.homelessFromAge}세가 된 날부터 계산합니다. 그 전에 혼인신고를 하셨다면 신고한 날부터 계산합니다.`}
          options={MARRIAGE}
        />
        <Fields hidden={!ASKS.marriageDay(shown)}>
          <TextField
            {...field("marriageDay")}
            {...past}
            label="처음 혼인신고한 날"
            hint="혼인관계증명서(상세)에 적힌 신고일입니다."
            required
          />
        </Fields>
      </QuestionGroup>
      <QuestionGroup>
        <h3>무주택기간</h3>
        <RadioGroup
          {...question("home")}
          label="신청자와 세대원이 주택을 소유하고 있나요?"
          hint="분양권과 입주권, 주택의 일부 지분도 주택으로 봅니다. 주민등록이 다른 배우자와 그 세대원도 함께 확인하세요."
          options={HOME}
        />
        <div hidden={!ASKS.pastHome(shown)}>
          <RadioGroup
            {...question("pastHome")}
            label="신청자 또는 배우자가 주택을 소유한 적이 있나요?"
            hint="주택을 처분하셨다면 무주택기간은 처분한 날부터 다시 계산합니다."
            options={PAST_HOME}
          />
        </div>
        <Fields hidden={!ASKS.homelessSince(shown)}>
          <TextField
            {...field("homelessSince")}
            {...past}
            label="마지막으로 주택을 처분한 날"
            hint="계약일이 아니라 등기사항증명서의 등기접수일입니다."
            required
          />
        </Fields>
      </QuestionGroup>
      <QuestionGroup>
        <h3>부양가족</h3>
        <RadioGroup
          {...question("householder")}
          label="주민등록표 등본의 세대주인가요?"
          hint="부모와 조부모는 신청자가 세대주일 때에만 포함합니다. 배우자는 등본이 달라도 포함합니다."
          options={HOUSEHOLDER}
        />
        <Fields>
          <Select
            {...field("children")}
            label="같은 등본의 만 30세 미만 미혼 자녀"
            hint="신청자 또는 배우자의 등본을 확인하세요. 태아와 혼인한 적이 있는 자녀는 제외합니다."
          >
            {counts}
          </Select>
          <Select
            {...field("grownChildren")}
            label="같은 등본의 만 30세 이상 미혼 자녀"
            hint="공고일까지 1년 이상 계속 등재된 자녀만 포함합니다."
          >
            {counts}
          </Select>
          <div hidden={!ASKS.parents(shown)}>
            <Select
              {...field("parents")}
              label="같은 등본의 부모·조부모"
              hint="배우자의 부모도 포함합니다. 공고일까지 3년 이상 계속 등재되어야 하며, 부모 중 한 분이라도 주택을 소유하면 두 분 모두 제외합니다."
            >
              {counts}
            </Select>
          </div>
        </Fields>
      </QuestionGroup>
      <QuestionGroup>
        <h3>청약통장</h3>
        <Fields>
          <TextField
            {...field("accountDay")}
            {...past}
            label="신청자 통장의 순위기산일"
            hint="은행에 가입한 날과 다를 수 있습니다. 청약홈의 순위확인서에서 확인하세요."
            required
          />
          <div hidden={!ASKS.spouse(shown)}>
            <TextField
              {...field("spouseAccountDay")}
              {...past}
              label="배우자 통장의 순위기산일"
              hint="통장이 없으면 비워 두세요. 배우자 가입기간의 절반을 3점까지 더합니다."
            />
          </div>
        </Fields>
      </QuestionGroup>
      <Form.Submit>가점 계산하기</Form.Submit>
      <div role="status" data-answer>
        {answers && <ScoreAnswer rules={rules} answers={answers} today={today} />}
      </div>
    </Calculator>
  );
}
