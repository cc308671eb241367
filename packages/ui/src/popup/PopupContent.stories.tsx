import type { Meta, StoryObj } from "@storybook/react-vite";
import { lazy, StrictMode, Suspense, useEffect, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { FrameEmbed } from "../frame-embed/index.ts";
import { closeByEscape, expectClosed, expectNothingLeft } from "../modal/modal.plays.ts";
import { SampleFilm } from "../video-player/video-player.fixture.tsx";
import { Popup } from "./index.ts";
import { Registration } from "./popup.fixture.tsx";
import { dialog, trigger } from "./popup.plays.ts";

const meta = {
  title: "Overlays/Popup/Content",
  component: Popup.Content,
  tags: ["!dev", "!autodocs"],
  args: { title: "관심고객 등록", children: <Registration /> },
  render: (content) => (
    <main>
      <Popup.Root>
        <Popup.Trigger>관심고객 등록</Popup.Trigger>
        <Popup.Content {...content} />
      </Popup.Root>
    </main>
  ),
} satisfies Meta<typeof Popup.Content>;

export default meta;
type Story = StoryObj<typeof meta>;

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
