import type { Meta, StoryObj } from "@storybook/react-vite";
import { inComplex, LONG_TEXT, NARROW, WITHOUT_PICTURE } from "../../../tests/in-complex.tsx";
import { useComplex } from "../../../tests/story-complex.ts";
import { Button } from "@danji/ui/button";
import { HeroSection } from "./HeroSection.tsx";

function Sample() {
  const { complex, pictures } = useComplex();
  const { hero } = complex.home;
  return (
    <main>
      <HeroSection
        name={complex.identity.name}
        hero={hero}
        facts={complex.facts.items}
        pictures={pictures}
        action={<Button variant="accent">{hero.button}</Button>}
      />
    </main>
  );
}

const meta = {
  title: "Sections/HomeHero",
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
