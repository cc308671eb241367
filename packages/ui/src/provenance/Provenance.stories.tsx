import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProvenanceExample } from "../../tests/examples/Provenance.tsx";
import { exampleOf, framed } from "../../tests/Specimens.tsx";
import { Provenance } from "./index.ts";

const meta = {
  title: "Data/Provenance · 출처, source",
  id: "data-provenance",
  component: Provenance,
  ...exampleOf(Provenance, ProvenanceExample),
  decorators: [framed],
} satisfies Meta<typeof Provenance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const day = canvas.getByText("2026.11.01");
    await expect(day).toHaveAttribute("datetime", "2026-11-01");
    await expect(day.parentElement).toHaveTextContent("출처 견본건설 사업계획 · 2026.11.01 기준");
  },
};

export const AllStates: Story = {
  render: (line) => (
    <>
      <Provenance {...line} />
      <Provenance
        source="견본시 고시 제2026-000호 도시관리계획(지구단위계획) 결정 및 지형도면 고시"
        asOf="2026-03-02"
      />
    </>
  ),
  play: async ({ canvas }) => {
    const days = Array.from(canvas.getAllByText(/^\d{4}\.\d\d\.\d\d$/), (day) => day.getAttribute("datetime"));
    await expect(days).toEqual(["2026-11-01", "2026-03-02"]);
    const main = canvas.getByRole("main");
    await expect(main.scrollWidth, "a long source goes on below").toBe(main.clientWidth);
  },
};
