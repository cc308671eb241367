import * as z from "zod";

/** What no font shows: letters that were lost in another encoding, control characters, halves of characters. */
export const UNREADABLE = /[\uFFFD\p{Cs}\p{Noncharacter_Code_Point}]|(?![\t\n\r])\p{Cc}/u;

/** Text that people read: trimmed, not empty, and readable. */
export const text = z
  .string()
  .min(1, "비어 있습니다. 내용을 적으세요")
  .refine((value) => !UNREADABLE.test(value), "깨진 글자나 제어 문자가 있습니다. 원본을 보고 다시 적으세요")
  .refine((value) => value === value.trim(), "앞뒤의 빈칸을 지우세요");

/** Calendar date `yyyy-mm-dd` in Asia/Seoul. */
export const isoDate = z.iso.date({
  error: ({ input }) =>
    typeof input === "string" && /^\d{4}-\d{2}-\d{2}$/u.test(input)
      ? "달력에 없는 날짜입니다. 날짜를 고치세요"
      : "yyyy-mm-dd 형식의 날짜로 적으세요",
});

/** Address within the site: starts with a slash, e.g. `/Brand/intro`. */
export const sitePath = z
  .string()
  .regex(/^\/[^?#]*$/u, "/로 시작하는 사이트 안의 주소를 적으세요")
  .regex(/^\S*$/u, "주소에 빈칸이 있습니다. 빈칸은 %20으로 적으세요");

/** Address of a page: segments of letters, digits, `-` and `_`, e.g. `/FloorPlan/74A`. */
export const pagePath = z
  .string()
  .regex(
    /^\/(?:[A-Za-z0-9][\w-]*(?:\/[A-Za-z0-9][\w-]*)*)?$/u,
    "페이지의 주소가 아닙니다. /로 시작하고 영문, 숫자, -, _만 쓰세요. 예: /FloorPlan/74A",
  );

/** Absolute address that starts with `https://`. */
export const httpsUrl = z.url({ protocol: /^https$/, error: "https:// 로 시작하는 주소를 적으세요" });

/** Key of a picture in `images.json`. */
export const imageKey = z.string().regex(/^[a-z0-9-]+$/, "images.json의 키를 영문 소문자, 숫자, -로 적으세요");

/** A claim's proof: where it comes from and the day it was true (domain rule: whatever depends on a date shows both). */
export const provenance = z.strictObject({
  source: text,
  asOf: isoDate,
  /** Day by which the source has to be read again, such as a law that is about to change; `check` warns from the day after. */
  reviewBy: isoDate.optional(),
});

/** Key by which pages refer to something of another file. */
export const itemKey = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9-]*$/, "영문 소문자로 시작하고 영문, 숫자, -만 쓸 수 있습니다");
