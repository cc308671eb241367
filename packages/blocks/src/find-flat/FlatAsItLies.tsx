import { Text } from "@danji/ui/text";
import { Stack } from "@danji/ui/stack";
import type { LineWindow } from "@danji/complex/sun/site-model";
import { bearingWords } from "@danji/complex/sun/sun-words";
import { type FlatPlan, mirroredSketchOf, sketchOf } from "@danji/floor-plan/flat-plan";
import { useId } from "react";
import { PlanDrawing } from "../parts/floor-plans/PlanDrawing.tsx";
import type { PlanSheets } from "../parts/floor-plans/plan-sheets.ts";
import { Compass, Lying, Turned } from "./find-flat.styles.ts";

interface FlatAsItLiesProps {
  plan: FlatPlan;
  window: LineWindow;
  sheets: PlanSheets;
}

const SOUTH = 180;
const DEGREE = Math.PI / 180;

/** Renders the plan of a flat turned and mirrored as it lies, with north above. */
export function FlatAsItLies({ plan, window, sheets }: FlatAsItLiesProps) {
  const captionId = useId();
  const turn = window.bearing - SOUTH;
  const { halfWidth, halfDepth } = window.block;
  const [across, down] = [Math.abs(Math.cos(turn * DEGREE)), Math.abs(Math.sin(turn * DEGREE))];
  const width = halfWidth * across + halfDepth * down;
  const height = halfWidth * down + halfDepth * across;
  const key = window.mirrored ? mirroredSketchOf(plan) : sketchOf(plan);
  return (
    <Stack role="group" aria-labelledby={captionId}>
      <Lying tabIndex={-1} style={{ aspectRatio: `${width} / ${height}` }}>
        <Turned
          style={{
            inlineSize: `${(halfWidth / width) * 100}%`,
            blockSize: `${(halfDepth / height) * 100}%`,
            rotate: `${turn}deg`,
          }}
        >
          <PlanDrawing key={key} sheets={sheets} sheet={key} label={plan.label} variant="extended" />
        </Turned>
        <Compass aria-hidden>북</Compass>
      </Lying>
      <Text id={captionId} variant="note">
        <span>
          {`${plan.label} 확장형의 실제 방향입니다. 위가 북쪽이며 거실은 ${bearingWords(window.bearing)}쪽(${Math.round(window.bearing)}°)입니다.`}
        </span>
        {window.mirrored && <span> 평면도의 왼쪽과 오른쪽이 바뀐 집입니다.</span>}
      </Text>
    </Stack>
  );
}
