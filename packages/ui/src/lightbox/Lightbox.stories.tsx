import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { LightboxExample } from "../../tests/examples/Lightbox.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf, FITTED, OverlayBox, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { dusk } from "../../tests/pictures.ts";
import { playKeys, type KeyTable } from "../../tests/keys.ts";
import { expectNoMotion } from "../../tests/motion.ts";
import { textsIn } from "../../tests/texts.ts";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { DIALOG_KEYS, DIALOG_PATTERN, closeByEscape, expectClosed, expectNothingLeft } from "../modal/modal.plays.ts";
import { ko } from "../messages/index.ts";
import { Lightbox } from "./index.ts";
import { PhotoGallery } from "./lightbox.fixture.tsx";
import {
  allowMotion,
  beside,
  drag,
  doubleTap,
  dragFinger,
  middleOf,
  stopMotion,
  swipe,
  wheel,
  type Point,
} from "../../tests/device.ts";

/** Those of the trigger, and of the image. */
const IMAGE_KEYS = {
  open: { keys: ["Enter", "Space"], does: "On the trigger: opens the image." },
  step: { keys: ["Arrow Left", "Arrow Right"], does: "While the image is fitted: show the previous and the next one." },
  zoom: { keys: ["+", "-", "0"], does: "Enlarge, reduce and fit the image." },
  pan: { keys: ["Arrow keys"], does: "While the image is enlarged: move it." },
} as const satisfies KeyTable;

/** Those of a modal dialog, which stories of the popup play, and of the image in it. */
const LIGHTBOX_KEYS = { ...DIALOG_KEYS, ...IMAGE_KEYS } as const satisfies KeyTable;

const meta = {
  title: "Overlays/Lightbox · 사진 크게 보기, 갤러리, gallery, zoom",
  id: "overlays-lightbox",
  component: Lightbox.Trigger,
  parameters: { keys: LIGHTBOX_KEYS, pattern: DIALOG_PATTERN, docs: { story: { inline: false, height: "38rem" } } },
  args: { value: "dusk", media: { source: dusk }, caption: "물가에서 본 단지", placement: "cover" },
  render: (first) => <PhotoGallery first={first} />,
} satisfies Meta<typeof Lightbox.Trigger>;

export default meta;
type Story = StoryObj<typeof meta>;

const DUSK = "노을이 지는 저녁, 물가에 선 열 개 동의 견본 단지";
const PORTRAIT = "노을이 지는 저녁의 견본 단지";
const PLAN = "현관과 거실의 도면";
const ROOM = "창이 넓은 견본 세대의 거실";

const trigger = (alt: string, texts = ko.lightbox) => screen.getByRole("button", { name: texts.enlarge(alt) });

/** Finds a button of the open lightbox. */
const tool = (name: string) => within(screen.getByRole("dialog")).getByRole("button", { name });

/** Waits until the image with this text is open, fitted and at rest. */
async function expectOpen(alt: string, texts = ko.lightbox): Promise<HTMLElement> {
  const dialog = await screen.findByRole("dialog", { name: texts.title });
  await waitFor(() => within(frame()).getByRole("img", { name: alt }));
  // It grows from the next frame on.
  await new Promise(requestAnimationFrame);
  await waitFor(async () => {
    for (let frames = 0; frames < 4; frames += 1) {
      await expect(shownView()).toEqual({ scale: 1, x: 0, y: 0 });
      await new Promise(requestAnimationFrame);
    }
  });
  return dialog;
}

/** Clicks a trigger and waits for its image. */
async function open(alt: string, texts = ko.lightbox): Promise<HTMLElement> {
  trigger(alt, texts).click();
  return expectOpen(alt, texts);
}

/** Returns the frame of the current image. */
function frame(): HTMLElement {
  const current = document.querySelector('[role="dialog"] [data-current] :is(picture, [role="img"])')?.parentElement;
  if (!current) throw new Error("No lightbox is open.");
  return current;
}

/** Returns the view of the current image as it is laid out: its size beside the fitted one, and its place in pixels. */
function shownView(): { scale: number; x: number; y: number } {
  const element = frame();
  const stage = element.closest("[data-current]")?.parentElement ?? element;
  const around = stage.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const round = (value: number) => Math.round(value * 100) / 100 + 0;
  return {
    scale: round(width / element.offsetWidth),
    x: Math.round(left + width / 2 - around.left - around.width / 2) + 0,
    y: Math.round(top + height / 2 - around.top - around.height / 2) + 0,
  };
}

export const Default: Story = {
  ...exampleOf(Lightbox.Trigger, LightboxExample),
  play: async ({ globals }) => {
    const enlarge = textsIn(globals).lightbox.enlarge("").trim();
    await expect(screen.getByRole("button", { name: new RegExp(enlarge) })).toBeVisible();
  },
};

export const Open: Story = {
  play: async ({ globals, userEvent }) => {
    const texts = textsIn(globals).lightbox;
    const dialog = await open(DUSK, texts);
    await expect(within(dialog).getByText("물가에서 본 단지")).toBeVisible();
    await expect(within(dialog).getByText("1 / 4")).toBeVisible();
    await waitFor(() => expect(tool(texts.close)).toHaveFocus());
    await closeByEscape(userEvent, () => trigger(DUSK, texts));
    await expectNothingLeft();
  },
};

export const Anatomy: Story = {
  tags: ["!dev"],
  ...anatomyOf({ Lightbox }, LightboxExample, {
    part: Lightbox.Root,
    props: { defaultValue: "dusk" },
    overlay: true,
    unmarked: ["Lightbox.Root"],
  }),
};

export const AllStates: Story = {
  parameters: FITTED,
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
  play: async ({ globals }) => {
    const texts = textsIn(globals).lightbox;
    const dialog = await expectOpen(ROOM, texts);
    await expect(within(dialog).getByRole("status")).toHaveTextContent(`${texts.position(3, 4)}: ${ROOM}`);
    await expect(tool(texts.zoomOut)).toHaveAttribute("aria-disabled", "true");
    await expect(tool(texts.previous)).toHaveAttribute("aria-disabled", "false");
    await waitFor(() => expect(frame().querySelector("img")).toHaveProperty("complete", true));
  },
};

export const Keyboard: Story = {
  tags: ["!dev"],
  play: playKeys(IMAGE_KEYS, {
    async open({ userEvent }) {
      for (const key of ["{Enter}", " "]) {
        trigger(PORTRAIT).focus();
        await userEvent.keyboard(key);
        await expectOpen(PORTRAIT);
        await closeByEscape(userEvent, () => trigger(PORTRAIT));
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

/** The images beside the open one are loaded before a swipe shows them; the others are not. */
export const SiblingsPreloaded: Story = {
  tags: ["!dev", "slow"],
  play: async ({ userEvent }) => {
    const dialog = await open(DUSK);
    const images = () => [...dialog.querySelectorAll("img")];
    await waitFor(() => expect(images().map(({ naturalWidth }) => naturalWidth > 0)).toEqual([true, true]));
    await expect(images()[1]?.currentSrc).toContain("dusk-portrait");
    await userEvent.keyboard("{Escape}");
    await expectClosed();
  },
};

export const ReducedMotion: Story = {
  tags: ["!dev", "slow"],
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
  tags: ["!dev", "slow"],
  ...unscripted,
  render: () => <PhotoGallery />,
  play: async () => {
    const body = await unscriptedBody();
    const isVisible = (element: Element) => element.checkVisibility();
    await expect([...body.querySelectorAll("img")].filter(isVisible)).toHaveLength(3);
    await expect([...body.querySelectorAll("button")].filter(isVisible)).toEqual([]);
  },
};

/** What needs the real input of a browser, which the test runner alone has. */
const input = {
  globals: { viewport: { value: "w768" } },
  render: () => <PhotoGallery />,
} satisfies Partial<Story>;

const moving = { beforeEach: allowMotion, afterEach: stopMotion } satisfies Partial<Story>;

/** Distance of a flick, in CSS pixels. */
const FLICK = 60;

const middle = (): Point => middleOf(frame());

/** Opens an image and returns its middle. */
async function opened(alt: string): Promise<Point> {
  await open(alt);
  return middle();
}

/** The wheel zooms about the pointer, the mouse drags, and a click beside the image closes. */
export const Pointer: Story = {
  ...input,
  tags: ["!dev", "gesture", "slow"],
  play: async () => {
    const at = await opened(DUSK);
    await wheel(beside(at, 100), { deltaY: -231 });
    await waitFor(() => expect(shownView().scale).toBe(2));
    await expect(shownView().x).toBeCloseTo(-100, -1);
    await drag(at, beside(at, 80));
    await waitFor(() => expect(shownView().x).toBeCloseTo(-20, -1));
    tool("축소").click();
    tool("축소").click();
    await waitFor(() => expect(shownView().scale).toBe(1));
    const above = { x: at.x, y: frame().getBoundingClientRect().top - 20 };
    await drag(above, above, { steps: 1 });
    await expectClosed();
  },
};

/** Swipes show one image after the other; at the last one in its direction it springs back. */
export const Swipe: Story = {
  ...input,
  tags: ["!dev", "gesture"],
  ...moving,
  play: async () => {
    const at = await opened(DUSK);
    for (const next of [PORTRAIT, ROOM, PLAN]) {
      await swipe(beside(at, 150), beside(at, -150), { steps: 4 });
      await expectOpen(next);
    }
    for (const previous of [ROOM, PORTRAIT, DUSK]) {
      await swipe(beside(at, -150), beside(at, 150), { steps: 4 });
      await expectOpen(previous);
    }
    const release = await dragFinger(at, beside(at, 300), { steps: 4 });
    await waitFor(() => expect(shownView().x).toBeGreaterThan(60));
    await expect(shownView().x).toBeLessThan(120);
    await release();
    await expectOpen(DUSK);
  },
};

/** A flick is too short to turn the page or to close by its distance: its velocity does. */
export const Flick: Story = {
  ...input,
  tags: ["!dev", "gesture", "slow"],
  ...moving,
  play: async () => {
    const at = await opened(DUSK);
    await swipe(at, beside(at, -FLICK), { steps: 4 });
    await expectOpen(PORTRAIT);
    await swipe(at, beside(at, FLICK), { steps: 4 });
    await expectOpen(DUSK);
    await swipe(at, beside(at, 0, FLICK), { steps: 4, stepMs: 12 });
    await expectClosed();
  },
};

/** A double tap zooms in where it is, and out again. */
export const DoubleTap: Story = {
  ...input,
  tags: ["!dev", "gesture", "slow"],
  ...moving,
  play: async () => {
    const at = await opened(DUSK);
    await doubleTap(beside(at, 50));
    await waitFor(() => expect(shownView().scale).toBe(2.5));
    await expect(shownView().x).toBeCloseTo(-75, -1);
    await doubleTap(at);
    await waitFor(() => expect(shownView()).toEqual({ scale: 1, x: 0, y: 0 }));
  },
};

/** A drag down closes; a short one springs back. */
export const Dismiss: Story = {
  ...input,
  tags: ["!dev", "gesture", "slow"],
  ...moving,
  play: async () => {
    const at = await opened(DUSK);
    await swipe(at, beside(at, 0, 60), { steps: 3, stepMs: 120 });
    await expectOpen(DUSK);
    const release = await dragFinger(at, beside(at, 0, 300), { steps: 6 });
    await waitFor(() => expect(shownView().y).toBeGreaterThan(250));
    await release();
    await expectClosed();
  },
};
