import type { Supply } from "@danji/complex/schema/supply";
import { buildingHouseholds, totalHouseholds } from "@danji/complex/supply";
import { Table } from "@danji/ui/table";
import { BuildingRows } from "../unit-type/BuildingRows.tsx";
import { countFigure } from "@danji/complex/figures";
import { householdsOf } from "@danji/complex/line-words";
import { planMark } from "@danji/complex/plan-mark";

interface HouseholdsTableProps {
  supply: Supply;
}

const figureOf = (households: number) => (households === 0 ? "–" : countFigure(households));

/** Shows how many flats of each type each building has. It adds up to the right and down. */
export function HouseholdsTable({ supply }: HouseholdsTableProps) {
  return (
    <Table.Root caption={`동별·타입별 세대수${planMark(supply)}`} narrow="tight">
      <Table.Head>
        <Table.Row>
          <Table.ColumnHeader>동</Table.ColumnHeader>
          {supply.types.map(({ key, label }) => (
            <Table.ColumnHeader key={key} numeric>
              {label}
            </Table.ColumnHeader>
          ))}
          <Table.ColumnHeader numeric>계</Table.ColumnHeader>
        </Table.Row>
      </Table.Head>
      <BuildingRows
        supply={supply}
        renderCells={(building) => (
          <>
            {supply.types.map(({ key }) => (
              <Table.Cell key={key} numeric>
                {figureOf(householdsOf(building, key))}
              </Table.Cell>
            ))}
            <Table.Cell numeric>{countFigure(buildingHouseholds(building))}</Table.Cell>
          </>
        )}
        total={
          <>
            {supply.types.map(({ key, households }) => (
              <Table.Cell key={key} numeric>
                {countFigure(households)}
              </Table.Cell>
            ))}
            <Table.Cell numeric>{countFigure(totalHouseholds(supply))}</Table.Cell>
          </>
        }
      />
    </Table.Root>
  );
}
