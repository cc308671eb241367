import { areaFigure } from "@danji/complex/figures";
import { Table } from "@danji/ui/table";
import type { FlatPlan, PlanRoom, Variant } from "@danji/floor-plan/flat-plan";
import { Gained, Rooms } from "./room-table.styles.ts";
import { VARIANT_NAMES } from "./variant-words.ts";

interface RoomTableProps {
  plan: FlatPlan;
  variant: Variant;
}

/**
 * Shows the rooms of a plan with their sizes: what they count into the exclusive area, and what they gain from a
 * balcony.
 */
export function RoomTable({ plan, variant }: RoomTableProps) {
  const { rooms, balconies } = plan[variant];
  return (
    <Rooms caption={`${plan.label} ${VARIANT_NAMES[variant]}의 방과 면적`}>
      <Table.Head>
        <Table.Row>
          <Table.ColumnHeader>이름</Table.ColumnHeader>
          <Table.ColumnHeader numeric>크기(mm)</Table.ColumnHeader>
          <Table.ColumnHeader numeric>면적(㎡)</Table.ColumnHeader>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {rooms.map((room) => (
          <Table.Row key={room.key}>
            <Table.RowHeader>{room.name}</Table.RowHeader>
            <Table.Cell numeric>{room.size}</Table.Cell>
            <AreaCell area={room.area} gained={room.gained} />
          </Table.Row>
        ))}
      </Table.Body>
      <Table.Body>
        <Table.Row data-sum>
          <Table.RowHeader>합계: 전용면적</Table.RowHeader>
          <Table.Cell />
          <AreaCell area={plan.exclusiveArea} gained={rooms.reduce((sum, { gained }) => sum + gained, 0)} />
        </Table.Row>
      </Table.Body>
      <Table.Body>
        {balconies.map((room) => (
          <Table.Row key={room.key}>
            <Table.RowHeader>{room.name}</Table.RowHeader>
            <Table.Cell numeric>{room.size}</Table.Cell>
            <AreaCell area={room.area} gained={room.gained} />
          </Table.Row>
        ))}
        <Table.Row data-sum>
          <Table.RowHeader>발코니 면적</Table.RowHeader>
          <Table.Cell />
          <AreaCell area={plan.balconyArea} gained={0} />
        </Table.Row>
      </Table.Body>
    </Rooms>
  );
}

/** An area, and under it what is added to it from a balcony. */
function AreaCell({ area, gained }: Pick<PlanRoom, "area" | "gained">) {
  return (
    <Table.Cell numeric>
      <span>{areaFigure(area)}</span>
      {gained > 0 && <Gained>{`확장 +${areaFigure(gained)}`}</Gained>}
    </Table.Cell>
  );
}
