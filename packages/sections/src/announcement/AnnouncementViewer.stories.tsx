import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, LONG_TEXT, NARROW } from "../../tests/in-complex.tsx";
import { BlockStory } from "../../tests/BlockStory.tsx";
import { ANNOUNCEMENT_PATH } from "@danji/complex/routes";
import { AnnouncementViewer } from "./AnnouncementViewer.tsx";

function Sample() {
  return <BlockStory kind="announcement">{() => <AnnouncementViewer path={ANNOUNCEMENT_PATH} />}</BlockStory>;
}

const meta = {
  title: "Sections/Announcement",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const LongText: Story = LONG_TEXT;
