import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, LONG_TEXT, NARROW } from "../../../tests/in-complex.tsx";
import { HomeStory } from "../../../tests/HomeStory.tsx";
import { useStoryToday } from "../../../tests/use-story-today.ts";
import { ScheduleSection } from "./ScheduleSection.tsx";

function Sample() {
  const today = useStoryToday();
  return (
    <HomeStory kind="schedule">
      {(section, { complex }) => (
        <ScheduleSection id="schedule" section={section} schedule={complex.schedule} today={today} />
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
