import { cleanText, MARKS_WITHOUT_END } from "../clean-text.ts";
import type { FieldError } from "../errors.ts";
import { checkBirthday, checkVisitDate, type Complaint } from "./days.ts";
import { isTicked, LEAD_TEXT_FIELDS, type LeadTextField } from "./fields.ts";
import { isBeyondReading, LEAD_MAX_LENGTHS } from "./limits.ts";
import { hasPhoneDigits, isMobilePhone, PHONE_HINT } from "./phone.ts";
import type { LeadFields, LeadKind } from "./port.ts";
import type { VisitDays } from "./visit-days.ts";

/** Digits of a resident registration number (주민등록번호), which must not be collected without a law that says so. */
const RESIDENT_NUMBER_DIGITS = 13;

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
/** Halves of characters, and the mark that stands for bytes that could not be read. */
const UNREADABLE = /[\p{Surrogate}\ufffd]/u;

/** How a complex asks for consent: a notice that is always visible, or a box that has to be ticked. */
export type ConsentMode = "notice" | "checkbox";

export interface LeadRules {
  readonly consent: ConsentMode;
  readonly visits: VisitDays;
  /** Day in Korea, `yyyy-mm-dd`. */
  readonly today: string;
}

const REQUIRED: Readonly<Record<LeadKind, readonly LeadTextField[]>> = {
  interest: ["name", "phone", "birthdate"],
  visit: ["name", "phone", "birthdate"],
  inquiry: ["name", "phone"],
};

const REQUIRED_MESSAGES: Readonly<Partial<Record<LeadTextField, string>>> = {
  name: "이름을 입력해 주세요.",
  phone: "연락처를 입력해 주세요.",
  birthdate: "생년월일을 입력해 주세요.",
};

/**
 * Returns the length of a message in characters as the counter beside the field shows it: Unicode code points (an
 * emoji may be several) of the message without blanks around, a line break being one.
 */
export function messageLength(message: string): number {
  return countCharacters(cleanText(message));
}

function countCharacters(text: string): number {
  return Array.from(text).length;
}

function countDigits(text: string): number {
  return text.replaceAll(/\D/gu, "").length;
}

const LABELS: Readonly<Record<LeadTextField, string>> = {
  name: "이름은",
  phone: "연락처는",
  birthdate: "생년월일은",
  email: "이메일은",
  visitDate: "방문 희망일은",
  message: "문의내용은",
};

function tooLong(field: LeadTextField): Complaint {
  const max = LEAD_MAX_LENGTHS[field].toLocaleString("ko-KR");
  return { code: "TOO_LONG", message: `${LABELS[field]} ${max}자까지 입력할 수 있습니다.` };
}

function checkPhone(kind: LeadKind, phone: string): Complaint | undefined {
  if (kind === "visit") {
    return isMobilePhone(phone)
      ? undefined
      : { code: "TYPE_PHONE", message: `휴대전화 번호를 확인해 주세요. (${PHONE_HINT})` };
  }
  if (phone.length > LEAD_MAX_LENGTHS.phone) return tooLong("phone");
  return hasPhoneDigits(phone)
    ? undefined
    : { code: "TYPE_PHONE", message: `연락처는 숫자 7자리 이상으로 입력해 주세요. (${PHONE_HINT})` };
}

function checkBirthdate(birthdate: string, today: string): Complaint | undefined {
  if (countDigits(birthdate) >= RESIDENT_NUMBER_DIGITS) {
    return {
      code: "NOT_ALLOWED",
      message: "주민등록번호는 받지 않습니다. 생년월일 6자리만 입력해 주세요. (예: 900101)",
    };
  }
  return countCharacters(birthdate) > LEAD_MAX_LENGTHS.birthdate
    ? tooLong("birthdate")
    : checkBirthday(birthdate, today);
}

function checkText(
  kind: LeadKind,
  field: LeadTextField,
  text: string,
  { today, visits }: LeadRules,
): Complaint | undefined {
  if (isBeyondReading(field, text)) return tooLong(field);
  if (UNREADABLE.test(text) || MARKS_WITHOUT_END.test(text))
    return { code: "TYPE_TEXT", message: "읽을 수 없는 글자가 있습니다. 다시 입력해 주세요." };
  switch (field) {
    case "name":
      return countCharacters(text) > LEAD_MAX_LENGTHS.name ? tooLong("name") : undefined;
    case "phone":
      return checkPhone(kind, text);
    case "birthdate":
      return checkBirthdate(text, today);
    case "email":
      return text.length <= LEAD_MAX_LENGTHS.email && EMAIL.test(text)
        ? undefined
        : { code: "TYPE_EMAIL", message: "이메일 주소를 확인해 주세요. (예: name@example.com)" };
    case "visitDate":
      return checkVisitDate(text, visits, today);
    case "message":
      return messageLength(text) > LEAD_MAX_LENGTHS.message ? tooLong("message") : undefined;
  }
}

/**
 * Returns what is wrong with a lead, in the order of its fields; empty when it can be sent. The browser and the
 * server ask the same question here. Expects fields that have gone through `normalizeLead`.
 */
export function validateLead(kind: LeadKind, fields: LeadFields, rules: LeadRules): FieldError[] {
  const errors: FieldError[] = [];
  for (const field of LEAD_TEXT_FIELDS[kind]) {
    const text = fields[field] ?? "";
    if (text === "") {
      const message = REQUIRED[kind].includes(field) ? REQUIRED_MESSAGES[field] : undefined;
      if (message !== undefined) errors.push({ field, code: "REQUIRED_FIELD_EMPTY", message });
      continue;
    }
    const complaint = checkText(kind, field, text, rules);
    if (complaint !== undefined) errors.push({ field, ...complaint });
  }
  if (rules.consent === "checkbox" && !isTicked(fields["consent"])) {
    const message = "개인정보 수집·이용에 동의해 주세요.";
    errors.push({ field: "consent", code: "REQUIRED_FIELD_EMPTY", message });
  }
  return errors;
}
