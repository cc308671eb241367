import { isBeyondReading } from "./fields.ts";

const MIN_DIGITS = 7;

/** Korean mobile number as the booking asks for it (docs/product.md, 5.1). */
const MOBILE_PHONE = /^01\d[- ]?\d{3,4}[- ]?\d{4}$/u;

/**
 * The same as address books and browsers write it: with Korea's country code, in full width, and with blanks, dots, brackets,
 * slashes and dashes of all kinds, also the letters that pass for a dash and what shows nothing.
 */
const WRITTEN_MOBILE_PHONE =
  /^(?=[\p{Nd}+＋\s\p{Cc}\p{DI}\p{Cf}\p{Pd}\p{Ps}\p{Pe}.．·\u0387\u002f−ㅡー─\u115f\u1160\u3164\uffa0\u2800]*$)\P{Nd}*(?:(?:[0０]\P{Nd}*[0０]\P{Nd}*)?[8８]\P{Nd}*[2２]\P{Nd}*(?:[0０]\P{Nd}*)?|[0０]\P{Nd}*)[1１](?:\P{Nd}*\p{Nd}){8,9}\P{Nd}*$/u;

/** HTML `pattern` of a field for a mobile number, which browsers read with the `v` flag: it takes what {@link plainPhone} makes one. */
export const MOBILE_PHONE_PATTERN = WRITTEN_MOBILE_PHONE.source;

export const PHONE_HINT = "예: 01012345678 또는 010-1234-5678";

const folded = (phone: string): string => (isBeyondReading("phone", phone) ? "" : phone.normalize("NFKC"));

/** Korea's country code and a trunk zero; without a `+` only before a whole national number, since local numbers may begin with 82. */
const COUNTRY_CODE = /^(?:\+82|(?:00)?82(?=0?(?:1\d{8,9}|2\d{7,8}|[3-6]\d{8,10}|70\d{8})$))0?/u;

/** Returns the digits of a phone number, with Korea's country code, written as `+82`, `82` or `0082`, as `0`; none of what is too long for one. */
export function phoneKey(phone: string): string {
  const dialed = folded(phone).replaceAll(/[^\d+]/gu, "");
  return dialed.replace(COUNTRY_CODE, "0").replaceAll("+", "");
}

export const hasPhoneDigits = (text: string): boolean => folded(text).replaceAll(/\D/gu, "").length >= MIN_DIGITS;

/** Returns a mobile number without blanks and dashes with its dashes; any other text as it is. */
export const dashed = (phone: string): string => phone.replace(/^(01\d)(\d{3,4})(\d{4})$/u, "$1-$2-$3");

export const isMobilePhone = (phone: string): boolean => MOBILE_PHONE.test(phone);

/** Returns a mobile number in another spelling as `010-1234-5678`; any other text as it is. */
export function plainPhone(phone: string): string {
  if (isMobilePhone(phone) || !WRITTEN_MOBILE_PHONE.test(phone)) return phone;
  const plain = dashed(phoneKey(phone));
  return isMobilePhone(plain) ? plain : phone;
}
