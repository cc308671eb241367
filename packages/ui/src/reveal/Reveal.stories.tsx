import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { RevealExample } from "../../tests/examples/Reveal.tsx";
import { exampleOf } from "../../tests/exampleOf.tsx";
import { allowMotion, printOut, stopMotion } from "../../tests/device.ts";
import { framed } from "../../tests/framed.tsx";
import { SpecimenRow, Specimens } from "../../tests/Specimens.tsx";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { CountUp, Reveal } from "./index.ts";

const TEXT = "저녁이면 창마다 불이 들어옵니다.";

const meta = {
  title: "Layout/Reveal · 스크롤, animation",
  id: "layout-reveal",
  component: Reveal,
  ...exampleOf(Reveal, RevealExample),
  decorators: [framed],
} satisfies Meta<typeof Reveal>;

export default meta;
type Story = StoryObj<typeof meta>;

const opacity = (element: Element) => Number(getComputedStyle(element).opacity);

/** The place that scrolling gives it, for what moves by it. */
const placed = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(TEXT)).toBeVisible();
    await expect(opacity(canvas.getByText(TEXT))).toBe(1);
  },
};

/** What has come in looks as if it had always been there. */
export const AllStates: Story = {
  parameters: { framed: false },
  render: (reveal) => (
    <Specimens>
      <SpecimenRow name="come in">
        <Reveal {...reveal} />
      </SpecimenRow>
      <SpecimenRow name="figure">
        <p>
          <CountUp value={1016} />
          세대
        </p>
      </SpecimenRow>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(opacity(canvas.getByText(TEXT))).toBe(1);
    await expect(getComputedStyle(canvas.getByText(TEXT)).translate).toBe("none");
  },
};

/** A page with it below the first screen, at the end. */
export const OnScroll: Story = {
  tags: ["!dev"],
  beforeEach: allowMotion,
  afterEach: async () => {
    window.scrollTo(0, 0);
    await stopMotion();
  },
  render: (reveal) => (
    <>
      <p style={{ height: "200vh" }}>이어지는 글</p>
      <Reveal {...reveal} />
    </>
  ),
  play: async ({ canvas }) => {
    const revealed = canvas.getByText(TEXT);
    await waitFor(() => expect(opacity(revealed)).toBe(0));
    const { scrollHeight } = document.documentElement;
    window.scrollTo(0, scrollHeight);
    await waitFor(() => expect(opacity(revealed)).toBe(1));
    await expect(document.documentElement.scrollHeight).toBe(scrollHeight);
  },
};

/** Taller than the window: it is all there long before its end is. */
export const TallContent: Story = {
  tags: ["!dev", "slow"],
  beforeEach: allowMotion,
  afterEach: async () => {
    window.scrollTo(0, 0);
    await stopMotion();
  },
  render: (reveal) => (
    <>
      <p style={{ height: "110vh" }}>이어지는 글</p>
      <Reveal {...reveal} style={{ height: "200vh" }} />
    </>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, window.innerHeight / 2);
    await waitFor(() => expect(opacity(canvas.getByText(TEXT))).toBe(1));
  },
};

/** Nothing waits to be scrolled to. */
export const ReducedMotion: Story = {
  tags: ["!dev", "slow"],
  render: (reveal) => (
    <>
      <p style={{ height: "200vh" }}>이어지는 글</p>
      <Reveal {...reveal} />
    </>
  ),
  play: async ({ canvas }) => {
    await placed();
    await expect(opacity(canvas.getByText(TEXT))).toBe(1);
    await expect(canvas.getByText(TEXT).getAnimations()).toEqual([]);
  },
};

/** Paper is not scrolled. */
export const Printed: Story = {
  tags: ["!dev", "slow"],
  ...ReducedMotion,
  beforeEach: printOut,
  afterEach: stopMotion,
};

export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  beforeEach: allowMotion,
  afterEach: stopMotion,
  render: (reveal) => (
    <>
      <p style={{ height: "200vh" }}>이어지는 글</p>
      <Reveal {...reveal} />
    </>
  ),
  play: async () => {
    const page = within(await unscriptedBody());
    await placed();
    await expect(opacity(page.getByText(TEXT))).toBe(1);
  },
};
