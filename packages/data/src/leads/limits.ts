/** Longest message in characters, counted by `messageLength` of `leads/rules`. */
export const MESSAGE_MAX_LENGTH = 2000;

/** Longest name in characters; Korean names have two to four, foreign ones up to a line. */
export const NAME_MAX_LENGTH = 50;

/** Longest birth date in characters; it is free text such as `900101` or `1990년 1월 1일`. */
export const BIRTHDATE_MAX_LENGTH = 20;

/** Longest e-mail address in characters (RFC 5321, path of 256 less its brackets). */
export const EMAIL_MAX_LENGTH = 254;

/**
 * Korean mobile number as the visit booking asks for it. Fits an HTML `pattern` attribute too, which is read with the
 * `v` flag: the dash is escaped for that.
 */
export const MOBILE_PHONE_PATTERN = String.raw`^01\d[\- ]?\d{3,4}[\- ]?\d{4}$`;

/** How to write a mobile number; stands beside the field and in its error. */
export const PHONE_HINT = "예: 01012345678 또는 010-1234-5678";
