import { buildingWords } from "@danji/complex/figures";
import type { Building, Supply } from "@danji/complex/schema/supply";
import { Table } from "@danji/ui/table";
import type { ReactNode } from "react";

interface BuildingRowsProps {
  supply: Supply;
  /** The cells of a building, behind its name. */
  readonly renderCells: (building: Building) => ReactNode;
  /** The cells of the last row, which adds them up. */
  total: ReactNode;
}

/** Shows the body of a table of the buildings: a row for each, and one for all of them. */
export function BuildingRows({ supply, renderCells, total }: BuildingRowsProps) {
  return (
    <Table.Body>
      {supply.buildings.map((building) => (
        <Table.Row key={building.number}>
          <Table.RowHeader>{buildingWords(building.number)}</Table.RowHeader>
          {renderCells(building)}
        </Table.Row>
      ))}
      <Table.Row>
        <Table.RowHeader>합계</Table.RowHeader>
        {total}
      </Table.Row>
    </Table.Body>
  );
}
