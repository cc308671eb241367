/** A number of days as Korean calendars write it, and as it is said. */
export interface Countdown {
  /** For the eye: `D-20`, `D-DAY`, `D+3`. */
  written: string;
  /** For the ear: `20일 남음`, `오늘`, `3일 지남`. */
  said: string;
}

/**
 * The days from today to a date.
 *
 * @param days Whole days; negative once the date has gone by.
 */
export function countdown(days: number): Countdown {
  if (days === 0) return { written: "D-DAY", said: "오늘" };
  if (days > 0) return { written: `D-${days}`, said: `${days}일 남음` };
  return { written: `D+${-days}`, said: `${-days}일 지남` };
}
