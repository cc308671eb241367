import { koreanTime } from "./korean-time.ts";

const dayOf = (time: string) => `${time.slice(0, "yyyy-mm-dd".length).split("-").map(Number).join(". ")}.`;
const momentOf = (time: string) => `${dayOf(time)} ${time.slice("yyyy-mm-ddT".length, "yyyy-mm-ddThh:mm".length)}`;

/** Shown until the server has set a date. */
const UNDATED = "-";

/** Returns the day of a moment in ms as Korean writes it, e.g. `2026. 11. 20.`; `-` without a moment. */
export const formatDay = (moment: number | null): string => (moment === null ? UNDATED : dayOf(koreanTime(moment)));

/** Returns day and time of a moment in ms as Korean writes them, e.g. `2026. 11. 20. 09:00`; `-` without a moment. */
export const formatMoment = (moment: number | null): string =>
  moment === null ? UNDATED : momentOf(koreanTime(moment));
