import type { Supply } from "@danji/complex/schema/supply";
import { buildingHouseholds, totalHouseholds, typeOf } from "@danji/complex/supply";
import { Table } from "@danji/ui/table";
import { BuildingRows } from "../unit-type/BuildingRows.tsx";
import { floorWords, householdsWords, lineNumberWords } from "@danji/complex/figures";
import { planMark } from "@danji/complex/plan-mark";

interface LinesTableProps {
  supply: Supply;
}

/** Shows each building with its floors, the type of each line, and how many flats that makes. */
export function LinesTable({ supply }: LinesTableProps) {
  const widest = Math.max(...supply.buildings.map(({ lines }) => lines.length));
  const lineNumbers = Array.from({ length: widest }, (_, index) => index);
  return (
    <Table.Root caption={`동과 호에 따른 타입${planMark(supply)}`} narrow="tight">
      <Table.Head>
        <Table.Row>
          <Table.ColumnHeader>동</Table.ColumnHeader>
          <Table.ColumnHeader numeric>층수</Table.ColumnHeader>
          {lineNumbers.map((line) => (
            <Table.ColumnHeader key={line} numeric>
              {lineNumberWords(line + 1)}
            </Table.ColumnHeader>
          ))}
          <Table.ColumnHeader numeric>세대수</Table.ColumnHeader>
        </Table.Row>
      </Table.Head>
      <BuildingRows
        supply={supply}
        renderCells={(building) => (
          <>
            <Table.Cell numeric>{floorWords(building.floors)}</Table.Cell>
            {lineNumbers.map((line) => (
              <Table.Cell key={line} numeric>
                {typeOf(supply, building.lines[line]?.type ?? "")?.label ?? "–"}
              </Table.Cell>
            ))}
            <Table.Cell numeric>{householdsWords(buildingHouseholds(building))}</Table.Cell>
          </>
        )}
        total={
          <>
            <Table.Cell colSpan={widest + 1} />
            <Table.Cell numeric>{householdsWords(totalHouseholds(supply))}</Table.Cell>
          </>
        }
      />
    </Table.Root>
  );
}
