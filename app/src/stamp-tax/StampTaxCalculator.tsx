import type { StampTax } from "@danji/complex/schema/taxes";
import { Button } from "@danji/ui/button";
import { DateField, TextField } from "@danji/ui/field";
import { type FormEvent, useState } from "react";
import { focusField } from "../forms/focus-field.ts";
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

/**
 * How much the stamp tax on a contract is and by when it is due. Nothing that is typed leaves the page. It needs a script
 * and hides without one; the table of the rates says the same.
 */
export function StampTaxCalculator({ rules, contractDay }: StampTaxCalculatorProps) {
  const [question, setQuestion] = useState<Question>();
  const [faults, setFaults] = useState<Faults>({});

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const read = readQuestion({ price: text(data, "price"), day: text(data, "day"), copies: text(data, "copies") });
    const wrong = "faults" in read ? read.faults : {};
    setFaults(wrong);
    setQuestion("question" in read ? read.question : undefined);
    focusField(form, Object.keys(wrong)[0]);
  }

  return (
    <Calculator onSubmit={ask} onInvalidCapture={ask} aria-label="인지세 계산">
      <Fields>
        <TextField
          name="price"
          label="계약서에 적힌 금액"
          hint="예: 450,000,000 또는 4억 5,000만"
          error={faults.price}
          inputMode="text"
          autoComplete="off"
          required
        />
        <DateField
          name="day"
          label="계약서를 쓴 날"
          hint="계약서에 적는 날짜입니다."
          error={faults.day}
          defaultValue={contractDay}
          required
        />
        <TextField
          name="copies"
          label="계약서 통수"
          hint="두 사람이 한 통씩 나누어 가지면 2통입니다."
          error={faults.copies}
          defaultValue="1"
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </Fields>
      <Button type="submit">계산하기</Button>
      <div role="status">{question && <Answer rules={rules} question={question} />}</div>
    </Calculator>
  );
}
