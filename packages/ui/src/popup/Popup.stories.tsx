import { useState, type ComponentProps } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { PopupExample } from "../../tests/examples/Popup.tsx";
import { exampleOf, FORCED_STATES, OverlayBox, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { Button } from "../button/index.ts";
import { Popup } from "./index.ts";
import { CloseButton } from "../modal/Modal.styles.ts";
import { DIALOG_KEYS, DIALOG_PATTERN, closeByEscape, expectClosed, expectNothingLeft } from "../modal/modal.plays.ts";
import { playKeys } from "../../tests/keys.ts";
import { expectNoMotion } from "../../tests/motion.ts";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";

const meta = {
  title: "Overlays/Popup · 팝업, modal, dialog",
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

export const AllStates: Story = {
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
  args: { hideTitle: true, children: <Popup.Close>나중에 하기</Popup.Close> },
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
        <Popup.Content title="관심고객 등록">
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
      <Popup.Content {...content} />
    </Popup.Root>
  ),
  play: async () => {
    const page = within(await unscriptedBody());
    await expect(page.getByText("관심고객 등록")).toHaveAttribute("href", "#registration");
    await expect(page.queryByRole("dialog")).toBeNull();
  },
};
