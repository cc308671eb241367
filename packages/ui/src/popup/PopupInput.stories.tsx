import type { ComponentProps } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { allowMotion, beside, dragFinger, middleOf, stopMotion, swipe, type Point } from "../../tests/device.ts";
import { settled } from "../../tests/motion.ts";
import { expectClosed, expectNothingLeft, expectPressable, handleOf } from "../modal/modal.plays.ts";
import { Popup } from "./index.ts";

const TERMS = Array.from({ length: 30 }, (_, index) => `${index + 1}. 수집한 개인정보는 상담에만 이용합니다.`);

const render = (content: ComponentProps<typeof Popup.Content>) => (
  <main style={{ minHeight: "150vh", padding: "2rem" }}>
    <Popup.Root>
      <Popup.Trigger>관심고객 등록</Popup.Trigger>
      <Popup.Content {...content} />
    </Popup.Root>
  </main>
);

const meta = {
  title: "Overlays/Popup/Input",
  component: Popup.Content,
  args: {
    title: "관심고객 등록",
    children: (
      <>
        {TERMS.map((term) => (
          <p key={term}>{term}</p>
        ))}
        <Popup.Close>확인</Popup.Close>
      </>
    ),
  },
  globals: { viewport: { value: "w360" } },
  // Real input of the browser needs the test runner.
  tags: ["!dev", "!autodocs", "gesture"],
  render,
} satisfies Meta<typeof Popup.Content>;

export default meta;
type Story = StoryObj<typeof meta>;

const moving = { beforeEach: allowMotion, afterEach: stopMotion } satisfies Partial<Story>;

const trigger = () => screen.getByRole("button", { name: "관심고객 등록" });
const heading = () => screen.getByRole("heading", { name: "관심고객 등록" });

/** Opens the sheet, and waits until it is in its place and has its handle. */
async function open(): Promise<HTMLElement> {
  trigger().click();
  const sheet = await screen.findByRole("dialog");
  await waitFor(() => expect(handleOf(sheet)).toBeVisible());
  await settled();
  return sheet;
}

const topOf = (sheet: HTMLElement) => Math.round(sheet.getBoundingClientRect().top);

/** Expects the sheet where it was opened, and open. */
async function expectBack(sheet: HTMLElement, top: number): Promise<void> {
  await waitFor(() => expect(sheet.style.transform).toBe(""));
  await expect(topOf(sheet)).toBe(top);
  await expect(sheet).toHaveAttribute("data-state", "open");
}

/** Expects that the sheet closes with the finger that the function drags. */
async function expectDismissed(drag: (from: Point) => Promise<void>, from = heading): Promise<void> {
  await open();
  await drag(middleOf(from()));
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

/** It follows a finger on its head, and closes past a third of its height. */
export const DragToClose: Story = {
  ...moving,
  play: async () => {
    const sheet = await open();
    const top = topOf(sheet);
    const far = sheet.offsetHeight * 0.4;
    const from = middleOf(heading());
    const release = await dragFinger(from, beside(from, 0, far), { steps: 20, stepMs: 40 });
    await waitFor(() => expect(topOf(sheet) - top).toBeGreaterThan(far - 40));
    await expect(sheet).toHaveAttribute("data-state", "open");
    await release();
    await expectClosed();
    await waitFor(() => expect(trigger()).toHaveFocus());
    await expectNothingLeft();
  },
};

/** Released before, it springs back; dragged up, it stays. */
export const ShortDrag: Story = {
  tags: ["slow"],
  ...moving,
  play: async () => {
    const sheet = await open();
    const top = topOf(sheet);
    const from = middleOf(heading());
    const release = await dragFinger(from, beside(from, 0, 120), { steps: 6, stepMs: 80 });
    await waitFor(() => expect(topOf(sheet)).toBeGreaterThan(top + 80));
    await release();
    await expectBack(sheet, top);
    const hold = await dragFinger(from, beside(from, 0, -60), { steps: 4 });
    await expect(topOf(sheet)).toBe(top);
    await hold();
    await expectBack(sheet, top);
  },
};

/** A flick closes, however short; one back up does not, however far the sheet is. */
export const Flick: Story = {
  ...moving,
  play: async () => {
    await expectDismissed((from) => swipe(from, beside(from, 0, 60), { steps: 4 }));
    const sheet = await open();
    const top = topOf(sheet);
    const from = middleOf(heading());
    const far = beside(from, 0, sheet.offsetHeight * 0.7);
    const release = await dragFinger(from, far, { steps: 10 }, beside(far, 0, -150));
    await release();
    await expectBack(sheet, top);
  },
};

/** The handle holds the sheet too, also where the title is hidden. */
export const Handle: Story = {
  tags: ["slow"],
  args: { hideTitle: true },
  play: () =>
    expectDismissed(
      (from) => swipe(from, beside(from, 0, 60), { steps: 4 }),
      () => handleOf(screen.getByRole("dialog")),
    ),
};

/** A finger on the content scrolls it, and moves the sheet neither down from its end nor from its start. */
export const ContentScrolls: Story = {
  tags: ["slow"],
  ...moving,
  play: async () => {
    const sheet = await open();
    const top = topOf(sheet);
    const body = screen.getByText(TERMS[0] ?? "").parentElement;
    if (!body) throw new Error("The popup has no body.");
    const middle = middleOf(body);
    await swipe(beside(middle, 0, 150), beside(middle, 0, -150), { steps: 10 });
    await waitFor(() => expect(body.scrollTop).toBeGreaterThan(100));
    await swipe(beside(middle, 0, -50), beside(middle, 0, 200), { steps: 4 });
    await waitFor(() => expect(body.scrollTop).toBe(0));
    await swipe(beside(middle, 0, -50), beside(middle, 0, 200), { steps: 4 });
    await expectBack(sheet, top);
  },
};
