/** Every date of the site is a day in Korea, wherever the visitor is. */
const timeZone = "Asia/Seoul";
const day = { year: "numeric", month: "numeric", day: "numeric" } as const;
// 24 hours: what stands for 오전 differs between the server's and the browser's version of the locale.
const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const dayFormat = new Intl.DateTimeFormat("ko-KR", { timeZone, ...day });
const momentFormat = new Intl.DateTimeFormat("ko-KR", { timeZone, ...day, ...time });

/** Shown until the server has set a date. */
const UNDATED = "-";

/** Day of a moment in ms, e.g. `2026. 11. 20.`; `-` where there is none yet. */
export const formatDay = (date: number | null) => (date === null ? UNDATED : dayFormat.format(date));

/** Day and time of a moment in ms, e.g. `2026. 11. 20. 09:00`; `-` where there is none yet. */
export const formatMoment = (date: number | null) => (date === null ? UNDATED : momentFormat.format(date));
