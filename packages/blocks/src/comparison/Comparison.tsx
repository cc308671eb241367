import { Text } from "@danji/ui/text";
import { Stack } from "@danji/ui/stack";
import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { useId, useState } from "react";
import { Compared, Differences, Pair, SketchPlace } from "./comparison.styles.ts";
import { ComparisonTable } from "./ComparisonTable.tsx";
import { differences, type PlannedType } from "./differences.ts";
import { withParticle } from "./particle.ts";
import { PlanDrawing } from "../parts/floor-plans/PlanDrawing.tsx";
import type { PlanSheets } from "../parts/floor-plans/plan-sheets.ts";
import { sketchOf } from "@danji/floor-plan/flat-plan";
import { TypeSelect } from "./TypeSelect.tsx";

interface ComparisonProps {
  /** The types that can be compared: two at least. */
  types: readonly PlannedType[];
  /** Keys of the two to begin with. Their sketches have to be loaded before (`sheets.load`). */
  start: readonly [one: string, other: string];
  /** Behind figures that are still plans: ` (예정)`, or nothing. */
  mark: string;
  sheets: PlanSheets;
}

/** Renders two types side by side: drawings, figures, and their differences in sentences. */
export function Comparison({ types, start, mark, sheets }: ComparisonProps) {
  const titleId = useId();
  const [pair, setPair] = useState(start);
  const [one, other] = pair.map((key) => types.find(({ type }) => type.key === key));
  if (!one || !other) return null;
  const sides = [
    {
      label: "비교할 타입",
      planned: one,
      taken: other,
      choose: (key: string) => setPair(([, second]) => [key, second]),
    },
    { label: "다른 타입", planned: other, taken: one, choose: (key: string) => setPair(([first]) => [first, key]) },
  ];
  const sentences = differences(one, other);
  const names = `${withParticle(one.type.label, "and")} ${other.type.label}`;
  return (
    <Compared forwardedAs="section" gap={10} aria-labelledby={titleId}>
      <h3 id={titleId}>두 타입 비교</h3>
      <Pair columns={2} gap="wide" rowGap={10}>
        {sides.map(({ label, planned, taken, choose }) => (
          <Stack key={label}>
            <TypeSelect label={label} types={types} value={planned.type.key} taken={taken.type.key} onChange={choose} />
            <SketchPlace tabIndex={-1}>
              <PlanDrawing
                sheets={sheets}
                key={planned.plan.key}
                sheet={sketchOf(planned.plan)}
                label={planned.type.label}
                variant="extended"
              />
            </SketchPlace>
            <Text variant="caption">{`${planned.type.label} · 발코니 확장형`}</Text>
          </Stack>
        ))}
      </Pair>
      <Differences>
        <h4>{`${names}, 다른 점`}</h4>
        {sentences.length === 0 ? (
          <p>방의 구성과 면적이 같습니다.</p>
        ) : (
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </Differences>
      <ComparisonTable one={one} other={other} mark={mark} />
      <VisuallyHidden role="status">{pair !== start && `${names}: 다른 점 ${sentences.length}가지`}</VisuallyHidden>
    </Compared>
  );
}
