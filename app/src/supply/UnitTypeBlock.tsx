import { typeOf } from "@danji/complex/supply";
import { FactTable } from "@danji/ui/fact-table";
import { supply } from "complex:supply";
import type { BlockProps } from "../blocks/lazy-blocks.ts";
import { Sourced } from "../blocks/Sourced.tsx";
import { planMark, whereWords } from "./line-words.ts";

/** What is supplied of one type: area, number, rooms, and in which buildings. */
export function UnitTypeBlock({ block }: Pick<BlockProps<"unitType">, "block">) {
  const type = typeOf(supply, block.type);
  if (!type) return null;
  const mark = planMark(supply);
  return (
    <Sourced provenance={supply}>
      <FactTable.Root>
        <FactTable.Fact>
          <FactTable.Term>전용면적{mark}</FactTable.Term>
          <FactTable.Value>
            {type.exclusiveArea}
            <FactTable.Unit>㎡</FactTable.Unit>
          </FactTable.Value>
        </FactTable.Fact>
        <FactTable.Fact>
          <FactTable.Term>세대수{mark}</FactTable.Term>
          <FactTable.Value>
            {type.households}
            <FactTable.Unit>세대</FactTable.Unit>
          </FactTable.Value>
        </FactTable.Fact>
        <FactTable.Fact>
          <FactTable.Term>평면</FactTable.Term>
          <FactTable.Value>{type.shape}</FactTable.Value>
        </FactTable.Fact>
        <FactTable.Fact>
          <FactTable.Term>구성</FactTable.Term>
          <FactTable.Value>{type.rooms}</FactTable.Value>
        </FactTable.Fact>
        <FactTable.Fact>
          <FactTable.Term>동과 호{mark}</FactTable.Term>
          <FactTable.Value>{whereWords(supply, type.key).join(", ")}</FactTable.Value>
        </FactTable.Fact>
      </FactTable.Root>
    </Sourced>
  );
}
