import { createSiteModel, frontagesOf } from "@danji/complex/sun/site-model";
import { FindFlat } from "@danji/sections/find-flat/FindFlat.tsx";
import { plans } from "complex:plans";
import { sunlight, winterSuns } from "complex:sunlight";
import { supply } from "complex:supply";
import { useToday } from "../../../shell/use-today.ts";
import { planSheets } from "../plan-sheets.ts";
import { createYearLoader } from "./load-year.ts";

const model = sunlight && createSiteModel(sunlight, supply, frontagesOf(supply, plans));
const loadYear = sunlight && model && createYearLoader(model, sunlight.winterRule.day.slice(0, 4));

/** Shows the search for a flat by its place or by conditions. */
export function FlatFinder() {
  const today = useToday();
  return (
    sunlight &&
    model &&
    loadYear && (
      <FindFlat
        supply={supply}
        sunlight={sunlight}
        model={model}
        winterSuns={winterSuns}
        plans={plans}
        sheets={planSheets}
        loadYear={loadYear}
        today={today}
      />
    )
  );
}
