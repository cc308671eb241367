import * as z from "zod";
import { isoDate, itemKey, text } from "./primitives.ts";

/** One figure or statement about the complex, e.g. 999 + 세대. */
const factSchema = z.strictObject({
  term: text,
  /** The value as it is typeset, e.g. `49,525` or `미정(설계 단계)`. */
  value: text,
  unit: text.optional(),
  note: text.optional(),
});

/** Stages of a project in their order: how far it is decides what articles and pages may report. */
export const STAGES = ["design", "permit", "construction", "completed"] as const;
export type Stage = (typeof STAGES)[number];

export const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  design: "설계 단계",
  permit: "인허가 단계",
  construction: "공사 단계",
  completed: "준공",
};

/** Status words of what is planned in the complex or around it. */
export const PLAN_STATUSES = ["계획", "예정", "추진 중", "공사 중", "운행 중", "완료"] as const;

/** A plan that several texts mention: its names and the one status that all of them state. */
const plannedWorkSchema = z.strictObject({
  /** Words for it in texts, e.g. `학교`, `학교 신설`. */
  names: z.array(text).min(1),
  status: z.enum(PLAN_STATUSES),
  decidedBy: text.optional(),
});

/** `facts.json`: the figures of the complex, keyed; pages refer to them by key. */
export const factsSchema = z.strictObject({
  source: text,
  asOf: isoDate,
  /** How far the project is. @default "design" */
  stage: z.enum(STAGES).default("design"),
  /** Plans in the complex and around it by key; texts that mention one state its status. */
  works: z.record(itemKey, plannedWorkSchema).default({}),
  items: z.record(z.string().regex(/^[a-zA-Z]+$/, "키는 영문으로만 적습니다"), factSchema),
});

export type Fact = z.output<typeof factSchema>;
export type Facts = z.output<typeof factsSchema>;
