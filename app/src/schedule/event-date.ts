import type { SaleEvent } from "@danji/complex/schema/schedule";

const WEEKDAYS = "일월화수목금토";

const written = (date: string) =>
  `${date.slice(0, 4)}.${date.slice(5, 7)}.${date.slice(8)}(${WEEKDAYS[new Date(date).getUTCDay()]})`;

const shortWritten = (date: string) => `${date.slice(5, 7)}.${date.slice(8)}(${WEEKDAYS[new Date(date).getUTCDay()]})`;

/** When an event takes place, e.g. `2026.12.11(금)`, `2027.01.05(화)–01.08(금)` or its own label. */
export function eventDate({ start, end, label }: SaleEvent): string {
  if (label !== undefined) return label;
  if (end === undefined) return written(start);
  const sameYear = start.slice(0, 4) === end.slice(0, 4);
  return `${written(start)}–${sameYear ? shortWritten(end) : written(end)}`;
}
