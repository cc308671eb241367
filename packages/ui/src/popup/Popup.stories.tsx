import { useState, type ComponentProps } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { PopupExample } from "../../tests/examples/Popup.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import {
  exampleOf,
  FITTED,
  FORCED_STATES,
  OverlayBox,
  SpecimenRow,
  Specimens,
  StateRows,
} from "../../tests/Specimens.tsx";
import { Button } from "../button/index.ts";
import { Popup } from "./index.ts";
import { CloseButton } from "../modal/Modal.styles.ts";
import {
  DIALOG_KEYS,
  DIALOG_PATTERN,
  closeByEscape,
  expectClosed,
  expectNothingLeft,
  expectPressable,
  handleOf,
} from "../modal/modal.plays.ts";
import { playKeys } from "../../tests/keys.ts";
import { expectNoMotion, settled } from "../../tests/motion.ts";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { allowMotion, beside, dragFinger, middleOf, stopMotion, swipe, type Point } from "../../tests/device.ts";

const meta = {
  title: "Overlays/Popup · 팝업, 모달, modal, dialog",
  id: "overlays-popup",
  component: Popup.Content,
  ...exampleOf(Popup.Content, PopupExample),
  parameters: { keys: DIALOG_KEYS, pattern: DIALOG_PATTERN, docs: { story: { inline: false, height: "38rem" } } },
} satisfies Meta<typeof Popup.Content>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button that opens the popup, which is hidden while that is open. */
const trigger = () => screen.getByRole("button", { name: "관심고객 등록", hidden: true });
/** The open popup. */
const dialog = () => screen.findByRole("dialog", { name: "관심고객 등록" });

type UserEvent = Parameters<NonNullable<Story["play"]>>[0]["userEvent"];

async function openByKeyboard(userEvent: UserEvent, key = "{Enter}"): Promise<void> {
  trigger().focus();
  await userEvent.keyboard(key);
  await dialog();
  await waitFor(() => expect(screen.getByLabelText("이름")).toHaveFocus());
}

export const Default: Story = {
  play: async () => {
    await expect(trigger()).toHaveAttribute("aria-expanded", "false");
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

const renderOpen = (content: ComponentProps<typeof Popup.Content>) => (
  <Popup.Root defaultOpen>
    <Popup.Content {...content} />
  </Popup.Root>
);

export const Anatomy: Story = {
  tags: ["!dev"],
  ...anatomyOf({ Popup }, PopupExample, {
    part: Popup.Root,
    props: { defaultOpen: true },
    overlay: true,
    unmarked: ["Popup.Root", "Popup.Close"],
  }),
};

export const AllStates: Story = {
  parameters: FITTED,
  render: (content) => (
    <Specimens>
      <SpecimenRow wide name="open">
        <OverlayBox>{renderOpen(content)}</OverlayBox>
      </SpecimenRow>
      <StateRows states={FORCED_STATES}>
        {() => (
          <Popup.Root>
            <Popup.Trigger asChild>
              <Button>관심고객 등록</Button>
            </Popup.Trigger>
            <CloseButton aria-label="닫기">
              <span aria-hidden>×</span>
            </CloseButton>
          </Popup.Root>
        )}
      </StateRows>
    </Specimens>
  ),
  play: async () => {
    await expect(await dialog()).toHaveAccessibleDescription("등록하신 연락처로 전문상담원이 안내해 드립니다.");
  },
};

export const HiddenTitle: Story = {
  args: { hideLabel: true, children: <Popup.Close>나중에 하기</Popup.Close> },
  render: renderOpen,
  play: async () => {
    await expect(await dialog()).toBeInTheDocument();
  },
};

/** It opens as a button does, time after time; the focus goes in, stays in and returns. */
export const Keyboard: Story = {
  tags: ["!dev"],
  play: playKeys(DIALOG_KEYS, {
    async tab({ userEvent }) {
      await openByKeyboard(userEvent);
      await expect(screen.getByLabelText("이름")).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByLabelText("연락처")).toHaveFocus();
      screen.getByRole("button", { name: "닫기" }).focus();
      await userEvent.tab();
      await expect(screen.getByLabelText("이름")).toHaveFocus();
      await closeByEscape(userEvent, trigger);
    },
    async shiftTab({ userEvent }) {
      await openByKeyboard(userEvent);
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole("button", { name: "닫기" })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole("button", { name: "방문예약 등록" })).toHaveFocus();
      await closeByEscape(userEvent, trigger);
    },
    async escape({ userEvent }) {
      await openByKeyboard(userEvent, " ");
      await userEvent.tab();
      await closeByEscape(userEvent, trigger);
      await expectNothingLeft();
    },
  }),
};

export const Pointer: Story = {
  tags: ["!dev"],
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await dialog();
    const backdrop = document.querySelector("[data-danji-scroll-lock]");
    if (!backdrop) throw new Error("There is no backdrop.");
    await userEvent.click(backdrop);
    await expectClosed();

    await userEvent.click(trigger());
    await dialog();
    await userEvent.click(screen.getByRole("button", { name: "닫기" }));
    await expectClosed();
    await waitFor(() => expect(trigger()).toHaveFocus());
    await expectNothingLeft();
  },
};

export const ScrollLock: Story = {
  tags: ["!dev"],
  render: (content) => (
    <>
      <header data-testid="bar" style={{ position: "fixed", insetInline: 0, top: 0 }}>
        분양문의
      </header>
      <main data-testid="page" style={{ minHeight: "200vh", padding: "2rem" }}>
        <Popup.Root>
          <Popup.Trigger>관심고객 등록</Popup.Trigger>
          <Popup.Content {...content} />
        </Popup.Root>
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const widths = () => ["bar", "page"].map((id) => canvas.getByTestId(id).getBoundingClientRect().width);
    const before = widths();
    await expect(before[0]).toBeLessThan(window.innerWidth);
    await userEvent.click(trigger());
    await dialog();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
    await expect(widths()).toEqual(before);
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    await expect(widths()).toEqual(before);
    await expectNothingLeft();
  },
};

function VanishingOpener() {
  const [hasOpener, setHasOpener] = useState(true);
  return (
    <main>
      <h1>분양 안내</h1>
      <Popup.Root>
        {hasOpener && (
          <Popup.Trigger asChild>
            <Button>관심고객 등록</Button>
          </Popup.Trigger>
        )}
        <Popup.Content label="관심고객 등록">
          <Button onClick={() => setHasOpener(false)}>등록 마감</Button>
        </Popup.Content>
      </Popup.Root>
    </main>
  );
}

export const MissingTrigger: Story = {
  tags: ["!dev"],
  render: () => <VanishingOpener />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(trigger());
    await dialog();
    await userEvent.click(screen.getByRole("button", { name: "등록 마감" }));
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    const main = canvasElement.querySelector("main");
    await waitFor(() => expect(main).toHaveFocus());
    main?.blur();
    await expect(main).not.toHaveAttribute("tabindex");
    await expectNothingLeft();
  },
};

function Answering() {
  const [sent, setSent] = useState(false);
  return sent ? <p role="status">등록이 완료되었습니다.</p> : <Button onClick={() => setSent(true)}>등록</Button>;
}

/** What had the focus makes way for an answer: the focus stays in, and returns all the same. */
export const ReplacedContent: Story = {
  tags: ["!dev"],
  args: { children: <Answering /> },
  play: async ({ userEvent }) => {
    trigger().focus();
    await userEvent.keyboard("{Enter}");
    const popup = await dialog();
    const send = screen.getByRole("button", { name: "등록" });
    await waitFor(() => expect(send).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("status")).toHaveTextContent("등록이 완료되었습니다.");
    await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "닫기" })).toHaveFocus();
    await closeByEscape(userEvent, trigger);
    await expectNothingLeft();
  },
};

/** Nothing moves under reduced motion. */
export const ReducedMotion: Story = {
  tags: ["!dev", "slow"],
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await dialog();
    await expectNoMotion();
  },
};

/** Nothing covers the page, and the button is where a link to a page of its own may stand. */
export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  render: (content) => (
    <Popup.Root>
      <Popup.Trigger asChild>
        <a href="#registration">관심고객 등록</a>
      </Popup.Trigger>
      <Popup.Trigger>등록</Popup.Trigger>
      <Popup.Trigger asChild>
        <Button>등록</Button>
      </Popup.Trigger>
      <Popup.Content {...content} />
    </Popup.Root>
  ),
  play: async () => {
    const page = within(await unscriptedBody());
    await expect(page.queryByRole("button")).toBeNull();
    await expect(page.getByText("관심고객 등록")).toHaveAttribute("href", "#registration");
    await expect(page.queryByRole("dialog")).toBeNull();
  },
};

const TERMS = Array.from({ length: 30 }, (_, index) => `${index + 1}. 수집한 개인정보는 상담에만 이용합니다.`);

const renderSheet = (content: ComponentProps<typeof Popup.Content>) => (
  <main style={{ minHeight: "150vh", padding: "2rem" }}>
    <Popup.Root>
      <Popup.Trigger>관심고객 등록</Popup.Trigger>
      <Popup.Content {...content} />
    </Popup.Root>
  </main>
);

/** What needs the real input of a browser, which the test runner alone has. */
const input = {
  args: {
    label: "관심고객 등록",
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
  render: renderSheet,
} satisfies Partial<Story>;

const moving = { beforeEach: allowMotion, afterEach: stopMotion } satisfies Partial<Story>;

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
  ...input,
  tags: ["!dev", "gesture"],
  play: async () => {
    await expectPressable(trigger());
  },
};

/** It follows a finger on its head, and closes past a third of its height. */
export const DragToClose: Story = {
  ...input,
  tags: ["!dev", "gesture"],
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
  ...input,
  tags: ["!dev", "gesture", "slow"],
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
  ...input,
  tags: ["!dev", "gesture"],
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
  ...input,
  tags: ["!dev", "gesture", "slow"],
  args: { hideLabel: true },
  play: () =>
    expectDismissed(
      (from) => swipe(from, beside(from, 0, 60), { steps: 4 }),
      () => handleOf(screen.getByRole("dialog")),
    ),
};

/** A finger on the content scrolls it, and moves the sheet neither down from its end nor from its start. */
export const ContentScrolls: Story = {
  ...input,
  tags: ["!dev", "gesture", "slow"],
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
