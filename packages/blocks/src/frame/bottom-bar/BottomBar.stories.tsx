import type { Meta } from "@storybook/react-vite";
import { inComplex } from "../../../tests/in-complex.tsx";
import { storyPopup } from "../../../tests/story-popup.ts";
import { useComplex } from "../../../tests/story-complex.ts";
import { BottomBar } from "./BottomBar.tsx";

const Sample = () => <BottomBar identity={useComplex().complex.identity} popup={storyPopup} />;

export default {
  title: "Sections/Frame/BottomBar",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
  globals: { viewport: { value: "w360" } },
} satisfies Meta<typeof Sample>;

export const Default = {};
