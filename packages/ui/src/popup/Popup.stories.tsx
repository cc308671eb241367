import type { ComponentProps } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { PopupExample } from "../../tests/examples/Popup.tsx";
import { exampleOf } from "../../tests/exampleOf.tsx";
import { Button } from "../button/index.ts";
import { Popup } from "./index.ts";
import { dialog, trigger } from "./popup.plays.ts";
import { CloseButton } from "../modal/Modal.styles.ts";
import { DIALOG_KEYS, DIALOG_PATTERN } from "../modal/keys.fixture.ts";
import { closeByEscape, expectClosed, expectNothingLeft } from "../modal/modal.plays.ts";
import { FORCED_STATES } from "../../tests/forcedStates.ts";
import { playKeys } from "../../tests/keys.ts";
import { expectNoMotion } from "../../tests/motion.ts";
import { OverlayBox } from "../../tests/OverlayBox.tsx";
import { SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
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
