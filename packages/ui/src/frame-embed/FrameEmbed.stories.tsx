import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MouseEvent } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { FrameEmbedExample } from "../../tests/examples/FrameEmbed.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf, framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { textsIn } from "../../tests/texts.ts";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { FrameEmbed } from "./index.ts";
import type { FrameEmbedRootProps } from "./FrameEmbed.tsx";

const TITLE = "견본 세대 VR 둘러보기";
const HINT = "화면을 클릭하면 VR을 보실 수 있습니다.";
const TOUR = `data:text/html;charset=utf-8,${encodeURIComponent('<!doctype html><html lang="ko"><title>VR</title><body style="background:#faf8f4"><button>거실</button>')}`;

/** Nothing comes, since there is no frame for it to come into. */
function LostTour({ children: _children, ...root }: FrameEmbedRootProps) {
  return (
    <FrameEmbed.Root {...root} patience={0}>
      <FrameEmbed.Trigger hint={HINT} />
      <FrameEmbed.Status />
    </FrameEmbed.Root>
  );
}

const meta = {
  title: "Media/FrameEmbed · VR, iframe",
  id: "media-frameembed",
  component: FrameEmbed.Root,
  ...exampleOf(FrameEmbed.Root, FrameEmbedExample, { src: TOUR }),
  decorators: [framed],
} satisfies Meta<typeof FrameEmbed.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole("link", { name: HINT });
const frame = () => screen.getByTitle(TITLE);
const settledFrame = () => waitFor(() => expect(frame().parentElement).toHaveAttribute("data-state", "ready"));

/** Nothing is requested before a press. */
export const Default: Story = {
  play: async () => {
    await expect(trigger()).toHaveAttribute("href", TOUR);
    await expect(screen.queryByTitle(TITLE)).toBeNull();
  },
};

export const Anatomy: Story = {
  tags: ["!dev"],
  ...anatomyOf({ FrameEmbed }, FrameEmbedExample, {
    unmarked: ["FrameEmbed.Content", "FrameEmbed.Status"],
  }),
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: (root) => (
    <Specimens>
      <SpecimenRow name="picture and hint · hint alone">
        <FrameEmbed.Root {...root} />
        <FrameEmbed.Root {...root} aria-label="다른 견본 세대" ratio="4 / 3">
          <FrameEmbed.Trigger hint={HINT} />
        </FrameEmbed.Root>
      </SpecimenRow>
      <SpecimenRow name="open · slow">
        <FrameEmbed.Root {...root} defaultOpen />
        <LostTour {...root} />
      </SpecimenRow>
      <StateRows>{(state) => <FrameEmbed.Root {...root} aria-label={`다른 견본 세대 (${state})`} />}</StateRows>
    </Specimens>
  ),
  play: async ({ canvas, globals }) => {
    canvas.getAllByRole("link", { name: HINT })[2]?.click();
    await canvas.findByRole("button", { name: textsIn(globals).frameEmbed.retry });
    await settledFrame();
  },
};

export const Keyboard: Story = {
  tags: ["!dev"],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(trigger()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(frame()).toHaveFocus());
    await settledFrame();
    await expect(frame()).toHaveFocus();
  },
};

export const Pointer: Story = {
  tags: ["!dev"],
  play: async ({ userEvent }) => {
    const status = screen.getByRole("status");
    // The frame may have loaded before anybody could look.
    const announced: string[] = [];
    const observer = new MutationObserver(() => announced.push(status.textContent));
    observer.observe(status, { childList: true, subtree: true });
    await userEvent.click(trigger());
    await expect(frame()).toHaveFocus();
    await settledFrame();
    observer.disconnect();
    await expect(announced).toEqual(["불러오는 중입니다...", ""]);
    await expect(status).toBeEmptyDOMElement();
    await expect(screen.queryByRole("link")).toBeNull();
  },
};

/** Held keys mean what they mean on every link: the address opens elsewhere, and this page stays as it is. */
export const NewWindow: Story = {
  tags: ["slow"],
  // Another window would stay open behind the test.
  args: { onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ userEvent }) => {
    await userEvent.keyboard("{Control>}");
    await userEvent.click(trigger());
    await userEvent.keyboard("{/Control}");
    await expect(trigger()).toBeVisible();
    await expect(screen.queryByTitle(TITLE)).toBeNull();
  },
};

/** A plain link. */
export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  play: async () => {
    const page = within(await unscriptedBody());
    await expect(page.getByRole("link", { name: HINT })).toHaveAttribute("href", TOUR);
    await expect(page.queryByTitle(TITLE)).toBeNull();
  },
};
