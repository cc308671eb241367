/** Every date of the site is a day in Korea, wherever the visitor is. */
const timeZone = "Asia/Seoul";
const dayFormat = new Intl.DateTimeFormat("ko-KR", { timeZone, dateStyle: "medium" });
const momentFormat = new Intl.DateTimeFormat("ko-KR", { timeZone, dateStyle: "medium", timeStyle: "short" });

/** Shown until the server has set a date. */
const UNDATED = "-";

/** Day of a moment in ms, e.g. `2026. 11. 20.`; `-` where there is none yet. */
export const formatDay = (date: number | null) => (date === null ? UNDATED : dayFormat.format(date));

/** Day and time of a moment in ms, e.g. `2026. 11. 20. 오전 9:00`; `-` where there is none yet. */
export const formatMoment = (date: number | null) => (date === null ? UNDATED : momentFormat.format(date));
