import * as z from "zod";
import { asOf, itemKey, note, source, text, unit } from "./primitives.ts";

/** One figure or statement about the complex, e.g. 999 + 세대. */
const factSchema = z.strictObject({
  term: text.meta({ title: "항목 이름" }),
  value: text.meta({ title: "값", description: "보이는 그대로 씁니다. 정해지지 않았으면 미정(설계 단계)처럼 씁니다." }),
  unit: unit.optional(),
  note: note.optional(),
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

/** How a figure reads that the design has not settled yet (docs/product.md, 1.4), at any stage: a change of the design may be under way. */
export const UNSETTLED = "미정(설계 단계)";

/** Status words of what is planned in the complex or around it. */
export const PLAN_STATUSES = ["계획", "예정", "추진 중", "공사 중", "운행 중", "완료"] as const;

/** A plan that several texts mention: its names and the one status that all of them state. */
const plannedWorkSchema = z.strictObject({
  names: z.array(text).min(1).meta({ title: "계획을 부르는 말" }),
  status: z.enum(PLAN_STATUSES).meta({ title: "계획의 상태" }),
  decidedBy: text.meta({ title: "결정 기관" }).optional(),
});

/** `facts.json`: the figures of the complex, keyed; pages refer to them by key. */
export const factsSchema = z.strictObject({
  source,
  asOf,
  /** How far the project is. @default "design" */
  stage: z
    .enum(STAGES)
    .meta({ title: "사업 단계", description: "design, permit, construction, completed 가운데 하나입니다." })
    .default("design"),
  /** Plans in the complex and around it by key; texts that mention one state its status. */
  works: z.record(itemKey, plannedWorkSchema).default({}),
  items: z.record(z.string().regex(/^[a-zA-Z]+$/, "키는 영문으로만 적습니다"), factSchema),
});

export type Fact = z.output<typeof factSchema>;
export type Facts = z.output<typeof factsSchema>;
