import type { Complex } from "@danji/complex/complex";
import { createSiteModel, frontagesOf } from "@danji/complex/sun/site-model";
import { type LineSun, siteWinterSun } from "@danji/complex/sun/site-sun";
import type { FlatPlans } from "@danji/floor-plan/flat-plan";

/** Measures the sunlight of the winter solstice for all flats, so that pages show it without a script. */
export function winterSuns({ sunlight, supply }: Pick<Complex, "sunlight" | "supply">, plans: FlatPlans): LineSun[] {
  if (!sunlight) return [];
  return siteWinterSun(createSiteModel(sunlight, supply, frontagesOf(supply, plans)), sunlight.winterRule);
}
