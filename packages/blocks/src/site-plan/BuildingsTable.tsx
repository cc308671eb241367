import type { Supply } from "@danji/complex/schema/supply";
import { buildingHouseholds, totalHouseholds } from "@danji/complex/supply";
import { Table } from "@danji/ui/table";
import { BuildingRows } from "../unit-type/BuildingRows.tsx";
import { floorWords, householdsWords } from "@danji/complex/figures";
import { lineWords } from "@danji/complex/line-words";
import { planMark } from "@danji/complex/plan-mark";

interface BuildingsTableProps {
  supply: Supply;
}

/** Shows all buildings with their floors, types and numbers of flats. */
export function BuildingsTable({ supply }: BuildingsTableProps) {
  return (
    <Table.Root caption={`동별 층수와 타입, 세대수${planMark(supply)}`} narrow="tight">
      <Table.Head>
        <Table.Row>
          <Table.ColumnHeader>동</Table.ColumnHeader>
          <Table.ColumnHeader numeric>층수</Table.ColumnHeader>
          <Table.ColumnHeader numeric>세대수</Table.ColumnHeader>
          <Table.ColumnHeader>호와 타입</Table.ColumnHeader>
        </Table.Row>
      </Table.Head>
      <BuildingRows
        supply={supply}
        renderCells={(building) => (
          <>
            <Table.Cell numeric>{floorWords(building.floors)}</Table.Cell>
            <Table.Cell numeric>{householdsWords(buildingHouseholds(building))}</Table.Cell>
            <Table.Cell>{lineWords(supply, building)}</Table.Cell>
          </>
        )}
        total={
          <>
            <Table.Cell />
            <Table.Cell numeric>{householdsWords(totalHouseholds(supply))}</Table.Cell>
            <Table.Cell />
          </>
        }
      />
    </Table.Root>
  );
}
