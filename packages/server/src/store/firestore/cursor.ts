import type { PressCursor } from "@danji/data/press/port";

/** Place in the list: the date to the nanosecond, which a number would round, and the id among articles of one moment. */
export interface PressPlace {
  readonly date: { readonly seconds: number; readonly nanoseconds: number };
  readonly id: string;
}

/** Seconds that Firestore takes for a date, and any document's name but its own. */
const CURSOR = /^(\d{1,11})\.(\d{1,9})\.((?!__.*__$)[^/]{1,128})$/u;

/** Every cursor of this reader is made here; the guard gives the string the name that ports know it by. */
const isCursor = (text: string): text is PressCursor => CURSOR.test(text);

/** Returns a place in the list as the client carries it. */
export function encodeCursor({ date, id }: PressPlace): PressCursor {
  const text = `${date.seconds}.${date.nanoseconds}.${id}`;
  if (!isCursor(text)) throw new Error("A place has no cursor");
  return text;
}

/** Returns the place behind a cursor, `undefined` if no such cursor is given out. */
export function decodeCursor(cursor: string): PressPlace | undefined {
  const [, seconds, nanoseconds, id] = CURSOR.exec(cursor) ?? [];
  if (id === undefined) return undefined;
  return { date: { seconds: Number(seconds), nanoseconds: Number(nanoseconds) }, id };
}
