import { CONTRACT_EVENT, MOVE_IN_EVENT } from "@danji/complex/sale-dates";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { BlockStory } from "../../tests/BlockStory.tsx";
import { inComplex, LONG_TEXT, NARROW } from "../../tests/in-complex.tsx";
import { useStoryToday } from "../../tests/use-story-today.ts";
import { FundingPlanner } from "./FundingPlanner.tsx";
import { createPlanStore } from "./plan-store.ts";

const store = createPlanStore("danji:story:funding");

function Sample() {
  const today = useStoryToday();
  return (
    <BlockStory kind="fundingPlanner">
      {(_, { complex: { funding, schedule, supply, taxes } }) =>
        funding && (
          <FundingPlanner
            rules={funding}
            stampTax={taxes.stampTax}
            types={supply.types}
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
