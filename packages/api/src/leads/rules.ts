import { cleanLine, cleanText, MARKS_WITHOUT_END } from "../clean-text.ts";
import type { FieldError } from "../errors.ts";
import { checkBirthday, checkVisitDate, type TextError } from "./days.ts";
import {
  type ConsentMode,
  isBeyondReading,
  isTextField,
  isTicked,
  LEAD_FIELDS,
  LEAD_TEXT_FIELDS,
  type LeadFields,
  type LeadKind,
  type LeadTextField,
  type VisitDays,
} from "./fields.ts";
import { hasPhoneDigits, isMobilePhone, PHONE_HINT, plainPhone } from "./phone.ts";

/** Code points between a full-width character and its ASCII twin (Unicode block FF00–FFEF). */
const FULL_WIDTH_OFFSET = 0xfee0;

/** Joiners, which emoji in a message need and a name does not. */
const JOINERS = /[\u200c\u200d]/gu;

function normalizeText(field: LeadTextField, value: string): string {
  const { type } = LEAD_FIELDS[field];
  if (type === "text") return cleanText(value);
  const text = cleanLine(value.replaceAll(JOINERS, ""));
  if (type === "line") return text;
  const plain = text.replaceAll(/[\uff10-\uff19\uff0b\uff0d]/gu, (wide) =>
    String.fromCodePoint((wide.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET),
  );
  return type === "phone" ? plainPhone(plain) : plain;
}

/**
 * Returns fields as they are checked, sent and stored: clean, on one line but for the message, in phone, dates and e-mail full-width
 * digits, `＋` and `－` made plain, and a mobile number written plainly. What is beyond reading stays as it is. Idempotent.
 */
export function normalizeLead(fields: LeadFields): LeadFields {
  const normalize = (name: string, value: string): string =>
    isTextField(name) && !isBeyondReading(name, value) ? normalizeText(name, value) : value;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, normalize(name, value)]));
}

/** Digits of a resident registration number (주민등록번호), which must not be collected without a law that says so. */
const RESIDENT_NUMBER_DIGITS = 13;

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
/** Halves of characters, and the mark that stands for bytes that could not be read. */
const UNREADABLE = /[\p{Surrogate}\ufffd]/u;

export interface LeadRules {
  readonly consent: ConsentMode;
  readonly visits: VisitDays;
  /** Day in Korea, `yyyy-mm-dd`. */
  readonly today: string;
}

const FIRST_SYLLABLE = 0xac00;
const SYLLABLES_PER_VOWEL = 28;

/** Returns a label with its particle: `closed` after a syllable that ends in a consonant, else `open`. */
function withParticle(label: string, closed: string, open: string): string {
  const last = (label.codePointAt(label.length - 1) ?? 0) - FIRST_SYLLABLE;
  return label + (last % SYLLABLES_PER_VOWEL === 0 ? open : closed);
}

/** Unicode code points, as the counter beside the field shows them: an emoji may be several. */
const countCharacters = (text: string): number => Array.from(text).length;

function checkResidentNumber(birthdate: string): TextError | undefined {
  if (birthdate.replaceAll(/\D/gu, "").length < RESIDENT_NUMBER_DIGITS) return undefined;
  const message = "주민등록번호는 받지 않습니다. 생년월일 6자리만 입력해 주세요. (예: 900101)";
  return { code: "NOT_ALLOWED", message };
}

function checkEmpty(field: LeadTextField): TextError | undefined {
  const { label, isRequired } = LEAD_FIELDS[field];
  const message = `${withParticle(label, "을", "를")} 입력해 주세요.`;
  return isRequired ? { code: "REQUIRED_FIELD_EMPTY", message } : undefined;
}

function tooLong(field: LeadTextField): TextError {
  const { label, maxLength } = LEAD_FIELDS[field];
  const max = maxLength.toLocaleString("ko-KR");
  return { code: "TOO_LONG", message: `${withParticle(label, "은", "는")} ${max}자까지 입력할 수 있습니다.` };
}

function checkPhone(kind: LeadKind, field: LeadTextField, phone: string): TextError | undefined {
  if (kind === "visit") {
    return isMobilePhone(phone)
      ? undefined
      : { code: "TYPE_PHONE", message: `휴대전화 번호를 확인해 주세요. (${PHONE_HINT})` };
  }
  if (phone.length > LEAD_FIELDS[field].maxLength) return tooLong(field);
  return hasPhoneDigits(phone)
    ? undefined
    : { code: "TYPE_PHONE", message: `연락처는 숫자 7자리 이상으로 입력해 주세요. (${PHONE_HINT})` };
}

function checkText(
  kind: LeadKind,
  field: LeadTextField,
  text: string,
  { today, visits }: LeadRules,
): TextError | undefined {
  const { type, maxLength } = LEAD_FIELDS[field];
  if (isBeyondReading(field, text)) return tooLong(field);
  if (UNREADABLE.test(text) || MARKS_WITHOUT_END.test(text))
    return { code: "TYPE_TEXT", message: "읽을 수 없는 글자가 있습니다. 다시 입력해 주세요." };
  const lengthError = countCharacters(text) > maxLength ? tooLong(field) : undefined;
  switch (type) {
    case "line":
    case "text":
      return lengthError;
    case "phone":
      return checkPhone(kind, field, text);
    case "birthday":
      return checkResidentNumber(text) ?? lengthError ?? checkBirthday(text, today);
    case "email":
      return text.length <= maxLength && EMAIL.test(text)
        ? undefined
        : { code: "TYPE_EMAIL", message: "이메일 주소를 확인해 주세요. (예: name@example.com)" };
    case "day":
      return checkVisitDate(text, visits, today);
  }
}

/** Returns what is wrong with a lead that has gone through {@link normalizeLead}, in the order of its fields. */
export function validateLead(kind: LeadKind, fields: LeadFields, rules: LeadRules): FieldError[] {
  const errors: FieldError[] = [];
  for (const field of LEAD_TEXT_FIELDS[kind]) {
    const text = fields[field] ?? "";
    const error = text === "" ? checkEmpty(field) : checkText(kind, field, text, rules);
    if (error !== undefined) errors.push({ field, ...error });
  }
  if (rules.consent === "checkbox" && !isTicked(fields["consent"])) {
    const message = "개인정보 수집·이용에 동의해 주세요.";
    errors.push({ field: "consent", code: "REQUIRED_FIELD_EMPTY", message });
  }
  return errors;
}
