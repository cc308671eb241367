import type { PressCursor } from "@danji/data/press/port";
import { z } from "zod";
import { parseJson } from "../http/body.ts";
import type { PressPlace } from "../store/press.ts";

const placeSchema = z.tuple([z.number().int(), z.string().max(64)]).transform(([date, id]) => ({ date, id }));

/** Every cursor of this backend is made here; the guard gives the string the name that ports know it by. */
function isCursor(text: string): text is PressCursor {
  return text !== "";
}

/** Returns a place in the list as the client carries it. */
export function encodeCursor({ date, id }: PressPlace): PressCursor {
  const text = Buffer.from(JSON.stringify([date, id])).toString("base64url");
  if (!isCursor(text)) throw new Error("A place has no cursor");
  return text;
}

/** Returns the place behind a cursor, or `undefined` when we never gave out such a one. */
export function decodeCursor(cursor: string): PressPlace | undefined {
  return placeSchema.safeParse(parseJson(Buffer.from(cursor, "base64url"))).data;
}
