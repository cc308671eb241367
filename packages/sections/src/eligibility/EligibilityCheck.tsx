import { areaWords } from "@danji/complex/figures";
import type { Paper } from "@danji/complex/schema/documents";
import type { EligibilityRules } from "@danji/complex/schema/subscription";
import type { Applicant } from "@danji/complex/subscription/eligibility";
import { DateField, RadioGroup, Select, TextField } from "@danji/ui/field";
import { Form } from "@danji/ui/form";
import { type FormEvent, useState } from "react";
import type { TickStore } from "../documents/tick-store.ts";
import { CALCULATOR_IDS } from "../parts/calculator-ids.ts";
import { Calculator, Fields, QuestionGroup } from "../parts/calculator.styles.ts";
import { formText } from "../parts/form-text.ts";
import { EligibilityAnswer } from "./EligibilityAnswer.tsx";
import { type EligibilityFaults, type EligibilityQuestion, readApplicant } from "./read-applicant.ts";

interface EligibilityCheckProps {
  rules: EligibilityRules;
  /** Types of flats with their 전용면적 in ㎡. */
  types: readonly { readonly label: string; readonly exclusiveArea: number }[];
  /** Papers that prove a right. */
  papers: readonly Paper[];
  /** Keeps the papers that are ticked off. */
  store: TickStore;
  /** Day of the 입주자모집공고, `yyyy-mm-dd`, with which the form starts. */
  noticeDay: string | undefined;
  /** Day in Korea, `yyyy-mm-dd`. */
  today: string;
}

const yesNo = (yes: string, no: string) => [
  { value: "yes", label: yes },
  { value: "no", label: no },
];
const HOMES = [
  { value: "neverOwned", label: "모두 가진 적이 없습니다" },
  { value: "none", label: "지금은 모두 없습니다" },
  { value: "owns", label: "지금 있습니다" },
];
const FAMILIES = [
  { value: "children", label: "미혼 자녀가 있습니다" },
  { value: "relatives", label: "자녀 없이 배우자나 부모·조부모가 있습니다" },
  { value: "none", label: "모두 없습니다(단독세대)" },
];
const MOST_CHILDREN = 6;
const children = Array.from({ length: MOST_CHILDREN + 1 }, (_, count) => (
  <option key={count} value={count}>
    {`${count}명`}
  </option>
));

const idOf = (name: string) => `eligibility-${name}`;

/**
 * Renders questions on household and account, and for each kind of supply which conditions the answers do not meet.
 * Nothing that is typed leaves the page. Without a script it is hidden; the table of conditions shows the same rules.
 */
export function EligibilityCheck({ rules, types, papers, store, noticeDay, today }: EligibilityCheckProps) {
  const [isMarried, setIsMarried] = useState(false);
  const [answered, setAnswered] = useState<{ readonly applicant: Applicant; readonly area: number }>();
  const [faults, setFaults] = useState<EligibilityFaults>({});

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = readApplicant(data);
    setFaults("faults" in read ? read.faults : {});
    setAnswered("applicant" in read ? { applicant: read.applicant, area: Number(formText(data, "area")) } : undefined);
  }

  const field = (name: EligibilityQuestion) => ({ name, id: idOf(name), error: faults[name] });
  const question = (name: EligibilityQuestion) => ({ ...field(name), required: true });

  return (
    <Calculator
      id={CALCULATOR_IDS.eligibility}
      noValidate
      onSubmit={check}
      faults={Object.entries(faults).map(([name, message]) => ({ id: idOf(name), message }))}
      aria-label="청약 자격 자가진단"
    >
      <Form.ErrorSummary headingLevel={3} />
      <QuestionGroup>
        <h3>신청자와 통장</h3>
        <Fields>
          <DateField {...question("noticeDay")} label="입주자모집공고일" defaultValue={noticeDay} />
          <TextField
            {...question("birthDay")}
            label="생년월일"
            hint="예: 1990.05.20 또는 19900520"
            autoComplete="off"
          />
          <Select
            {...question("region")}
            label="거주지"
            hint="단지의 위치가 아니라 공고일에 신청자가 거주하는 지역입니다."
          >
            <option value="">선택해 주세요</option>
            {rules.deposits.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
          <Select name="area" id={idOf("area")} label="신청할 타입">
            {types.map(({ label, exclusiveArea }) => (
              <option key={label} value={exclusiveArea}>
                {`${label} · ${areaWords(exclusiveArea)}`}
              </option>
            ))}
          </Select>
          <TextField
            {...field("accountDay")}
            label="청약통장 순위기산일"
            hint="통장이 없으면 비워 두세요. 청약홈의 순위확인서에서 확인하세요."
            autoComplete="off"
          />
          <TextField
            {...field("deposit")}
            label="통장 예치금"
            hint="공고일까지 들어 있는 금액입니다. 예: 200만"
            autoComplete="off"
          />
        </Fields>
      </QuestionGroup>
      <QuestionGroup>
        <h3>세대와 주택</h3>
        <RadioGroup
          {...question("homes")}
          label="신청자와 세대원이 주택을 소유하고 있나요?"
          hint="분양권과 입주권도 주택으로 봅니다. 주민등록이 다른 배우자도 함께 확인하세요."
          options={HOMES}
        />
        <RadioGroup
          {...question("householder")}
          label="주민등록표 등본의 세대주인가요?"
          options={yesNo("세대주입니다", "세대원입니다")}
        />
        <RadioGroup
          {...question("family")}
          label="같은 주민등록표 등본에 배우자, 부모·조부모, 미혼 자녀가 있나요?"
          hint="혼인 중이 아닐 때 생애최초로 신청할 수 있는 면적을 확인합니다. 미혼 자녀는 나이와 관계없이 포함합니다."
          options={FAMILIES}
        />
        <RadioGroup
          {...question("special")}
          label="세대에 특별공급에 당첨된 분이 있나요?"
          options={yesNo("있습니다", "없습니다")}
        />
      </QuestionGroup>
      <QuestionGroup>
        <h3>가족과 소득</h3>
        <RadioGroup
          {...question("marriage")}
          label="혼인 중인가요?"
          options={yesNo("혼인 중입니다", "아닙니다")}
          onValueChange={(value) => setIsMarried(value === "yes")}
        />
        <Fields>
          <div hidden={!isMarried}>
            <TextField
              {...question("marriageDay")}
              label="혼인신고한 날"
              hint="혼인관계증명서(상세)에 적힌 신고일입니다."
              autoComplete="off"
            />
          </div>
          <Select {...field("children")} label="미성년 자녀 수" hint="태아와 입양한 자녀를 포함합니다.">
            {children}
          </Select>
        </Fields>
        <RadioGroup
          {...question("newborn")}
          label="공고일에 2세 미만인 자녀가 있나요?"
          hint="태아와 입양한 자녀를 포함합니다."
          options={yesNo("네", "아니요")}
        />
        <RadioGroup
          {...question("incomeTax")}
          label="소득세를 5년 이상 납부했나요?"
          hint="근로소득이나 사업소득이 있고 5년 이상 납부한 경우입니다. 감면받아 납부하지 않은 해도 포함합니다."
          options={yesNo("네", "아니요")}
        />
        <RadioGroup
          {...question("parent")}
          label="65세 이상 직계존속을 3년 이상 부양하고 있나요?"
          hint="배우자의 부모도 포함합니다. 3년 이상 계속 같은 등본에 등재되고 그 배우자까지 무주택이어야 합니다."
          options={yesNo("네", "아니요")}
        />
        <RadioGroup
          {...question("recommendation")}
          label="기관추천 대상인가요?"
          hint="국가유공자, 장애인, 중소기업 근로자, 장기복무 군인 등입니다."
          options={yesNo("네", "아니요")}
        />
      </QuestionGroup>
      <Form.Submit>유형 확인하기</Form.Submit>
      <div role="status" data-answer>
        {answered && <EligibilityAnswer {...answered} rules={rules} papers={papers} store={store} today={today} />}
      </div>
    </Calculator>
  );
}
