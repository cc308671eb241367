import { buildingWords } from "@danji/complex/figures";
import type { SiteModel } from "@danji/complex/sun/site-model";
import { useId } from "react";
import { shareOf, viewOf } from "./plan-geometry.ts";
import { BuildingButton, Buildings } from "./sun-plan.styles.ts";

interface BuildingButtonsProps {
  model: SiteModel;
  /** Number of the selected building. */
  building: string;
  onBuildingChange: (building: string) => void;
}

/** Renders the numbers of the buildings on the plan of the site, of which one is selected. */
export function BuildingButtons({ model, building, onBuildingChange }: BuildingButtonsProps) {
  const name = useId();
  const view = viewOf(model);
  const numbers = [...new Set(model.windows.map((window) => window.building))];
  return (
    <Buildings role="radiogroup" aria-label="배치도에서 동 고르기">
      {numbers.map((number) => {
        // The row of a building is the first of its blocks.
        const block = model.blocks.find((each) => each.name === number);
        return (
          block && (
            <BuildingButton key={number} style={shareOf(view, block.centre)}>
              <input
                type="radio"
                name={name}
                checked={number === building}
                onChange={() => onBuildingChange(number)}
                aria-label={buildingWords(number)}
              />
              <span>{number}</span>
            </BuildingButton>
          )
        );
      })}
    </Buildings>
  );
}
