/** Dates of the site are days in Korea, wherever the visitor is. */
const timeZone = "Asia/Seoul";
const day = { year: "numeric", month: "numeric", day: "numeric" } as const;
// 24 hours: what stands for 오전 differs between the server's and the browser's version of the locale.
const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const dayFormat = new Intl.DateTimeFormat("ko-KR", { timeZone, ...day });
const momentFormat = new Intl.DateTimeFormat("ko-KR", { timeZone, ...day, ...time });

/** Shown until the server has set a date. */
const UNDATED = "-";

/** Returns the day of a moment in ms in the locale ko-KR, e.g. `2026. 11. 20.`; `-` without a moment. */
export const formatDay = (moment: number | null): string => (moment === null ? UNDATED : dayFormat.format(moment));

/** Returns day and time of a moment in ms in the locale ko-KR, e.g. `2026. 11. 20. 09:00`; `-` without a moment. */
export const formatMoment = (moment: number | null): string =>
  moment === null ? UNDATED : momentFormat.format(moment);
