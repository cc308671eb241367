import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { allowMotion, beside, dragFinger, middleOf, stopMotion, swipe, type Point } from "../../tests/device.ts";
import { settled } from "../../tests/motion.ts";
import { expectClosed, expectNothingLeft, expectPressable, handleOf } from "../modal/modal.plays.ts";
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
  tags: ["!dev", "!autodocs"],
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

async function expectBack(menu: HTMLElement): Promise<void> {
  await waitFor(() => expect(menu.style.transform).toBe(""));
  await expect(leftOf(menu)).toBe(0);
  await expect(menu).toHaveAttribute("data-state", "open");
}

/** Drags an open menu towards its edge and expects that it follows, and closes. */
async function expectDragged(towards: 1 | -1): Promise<void> {
  const menu = await open();
  const from = middleOf(menu);
  const release = await dragFinger(from, beside(from, towards * 160), { steps: 20, stepMs: 40 });
  await waitFor(() => expect(leftOf(menu) * towards).toBeGreaterThan(120));
  await expect(menu).toHaveAttribute("data-state", "open");
  await release();
  await expectClosed();
  await waitFor(() => expect(trigger()).toHaveFocus());
  await expectNothingLeft();
}

/** A press right after the one that opens it does not hit the overlay below it. */
export const FirstFrame: Story = {
  play: async () => {
    await expectPressable(trigger());
  },
};

/** It follows a finger towards its edge, and closes past a third of its width. */
export const DragToClose: Story = { ...moving, play: () => expectDragged(1) };

/** Opened at the left edge, it goes there. */
export const DragToTheLeft: Story = { ...moving, args: { side: "left" }, play: () => expectDragged(-1) };

/** Released before, it springs back; dragged away from its edge, it stays. */
export const ShortDrag: Story = {
  ...moving,
  play: async () => {
    const menu = await open();
    const from = middleOf(menu);
    const release = await dragFinger(from, beside(from, 90), { steps: 6, stepMs: 80 });
    await waitFor(() => expect(leftOf(menu)).toBeGreaterThan(50));
    await release();
    await expectBack(menu);
    await swipe(from, beside(from, -120), { steps: 4 });
    await expectBack(menu);
  },
};

/** A flick closes, and follows no link under the finger. */
export const Flick: Story = {
  ...moving,
  play: async () => {
    await open();
    const from: Point = middleOf(screen.getByRole("link", { name: "안내 2" }));
    await swipe(from, beside(from, 60), { steps: 4 });
    await expectClosed();
    await expect(location.hash).toBe("");
  },
};

/** Up and down it scrolls, and does not move. */
export const ContentScrolls: Story = {
  ...moving,
  play: async () => {
    const menu = await open();
    const list = screen.getByRole("navigation", { name: "전체 메뉴" });
    const from = middleOf(menu);
    await swipe(beside(from, 0, 150), beside(from, 40, -150), { steps: 10 });
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(100));
    await expectBack(menu);
  },
};
