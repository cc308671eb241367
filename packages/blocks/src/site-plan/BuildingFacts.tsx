import type { Building, Supply } from "@danji/complex/schema/supply";
import { buildingHouseholds } from "@danji/complex/supply";
import { buildingWords, floorWords, householdsWords } from "@danji/complex/figures";
import { lineWords } from "@danji/complex/line-words";
import { planMark } from "@danji/complex/plan-mark";

interface BuildingFactsProps {
  building: Building;
  supply: Supply;
}

/** Shows what there is to know of one building, in a line or two. */
export function BuildingFacts({ building, supply }: BuildingFactsProps) {
  return (
    <>
      <h3>{buildingWords(building.number)}</h3>
      <p>
        {`지상 ${floorWords(building.floors)} · ${householdsWords(buildingHouseholds(building))}${planMark(supply)}`}
      </p>
      <p>{lineWords(supply, building)}</p>
    </>
  );
}
