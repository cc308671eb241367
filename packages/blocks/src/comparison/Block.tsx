import { ComingSoon } from "../parts/ComingSoon.tsx";
import { Sourced } from "../parts/Sourced.tsx";
import { planMark } from "@danji/complex/plan-mark";
import type { BlockData, BlockOf } from "../parts/block-data.ts";
import type { schema } from "./block.ts";
import { Text } from "@danji/ui/text";
import { Stack } from "@danji/ui/stack";
import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { useState } from "react";
import { Differences, Pair, SketchPlace, SelectPart } from "./comparison.styles.ts";
import { differences, gainsByName, type PlannedType, roomsByName } from "./differences.ts";
import { withParticle } from "./particle.ts";
import { PlanDrawing } from "../parts/floor-plans/PlanDrawing.tsx";
import { sketchOf } from "@danji/floor-plan/flat-plan";
import { Select, useEarlyInput } from "@danji/ui/field";
import { flatsOf } from "../parts/floor-plans/flats.ts";
import { areaFigure, areaWords, householdsWords } from "@danji/complex/figures";
import { AREA_WORDS } from "@danji/complex/line-words";
import { TableBlock } from "../table/Block.tsx";

type Taken = { block: BlockOf<typeof schema> } & Pick<BlockData, "supply" | "plans" | "sheets">;

/** Loads the drawings of the first two types. */
export async function prepare(taken: Taken): Promise<void> {
  const types = plannedTypes(taken);
  const pair = pairOf(types, taken.block.current);
  const shown = types.filter(({ type }) => pair?.includes(type.key));
  await Promise.all(shown.map(({ plan }) => taken.sheets.load(sketchOf(plan))));
}

/** Shows two types compared, beginning with the one that the page is about, once two are drawn. */
export function Block(taken: Taken) {
  const { block, supply, sheets } = taken;
  const types = plannedTypes(taken);
  const start = pairOf(types, block.current);
  if (!start) return <ComingSoon label="평면도를 준비하고 있습니다" />;
  return (
    <Sourced provenance={supply}>
      <Comparison types={types} start={start} mark={planMark(supply)} sheets={sheets} />
    </Sourced>
  );
}

interface ComparisonProps extends Pick<BlockData, "sheets"> {
  /** The types that can be compared: two at least. */
  types: readonly PlannedType[];
  /** Keys of the two to begin with. Their sketches have to be loaded before (`sheets.load`). */
  start: readonly [one: string, other: string];
  /** Behind figures that are still plans: ` (예정)`, or nothing. */
  mark: string;
}

function Comparison({ types, start, mark, sheets }: ComparisonProps) {
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
    <Stack as="section" gap={10} aria-label="두 타입 비교">
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
        <h3>{`${names}, 다른 점`}</h3>
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
      <Stack gap={3}>
        <ComparisonTable one={one} other={other} mark={mark} />
        <Text variant="note">방의 면적은 전용면적이며, ‘확장’은 발코니를 확장하면 더해지는 면적입니다.</Text>
      </Stack>
      <VisuallyHidden role="status">{pair !== start && `${names}: 다른 점 ${sentences.length}가지`}</VisuallyHidden>
    </Stack>
  );
}

interface TypeSelectProps {
  label: string;
  types: readonly PlannedType[];
  value: string;
  /** Key of the type it is compared with, which is disabled. */
  taken: string;
  onChange: (key: string) => void;
}

function TypeSelect({ label, types, value, taken, onChange }: TypeSelectProps) {
  const select = useEarlyInput<HTMLSelectElement>((early) => {
    if (early.value !== value) onChange(early.value);
  });
  return (
    <SelectPart>
      <Select ref={select} label={label} name="type" value={value} onChange={(event) => onChange(event.target.value)}>
        {types.map(({ type }) => (
          <option key={type.key} value={type.key} disabled={type.key === taken}>
            {`${type.label} · ${type.shape}`}
          </option>
        ))}
      </Select>
    </SelectPart>
  );
}

const plannedTypes = ({ supply, plans }: Pick<Taken, "supply" | "plans">): PlannedType[] =>
  flatsOf(supply, plans).flatMap(({ type, plan }) => (type && plan ? [{ type, plan }] : []));

/** Keys of the two types that a comparison begins with: the one that a page is about and the next one, or that before. */
function pairOf(types: readonly PlannedType[], current: string): readonly [one: string, other: string] | undefined {
  const keys = types.map(({ type }) => type.key);
  const index = Math.max(keys.indexOf(current), 0);
  const one = keys[index];
  const other = keys[index + 1] ?? keys[index - 1];
  return one !== undefined && other !== undefined ? [one, other] : undefined;
}

interface ComparisonTableProps {
  one: PlannedType;
  other: PlannedType;
  /** Behind figures that are still plans. */
  mark: string;
}

/** Renders the figures of two types next to each other: areas, then every room that one of them has, with what it gains from a balcony. */
function ComparisonTable({ one, other, mark }: ComparisonTableProps) {
  const sides = [one, other];
  const rooms = new Set(sides.flatMap(({ plan }) => [...roomsByName(plan).keys()]));
  const rows = [
    ...AREA_WORDS.map(([name, say]) => [name, ...sides.map(({ type }) => say(type))]),
    ["발코니 면적", ...sides.map(({ plan }) => areaWords(plan.balconyArea))],
    ["세대수", ...sides.map(({ type }) => householdsWords(type.households))],
    ...Array.from(rooms, (name) => [name, ...sides.map(({ plan }) => areaOf(plan, name))]),
  ];
  return (
    <TableBlock
      caption={`두 타입의 면적${mark}`}
      narrow="scroll"
      columns={["항목", ...sides.map(({ type }) => type.label)]}
      figures={2}
      rows={rows
        .filter(([, ...figures]) => figures.some((figure) => figure !== undefined))
        .map((row) => row.map((cell) => cell ?? "–"))}
    />
  );
}

function areaOf(plan: PlannedType["plan"], name: string): string | undefined {
  const area = roomsByName(plan).get(name);
  if (area === undefined) return undefined;
  const gained = gainsByName(plan).get(name) ?? 0;
  return gained > 0 ? `${areaWords(area)}<br>확장 +${areaFigure(gained)}` : areaWords(area);
}
