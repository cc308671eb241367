import type { Frontage } from "./outlook.ts";

/** 발코니 기본형 or 확장형: balconies as they are built, or joined to the rooms that can have them. */
export type Variant = "basic" | "extended";

/** A room or balcony as a row of a table. */
export interface PlanRoom {
  readonly key: string;
  readonly name: string;
  /** What it is for, as the plan's file has it: `bedroom`, `bathroom`. */
  readonly kind: string;
  /** Width and depth in millimetres with what it gained, e.g. `3,600 × 4,500`; `최대 …` of an angled room. */
  readonly size: string;
  /** In ㎡: what it counts into the exclusive area, or of a balcony its own area. */
  readonly area: number;
  /** In ㎡: what it gained from balconies; 0 in the basic variant. */
  readonly gained: number;
}

/** A plan with its balconies as they are built, or with those joined to rooms that can be. */
export interface PlanVariant {
  /** The plan in Korean sentences, for those who do not see the drawing. */
  readonly description: readonly string[];
  /** Rooms; their areas add up to the exclusive area. */
  readonly rooms: readonly PlanRoom[];
  /** What is left as balcony. */
  readonly balconies: readonly PlanRoom[];
}

/** The plan of a flat as the build measures and describes it: all but its drawings. */
export interface FlatPlan extends Readonly<Record<Variant, PlanVariant>> {
  /** Name of its file in the complex's folder. */
  readonly key: string;
  /** What buyers read, e.g. `84A`. */
  readonly label: string;
  /** Width of its drawings divided by their height. */
  readonly ratio: number;
  /** In ㎡. */
  readonly exclusiveArea: number;
  /** All balconies in ㎡, joined to rooms or not; no part of the exclusive area. */
  readonly balconyArea: number;
  /** How it lies in its building; missing where its living room has no window in the front. */
  readonly frontage?: Frontage | undefined;
}

/** Width divided by height of the lowest place for a drawing; one that is deeper is shown smaller. */
export const LEAST_RATIO = 1.15;

/** Width divided by height of the place for a light drawing. */
export const SKETCH_RATIO = 1.25;

/** Plans by the key that a type of the supply names. */
export type FlatPlans = Readonly<Record<string, FlatPlan>>;

/** Drawings that come together, each an `svg`: of a plan in both variants, or the light one of the extended variant for comparing. */
export type PlanSheet = Readonly<Partial<Record<Variant, string>>>;

/** Returns the key of the sheet with the light drawing of a plan. */
export const sketchOf = ({ key }: Pick<FlatPlan, "key">): string => `${key}-sketch`;

/** Returns the key of the sheet with the light drawing of a plan's mirror image. */
export const mirroredSketchOf = ({ key }: Pick<FlatPlan, "key">): string => `${key}-sketch-mirrored`;
