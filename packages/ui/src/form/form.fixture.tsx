import { useState, type FormEvent } from "react";
import { TextArea, TextField } from "../field/index.ts";
import { Form, type FormErrors } from "./index.ts";

export type FormOutcome = "success" | "failure";

/** What the other side answers to a booking. */
export type Answer = () => Promise<FormOutcome>;

const MESSAGES = {
  success: "방문예약이 완료되었습니다.\n모델하우스 주소와 잔여세대 안내를 문자로 보내드립니다.",
  failure: "예약에 실패했습니다. 다시 시도해주세요.",
} satisfies Record<FormOutcome, string>;

/** What the rules of a site say, in the order of the fields. */
const RULES = [
  { name: "name", wrong: (value: string) => value.trim() === "", message: "이름을 입력해 주세요." },
  {
    name: "phone",
    wrong: (value: string) => !/^01\d[- ]?\d{3,4}[- ]?\d{4}$/.test(value),
    message: "연락처를 확인해 주세요. 예: 010-1234-5678",
  },
  { name: "birthdate", wrong: (value: string) => value.trim() === "", message: "생년월일을 입력해 주세요." },
] as const;

const messagesOf = (rules: readonly (typeof RULES)[number][]): FormErrors =>
  Object.fromEntries(rules.map(({ name, message }) => [name, message]));

function errorsOf(form: HTMLFormElement): FormErrors {
  const typed = new FormData(form);
  const valueOf = (name: string) => {
    const value = typed.get(name);
    return typeof value === "string" ? value : "";
  };
  return messagesOf(RULES.filter(({ name, wrong }) => wrong(valueOf(name))));
}

interface BookingProps {
  /** What comes of it. @default it has been taken */
  answer?: Answer | undefined;
  /** What is wrong to begin with. @default nothing */
  defaultErrors?: FormErrors | undefined;
  /** Whether it is being sent to begin with. @default false */
  defaultPending?: boolean | undefined;
}

const NOTHING_WRONG: FormErrors = {};

/** Shows a booking that says what is wrong in its own words, and is sent in the background. */
export function Booking({ answer, defaultErrors = NOTHING_WRONG, defaultPending = false }: BookingProps) {
  const [errors, setErrors] = useState(defaultErrors);
  const [pending, setPending] = useState(defaultPending);
  const [outcome, setOutcome] = useState<FormOutcome>();

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const wrong = errorsOf(event.currentTarget);
    setErrors(wrong);
    setOutcome(undefined);
    if (Object.keys(wrong).length > 0) return;
    setPending(true);
    setOutcome((await answer?.()) ?? "success");
    setPending(false);
  }

  return (
    <Form.Root
      aria-label="방문예약"
      noValidate
      pending={pending}
      errors={errors}
      onSubmit={(event) => void send(event)}
      onInput={({ target }) =>
        setErrors((current) =>
          target instanceof HTMLInputElement ? { ...current, [target.name]: undefined } : current,
        )
      }
    >
      <Form.ErrorSummary headingLevel={2} />
      <TextField label="이름" name="name" required />
      <TextField label="연락처" name="phone" type="tel" required />
      <TextField label="생년월일" name="birthdate" required />
      <TextArea label="문의내용" name="message" />
      <Form.Honeypot name="trap" />
      <Form.Submit pendingLabel="예약 중...">방문예약 신청</Form.Submit>
      <Form.Status state={outcome} pendingLabel="예약 중입니다.">
        {outcome && MESSAGES[outcome]}
      </Form.Status>
    </Form.Root>
  );
}

/** What is wrong with an empty booking. */
export const EMPTY_BOOKING = messagesOf(RULES);
