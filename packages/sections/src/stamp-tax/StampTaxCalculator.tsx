import type { StampTax } from "@danji/complex/schema/taxes";
import { DateField, TextField } from "@danji/ui/field";
import { Form } from "@danji/ui/form";
import { type FormEvent, useState } from "react";
import { Answer } from "./Answer.tsx";
import { type Faults, type Question, readQuestion } from "./question.ts";
import { Calculator, Fields } from "./stamp-tax.styles.ts";

interface StampTaxCalculatorProps {
  rules: StampTax;
  /** Day that the date field begins with, `yyyy-mm-dd`: the first day of the contracts. */
  contractDay: string | undefined;
}

const text = (data: FormData, name: string) => {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
};

/** Id of the control of a field. */
const idOf = (name: string) => `stamp-tax-${name}`;

/**
 * How much the stamp tax on a contract is and by when it is due. Nothing that is typed leaves the page. It needs a script
 * and hides without one; the table of the rates says the same.
 */
export function StampTaxCalculator({ rules, contractDay }: StampTaxCalculatorProps) {
  const [question, setQuestion] = useState<Question>();
  const [faults, setFaults] = useState<Faults>({});

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = readQuestion({ price: text(data, "price"), day: text(data, "day"), copies: text(data, "copies") });
    const wrong = "faults" in read ? read.faults : {};
    setFaults(wrong);
    setQuestion("question" in read ? read.question : undefined);
  }

  return (
    <Calculator
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
          label="계약서에 적힌 금액"
          hint="예: 450,000,000 또는 4억 5,000만"
          error={faults.price}
          inputMode="text"
          autoComplete="off"
          required
        />
        <DateField
          name="day"
          id={idOf("day")}
          label="계약서를 쓴 날"
          hint="계약서에 적는 날짜입니다."
          error={faults.day}
          defaultValue={contractDay}
          required
        />
        <TextField
          name="copies"
          id={idOf("copies")}
          label="계약서 통수"
          hint="두 사람이 한 통씩 나누어 가지면 2통입니다."
          error={faults.copies}
          defaultValue="1"
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </Fields>
      <Form.Submit>계산하기</Form.Submit>
      <div role="status">{question && <Answer rules={rules} question={question} />}</div>
    </Calculator>
  );
}
