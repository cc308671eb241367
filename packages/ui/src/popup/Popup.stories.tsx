import type { Meta, StoryObj } from "@storybook/react-vite";
import { lazy, StrictMode, Suspense, useEffect, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { TextField } from "../field/index.ts";
import { FrameEmbed } from "../frame-embed/index.ts";
import { Popup, type PopupContentProps } from "./index.ts";
import { CloseButton } from "../modal/Modal.styles.ts";
import { DIALOG_KEYS, DIALOG_PATTERN } from "../modal/keys.fixture.ts";
import { closeByEscape, expectClosed, expectNothingLeft } from "../modal/modal.plays.ts";
import { FORCED_STATES } from "../../tests/forcedStates.ts";
import { playKeys } from "../../tests/keys.ts";
import { expectNoMotion } from "../../tests/motion.ts";
import { OverlayBox } from "../../tests/OverlayBox.tsx";
import { SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { SampleFilm } from "../video-player/video-player.fixture.tsx";
import { expectWatched } from "../../tests/watched.ts";
import { documentOf, WithoutScripts } from "../../tests/WithoutScripts.tsx";

function Registration() {
  return (
    <form style={{ display: "grid", gap: "1.25rem" }}>
      <TextField label="이름" name="name" required autoComplete="name" />
      <TextField label="연락처" name="phone" type="tel" required autoComplete="tel" />
      <TextField label="생년월일" name="birthdate" required placeholder="예: 900101" inputMode="numeric" />
      <Button type="submit">방문예약 등록</Button>
    </form>
  );
}

const meta = {
  title: "Overlays/Popup",
  component: Popup.Content,
  parameters: { keys: DIALOG_KEYS, pattern: DIALOG_PATTERN, docs: { story: { inline: false, height: "38rem" } } },
  args: {
    title: "관심고객 등록",
    description: "등록하신 연락처로 전문상담원이 안내해 드립니다.",
    children: <Registration />,
  },
  render: (content) => (
    <main style={{ minHeight: "150vh", padding: "2rem" }}>
      <Popup.Root>
        <Popup.Trigger asChild>
          <Button>관심고객 등록</Button>
        </Popup.Trigger>
        <Popup.Content {...content} />
      </Popup.Root>
    </main>
  ),
} satisfies Meta<typeof Popup.Content>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole("button", { name: "관심고객 등록", hidden: true });
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

const renderOpen = (content: PopupContentProps) => (
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

/** A sheet wider than a form has it in its middle. */
export const WideSheet: Story = {
  tags: ["!dev"],
  globals: { viewport: { value: "w900" } },
  render: renderOpen,
  play: async () => {
    const middle = (element: Element | null) => {
      const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
      return (left + right) / 2;
    };
    const sheet = await dialog();
    await expect(sheet.offsetWidth).toBeGreaterThan(sheet.querySelector("form")?.offsetWidth ?? Infinity);
    await expect(middle(sheet.querySelector("form"))).toBeCloseTo(middle(sheet), 0);
  },
};

/** A disabled control does not take the focus. */
export const DisabledControl: Story = {
  tags: ["!dev"],
  args: {
    children: (
      <>
        <Button disabled>이미 등록됨</Button>
        <Button>다른 연락처로 등록</Button>
      </>
    ),
  },
  render: renderOpen,
  play: async () => {
    await dialog();
    await waitFor(() => expect(screen.getByRole("button", { name: "다른 연락처로 등록" })).toHaveFocus());
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

const onEffect = fn();
const loadAnswer = fn(async () => ({ default: () => <p>전문상담원이 안내해 드립니다.</p> }));
const Answer = lazy(loadAnswer);

/** A film that plays on its own, and lazy code. */
function PreloadedContent() {
  useEffect(() => {
    onEffect();
  }, []);
  return (
    <>
      <Registration />
      <SampleFilm title="홍보영상" autoPlay />
      <FrameEmbed.Root title="84A VR 둘러보기" src="about:blank">
        <FrameEmbed.Facade hint="화면을 클릭하면 VR을 보실 수 있습니다." />
        <FrameEmbed.Frame />
      </FrameEmbed.Root>
      <Suspense>
        <Answer />
      </Suspense>
    </>
  );
}

const hiddenForm = () => document.querySelector<HTMLElement>("[role=dialog] form");

/** Hover and focus render the content hidden and load its code; its effects wait until it opens. */
export const PreloadOnIntent: Story = {
  tags: ["!dev"],
  render: () => (
    <StrictMode>
      <main>
        <Popup.Root>
          <Popup.Trigger preload="intent">관심고객 등록</Popup.Trigger>
          <Popup.Content title="관심고객 등록">
            <PreloadedContent />
          </Popup.Content>
        </Popup.Root>
      </main>
    </StrictMode>
  ),
  play: async ({ userEvent }) => {
    for (const intent of [() => userEvent.hover(trigger()), async () => trigger().focus()]) {
      onEffect.mockClear();
      await intent();
      await waitFor(() => expect(hiddenForm()).not.toBeNull());
      await waitFor(() => expect(loadAnswer).toHaveBeenCalled());
      await expect(hiddenForm()).not.toBeVisible();
      await expect(screen.queryByRole("dialog")).toBeNull();
      await expect(trigger()).toHaveAttribute("aria-expanded", "false");
      await expect(getComputedStyle(document.documentElement).overflowY).not.toBe("hidden");
      await expect(document.querySelector("[data-aria-hidden], [data-radix-focus-guard]")).toBeNull();
      await expect(document.querySelector("video")?.paused).toBe(true);
      await expect(document.querySelector("iframe")).toBeNull();
      await expect(onEffect).not.toHaveBeenCalled();

      trigger().click();
      await dialog();
      await waitFor(() => expect(screen.getByLabelText("이름")).toHaveFocus());
      await expect(onEffect).toHaveBeenCalled();
      await userEvent.type(screen.getByLabelText("이름"), "김온");
      // The focus that returns is no intent of the visitor, but preloads the next, empty form.
      await closeByEscape(userEvent, trigger);
      await waitFor(() => expect(hiddenForm()?.querySelector("input")?.value).toBe(""));
      trigger().blur();
    }
  },
};

const onOpenChange = fn();

function WithoutTrigger() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>방문예약</Button>
      <Popup.Root
        open={open}
        onOpenChange={(next) => {
          onOpenChange(next);
          setOpen(next);
        }}
      >
        <Popup.Content title="관심고객 등록">
          <Registration />
        </Popup.Content>
      </Popup.Root>
    </main>
  );
}

export const Controlled: Story = {
  tags: ["!dev"],
  render: () => <WithoutTrigger />,
  play: async ({ canvas, userEvent }) => {
    onOpenChange.mockClear();
    const opener = canvas.getByRole("button", { name: "방문예약" });
    await userEvent.click(opener);
    await dialog();
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(onOpenChange.mock.calls).toEqual([[false]]);
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

/** Nothing moves where the reader has asked for that. */
export const ReducedMotion: Story = {
  tags: ["!dev"],
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await dialog();
    await expectNoMotion();
  },
};

function Unmounting() {
  const [mounted, setMounted] = useState(true);
  return (
    <main>
      <h1>분양 안내</h1>
      {mounted && (
        <Popup.Root>
          <Popup.Trigger asChild>
            <Button>관심고객 등록</Button>
          </Popup.Trigger>
          <Popup.Content title="관심고객 등록">
            <Button onClick={() => setMounted(false)}>다른 화면으로</Button>
          </Popup.Content>
        </Popup.Root>
      )}
    </main>
  );
}

export const UnmountedWhileOpen: Story = {
  tags: ["!dev"],
  render: () => <Unmounting />,
  play: async ({ userEvent }) => {
    const before = history.length;
    await userEvent.click(trigger());
    await dialog();
    await userEvent.click(screen.getByRole("button", { name: "다른 화면으로" }));
    await expectClosed();
    await expectNothingLeft();
    await expect(history.length).toBeLessThanOrEqual(before + 1);
  },
};

/** The search for leaks records what Radix adds to the page for an open popup. */
export const LeakWatch: Story = {
  tags: ["!dev", "!autodocs"],
  render: renderOpen,
  play: async () => {
    await dialog();
    await expectWatched(
      /keydown on document .*\/@radix-ui_react-dismissable-layer/,
      /focusin on document .*\/@radix-ui_react-focus-scope/,
    );
  },
};

export const CustomClose: Story = {
  tags: ["!dev"],
  args: {
    children: (
      <Popup.Close asChild>
        <Button variant="secondary">나중에 하기</Button>
      </Popup.Close>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await dialog();
    await userEvent.click(screen.getByRole("button", { name: "나중에 하기" }));
    await expectClosed();
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

const WITHOUT_SCRIPTS = "스크립트 없이 본 팝업";

/** Nothing covers the page, and the button is where a link to a page of its own may stand. */
export const NoJavaScript: Story = {
  tags: ["!dev"],
  render: (content) => (
    <WithoutScripts title={WITHOUT_SCRIPTS}>
      <Popup.Root>
        <Popup.Trigger asChild>
          <a href="#registration">관심고객 등록</a>
        </Popup.Trigger>
        <Popup.Content {...content} />
      </Popup.Root>
    </WithoutScripts>
  ),
  play: async ({ canvas }) => {
    const page = await waitFor(() => within(documentOf(canvas.getByTitle(WITHOUT_SCRIPTS)).body));
    await expect(page.getByText("관심고객 등록")).toHaveAttribute("href", "#registration");
    await expect(page.queryByRole("dialog")).toBeNull();
  },
};
