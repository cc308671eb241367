import { CONTRACT_EVENT, MOVE_IN_EVENT } from "@danji/complex/sale-dates";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { BlockStory } from "../../tests/BlockStory.tsx";
import { inComplex, LONG_TEXT, NARROW } from "../../tests/in-complex.tsx";
import { withPrices } from "../../tests/story-prices.ts";
import { useStoryToday } from "../../tests/use-story-today.ts";
import { FundingPlanner } from "./FundingPlanner.tsx";
import { createPlanStore } from "./plan-store.ts";

const store = createPlanStore("danji:story:funding");

interface SampleProps {
  /** Whether the types have prices, which are announced with the 입주자모집공고. */
  announced?: boolean;
}

function Sample({ announced = false }: SampleProps) {
  const today = useStoryToday();
  return (
    <BlockStory kind="fundingPlanner">
      {(_, { complex: { funding, schedule, supply, taxes } }) =>
        funding && (
          <FundingPlanner
            rules={funding}
            stampTax={taxes.stampTax}
            types={announced ? withPrices(supply.types) : supply.types}
            contractDay={schedule.events.find(({ key }) => key === CONTRACT_EVENT)?.start}
            moveInDay={schedule.events.find(({ key }) => key === MOVE_IN_EVENT)?.start}
            store={store}
            today={today}
          />
        )
      }
    </BlockStory>
  );
}

const meta = {
  title: "Sections/FundingPlanner",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const LongText: Story = LONG_TEXT;

/** A purchase of 4.5억 with loans. */
export const Result: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^분양가/u), "4억 5,000만");
    await userEvent.click(canvas.getByRole("button", { name: "자금 계획 보기" }));
    await canvas.findByRole("table", { name: "월별 필요 금액" });
  },
};

/** After the announcement a price can be selected. */
export const Announced: Story = {
  args: { announced: true },
  play: async ({ canvas, userEvent }) => {
    const prices = canvas.getByLabelText("공고 분양가");
    const [, first] = within(prices).getAllByRole("option");
    await userEvent.selectOptions(prices, first?.textContent ?? "");
    await expect(canvas.getByLabelText(/^분양가/u)).toHaveValue("3억원");
  },
};
