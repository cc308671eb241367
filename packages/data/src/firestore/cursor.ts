import type { PressCursor } from "../press/port.ts";

/** Place in the list: the date to the nanosecond, which a number would round, and the id among articles of one moment. */
export interface PressPlace {
  readonly date: { readonly seconds: number; readonly nanoseconds: number };
  readonly id: string;
}

const CURSOR = /^(\d{1,12})\.(\d{1,9})\.([^/]+)$/u;

/** Every cursor of this adapter is made here; the guard gives the string the name that ports know it by. */
const isCursor = (text: string): text is PressCursor => CURSOR.test(text);

/** A place in the list as the client carries it. */
export function encodeCursor({ date, id }: PressPlace): PressCursor {
  const text = `${date.seconds}.${date.nanoseconds}.${id}`;
  if (!isCursor(text)) throw new Error("A place has no cursor");
  return text;
}

/** The place behind a cursor, or `undefined` when we never gave out such a one. */
export function decodeCursor(cursor: string): PressPlace | undefined {
  const [, seconds, nanoseconds, id] = CURSOR.exec(cursor) ?? [];
  if (id === undefined) return undefined;
  return { date: { seconds: Number(seconds), nanoseconds: Number(nanoseconds) }, id };
}
