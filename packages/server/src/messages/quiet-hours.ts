/** Korea has one time zone and no summer time. */
const SEOUL_MS = 9 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

/** When the day of advertising begins and ends in Seoul, in minutes after midnight (Network Act, art. 50 ③). */
const MORNING = 8 * 60;
const NIGHT = 21 * 60;

/** How long before the night the last one leaves, in minutes: what the carrier's own queue may add. */
const CARRIER_DELAY = 10;

/**
 * Returns whether advertising may be sent at `now` (ms since 1970): in Seoul from 8 in the morning until shortly
 * before 9 in the evening.
 */
export function mayAdvertise(now: number): boolean {
  const sinceMidnight = ((now + SEOUL_MS) % DAY_MS) / MINUTE_MS;
  return sinceMidnight >= MORNING && sinceMidnight < NIGHT - CARRIER_DELAY;
}
