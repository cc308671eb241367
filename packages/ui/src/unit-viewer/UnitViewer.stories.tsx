import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import { UnitViewerExample } from "../../tests/examples/UnitViewer.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf, FITTED, framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { textsIn } from "../../tests/texts.ts";
import { allowMotion, stopMotion, beside, drag, middleOf, pinch, swipe, wheel } from "../../tests/device.ts";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { UnitViewer } from "./index.ts";
import { PlanViewer, TYPES } from "./unit-viewer.fixture.tsx";
import { playKeys, type KeyTable } from "../../tests/keys.ts";
import { expectNoMotion } from "../../tests/motion.ts";
import type { View } from "../pan-zoom/view.ts";

/** No pattern of the ARIA Authoring Practices: buttons, and a viewport with keys of its own. */
const UNIT_VIEWER_KEYS = {
  tab: {
    keys: ["Tab", "Shift + Tab"],
    does: "Moves the focus through the options, the arrows, the viewport and its buttons.",
  },
  select: { keys: ["Enter", "Space"], does: "On a type: selects it. On an arrow: selects the next or previous type." },
  zoom: { keys: ["+", "-"], does: "On the viewport: enlarges and reduces the drawing." },
  pan: {
    keys: ["Arrow keys"],
    does: "On the viewport, while the drawing is enlarged: move it. Else they scroll the page.",
  },
  fit: { keys: ["0"], does: "On the viewport: shows the whole drawing again, in the middle." },
} as const satisfies KeyTable;

const example = exampleOf(UnitViewer.Root, UnitViewerExample);

const meta = {
  title: "Media/UnitViewer · 평면도, floor plan",
  id: "media-unitviewer",
  component: UnitViewer.Root,
  parameters: { keys: UNIT_VIEWER_KEYS },
  args: { ...example.args, onValueChange: fn() },
  render: ({ options: _options, children: _children, ...root }) => (
    <main>
      <PlanViewer {...root} />
    </main>
  ),
} satisfies Meta<typeof UnitViewer.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole("button", { name });

/** Waits until a type is selected, alone, and its drawing shows. */
async function expectType(value: string): Promise<void> {
  await waitFor(() => {
    const pressed = TYPES.filter((type) => button(type.label).getAttribute("aria-pressed") === "true");
    return expect(pressed.map((type) => type.value)).toEqual([value]);
  });
  await expect(screen.getByRole("img", { name: `${value} 평면도` })).toBeInTheDocument();
  await expect(screen.getAllByRole("img")).toHaveLength(1);
}

/** Returns the view of the drawing as it is laid out. */
function sheetView(): View {
  const stage = screen.getByTestId("stage");
  const sheet = stage.firstElementChild ?? stage;
  const around = stage.getBoundingClientRect();
  const { left, top, width, height } = sheet.getBoundingClientRect();
  const round = (value: number) => Math.round(value * 100) / 100 + 0;
  return {
    scale: round(width / around.width),
    x: round((left + width / 2 - around.left) / around.width - 0.5),
    y: round((top + height / 2 - around.top) / around.height - 0.5),
  };
}

export const Default: Story = {
  decorators: [framed],
  render: example.render,
  play: async () => {
    await expect(button("84A")).toHaveAttribute("aria-pressed", "true");
    await expect(button("이전 타입")).toBeDisabled();
    await expect(button("다음 타입")).toBeEnabled();
    await expect(getComputedStyle(stage()).backgroundColor, "paper in the dark scheme too").toBe("rgb(250, 248, 244)");
  },
};

export const Anatomy: Story = {
  tags: ["!dev"],
  ...anatomyOf({ UnitViewer }, UnitViewerExample),
};

export const AllStates: Story = {
  parameters: FITTED,
  render: () => (
    <Specimens>
      <SpecimenRow wide name="first type · whole drawing">
        <PlanViewer />
      </SpecimenRow>
      <SpecimenRow wide name="last type · enlarged, and moved by a key">
        <PlanViewer defaultValue="84D" />
      </SpecimenRow>
      <StateRows wide>{() => <PlanViewer defaultValue="84B" />}</StateRows>
    </Specimens>
  ),
  play: async ({ globals }) => {
    const texts = textsIn(globals).unitViewer;
    screen.getAllByRole("button", { name: texts.zoomIn })[1]?.click();
    // A docs page shows it, whose focus it leaves alone.
    await fireEvent.keyDown(screen.getAllByRole("group", { name: "평면도" })[1] ?? document, { key: "ArrowRight" });
    // Each viewer has its own type and its own view.
    const enabled = (name: string) =>
      screen.getAllByRole<HTMLButtonElement>("button", { name }).map((at) => !at.disabled);
    await waitFor(() => expect(enabled(texts.zoomOut)).toEqual([false, true, false, false]));
    await expect([enabled("이전 타입"), enabled("다음 타입")]).toEqual([
      [false, true, true, true],
      [true, false, true, true],
    ]);
  },
};

const stage = () => screen.getByRole("group", { name: "평면도" });

export const Keyboard: Story = {
  tags: ["!dev"],
  play: playKeys(UNIT_VIEWER_KEYS, {
    async tab({ userEvent }) {
      const stops: string[] = [];
      for (let stop = 0; stop < 7; stop += 1) {
        await userEvent.tab();
        stops.push(document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");
      }
      await expect(stops).toEqual(["84A", "84B", "84C", "84D", "다음 타입", "평면도", "확대"]);
      await userEvent.tab({ shift: true });
      await expect(stage()).toHaveFocus();
    },
    async select({ args, userEvent }) {
      button("84B").focus();
      await userEvent.keyboard("{Enter}");
      await expectType("84B");
      button("다음 타입").focus();
      await userEvent.keyboard(" ");
      await expectType("84C");
      await expect(args.onValueChange?.mock?.calls).toEqual([
        ["84B", "trigger"],
        ["84C", "step"],
      ]);
    },
    async zoom({ userEvent }) {
      stage().focus();
      await userEvent.keyboard("+");
      await waitFor(() => expect(sheetView().scale).toBe(1.5));
      await userEvent.keyboard("-");
      await waitFor(() => expect(sheetView()).toEqual({ scale: 1, x: 0, y: 0 }));
    },
    async pan({ userEvent }) {
      stage().focus();
      await userEvent.keyboard("{ArrowRight}");
      await expect(sheetView()).toEqual({ scale: 1, x: 0, y: 0 });
      await userEvent.keyboard("+{ArrowRight}{ArrowDown}");
      await waitFor(() => expect(sheetView()).toEqual({ scale: 1.5, x: -0.1, y: -0.1 }));
      await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowUp}");
      await waitFor(() => expect(sheetView()).toEqual({ scale: 1.5, x: 0.1, y: 0 }));
      await userEvent.keyboard("-");
    },
    async fit({ userEvent }) {
      stage().focus();
      await userEvent.keyboard("=={ArrowRight}");
      await waitFor(() => expect(sheetView()).toEqual({ scale: 2.25, x: -0.1, y: 0 }));
      await userEvent.keyboard("0");
      await waitFor(() => expect(sheetView()).toEqual({ scale: 1, x: 0, y: 0 }));
    },
  }),
};

/** The button at the end is disabled, and focus moves to the selected type. */
export const FocusAtEnd: Story = {
  tags: ["!dev"],
  args: { defaultValue: "84C" },
  play: async ({ userEvent }) => {
    button("다음 타입").focus();
    await userEvent.keyboard("{Enter}");
    await expectType("84D");
    await expect(button("다음 타입")).toBeDisabled();
    await expect(button("84D")).toHaveFocus();
    button("확대").focus();
    await userEvent.keyboard("{Enter}{Enter}{Enter}{Enter}");
    await expect(button("확대")).toBeDisabled();
    await expect(screen.getByRole("group", { name: "평면도" })).toHaveFocus();
  },
};

export const Pointer: Story = {
  tags: ["!dev"],
  play: async ({ userEvent }) => {
    await expect(button("축소")).toBeDisabled();
    await expect(button("전체 보기")).toBeDisabled();
    await userEvent.click(button("확대"));
    await userEvent.click(button("확대"));
    await waitFor(() => expect(sheetView().scale).toBe(2.25));
    await userEvent.click(button("축소"));
    await waitFor(() => expect(sheetView().scale).toBe(1.5));
    await userEvent.click(button("전체 보기"));
    await waitFor(() => expect(sheetView().scale).toBe(1));
    // Another type begins as a whole.
    await userEvent.click(button("확대"));
    await userEvent.click(button("84D"));
    await expectType("84D");
    await waitFor(() => expect(sheetView()).toEqual({ scale: 1, x: 0, y: 0 }));
  },
};

/** Buttons move the drawing up to its bounds; the fit button centres it again. */
export const PanButtons: Story = {
  tags: ["!dev", "slow"],
  play: async ({ userEvent }) => {
    const pans = ["왼쪽 보기", "위쪽 보기", "아래쪽 보기", "오른쪽 보기"].map(button);
    const enabled = () => pans.map((pan) => !pan.hasAttribute("disabled"));
    await expect(enabled()).toEqual([false, false, false, false]);
    await userEvent.click(button("확대"));
    await expect(enabled()).toEqual([true, true, true, true]);
    await userEvent.click(button("오른쪽 보기"));
    await userEvent.click(button("아래쪽 보기"));
    await waitFor(() => expect(sheetView()).toEqual({ scale: 1.5, x: -0.1, y: -0.1 }));
    // To the edge: the button that led there is disabled, and the focus does not get lost.
    button("왼쪽 보기").focus();
    await userEvent.keyboard("{Enter}{Enter}{Enter}{Enter}");
    await waitFor(() => expect(sheetView()).toEqual({ scale: 1.5, x: 0.25, y: -0.1 }));
    await expect(enabled()).toEqual([false, true, true, true]);
    await expect(stage()).toHaveFocus();
  },
};

/** 500 ms, on a change only. */
export const Fade: Story = {
  tags: ["!dev", "slow"],
  beforeEach: allowMotion,
  afterEach: stopMotion,
  play: async () => {
    const fades = () =>
      document.getAnimations().flatMap(({ effect }) => (effect?.getTiming().duration === 500 ? [effect] : []));
    await expectType("84A");
    await expect(fades()).toEqual([]);
    button("84B").click();
    // The drawing and the facts.
    await waitFor(() => expect(fades()).toHaveLength(2));
    await waitFor(() => expect(fades()).toEqual([]));
  },
};

export const ReducedMotion: Story = {
  tags: ["!dev", "slow"],
  play: async () => {
    button("84C").click();
    await expectType("84C");
    await expectNoMotion();
  },
};

/** All types show, one after the other, and no button that would do nothing. */
export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  play: async () => {
    const body = await unscriptedBody();
    const shown = Array.from(body.querySelectorAll("img")).filter((plan) => plan.checkVisibility());
    await expect(shown.map(({ alt }) => alt)).toEqual(TYPES.map(({ label }) => `${label} 평면도`));
    const tops = shown.map((plan) => plan.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expect(new Set(tops).size).toBe(TYPES.length);
    const buttons = Array.from(body.querySelectorAll("button"), (element) => element.checkVisibility());
    await expect(buttons).not.toContain(true);
  },
};

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="90" height="400"><rect width="90" height="400" fill="${color}"/></svg>`)}`;

/** The stage has its shape before, while and after a picture comes, whatever the picture's own. */
export const FixedSize: Story = {
  tags: ["!dev"],
  render: () => (
    <main style={{ maxWidth: "40rem" }}>
      <UnitViewer.Root options={TYPES}>
        <UnitViewer.List aria-label="평면 타입" />
        <UnitViewer.Viewport aria-label="평면도" ratio={3 / 2} data-testid="stage">
          <UnitViewer.Content value="84A">
            <img alt="84A 평면도" src={picture("sienna")} loading="lazy" />
          </UnitViewer.Content>
          <UnitViewer.Content value="84B">
            <img alt="84B 평면도" data-testid="late" />
          </UnitViewer.Content>
        </UnitViewer.Viewport>
      </UnitViewer.Root>
    </main>
  ),
  play: async () => {
    const stage = screen.getByTestId("stage");
    const size = () => `${stage.offsetWidth} ${stage.offsetHeight}`;
    const before = size();
    await expect(stage.offsetWidth / stage.offsetHeight).toBeCloseTo(1.5, 1);
    button("84B").click();
    await expectType("84B");
    await expect(size()).toBe(before);
    const late = screen.getByTestId("late");
    late.setAttribute("src", picture("seagreen"));
    await waitFor(() => expect(late).toHaveProperty("naturalWidth", 90));
    await expect(size()).toBe(before);
    await expect(late.getBoundingClientRect().height).toBeCloseTo(stage.getBoundingClientRect().height, 0);
  },
};

/** What needs the real input of a browser, which the test runner alone has. */
const input = {
  globals: { viewport: { value: "w768" } },
  beforeEach() {
    window.scrollTo({ top: 0, behavior: "instant" });
  },
  render: ({ options: _options, children: _children, ...root }) => (
    <main style={{ minHeight: "250vh" }}>
      <PlanViewer {...root} />
    </main>
  ),
} satisfies Partial<Story>;

const middle = () => middleOf(stage());

/** Control and the wheel enlarge what is under the pointer; the wheel alone scrolls the page. */
export const WheelZoom: Story = {
  ...input,
  tags: ["!dev", "gesture"],
  play: async () => {
    const { width, height } = stage().getBoundingClientRect();
    await wheel(beside(middle(), width / 4, height / 4), { deltaY: -231, ctrlKey: true });
    await waitFor(() => expect(sheetView().scale).toBeGreaterThan(1.5));
    const { scale, x, y } = sheetView();
    await expect(x).toBeCloseTo((1 - scale) / 4, 1);
    await expect(y).toBeCloseTo((1 - scale) / 4, 1);
    await expect(window.scrollY).toBe(0);

    await wheel(middle(), { deltaY: 120 });
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(50));
    await expect(sheetView().scale).toBe(scale);
  },
};

/** The mouse drags an enlarged drawing, also outside of the stage, and no further than its edge. */
export const Drag: Story = {
  ...input,
  tags: ["!dev", "gesture", "slow"],
  play: async () => {
    const { width } = stage().getBoundingClientRect();
    await drag(middle(), beside(middle(), 100, 0));
    await expect(sheetView()).toEqual({ scale: 1, x: 0, y: 0 });

    button("확대").click();
    await waitFor(() => expect(sheetView().scale).toBe(1.5));
    await drag(middle(), beside(middle(), width / 10, 0));
    await waitFor(() => expect(sheetView().x).toBeCloseTo(0.1, 1));
    await drag(middle(), beside(middle(), -width / 2 - 20, 0));
    await waitFor(() => expect(sheetView().x).toBe(-0.25));
    await expect(document.getSelection()?.toString()).toBe("");
  },
};

/** Two fingers enlarge and reduce; one moves an enlarged drawing, and scrolls the page over one that is not. */
export const Fingers: Story = {
  ...input,
  tags: ["!dev", "gesture"],
  play: async () => {
    const scrollEnd = new Promise((resolve) => document.addEventListener("scrollend", resolve, { once: true }));
    await swipe(beside(middle(), 0, 100), beside(middle(), 0, -100), { steps: 10 });
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(50));
    await expect(sheetView().scale).toBe(1);
    await scrollEnd;
    window.scrollTo({ top: 0, behavior: "instant" });

    await pinch(middle(), 100, 220);
    await waitFor(() => expect(sheetView().scale).toBeCloseTo(2.2, 1));
    const { width } = stage().getBoundingClientRect();
    await swipe(middle(), beside(middle(), width / 5, 0));
    await waitFor(() => expect(sheetView().x).toBeCloseTo(0.2, 1));
    await pinch(middle(), 220, 60);
    await waitFor(() => expect(sheetView()).toEqual({ scale: 1, x: 0, y: 0 }));
    await expect(window.scrollY).toBe(0);
  },
};

/** Distance of a flick, in CSS pixels. */
const FLICK = 60;

/** Lets things move, with the animations at hand that load when the stage is entered. */
const moving = {
  beforeEach: async () => {
    input.beforeEach();
    await allowMotion();
    await import("../motion/glide.ts");
  },
  afterEach: stopMotion,
} satisfies Partial<Story>;

/** Enlarges twice, and waits for the spring. */
async function enlarge(): Promise<void> {
  await swipe(middle(), middle());
  button("확대").click();
  button("확대").click();
  await waitFor(() => expect(sheetView()).toEqual({ scale: 2.25, x: 0, y: 0 }));
}

/** A flicked drawing runs on after the finger has left it. */
export const Fling: Story = {
  ...input,
  tags: ["!dev", "gesture", "slow"],
  ...moving,
  play: async () => {
    await enlarge();
    const { width } = stage().getBoundingClientRect();
    await swipe(middle(), beside(middle(), FLICK), { steps: 4 });
    await waitFor(() => expect(sheetView().x).toBeGreaterThan(FLICK / width + 0.03));
  },
};
