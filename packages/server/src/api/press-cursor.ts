import { z } from "zod";
import { parseJson } from "../http/body.ts";
import type { PressPlace } from "../store/press.ts";

const placeSchema = z.tuple([z.number().int(), z.string().max(64)]).transform(([date, id]) => ({ date, id }));

/** A place in the list as the client carries it. */
export function encodeCursor({ date, id }: PressPlace): string {
  return Buffer.from(JSON.stringify([date, id])).toString("base64url");
}

/** The place behind a cursor, or `undefined` when we never gave out such a one. */
export function decodeCursor(cursor: string): PressPlace | undefined {
  return placeSchema.safeParse(parseJson(Buffer.from(cursor, "base64url"))).data;
}
