import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useComplex } from "../../../tests/story-complex.ts";
import { homeMeta, LONG_TEXT, WITHOUT_PICTURE } from "../../../tests/story-meta.tsx";
import { CARDS_PER_SCREEN } from "./cards-per-screen.ts";
import { Block } from "./Block.tsx";
import { schema } from "./block.ts";

export default { title: "Sections/Home/Premium", ...homeMeta("premium") };

/** Renders the second screen, with one card. */
function AloneSample() {
  const { complex, pictures } = useComplex();
  const { data: section } = schema.safeParse(complex.home.sections.find(({ kind }) => kind === "premium"));
  if (!section) return null;
  const cards = section.cards.slice(0, CARDS_PER_SCREEN.bleed + 1);
  return (
    <main>
      <Block id="premium" section={{ ...section, composition: "bleed", cards }} pictures={pictures} part={1} />
    </main>
  );
}

export const Default = {};
export const WithoutPicture = WITHOUT_PICTURE;
export const LongText = LONG_TEXT;

/** An odd number of cards leaves one to its own screen, its picture beside its words. */
export const Alone: StoryObj = {
  render: () => <AloneSample />,
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img").getBoundingClientRect().height).toBeGreaterThan(300);
  },
};
