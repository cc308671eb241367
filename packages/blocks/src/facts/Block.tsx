import { countFigure } from "@danji/complex/figures";
import type { BlockData } from "../parts/block-data.ts";
import { FactTable } from "@danji/ui/fact-table";
import { CountUp } from "@danji/ui/count-up";
import { Sourced } from "../parts/Sourced.tsx";
import { valueText } from "../parts/value-text.tsx";
import type { BlockOf } from "../parts/block-props.ts";
import type { schema } from "./schema.ts";

/** Renders a value, which counts up where it is a whole number, as published with thousands parted. */
function Numeral({ value }: { value: string }) {
  const figure = Number(value.replaceAll(",", ""));
  return countFigure(figure) === value ? (
    <CountUp value={figure} format={countFigure} />
  ) : (
    <span>{valueText(value)}</span>
  );
}

/** Shows the figures of the complex. */
export function Block({ block: { keys, large }, facts }: { block: BlockOf<typeof schema> } & Pick<BlockData, "facts">) {
  return (
    <Sourced provenance={facts}>
      <FactTable.Root variant={large ? "numerals" : "rows"}>
        {keys.map((key) => {
          const fact = facts.items[key];
          if (!fact) return null;
          return (
            <FactTable.Fact key={key}>
              <FactTable.Term>{fact.term}</FactTable.Term>
              <FactTable.Value data-display={large || undefined}>
                {large ? <Numeral value={fact.value} /> : <span>{valueText(fact.value)}</span>}
                {fact.unit !== undefined && <FactTable.Unit>{fact.unit}</FactTable.Unit>}
              </FactTable.Value>
              {fact.note !== undefined && <FactTable.Note>{fact.note}</FactTable.Note>}
            </FactTable.Fact>
          );
        })}
      </FactTable.Root>
    </Sourced>
  );
}
