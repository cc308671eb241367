import { buildingWords, countFigure, floorWords, householdsWords, lineNumberWords } from "@danji/complex/figures";
import { householdsOf } from "@danji/complex/line-words";
import { planMark } from "@danji/complex/plan-mark";
import { buildingHouseholds, totalHouseholds, typeOf } from "@danji/complex/supply";
import type { BlockData } from "../parts/block-data.ts";
import { TableBlock } from "../table/Block.tsx";

/** Renders each building with its floors, the type of each line, and how many flats that makes. */
export function LinesTable({ supply }: Pick<BlockData, "supply">) {
  const widest = Math.max(...supply.buildings.map(({ lines }) => lines.length));
  const lineNumbers = Array.from({ length: widest }, (_, index) => index);
  return (
    <TableBlock
      caption={`동과 호에 따른 타입${planMark(supply)}`}
      narrow="tight"
      columns={["동", "층수", ...lineNumbers.map((line) => lineNumberWords(line + 1)), "세대수"]}
      figures={widest + 2}
      rows={[
        ...supply.buildings.map((building) => [
          buildingWords(building.number),
          floorWords(building.floors),
          ...lineNumbers.map((line) => typeOf(supply, building.lines[line]?.type ?? "")?.label ?? "–"),
          householdsWords(buildingHouseholds(building)),
        ]),
        ["합계", "", ...lineNumbers.map(() => ""), householdsWords(totalHouseholds(supply))],
      ]}
      provenance={supply}
    />
  );
}

const figureOf = (households: number) => (households === 0 ? "–" : countFigure(households));

/** Renders how many flats of each type each building has. It adds up to the right and down. */
export const HouseholdsTable = ({ supply }: Pick<BlockData, "supply">) => (
  <TableBlock
    caption={`동별·타입별 세대수${planMark(supply)}`}
    narrow="tight"
    columns={["동", ...supply.types.map(({ label }) => label), "계"]}
    figures={supply.types.length + 1}
    rows={[
      ...supply.buildings.map((building) => [
        buildingWords(building.number),
        ...supply.types.map(({ key }) => figureOf(householdsOf(building, key))),
        countFigure(buildingHouseholds(building)),
      ]),
      ["합계", ...supply.types.map(({ households }) => countFigure(households)), countFigure(totalHouseholds(supply))],
    ]}
    provenance={supply}
  />
);
