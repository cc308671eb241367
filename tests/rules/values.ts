/** A value of a field. */
export type Value =
  | string
  | boolean
  | null
  | Date
  /** A whole number; anything else is a {@link Double}. */
  | number
  | Double
  | Server
  | readonly Value[]
  | { readonly [key: string]: Value };

/** A floating-point number, even a whole one, which JavaScript cannot tell from an integer. */
export class Double {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

/** What only the server knows when it writes. */
export class Server {
  readonly does: "time" | "remove" | "increment";
  readonly by: number;
  constructor(does: Server["does"], by = 0) {
    this.does = does;
    this.by = by;
  }
}

/** The time at which the server writes. */
export const SERVER_TIME = new Server("time");
/** Takes the field away. */
export const REMOVED = new Server("remove");
/** Adds to what the server has. */
export const increment = (by: number): Server => new Server("increment", by);

/** Fields of a document. */
export type Fields = Readonly<Record<string, Value>>;

/** A value in Firestore's JSON. */
export function toWire(value: Exclude<Value, Server>): Readonly<Record<string, unknown>> {
  if (value === null) return { nullValue: null };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number") return { integerValue: String(value) };
  if (value instanceof Double) return { doubleValue: value.value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (isList(value)) return { arrayValue: { values: value.map(wireOrFail) } };
  return { mapValue: { fields: toWireFields(value) } };
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

function wireOrFail(value: Value): Readonly<Record<string, unknown>> {
  if (value instanceof Server) throw new Error("The server's values stand at the top of a document.");
  return toWire(value);
}

/** The fields that carry a value of their own, in Firestore's JSON. */
export function toWireFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value instanceof Server ? [] : [[name, toWire(value)]])),
  );
}

/** What the server is to do with the remaining fields, in Firestore's JSON. */
export function toTransforms(fields: Fields): Record<string, unknown>[] {
  return Object.entries(fields).flatMap(([fieldPath, value]): Record<string, unknown>[] => {
    if (!(value instanceof Server) || value.does === "remove") return [];
    if (value.does === "time") return [{ fieldPath, setToServerValue: "REQUEST_TIME" }];
    return [{ fieldPath, increment: toWire(value.by) }];
  });
}
