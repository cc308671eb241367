/** A room or balcony as a row of a table. */
export interface PlanRoom {
  readonly key: string;
  readonly name: string;
  /** Width and depth in millimetres with what it gained, e.g. `3,600 × 4,500`; `최대 …` of an angled room. */
  readonly size: string;
  /** In ㎡: what it counts into the exclusive area, or of a balcony its own area. */
  readonly area: number;
  /** In ㎡: what it gained from balconies; 0 in the basic variant. */
  readonly gained: number;
}

/** A plan with its balconies as they are built, or with those joined to rooms that can be. */
export interface DrawnVariant {
  /** What buyers call it: `발코니 기본형`, `발코니 확장형`. */
  readonly name: string;
  /** Title of the drawing, e.g. `84A 타입 평면도, 발코니 확장형`. */
  readonly title: string;
  /** The drawing as an `svg` element, with title and description in it. */
  readonly svg: string;
  /** The plan in Korean sentences, for those who do not see the drawing. */
  readonly description: readonly string[];
  /** Rooms; their areas add up to the exclusive area. */
  readonly rooms: readonly PlanRoom[];
  /** What is left as balcony. */
  readonly balconies: readonly PlanRoom[];
}

/** A plan as the build draws, measures and describes it. */
export interface DrawnPlan {
  readonly key: string;
  /** What buyers read, e.g. `84A`. */
  readonly label: string;
  /** In ㎡. */
  readonly exclusiveArea: number;
  /** All balconies in ㎡, joined to rooms or not; no part of the exclusive area. */
  readonly balconyArea: number;
  readonly basic: DrawnVariant;
  readonly extended: DrawnVariant;
}

/** Small drawings by the key of the plan. */
export type PlanSketches = Readonly<Record<string, string>>;
