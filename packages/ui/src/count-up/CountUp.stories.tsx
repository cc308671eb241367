import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState, type ComponentProps } from "react";
import { expect, waitFor, within } from "storybook/test";
import { CountUpExample } from "../../tests/examples/CountUp.tsx";
import { exampleOf, framed, SpecimenRow, Specimens } from "../../tests/Specimens.tsx";
import { allowMotion, printOut, stopMotion } from "../../tests/device.ts";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { CountUp } from "./index.ts";

const meta = {
  title: "Data/CountUp · 스크롤, animation",
  id: "data-countup",
  component: CountUp,
  ...exampleOf(CountUp, CountUpExample),
  decorators: [framed],
} satisfies Meta<typeof CountUp>;

export default meta;
type Story = StoryObj<typeof meta>;

const figureOf = (canvas: { getByText: (text: string) => HTMLElement }) => {
  const { parentElement } = canvas.getByText("1,016");
  if (!parentElement) throw new Error("The figure has no frame.");
  return parentElement;
};

/** Two frames, after which observers have reported. */
const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** What is in view at first does not move. */
export const Default: Story = {
  beforeEach: allowMotion,
  afterEach: stopMotion,
  play: async ({ canvas }) => {
    const figure = figureOf(canvas);
    await frames();
    await expect(figure).toHaveAttribute("data-state", "rest");
    await expect(figure).toHaveTextContent(/^1,016$/);
  },
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: (figure) => (
    <Specimens>
      <SpecimenRow name="at rest">
        <p>
          <CountUp {...figure} />
          세대
        </p>
      </SpecimenRow>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(figureOf(canvas)).toHaveAttribute("data-state", "rest");
  },
};

/** Says when the effects of what stands before it have run. */
function Mounted() {
  const [isMounted, setIsMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the test waits for the render that follows this effect
  useEffect(() => setIsMounted(true), []);
  return isMounted && <span data-testid="mounted" />;
}

const renderBelow = (figure: ComponentProps<typeof CountUp>) => (
  <>
    <p style={{ height: "150vh" }}>이어지는 글</p>
    <CountUp {...figure} />
    <Mounted />
  </>
);

/** Waits until the observers that an element has so far have reported: those made first report first. */
const observed = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

function scrollBack(): void {
  window.scrollTo(0, 0);
}

/** It counts up once, and its text is the figure meanwhile. */
export const OnScroll: Story = {
  tags: ["!dev"],
  beforeEach: allowMotion,
  afterEach: async () => {
    scrollBack();
    await stopMotion();
  },
  render: renderBelow,
  play: async ({ canvas }) => {
    const figure = figureOf(canvas);
    const seen: string[] = [];
    const watching = new MutationObserver(() => seen.push(figure.querySelector("[aria-hidden]")?.textContent ?? ""));
    watching.observe(figure, { childList: true, characterData: true, subtree: true });
    await canvas.findByTestId("mounted");
    await observed(figure);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(figure).toHaveAttribute("data-state", "counting"));
    await expect(canvas.getByText("1,016")).toBeInTheDocument();
    await waitFor(() => expect(figure).toHaveAttribute("data-state", "rest"));
    watching.disconnect();
    const counts = seen.filter((text) => text !== "").map((text) => Number(text.replace(",", "")));
    await expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    await expect(new Set(counts).size).toBeGreaterThan(2);
  },
};

export const ReducedMotion: Story = {
  tags: ["!dev", "slow"],
  afterEach: scrollBack,
  render: renderBelow,
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await frames();
    await expect(figureOf(canvas)).toHaveAttribute("data-state", "rest");
  },
};

/** Paper is not scrolled. */
export const Printed: Story = {
  tags: ["!dev", "slow"],
  ...ReducedMotion,
  beforeEach: printOut,
  afterEach: async () => {
    scrollBack();
    await stopMotion();
  },
  play: async ({ canvas }) => {
    const figure = figureOf(canvas);
    await frames();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await frames();
    const counting = figure.querySelector("[aria-hidden]");
    await expect(counting === null || !counting.checkVisibility()).toBe(true);
    await expect(canvas.getByText("1,016").checkVisibility({ visibilityProperty: true, opacityProperty: true })).toBe(
      true,
    );
  },
};

export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  play: async () => {
    const page = within(await unscriptedBody());
    await expect(page.getByText("1,016")).toBeVisible();
  },
};
