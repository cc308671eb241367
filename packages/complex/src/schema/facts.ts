import * as z from "zod";
import { isoDate, text } from "./primitives.ts";

/** One figure or statement about the complex, e.g. 999 + 세대. */
const factSchema = z.strictObject({
  /** What it is, e.g. `세대수`. */
  term: text,
  /** The value as it is typeset, e.g. `49,525` or `미정(설계 단계)`. */
  value: text,
  /** Unit behind the value, e.g. `㎡`, `%`, `세대`. */
  unit: text.optional(),
  note: text.optional(),
});

/** `facts.json`: the figures of the complex, keyed; pages refer to them by key. */
export const factsSchema = z.strictObject({
  source: text,
  asOf: isoDate,
  items: z.record(z.string().regex(/^[a-zA-Z]+$/, "키는 영문으로만 적습니다"), factSchema),
});

export type Fact = z.output<typeof factSchema>;
export type Facts = z.output<typeof factsSchema>;
