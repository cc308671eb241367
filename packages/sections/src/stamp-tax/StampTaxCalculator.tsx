import type { StampTax } from "@danji/complex/schema/taxes";
import { DateField, TextField } from "@danji/ui/field";
import { Form } from "@danji/ui/form";
import { type FormEvent, useState } from "react";
import { Answer } from "./Answer.tsx";
import { type Faults, type Question, readQuestion } from "./question.ts";
import { CALCULATOR_IDS } from "../parts/calculator-ids.ts";
import { Calculator, Fields } from "../parts/calculator.styles.ts";
import { formText } from "../parts/form-text.ts";

interface StampTaxCalculatorProps {
  rules: StampTax;
  /** Day that the date field begins with, `yyyy-mm-dd`: the first day of the contracts. */
  contractDay: string | undefined;
  /** Day in Korea, `yyyy-mm-dd`. */
  today: string;
}

/** Id of the control of a field. */
const idOf = (name: string) => `stamp-tax-${name}`;

/**
 * Renders a calculator of the stamp tax on a contract and of the day by which it is due. Nothing that is typed leaves the
 * page. Without a script it is hidden; the table of the rates shows the same rules.
 */
export function StampTaxCalculator({ rules, contractDay, today }: StampTaxCalculatorProps) {
  const [question, setQuestion] = useState<Question>();
  const [faults, setFaults] = useState<Faults>({});

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = readQuestion(
      { price: formText(data, "price"), day: formText(data, "day"), copies: formText(data, "copies") },
      rules,
    );
    const wrong = "faults" in read ? read.faults : {};
    setFaults(wrong);
    setQuestion("question" in read ? read.question : undefined);
  }

  return (
    <Calculator
      id={CALCULATOR_IDS.stampTax}
      onSubmit={ask}
      onInvalidCapture={ask}
      faults={Object.entries(faults).map(([name, message]) => ({ id: idOf(name), message }))}
      aria-label="인지세 계산"
    >
      <Form.ErrorSummary headingLevel={3} />
      <Fields>
        <TextField
          name="price"
          id={idOf("price")}
          label="계약금액"
          hint="예: 450,000,000 또는 4억 5,000만"
          error={faults.price}
          inputMode="text"
          autoComplete="off"
          required
        />
        <DateField
          name="day"
          id={idOf("day")}
          label="계약일"
          hint="공급계약서에 기재하는 날짜입니다."
          error={faults.day}
          defaultValue={contractDay}
          required
        />
        <TextField
          name="copies"
          id={idOf("copies")}
          label="계약서 통수"
          hint="계약자와 사업주체가 한 통씩 보관하면 2통입니다."
          error={faults.copies}
          defaultValue="1"
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </Fields>
      <Form.Submit>계산하기</Form.Submit>
      <div role="status" data-answer>
        {question && <Answer rules={rules} question={question} today={today} />}
      </div>
    </Calculator>
  );
}
