import type { Meta, StoryObj } from "@storybook/react-vite";
import { NotFound } from "../frame/plain-page/NotFound.tsx";
import { inComplex } from "../../tests/in-complex.tsx";
import { useComplex } from "../../tests/story-complex.ts";
import { StorySite } from "../../tests/StorySite.tsx";

function Sample() {
  const { page } = useComplex().complex.schedule;
  return <StorySite path="/">{() => <NotFound schedulePage={page} />}</StorySite>;
}

const meta = {
  title: "Pages/NotFound",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
