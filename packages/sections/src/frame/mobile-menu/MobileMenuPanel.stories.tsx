import type { Meta, StoryObj } from "@storybook/react-vite";
import { visitPath } from "@danji/complex/routes";
import { useState } from "react";
import { inComplex, LONG_TEXT, NARROW } from "../../../tests/in-complex.tsx";
import { useComplex } from "../../../tests/story-complex.ts";
import { MobileMenuPanel } from "./MobileMenuPanel.tsx";

function Sample() {
  const { identity, menu } = useComplex().complex;
  const [open, setOpen] = useState(true);
  return (
    <main>
      <h1>{identity.name}</h1>
      <MobileMenuPanel menu={menu} booking={visitPath(identity.siteKey)} path="/" open={open} onOpenChange={setOpen} />
    </main>
  );
}

const meta = {
  title: "Sections/Frame/MobileMenu",
  component: Sample,
  tags: ["!autodocs"],
  decorators: [inComplex],
  ...NARROW,
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = LONG_TEXT;
