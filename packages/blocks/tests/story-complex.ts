import type { Complex } from "@danji/complex/complex";
import { createContext, use } from "react";
import type { SiteFilms } from "@danji/complex/media/film";
import type { FlatPlans, PlanSheet } from "@danji/floor-plan/flat-plan";
import type { Pictures } from "@danji/complex/media/picture";
import type { TourTab } from "@danji/complex/media/tour";

/** A complex of the repository as stories show it. */
export interface StoryComplex {
  readonly complex: Complex;
  readonly pictures: Pictures;
  readonly plans: FlatPlans;
  /** Drawings of the plans by the key of their sheet. */
  readonly sheets: Readonly<Record<string, PlanSheet>>;
  /** Addresses of these drawings as pictures, by the key of their plan. */
  readonly stills: Readonly<Record<string, string>>;
  readonly films: SiteFilms;
  readonly tours: readonly TourTab[];
}

/** The complex that Storybook's toolbar selects. */
export const StoryComplexContext = createContext<StoryComplex | undefined>(undefined);

/** Returns the selected complex. */
export function useComplex(): StoryComplex {
  const complex = use(StoryComplexContext);
  if (!complex) throw new Error("The story lacks the decorator inComplex.");
  return complex;
}
