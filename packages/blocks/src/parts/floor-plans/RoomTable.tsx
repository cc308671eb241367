import { areaFigure } from "@danji/complex/figures";
import { Table } from "@danji/ui/table";
import type { FlatPlan, PlanRoom, Variant } from "@danji/floor-plan/flat-plan";
import { Gained, Rooms } from "./room-table.styles.ts";
import { VARIANT_NAMES, VARIANTS } from "./variant-words.ts";
import { Disclosure } from "@danji/ui/disclosure";
import { useState } from "react";
import { PlainHeading } from "../blocks.styles.ts";
import { Description, RoomsFrame, RoomsNote } from "./plan-viewer.styles.ts";

interface RoomTableProps {
  plan: FlatPlan;
  variant: Variant;
}

/** Renders the rooms of a plan with their sizes: what they count into the exclusive area, and what they gain from a balcony. */
function RoomTable({ plan, variant }: RoomTableProps) {
  const { rooms, balconies } = plan[variant];
  const gained = rooms.reduce((sum, room) => sum + room.gained, 0);
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
          <RoomRow {...room} key={room.key} />
        ))}
      </Table.Body>
      <Table.Body>
        <RoomRow name="합계: 전용면적" area={plan.exclusiveArea} gained={gained} />
      </Table.Body>
      <Table.Body>
        {balconies.map((room) => (
          <RoomRow {...room} key={room.key} />
        ))}
        <RoomRow name="발코니 면적" area={plan.balconyArea} gained={0} />
      </Table.Body>
    </Rooms>
  );
}

/** Renders a room, or the sum of several, which has no size. */
const RoomRow = ({ name, size, area, gained }: Pick<PlanRoom, "name" | "area" | "gained"> & Partial<PlanRoom>) => (
  <Table.Row data-sum={size === undefined || undefined}>
    <Table.RowHeader>{name}</Table.RowHeader>
    <Table.Cell numeric={size !== undefined}>{size}</Table.Cell>
    <Table.Cell numeric>
      <span>{areaFigure(area)}</span>
      {gained > 0 && <Gained>{`확장 +${areaFigure(gained)}`}</Gained>}
    </Table.Cell>
  </Table.Row>
);

/** Renders what a drawing shows, for those who do not see it: its rooms in a table, and the way through it in sentences. */
export function RoomsPart({ plan, variant }: RoomTableProps) {
  const [isOpen, setOpen] = useState(false);
  return VARIANTS.map((each) => (
    <RoomsFrame key={each} hidden={each !== variant}>
      <Disclosure.Root open={isOpen} onOpenChange={setOpen}>
        <PlainHeading headingLevel={4}>방의 크기와 면적</PlainHeading>
        <Disclosure.Content>
          <RoomTable plan={plan} variant={each} />
          <RoomsNote>
            방의 면적은 외벽의 안쪽 면과 방 사이 벽의 중심선을 기준으로 재며, 합계는 전용면적과 같습니다.
          </RoomsNote>
        </Disclosure.Content>
      </Disclosure.Root>
      <Description>
        <PlainHeading headingLevel={4}>{`글로 읽는 ${plan.label} ${VARIANT_NAMES[each]}`}</PlainHeading>
        <Disclosure.Content>
          {plan[each].description.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Disclosure.Content>
      </Description>
    </RoomsFrame>
  ));
}
