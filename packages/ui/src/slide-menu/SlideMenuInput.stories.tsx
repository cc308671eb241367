import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { allowMotion, beside, dragFinger, middleOf, stopMotion, swipe, type Point } from "../../tests/device.ts";
import { settled } from "../../tests/motion.ts";
import { expectClosed, expectNothingLeft, handleOf } from "../modal/modal.plays.ts";
import { SlideMenu } from "./index.ts";

const LINKS = Array.from({ length: 20 }, (_, index) => `안내 ${index + 1}`);

const meta = {
  title: "Overlays/SlideMenu/Input",
  component: SlideMenu.Content,
  args: {
    label: "전체 메뉴",
    children: LINKS.map((link) => (
      <SlideMenu.Link key={link} to="#guide">
        {link}
      </SlideMenu.Link>
    )),
  },
  globals: { viewport: { value: "w360" } },
  // Real input of the browser needs the test runner.
  tags: ["!dev", "!autodocs", "gesture"],
  render: (content) => (
    <main>
      <SlideMenu.Root>
        <SlideMenu.Trigger>메뉴 열기</SlideMenu.Trigger>
        <SlideMenu.Content {...content} />
      </SlideMenu.Root>
    </main>
  ),
} satisfies Meta<typeof SlideMenu.Content>;

export default meta;
type Story = StoryObj<typeof meta>;

const moving = { beforeEach: allowMotion, afterEach: stopMotion } satisfies Partial<Story>;

const trigger = () => screen.getByRole("button", { name: "메뉴 열기" });

/** Opens the menu, and waits until it is in its place and can be dragged. */
async function open(): Promise<HTMLElement> {
  trigger().click();
  const menu = await screen.findByRole("dialog");
  await waitFor(() => handleOf(menu));
  await settled();
  return menu;
}

const leftOf = (menu: HTMLElement) => Math.round(menu.getBoundingClientRect().left);

/** It follows the finger towards its edge, and closes. */
export const Drag: Story = {
  ...moving,
  play: async () => {
    const menu = await open();
    const before = leftOf(menu);
    const from = middleOf(menu);
    const release = await dragFinger(from, beside(from, 160), { steps: 20, stepMs: 40 });
    await waitFor(() => expect(leftOf(menu) - before).toBeGreaterThan(120));
    await expect(menu).toHaveAttribute("data-state", "open");
    await release();
    await expectClosed();
    await waitFor(() => expect(trigger()).toHaveFocus());
    await expectNothingLeft();
  },
};

/** A flick towards its edge closes, and follows no link under the finger. */
export const Flick: Story = {
  tags: ["slow"],
  ...moving,
  play: async () => {
    await open();
    const from: Point = middleOf(screen.getByRole("link", { name: "안내 2" }));
    await swipe(from, beside(from, 60), { steps: 4 });
    await expectClosed();
    await expect(location.hash).toBe("");
  },
};
