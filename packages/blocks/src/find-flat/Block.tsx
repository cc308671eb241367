import type { BlockData, SiteSun } from "../parts/block-data.ts";
import type { Sunlight } from "@danji/complex/schema/sunlight";
import { type Flat, windowOf } from "@danji/complex/sun/flats";
import type { SiteModel } from "@danji/complex/sun/site-model";
import { Tabs } from "@danji/ui/tabs";
import { useState } from "react";
import { BuildingElevation } from "./BuildingElevation.tsx";
import { Choose, Finder, Panels } from "./find-flat.styles.ts";
import { FlatAnswer } from "./FlatAnswer.tsx";
import { FlatSelects } from "./FlatSelects.tsx";
import { SunPlan } from "./SunPlan.tsx";
import { ConditionSearch } from "./ConditionSearch.tsx";

type Shown = Pick<BlockData, "winterSuns" | "supply" | "plans" | "sheets">;

/** Renders the search for a flat by its place or by conditions. */
export const Block = ({ sunlight, siteSun, ...shown }: Pick<BlockData, "sunlight" | "siteSun"> & Shown) =>
  sunlight && siteSun && <FindFlat {...shown} {...siteSun} sunlight={sunlight} />;

interface FindFlatProps extends Shown, SiteSun {
  sunlight: Sunlight;
}

/** Returns a flat halfway up a line amid the site's, with which the search starts. */
function firstFlat({ windows }: SiteModel): Flat {
  const first = windows[Math.floor(windows.length / 2)];
  if (!first) return { building: "", line: 1, floor: 1 };
  return { building: first.building, line: first.line, floor: Math.ceil((first.lowestFloor + first.topFloor) / 2) };
}

/** Renders the search for a flat by its place or by conditions, and what there is to know of it. Hidden without a script: `sunlightTables` shows the same. */
export function FindFlat({ supply, sunlight, model, winterSuns, plans, sheets, loadYear }: FindFlatProps) {
  const [flat, setFlat] = useState(() => firstFlat(model));
  const [hasSearched, setHasSearched] = useState(false);
  const window = windowOf(model, flat);
  const sun = winterSuns.find(({ building, line }) => building === flat.building && line === flat.line);
  if (!window || !sun) return undefined;
  const type = supply.types.find(({ key }) => key === window.type);
  return (
    <Finder gap={10} id="find-flat">
      <Panels>
        <SunPlan model={model} window={window} flat={flat} winterDay={sunlight.winterRule.day} onFlatChange={setFlat} />
        <Choose>
          <Tabs.Root defaultValue="place" onValueChange={() => setHasSearched(true)}>
            <Tabs.List aria-label="집을 고르는 방법">
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
      />
    </Finder>
  );
}
