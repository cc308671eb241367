import { countFigure } from "@danji/complex/figures";
import type { BlockData, BlockOf } from "../parts/block-data.ts";
import { CountUp } from "@danji/ui/count-up";
import { FactRows } from "../parts/FactRows.tsx";
import { Sourced } from "../parts/Sourced.tsx";
import { valueText } from "../parts/inline-text.tsx";
import type { schema } from "./block.ts";

/** Renders a value, which counts up where it is a whole number, as published with thousands parted. */
function Numeral({ value }: { value: string }) {
  const figure = Number(value.replaceAll(",", ""));
  return countFigure(figure) === value ? (
    <CountUp value={figure} format={countFigure} />
  ) : (
    <span>{valueText(value)}</span>
  );
}

/** Renders the figures of the complex. */
export function Block({ block: { keys, large }, facts }: { block: BlockOf<typeof schema> } & Pick<BlockData, "facts">) {
  const shown = keys.flatMap((key) => facts.items[key] ?? []);
  return (
    <Sourced provenance={facts}>
      <FactRows
        variant={large ? "numerals" : "rows"}
        facts={shown.map((fact) => ({
          ...fact,
          value: large ? <Numeral value={fact.value} /> : valueText(fact.value),
        }))}
      />
    </Sourced>
  );
}
