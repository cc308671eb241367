import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, LONG_TEXT, NARROW, WITHOUT_PICTURE } from "../../../tests/in-complex.tsx";
import { HomeStory } from "../../../tests/HomeStory.tsx";
import { BrandSection } from "./BrandSection.tsx";

function Sample() {
  return (
    <HomeStory kind="brand">
      {(section, { complex, pictures }) => (
        <BrandSection id="brand" section={section} pictures={pictures} brand={complex.identity.brand.latin} />
      )}
    </HomeStory>
  );
}

const meta = {
  title: "Sections/HomeBrand",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = NARROW;

export const WithoutPicture: Story = WITHOUT_PICTURE;

export const LongText: Story = LONG_TEXT;
