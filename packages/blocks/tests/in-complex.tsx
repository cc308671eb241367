import type { Decorator } from "@storybook/react-vite";
import type { UnitType } from "@danji/complex/schema/supply";
import { Lightbox } from "@danji/ui/lightbox";
import { complexes } from "storybook:complexes";
import { withLongText } from "./story-props.ts";
import { type StoryComplex, StoryComplexContext } from "./story-complex.ts";

/** Invented prices by floor, in won. */
const PRICES = [
  { floors: "1층", price: 300_000_000 },
  { floors: "2~4층", price: 310_000_000 },
  { floors: "5층 이상", price: 325_000_000 },
];

/** Returns types with invented prices, as after the 입주자모집공고: no complex of the repository has announced any. */
const withPrices = (types: readonly UnitType[]): UnitType[] => types.map((type) => ({ ...type, prices: PRICES }));

interface Changes {
  pictures?: unknown;
  text?: unknown;
  prices?: unknown;
}

function changed(story: StoryComplex, { pictures, text, prices }: Changes): StoryComplex {
  const { complex } = story;
  const { supply } = complex;
  return {
    ...story,
    ...(pictures === "none" && { pictures: {} }),
    ...(text === "long" && { complex: withLongText(complex) }),
    ...(prices === "announced" && { complex: { ...complex, supply: { ...supply, types: withPrices(supply.types) } } }),
  };
}

/** Provides a story with the complex that the toolbar selects, and opens its pictures as a page does. */
export const inComplex: Decorator = (Story, { globals, parameters }) => {
  const complex = complexes[String(globals["complex"])];
  if (!complex) return <p>단지가 없습니다.</p>;
  return (
    <StoryComplexContext value={changed(complex, parameters)}>
      <Lightbox.Root>
        <Story />
      </Lightbox.Root>
    </StoryComplexContext>
  );
};
