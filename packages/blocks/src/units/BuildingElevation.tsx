import type { Building, Supply } from "@danji/complex/schema/supply";
import { buildingHouseholds, typeOf } from "@danji/complex/supply";
import { buildingWords, floorWords, householdsWords, lineNumberWords } from "@danji/complex/figures";
import { Elevation, Ground, FlatStack, LineNames } from "./Block.styles.ts";

/** Size of a flat in the drawing. */
const FLAT = { width: 10, height: 2 };
/** Part of a floor that is the hairline between two. */
const JOINT = 0.5;

interface BuildingElevationProps {
  building: Building;
  supply: Supply;
}

/** Shows a building from the front: a stack of flats for each line, in the tone of its type, with the names below. */
export function BuildingElevation({ building, supply }: BuildingElevationProps) {
  const { number, floors, lines } = building;
  const tallest = Math.max(...supply.buildings.map((other) => other.floors));
  const widest = Math.max(...supply.buildings.map((other) => other.lines.length));
  return (
    <Elevation>
      <svg viewBox={`0 0 ${widest * FLAT.width} ${tallest * FLAT.height}`} aria-hidden>
        {lines.map(({ type, households }, line) => (
          <FlatStack
            // Lines never change places.
            key={line}
            data-tone={supply.types.findIndex(({ key }) => key === type)}
            d={flats(line, tallest - floors, households)}
          />
        ))}
        <Ground d={`M0 ${tallest * FLAT.height}H${lines.length * FLAT.width}`} />
      </svg>
      <LineNames style={{ gridTemplateColumns: `repeat(${widest}, 1fr)` }}>
        {lines.map(({ type }, line) => (
          <li key={line}>
            <span>{lineNumberWords(line + 1)}</span> <b>{typeOf(supply, type)?.label}</b>
          </li>
        ))}
      </LineNames>
      <p>
        <strong data-display>{buildingWords(number)}</strong>{" "}
        <span>{`${floorWords(floors)} · ${householdsWords(buildingHouseholds(building))}`}</span>
      </p>
    </Elevation>
  );
}

/** Path of a line's flats from the top floor down, each a box of its own. */
function flats(line: number, fromFloor: number, households: number): string {
  const left = line * FLAT.width + JOINT;
  const width = FLAT.width - 2 * JOINT;
  return Array.from({ length: households }, (_, floor) => {
    const top = (fromFloor + floor) * FLAT.height;
    return `M${left} ${top}h${width}v${FLAT.height - JOINT}h${-width}z`;
  }).join("");
}
