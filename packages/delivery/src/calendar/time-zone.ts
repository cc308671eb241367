/** The time zone of every date of a complex. */
export const SEOUL = "Asia/Seoul";

/** What calendars must know of it (RFC 5545, 3.6.5): nine hours ahead of UTC, with no summer time since 1988. */
export const SEOUL_COMPONENT = [
  "BEGIN:VTIMEZONE",
  `TZID:${SEOUL}`,
  "BEGIN:STANDARD",
  "DTSTART:19881009T020000",
  "TZOFFSETFROM:+0900",
  "TZOFFSETTO:+0900",
  "TZNAME:KST",
  "END:STANDARD",
  "END:VTIMEZONE",
].join("\n");
