import { DateField, RadioGroup, Select, TextField, useEarlyInput } from "@danji/ui/field";
import { Form } from "@danji/ui/form";
import { type ComponentProps, type FormEvent, type ReactNode, useMemo, useState } from "react";
import { fieldsIn, readFields } from "../fields/field-values.ts";
import { CalculatorForm, Fields, QuestionGroup, QuestionGroups } from "./calculator.styles.ts";
import { isAsked, type Question, type Questions, readAnswers, type Reading, type Typed } from "./questions.ts";

/** Fills in fields that an answer brings, and unselects an answer of which such a field is changed. */
function fillIn(form: HTMLFormElement, questions: Questions, changed: string): void {
  const put = (name: string, value: string) => {
    const field = fieldsIn(form).find((field) => field.name === name);
    if (field) field.value = value;
  };
  for (const [name, { fills }] of Object.entries(questions)) {
    const filled = fills?.(readFields(form)[name] ?? "") ?? {};
    if (name === changed) for (const [other, value] of Object.entries(filled)) put(other, value);
    else if (changed in filled) put(name, "");
  }
}

/** Returns the answers to questions and the props of a `Calculator`; what is typed before hydration stays in its fields. */
export function useCalculator<Q extends Questions>(questions: Q, initial: Typed = {}) {
  const start = (name: string) => initial[name] ?? questions[name]?.start;
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(Object.keys(questions).map((name) => [name, String(start(name) ?? "")])),
  );
  const [{ answers, faults }, setReading] = useState<Reading<Q>>({ faults: {} });

  function follow(form: HTMLFormElement) {
    const now = readFields(form);
    // Other changes show nowhere but in their fields.
    if (Object.values(questions).some((question) => isAsked(question, now) !== isAsked(question, typed))) setTyped(now);
  }

  const form = {
    ref: useEarlyInput<HTMLFormElement>(follow),
    onChange({ currentTarget, target }: FormEvent<HTMLFormElement>) {
      fillIn(currentTarget, questions, fieldsIn(currentTarget).find((field) => field === target)?.name ?? "");
      follow(currentTarget);
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      setReading(readAnswers(questions, readFields(event.currentTarget)));
    },
    questions: Object.entries<Question>(questions).map(([name, question]) => ({
      ...question,
      name,
      start: start(name),
      error: faults[name],
      isAsked: isAsked(question, typed),
    })),
  };
  return { answers, form };
}

type AskedQuestion = ReturnType<typeof useCalculator>["form"]["questions"][number];

/** Splits a list before each item for which `starts` is true. */
const splitAt = <T,>(items: readonly T[], starts: (item: T, before: T | undefined) => boolean): T[][] =>
  items.reduce<T[][]>((parts, item) => {
    const last = parts.at(-1);
    if (last && !starts(item, last.at(-1))) last.push(item);
    else parts.push([item]);
    return parts;
  }, []);

function QuestionField({ question }: { question: AskedQuestion }) {
  const { name, label, hint, required, start } = question;
  const field = { name, label, hint, required };
  switch (question.control) {
    case "radio": {
      const options = question.options.map(({ value, label }) => ({ value: String(value), label }));
      return <RadioGroup {...field} options={options} defaultValue={start?.toString()} />;
    }
    case "select":
      return (
        <Select {...field} defaultValue={start}>
          {question.options.map(({ value, label }) => (
            <option key={label} value={value}>
              {label}
            </option>
          ))}
        </Select>
      );
    case "day":
      return <DateField {...field} defaultValue={start} />;
    case "text":
      return <TextField {...field} defaultValue={start} inputMode={question.inputMode} autoComplete="off" />;
  }
}

interface CalculatorProps
  extends
    Omit<ReturnType<typeof useCalculator>["form"], "questions">,
    Omit<ComponentProps<"form">, "ref" | "onChange" | "onSubmit"> {
  id: string;
  label: string;
  questions: readonly AskedQuestion[];
  submit: string;
  /** Announced where it changes. */
  answer: ReactNode;
  children?: ReactNode;
}

/** Renders the questions of a calculator with their errors, and its answer. Nothing that is typed leaves the page. Hidden without a script. */
export function Calculator({ id, label, questions, submit, answer, children, ...form }: CalculatorProps) {
  const errors = useMemo(() => Object.fromEntries(questions.map(({ name, error }) => [name, error])), [questions]);
  return (
    <CalculatorForm {...form} id={id} aria-label={label} errors={errors} noValidate>
      <QuestionGroups gap={6}>
        <Form.ErrorSummary headingLevel={3} />
        {splitAt(questions, ({ heading }) => heading !== undefined).map((group) => (
          <QuestionGroup gap={5} key={group[0]?.name}>
            {group[0]?.heading !== undefined && <h3>{group[0].heading}</h3>}
            {splitAt(group, (...pair) => pair.some((question) => question?.control === "radio")).map((row) => (
              <Fields key={row[0]?.name} rowGap={5} hidden={!row.some(({ isAsked }) => isAsked)}>
                {row.map((question) => (
                  <div key={question.name} hidden={!question.isAsked}>
                    <QuestionField question={question} />
                  </div>
                ))}
              </Fields>
            ))}
          </QuestionGroup>
        ))}
      </QuestionGroups>
      <Form.Submit>{submit}</Form.Submit>
      <div role="status" data-answer>
        {answer}
      </div>
      {children}
    </CalculatorForm>
  );
}
