import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, LONG_TEXT, NARROW, WITHOUT_PICTURE } from "../../../tests/in-complex.tsx";
import { HomeStory } from "../../../tests/HomeStory.tsx";
import { expect } from "storybook/test";
import { CARDS_PER_SCREEN } from "../home-screens.ts";
import { PremiumSection } from "./PremiumSection.tsx";

interface SampleProps {
  /** Whether the second screen shows, with one card alone. */
  alone?: boolean;
}

function Sample({ alone = false }: SampleProps) {
  return (
    <HomeStory kind="premium">
      {(section, { pictures }) => {
        const cards = section.cards.slice(0, CARDS_PER_SCREEN.bleed + 1);
        return alone ? (
          <PremiumSection
            id="premium"
            section={{ ...section, composition: "bleed", cards }}
            pictures={pictures}
            part={1}
          />
        ) : (
          <PremiumSection id="premium" section={section} pictures={pictures} part={0} />
        );
      }}
    </HomeStory>
  );
}

const meta = {
  title: "Sections/HomePremium",
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

/** An odd number of cards leaves one to its own screen, its picture beside its words. */
export const Alone: Story = {
  args: { alone: true },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img").getBoundingClientRect().height).toBeGreaterThan(300);
  },
};
