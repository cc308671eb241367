const KOREAN_WORDS = /[가-힣].*\s/u;
const TIMES = 3;

/** Returns a value with every Korean text of more than one word in it repeated; keys, addresses and dates stay. */
export function withLongText<Value>(value: Value): Value;
export function withLongText(value: unknown): unknown {
  if (typeof value === "string") return KOREAN_WORDS.test(value) ? Array(TIMES).fill(value).join(" ") : value;
  if (Array.isArray(value)) return value.map((each: unknown) => withLongText(each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]: [string, unknown]) => [key, withLongText(each)]));
}
