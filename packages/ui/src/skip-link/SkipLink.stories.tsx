import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { SkipLinkExample } from "../../tests/examples/SkipLink.tsx";
import { exampleOf } from "../../tests/Specimens.tsx";
import { textsIn } from "../../tests/texts.ts";
import { SkipLink } from "./index.ts";

const meta = {
  title: "Navigation/SkipLink · 본문 바로가기, bypass",
  id: "navigation-skiplink",
  component: SkipLink,
  ...exampleOf(SkipLink, SkipLinkExample),
  parameters: { docs: { story: { inline: false, height: "12rem" } } },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Out of sight, and still the first thing that is read. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole<HTMLAnchorElement>("link", { name: textsIn(globals).skipLink.text });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await expect(document.querySelector(link.hash)).toBe(canvas.getByRole("main"));
  },
};

/** Unfocused it is nowhere to be seen: what there is to look at is the focused link. */
export const AllStates: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: textsIn(globals).skipLink.text })).toHaveFocus();
  },
};

/** In sight with the focus only; Enter leads to the content, as `tests/e2e/shell.spec.ts` shows on a page. */
export const Keyboard: Story = {
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole<HTMLAnchorElement>("link", { name: "본문 바로가기" });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    canvas.getByRole("main").focus();
    await waitFor(() => expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0));
  },
};
