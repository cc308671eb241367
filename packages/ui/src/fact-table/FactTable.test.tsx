import { createRef } from "react";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { readAloud } from "../../tests/readAloud.ts";
import { render } from "../../tests/render.tsx";
import { FACT_TABLE_VARIANTS, FactTable } from "./index.ts";

const households = (
  <FactTable.Fact>
    <FactTable.Term>세대수</FactTable.Term>
    <FactTable.Value>
      999<FactTable.Unit>세대</FactTable.Unit>
    </FactTable.Value>
    <FactTable.Note>10개 동</FactTable.Note>
  </FactTable.Fact>
);

describe("FactTable", () => {
  it.each(FACT_TABLE_VARIANTS)("hydrates without a change, set as %s", async (variant) => {
    const { served, hydrated, errors, left } = await hydrate(
      <FactTable.Root variant={variant}>{households}</FactTable.Root>,
    );
    expect(served).toContain("999");
    expect(hydrated).toBe(served);
    expect([errors, left]).toEqual([[], ""]);
  });

  it("reads the value and the note after the term that they belong to", async () => {
    render(<FactTable.Root>{households}</FactTable.Root>);
    const spoken = (await readAloud()).join(" / ");
    expect(spoken).toMatch(/term.*세대수.*definition.*999.*세대.*definition.*10개 동/);
  });

  it("hands refs and props to the one node of each part", () => {
    const [root, fact, term, value, unit, note] = [
      createRef<HTMLDListElement>(),
      createRef<HTMLDivElement>(),
      createRef<HTMLElement>(),
      createRef<HTMLElement>(),
      createRef<HTMLElement>(),
      createRef<HTMLElement>(),
    ];
    render(
      <FactTable.Root ref={root} data-part="root">
        <FactTable.Fact ref={fact} data-part="fact">
          <FactTable.Term ref={term} data-part="term" />
          <FactTable.Value ref={value} data-part="value">
            999
            <FactTable.Unit ref={unit} data-part="unit" />
          </FactTable.Value>
          <FactTable.Note ref={note} data-part="note" />
        </FactTable.Fact>
      </FactTable.Root>,
    );
    const parts = [root, fact, term, value, unit, note].map(({ current }) => [
      current?.tagName,
      current?.dataset["part"],
    ]);
    expect(parts).toEqual([
      ["DL", "root"],
      ["DIV", "fact"],
      ["DT", "term"],
      ["DD", "value"],
      ["SMALL", "unit"],
      ["DD", "note"],
    ]);
  });
});
