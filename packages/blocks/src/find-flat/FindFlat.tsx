import type { Sunlight } from "@danji/complex/schema/sunlight";
import type { Supply } from "@danji/complex/schema/supply";
import { type Flat, windowOf } from "@danji/complex/sun/flats";
import type { LineSun, SiteYear } from "@danji/complex/sun/site-sun";
import type { SiteModel } from "@danji/complex/sun/site-model";
import type { FlatPlans } from "@danji/floor-plan/flat-plan";
import { Tabs } from "@danji/ui/tabs";
import { useState } from "react";
import type { PlanSheets } from "../parts/floor-plans/plan-sheets.ts";
import { CALCULATOR_IDS } from "../parts/calculator-ids.ts";
import { BuildingElevation } from "./BuildingElevation.tsx";
import { Choose, Finder, Panels } from "./find-flat.styles.ts";
import { FlatAnswer } from "./FlatAnswer.tsx";
import { FlatSelects } from "./FlatSelects.tsx";
import { SunPlan } from "./SunPlan.tsx";
import { ConditionSearch } from "./ConditionSearch.tsx";

interface FindFlatProps {
  supply: Supply;
  sunlight: Sunlight;
  model: SiteModel;
  /** Sunlight of the winter solstice by line, in the order of the model. */
  winterSuns: readonly LineSun[];
  plans: FlatPlans;
  sheets: PlanSheets;
  /** Adds up the sunlight of a year for all flats. */
  loadYear: () => Promise<SiteYear>;
  /** Day in Korea, `yyyy-mm-dd`. */
  today: string;
}

/** Returns a flat halfway up a line amid the site's, with which the search starts. */
function firstFlat({ windows }: SiteModel): Flat {
  const first = windows[Math.floor(windows.length / 2)];
  if (!first) return { building: "", line: 1, floor: 1 };
  return { building: first.building, line: first.line, floor: Math.ceil((first.lowestFloor + first.topFloor) / 2) };
}

/**
 * Renders the search for a flat: by building, floor and line on the plan of the site and on the building, or by
 * conditions; and the plan, outlook and sunlight of the selected flat. All of it is calculated in the page. Without a
 * script it is hidden; `SunlightTables` shows the same.
 */
export function FindFlat({ supply, sunlight, model, winterSuns, plans, sheets, loadYear, today }: FindFlatProps) {
  const [flat, setFlat] = useState(() => firstFlat(model));
  const [hasSearched, setHasSearched] = useState(false);
  const window = windowOf(model, flat);
  const sun = winterSuns.find(({ building, line }) => building === flat.building && line === flat.line);
  if (!window || !sun) return undefined;
  const type = supply.types.find(({ key }) => key === window.type);
  return (
    <Finder gap={10} id={CALCULATOR_IDS.findFlat}>
      <Panels>
        <SunPlan model={model} window={window} flat={flat} winterDay={sunlight.winterRule.day} onFlatChange={setFlat} />
        <Choose>
          <Tabs.Root defaultValue="place" onValueChange={() => setHasSearched(true)}>
            <Tabs.List label="집을 고르는 방법">
              <Tabs.Trigger value="place">동·층·호</Tabs.Trigger>
              <Tabs.Trigger value="conditions">조건</Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="place">
              <FlatSelects model={model} flat={flat} onFlatChange={setFlat} />
              <BuildingElevation supply={supply} model={model} suns={winterSuns} flat={flat} onFlatChange={setFlat} />
            </Tabs.Content>
            <Tabs.Content value="conditions">
              {/* Loads the year of all flats. Keeps the conditions when the other tab is selected. */}
              {hasSearched && (
                <ConditionSearch
                  supply={supply}
                  model={model}
                  suns={winterSuns}
                  flat={flat}
                  onFlatChange={setFlat}
                  loadYear={loadYear}
                />
              )}
            </Tabs.Content>
          </Tabs.Root>
        </Choose>
      </Panels>
      <FlatAnswer
        flat={flat}
        window={window}
        type={type}
        sun={sun}
        sunlight={sunlight}
        model={model}
        plan={plans[type?.plan ?? ""]}
        sheets={sheets}
        today={today}
      />
    </Finder>
  );
}
