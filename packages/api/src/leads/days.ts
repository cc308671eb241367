import type { FieldError } from "../errors.ts";
import { type VisitDays, visitRange } from "./fields.ts";

export type TextError = Omit<FieldError, "field">;

const DAY_LENGTH = "yyyy-mm-dd".length;
const WEEKDAYS = "일월화수목금토";

const isoDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, DAY_LENGTH);

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const VISIT = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** Returns what is wrong with the day of a visit that is asked for on `today`. */
export function checkVisitDate(day: string, days: VisitDays, today: string): TextError | undefined {
  const [, year, month, date] = VISIT.exec(day) ?? [];
  if (!isDay(Number(year), Number(month), Number(date)))
    return { code: "TYPE_DATE", message: "방문 희망일을 확인해 주세요. (예: 2026-05-01)" };
  const { first, last } = visitRange(days, today);
  const weekday = WEEKDAYS.charAt(new Date(day).getUTCDay());
  const dotted = (text: string): string => text.replaceAll("-", ".");
  const refuse = (message: string): TextError => ({ code: "NOT_ALLOWED", message });
  if (last !== undefined && last < first)
    return refuse("분양이 끝났습니다. 방문 희망일을 비우고 상담을 신청해 주세요.");
  if (day < today) return refuse("지난 날짜입니다. 오늘이나 그 뒤의 날짜를 선택해 주세요.");
  if (day < first) return refuse(`견본주택은 ${dotted(first)}에 개관합니다. 그날이나 그 뒤의 날짜를 선택해 주세요.`);
  if (last !== undefined && day > last) return refuse(`방문은 ${dotted(last)}까지 예약할 수 있습니다.`);
  return days.closed.some((closed) => closed === day || closed === weekday)
    ? refuse(`${dotted(day)}(${weekday})은 견본주택 휴관일입니다. 다른 날짜를 선택해 주세요.`)
    : undefined;
}

/** Least age of who registers (Personal Information Protection Act, art. 22-2). */
const LEAST_AGE = 14;
const FIRST_BIRTH_YEAR = 1900;

/** Dates in a text: six or eight digits alone, or year, month and day with something between. */
const BIRTHDAYS =
  /(?:^|\D)(?:(\d{4}|\d{2})(\d{2})(\d{2})|(\d{4}|\d{2})(?:[-./\s]|년){1,3}(\d{1,2})(?:[-./\s]|월){1,3}(\d{1,2}))(?!\d)/gu;

/** Mark of a date by the moon, whose every month may have 30 days. */
const LUNAR = /음/u;

/** Returns what is wrong with a birth date, which is free text: no such day, or an owner who is too young on `today`. */
export function checkBirthday(text: string, today: string): TextError | undefined {
  for (const [, wholeYear, wholeMonth, wholeDay, ...parts] of text.matchAll(BIRTHDAYS)) {
    const [written = "", month, day] = [wholeYear ?? parts[0], wholeMonth ?? parts[1], wholeDay ?? parts[2]].map(
      String,
    );
    const ofCentury = (century: number): string => isoDay(century + Number(written), Number(month), Number(day));
    // Two digits are those of the last such day.
    const century = written.length > 2 ? 0 : ofCentury(2000) <= today ? 2000 : FIRST_BIRTH_YEAR;
    const year = century + Number(written);
    const isReal = LUNAR.test(text)
      ? Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 30
      : isDay(year, Number(month), Number(day));
    if (!isReal || year < FIRST_BIRTH_YEAR)
      return { code: "TYPE_DATE", message: "생년월일을 확인해 주세요. (예: 900101)" };
    if (isoDay(year + LEAST_AGE, Number(month), Number(day)) <= today) continue;
    const older = century === 2000 ? ` ${year - 100}년에 태어나셨으면 연도를 네 자리로 적어 주세요.` : "";
    return { code: "NOT_ALLOWED", message: `만 ${LEAST_AGE}세 미만은 등록할 수 없습니다.${older}` };
  }
  return undefined;
}
