import { announcedPrices, type PricedType } from "@danji/complex/prices";
import { TableBlock } from "../table/TableBlock.tsx";
import { Prices } from "./price-table.styles.ts";

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
