import { createSiteModel, frontagesOf } from "@danji/complex/sun/site-model";
import { siteWinterSun, siteYearSun } from "@danji/complex/sun/site-sun";
import type { StoryComplex } from "./story-complex.ts";

function createSite({ complex: { sunlight, supply }, plans }: StoryComplex) {
  if (!sunlight) return undefined;
  const model = createSiteModel(sunlight, supply, frontagesOf(supply, plans));
  const year = sunlight.winterRule.day.slice(0, 4);
  return {
    supply,
    sunlight,
    model,
    winterSuns: siteWinterSun(model, sunlight.winterRule),
    loadYear: () => Promise.resolve(siteYearSun(model, year)),
  };
}

const known = new WeakMap<object, ReturnType<typeof createSite>>();

/** Returns the site of a complex as the sections of sunlight show it, calculated once; `undefined` without its data. */
export function storySite(story: StoryComplex): ReturnType<typeof createSite> {
  if (!known.has(story.complex)) known.set(story.complex, createSite(story));
  return known.get(story.complex);
}
