import type { BlockData, BlockOf } from "../parts/block-data.ts";
import { typeOf } from "@danji/complex/supply";
import { Sourced } from "../parts/Sourced.tsx";
import type { schema } from "./block.ts";
import { Stack } from "@danji/ui/stack";
import { Text } from "@danji/ui/text";
import type { Supply, UnitType } from "@danji/complex/schema/supply";
import { FactRows } from "../parts/FactRows.tsx";
import { Fragment } from "react";
import { areaFigure, areaWords, countFigure } from "@danji/complex/figures";
import { buildingsWith, whereWords } from "@danji/complex/line-words";

/** Shows what is supplied of one type of the complex. */
export function Block({ block, supply }: { block: BlockOf<typeof schema> } & Pick<BlockData, "supply">) {
  const type = typeOf(supply, block.type);
  if (!type) return null;
  return (
    <Sourced provenance={supply}>
      <UnitTypeFacts supply={supply} type={type} />
    </Sourced>
  );
}

/** Renders the areas and numbers of a type as numerals, and below them its rooms, its buildings and what its areas are made of. */
export function UnitTypeFacts({ supply, type }: { supply: Supply; type: UnitType }) {
  return (
    <Stack gap={10}>
      {supply.planned && <Text variant="note">면적과 세대수, 동과 호는 예정입니다.</Text>}
      <FactRows variant="numerals" facts={numerals(supply, type)} />
      <FactRows facts={rows(supply, type).map((row) => ({ ...row, value: breakable(row.value) }))} />
    </Stack>
  );
}

const numerals = (supply: Supply, { key, exclusiveArea, areas, households }: UnitType) => [
  { term: "전용면적", value: areaFigure(exclusiveArea), unit: "㎡" },
  ...(areas ? [{ term: "공급면적", value: areaFigure(areas.supply), unit: "㎡" }] : []),
  { term: "세대수", value: countFigure(households), unit: "세대" },
  { term: "동수", value: countFigure(buildingsWith(supply, key).length), unit: "개동" },
];

/** Numbers in a row may go on in the next line behind each dot, and nowhere else. */
const breakable = (words: string) =>
  words.split("·").map((part, index, parts) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{index < parts.length - 1 ? `${part}·` : part}</span>
    </Fragment>
  ));

interface Row {
  term: string;
  value: string;
  note?: string;
}

function rows(supply: Supply, { key, areas, shape, rooms }: UnitType): Row[] {
  const plan = [
    { term: "평면", value: shape },
    { term: "구성", value: rooms },
    { term: "동과 호", value: whereWords(supply, key).join(", ") },
  ];
  if (!areas) return plan;
  return [
    ...plan,
    {
      term: "주거공용면적",
      value: areaWords(areas.common),
      note: "계단과 복도, 승강기처럼 동 안에서 함께 쓰는 면적",
    },
    {
      term: "기타공용면적",
      value: areaWords(areas.other),
      note: "지하주차장과 기계실, 주민 공동시설 등의 면적",
    },
    { term: "계약면적", value: areaWords(areas.contract), note: "공급면적에 기타공용면적을 더한 면적" },
  ];
}
