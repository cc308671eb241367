import { Disclosure } from "@danji/ui/disclosure";
import { PlainHeading } from "../blocks.styles.ts";
import { Description, RoomsFrame } from "./plan-viewer.styles.ts";
import { RoomTable } from "./RoomTable.tsx";
import type { FlatPlan, Variant } from "@danji/floor-plan/flat-plan";
import { VARIANT_NAMES, VARIANTS } from "./variant-words.ts";

interface RoomsPartProps {
  plan: FlatPlan;
  variant: Variant;
}

/**
 * Shows what a drawing shows, for those who do not see it: its rooms in a table, and the way through it in
 * sentences.
 */
export function RoomsPart({ plan, variant }: RoomsPartProps) {
  return VARIANTS.map((each) => (
    <RoomsFrame key={each} hidden={each !== variant}>
      <div>
        <RoomTable plan={plan} variant={each} />
        <p>방의 면적은 외벽의 안쪽 면과 방 사이 벽의 중심선을 기준으로 재며, 합계는 전용면적과 같습니다.</p>
      </div>
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
