import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FactTableExample } from "../../tests/examples/FactTable.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf, framed, SpecimenRow, Specimens } from "../../tests/Specimens.tsx";
import { FACT_TABLE_VARIANTS, FactTable } from "./index.ts";

interface Figure {
  term: string;
  value: string;
  unit?: string;
  note?: string;
}

const OVERVIEW: readonly Figure[] = [
  { term: "대지면적", value: "49,525", unit: "㎡", note: "약 14,981평" },
  { term: "용적률", value: "229.8", unit: "%" },
  { term: "규모", value: "지하 2층–지상 29층", note: "10개 동" },
  { term: "건축면적·연면적", value: "미정(설계 단계)" },
  { term: "입주 예정", value: "2027년 4월", note: "공정에 따라 바뀔 수 있으며, 정확한 입주일은 추후 알려 드립니다." },
];

const NUMERALS: readonly Figure[] = [
  { term: "세대수", value: "999", unit: "세대" },
  { term: "동수", value: "10", unit: "개동" },
  { term: "최고 층수", value: "29", unit: "층", note: "지하 2층부터" },
  { term: "전용면적", value: "84", unit: "㎡", note: "A·B·C·D 네 가지 타입" },
];

function Facts({ figures }: { figures: readonly Figure[] }) {
  return figures.map(({ term, value, unit, note }) => (
    <FactTable.Item key={term}>
      <FactTable.Term>{term}</FactTable.Term>
      <FactTable.Value>
        {value}
        {unit !== undefined && <FactTable.Unit>{unit}</FactTable.Unit>}
      </FactTable.Value>
      {note !== undefined && <FactTable.Note>{note}</FactTable.Note>}
    </FactTable.Item>
  ));
}

const meta = {
  title: "Data/FactTable · 개요, description list",
  id: "data-facttable",
  component: FactTable.Root,
  subcomponents: {
    Fact: FactTable.Item,
    Term: FactTable.Term,
    Value: FactTable.Value,
    Unit: FactTable.Unit,
    Note: FactTable.Note,
  },
  decorators: [framed],
} satisfies Meta<typeof FactTable.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  ...exampleOf(FactTable.Root, FactTableExample),
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole("term").map(({ textContent }) => textContent);
    await expect(terms).toEqual(["대지면적", "용적률", "입주 예정"]);
    await expect(canvas.getAllByRole("definition")[0]).toHaveTextContent("49,525㎡");
  },
};

export const Anatomy: Story = { tags: ["!dev"], ...anatomyOf({ FactTable }, FactTableExample) };

export const AllStates: Story = {
  parameters: { framed: false },
  render: () => (
    <Specimens>
      {FACT_TABLE_VARIANTS.map((variant) => (
        <SpecimenRow key={variant} name={variant}>
          <FactTable.Root variant={variant} style={{ flex: "1 1 100%" }}>
            <Facts figures={variant === "rows" ? OVERVIEW : NUMERALS} />
          </FactTable.Root>
        </SpecimenRow>
      ))}
      <SpecimenRow name="numerals · words among them">
        <FactTable.Root variant="numerals" style={{ flex: "1 1 100%" }}>
          <Facts figures={OVERVIEW} />
        </FactTable.Root>
      </SpecimenRow>
    </Specimens>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
