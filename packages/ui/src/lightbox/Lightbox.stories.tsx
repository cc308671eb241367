import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { dusk } from "../../tests/pictures.ts";
import { allowMotion, stopMotion } from "../../tests/device.ts";
import { playKeys } from "../../tests/keys.ts";
import { expectNoMotion } from "../../tests/motion.ts";
import { OverlayBox } from "../../tests/OverlayBox.tsx";
import { SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { documentOf, WithoutScripts } from "../../tests/WithoutScripts.tsx";
import { DIALOG_PATTERN } from "../modal/keys.fixture.ts";
import { closeByEscape, expectClosed, expectNothingLeft } from "../modal/modal.plays.ts";
import { Lightbox } from "./index.ts";
import { LIGHTBOX_KEYS } from "./keys.fixture.ts";
import { PhotoGallery } from "./lightbox.fixture.tsx";
import { DUSK, expectOpen, frame, open, PORTRAIT, ROOM, shownView, tool, trigger } from "./lightbox.plays.ts";

const meta = {
  title: "Overlays/Lightbox",
  component: Lightbox.Trigger,
  parameters: { keys: LIGHTBOX_KEYS, pattern: DIALOG_PATTERN, docs: { story: { inline: false, height: "38rem" } } },
  args: { value: "dusk", media: { source: dusk }, caption: "물가에서 본 단지", placement: "cover" },
  render: (first) => <PhotoGallery first={first} />,
} satisfies Meta<typeof Lightbox.Trigger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(screen.getAllByRole("button", { name: /크게 보기$/ })).toHaveLength(4);
  },
};

export const Open: Story = {
  play: async ({ userEvent }) => {
    const dialog = await open(DUSK);
    await expect(within(dialog).getByText("물가에서 본 단지")).toBeVisible();
    await expect(within(dialog).getByText("1 / 4")).toBeVisible();
    await waitFor(() => expect(tool("닫기")).toHaveFocus());
    await closeByEscape(userEvent, () => trigger(DUSK));
    await expectNothingLeft();
  },
};

export const AllStates: Story = {
  render: () => (
    <Specimens>
      <SpecimenRow wide name="open · hover" state="hover">
        <OverlayBox>
          <PhotoGallery defaultValue="room" />
        </OverlayBox>
      </SpecimenRow>
      <StateRows wide>{() => <PhotoGallery />}</StateRows>
    </Specimens>
  ),
  play: async () => {
    const dialog = await expectOpen(ROOM);
    await expect(within(dialog).getByRole("status")).toHaveTextContent(`4장 중 3번째: ${ROOM}`);
    await expect(tool("축소")).toHaveAttribute("aria-disabled", "true");
    await expect(tool("이전 사진")).toHaveAttribute("aria-disabled", "false");
    await waitFor(() => expect(frame().querySelector("img")).toHaveProperty("complete", true));
  },
};

export const Keyboard: Story = {
  tags: ["!dev"],
  play: playKeys(LIGHTBOX_KEYS, {
    async open({ userEvent }) {
      for (const key of ["{Enter}", " "]) {
        trigger(PORTRAIT).focus();
        await userEvent.keyboard(key);
        await expectOpen(PORTRAIT);
        await closeByEscape(userEvent, () => trigger(PORTRAIT));
      }
    },
    async escape({ userEvent }) {
      await closeByEscape(userEvent, () => trigger(DUSK));
    },
    async tab({ userEvent }) {
      await open(DUSK);
      await waitFor(() => expect(tool("닫기")).toHaveFocus());
      for (const name of ["이전 사진", "다음 사진", "축소", "확대", "닫기"]) {
        await userEvent.tab();
        await expect(tool(name)).toHaveFocus();
      }
    },
    async shiftTab({ userEvent }) {
      for (const name of ["닫기", "확대", "축소", "다음 사진"]) {
        if (name !== "닫기") await userEvent.tab({ shift: true });
        else tool(name).focus();
        await expect(tool(name)).toHaveFocus();
      }
    },
    async step({ userEvent }) {
      await open(DUSK);
      await userEvent.keyboard("{ArrowLeft}");
      await expectOpen(DUSK);
      await userEvent.keyboard("{ArrowRight}");
      await expectOpen(PORTRAIT);
      await userEvent.keyboard("{ArrowLeft}");
      await expectOpen(DUSK);
    },
    async zoom({ userEvent }) {
      tool("닫기").focus();
      await userEvent.keyboard("++");
      await waitFor(() => expect(shownView().scale).toBe(2.25));
      await userEvent.keyboard("-");
      await waitFor(() => expect(shownView().scale).toBe(1.5));
      await userEvent.keyboard("0");
      await waitFor(() => expect(shownView().scale).toBe(1));
    },
    async pan({ userEvent }) {
      tool("닫기").focus();
      await userEvent.keyboard("++{ArrowRight}");
      await waitFor(() => expect(shownView().x).toBeLessThan(-50));
      await expect(screen.getByRole("img", { name: DUSK })).toBeInTheDocument();
      await userEvent.keyboard("0");
      await closeByEscape(userEvent, () => trigger(DUSK));
    },
  }),
};

export const Controlled: Story = {
  args: { onClick: fn() },
  render: () => <PhotoGallery value="dusk" />,
  play: async ({ userEvent }) => {
    await expectOpen(DUSK);
    await userEvent.click(tool("다음 사진"));
    await expectOpen(DUSK);
  },
};

/** The drawing is vector graphics in the colours of the page. */
export const Drawing: Story = {
  play: async ({ userEvent }) => {
    const dialog = await open("현관과 거실의 도면");
    await expect(within(dialog).getByRole("status")).toHaveTextContent("4장 중 4번째");
    await expect(tool("다음 사진")).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Escape}");
    await expectClosed();
  },
};

/** The images beside the open one are loaded before a swipe shows them; the others are not. */
export const SiblingsPreloaded: Story = {
  tags: ["!dev"],
  play: async ({ userEvent }) => {
    const dialog = await open(DUSK);
    const images = () => [...dialog.querySelectorAll("img")];
    await waitFor(() => expect(images().map(({ naturalWidth }) => naturalWidth > 0)).toEqual([true, true]));
    await expect(images()[1]?.currentSrc).toContain("dusk-portrait");
    await userEvent.keyboard("{Escape}");
    await expectClosed();
  },
};

/** Grows from its place on the page, and shrinks back to it. */
export const Growth: Story = {
  tags: ["!dev"],
  beforeEach: allowMotion,
  afterEach: stopMotion,
  play: async ({ userEvent }) => {
    const place = screen.getByTestId("room").getBoundingClientRect();
    trigger(ROOM).click();
    await waitFor(() => expect(frame().getBoundingClientRect().width).toBeLessThan(place.width * 2));
    await expectOpen(ROOM);
    const large = frame();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(large.getBoundingClientRect().width).toBeLessThan(place.width * 2));
    await expectClosed();
  },
};

export const ReducedMotion: Story = {
  tags: ["!dev"],
  play: async ({ userEvent }) => {
    trigger(DUSK).click();
    await screen.findByRole("dialog");
    await waitFor(() => expect(shownView()).toEqual({ scale: 1, x: 0, y: 0 }));
    await expectNoMotion();
    await userEvent.keyboard("{Escape}");
    await expectClosed();
  },
};

/** The images, and no button that would do nothing. */
export const NoJavaScript: Story = {
  tags: ["!dev"],
  render: () => (
    <WithoutScripts title="자바스크립트 없이">
      <PhotoGallery />
    </WithoutScripts>
  ),
  play: async ({ canvas }) => {
    const inside = await waitFor(() => documentOf(canvas.getByTitle("자바스크립트 없이")));
    const isVisible = (element: Element) => element.checkVisibility();
    await expect([...inside.querySelectorAll("img")].filter(isVisible)).toHaveLength(3);
    await expect([...inside.querySelectorAll("button")].filter(isVisible)).toEqual([]);
  },
};
