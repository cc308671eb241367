import type { BlockData } from "../parts/block-data.ts";
import { Sourced } from "../parts/Sourced.tsx";
import { announcedPrices, type PricedType } from "@danji/complex/prices";
import { TableBlock } from "../table/Block.tsx";
import { Prices, TypeLink } from "./Block.styles.ts";
import { totalHouseholds } from "@danji/complex/supply";
import { householdsWords } from "@danji/complex/figures";
import { AREA_WORDS } from "@danji/complex/line-words";
import { planMark } from "@danji/complex/plan-mark";

/** Shows the types of flats with their areas, numbers and announced prices, and how many there are in all. */
export function Block({ supply }: Pick<BlockData, "supply">) {
  return (
    <Sourced provenance={supply}>
      <TypesTable supply={supply} total />
      <PriceTable types={supply.types} />
    </Sourced>
  );
}

/** Renders the announced prices by type and floor; nothing before the announcement. */
export function PriceTable({ types }: { types: readonly PricedType[] }) {
  const prices = announcedPrices(types);
  if (prices.length === 0) return null;
  return (
    <Prices>
      <TableBlock
        caption="타입·층별 분양가"
        columns={["타입", "층", "분양가"]}
        rows={prices.map(({ label, floors, price }) => [label, floors, price])}
      />
    </Prices>
  );
}

interface TypesTableProps extends Pick<BlockData, "supply"> {
  /** Key of the type that the page is about. */
  current?: string | undefined;
  /** Whether a last row counts all flats. @default false */
  total?: boolean | undefined;
}

/** Renders a row for each type, its name a link to its plan; the one that the page is about is marked. An area that no type has is left out. */
export function TypesTable({ supply, current, total = false }: TypesTableProps) {
  const { types } = supply;
  const areas = AREA_WORDS.filter(([, say]) => types.some((type) => say(type) !== undefined));
  return (
    <TableBlock
      caption={`타입별 면적과 구성${planMark(supply)}`}
      columns={["타입", ...areas.map(([name]) => name), "세대수", "평면과 구성"]}
      figures={areas.length + 1}
      rows={[
        ...types.map((type) => [
          <TypeLink key={type.key} to={type.page} aria-current={type.key === current ? "page" : undefined}>
            {type.label}
          </TypeLink>,
          ...areas.map(([, say]) => say(type) ?? "–"),
          householdsWords(type.households),
          `${type.shape} · ${type.rooms}`,
        ]),
        ...(total ? [["합계", ...areas.map(() => ""), householdsWords(totalHouseholds(supply)), ""]] : []),
      ]}
    />
  );
}
