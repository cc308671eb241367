import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { FadingPictureExample } from "../../tests/examples/FadingPicture.tsx";
import { exampleOf, framed } from "../../tests/Specimens.tsx";
import { allowMotion, stopMotion } from "../../tests/device.ts";
import { dusk } from "../../tests/pictures.ts";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { FadingPicture } from "./index.ts";

const meta = {
  title: "Media/Picture · 사진, image, photo/Fading",
  id: "media-picture-fading",
  component: FadingPicture,
  ...exampleOf(FadingPicture, FadingPictureExample),
  decorators: [framed],
} satisfies Meta<typeof FadingPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

const image = () => screen.getByRole("img", { name: dusk.alt });
const opacity = (element: Element) => Number(getComputedStyle(element).opacity);

/** Loaded, it comes in after its delay, over its placeholder. */
export const Default: Story = {
  beforeEach: allowMotion,
  afterEach: stopMotion,
  play: async () => {
    await expect(opacity(image())).toBeLessThan(1);
    await waitFor(() => expect(opacity(image())).toBe(1));
    await expect(image()).toHaveAttribute("data-state", expect.stringMatching(/served|shown/));
  },
};

/** The placeholder shows up to 200px; a picture that has shown stays. */
export const OnScroll: Story = {
  args: { fade: { scrolled: 200 } },
  parameters: { framed: false },
  beforeEach: allowMotion,
  afterEach: async () => {
    window.scrollTo(0, 0);
    await stopMotion();
  },
  render: (picture) => (
    <main style={{ minHeight: "300vh" }}>
      <FadingPicture {...picture} />
    </main>
  ),
  play: async () => {
    await waitFor(() => expect(image()).toHaveProperty("complete", true));
    window.scrollTo(0, 200);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(image()).toHaveAttribute("data-state", "waiting");
    await expect(opacity(image())).toBe(0);
    window.scrollTo(0, 201);
    await waitFor(() => expect(opacity(image())).toBe(1));
    window.scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(opacity(image())).toBe(1);
  },
};

/** Nothing waits, nothing fades. */
export const ReducedMotion: Story = {
  tags: ["!dev", "slow"],
  render: (picture) => (
    <>
      <FadingPicture {...picture} fade={{ delay: 500 }} alt="곧 나타날 그림" />
      <FadingPicture {...picture} fade={{ scrolled: 200 }} alt="내려야 나타날 그림" />
      <p style={{ height: "200vh" }}>이어지는 글</p>
    </>
  ),
  play: async ({ canvas }) => {
    for (const picture of canvas.getAllByRole("img")) {
      await expect(opacity(picture)).toBe(1);
      await expect(picture.getAnimations()).toEqual([]);
    }
  },
};

export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  beforeEach: allowMotion,
  afterEach: stopMotion,
  render: (picture) => (
    <>
      <FadingPicture {...picture} fade={{ delay: 500 }} alt="곧 나타날 그림" />
      <FadingPicture {...picture} fade={{ scrolled: 200 }} alt="내려야 나타날 그림" />
    </>
  ),
  play: async () => {
    const page = within(await unscriptedBody());
    for (const picture of page.getAllByRole("img")) {
      await expect(opacity(picture)).toBe(1);
      await expect(picture.getAnimations()).toEqual([]);
    }
  },
};
