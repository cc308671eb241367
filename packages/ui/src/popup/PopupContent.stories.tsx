import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { PopupExample } from "../../tests/examples/Popup.tsx";
import { exampleOf } from "../../tests/exampleOf.tsx";
import { Button } from "../button/index.ts";
import { closeByEscape, expectClosed, expectNothingLeft } from "../modal/modal.plays.ts";
import { Popup } from "./index.ts";
import { dialog, trigger } from "./popup.plays.ts";

const meta = {
  title: "Overlays/Popup/Content",
  component: Popup.Content,
  ...exampleOf(Popup.Content, PopupExample),
  tags: ["!dev", "!autodocs"],
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
