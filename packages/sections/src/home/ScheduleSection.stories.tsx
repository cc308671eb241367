import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, LONG_TEXT, NARROW } from "../../tests/in-complex.tsx";
import { HomeStory } from "../../tests/HomeStory.tsx";
import { koreanDate } from "@danji/complex/sale-dates";
import { ScheduleSection } from "./ScheduleSection.tsx";

function Sample() {
  return (
    <HomeStory kind="schedule">
      {(section, { complex }) => (
        <ScheduleSection id="schedule" section={section} schedule={complex.schedule} today={koreanDate(Date.now())} />
      )}
    </HomeStory>
  );
}

const meta = {
  title: "Sections/HomeSchedule",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const LongText: Story = LONG_TEXT;
