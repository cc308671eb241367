import type { Meta } from "@storybook/react-vite";
import { visitPath } from "@danji/complex/routes";
import { useState } from "react";
import { inComplex } from "../../../tests/in-complex.tsx";
import { LONG_TEXT } from "../../../tests/story-meta.tsx";
import { useComplex } from "../../../tests/story-complex.ts";
import { MobileMenuPanel } from "./MobileMenuPanel.tsx";

function Sample() {
  const { identity, menu } = useComplex().complex;
  const [open, setOpen] = useState(true);
  return (
    <main>
      <h1>{identity.name}</h1>
      <MobileMenuPanel
        identity={identity}
        menu={menu}
        booking={visitPath(identity.siteKey)}
        path="/"
        open={open}
        onOpenChange={setOpen}
      />
    </main>
  );
}

export default {
  title: "Sections/Frame/MobileMenu",
  component: Sample,
  decorators: [inComplex],
  globals: { viewport: { value: "w360" } },
} satisfies Meta<typeof Sample>;

export const Default = {};
export const LongText = LONG_TEXT;
