import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { SliderExample } from "../../tests/examples/Slider.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf, FITTED, framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { textsIn } from "../../tests/texts.ts";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { Slider } from "./index.ts";
import { currentDot, expectCurrent, expectInert, frameOf, press, REASONS, ReasonsSlider } from "./slider.fixture.tsx";
import { playKeys, type KeyPattern, type KeyTable } from "../../tests/keys.ts";

const SLIDER_PATTERN = {
  name: "carousel",
  href: "https://www.w3.org/WAI/ARIA/apg/patterns/carousel/",
} as const satisfies KeyPattern;

const SLIDER_KEYS = {
  tab: {
    keys: ["Tab", "Shift + Tab"],
    does: "Moves the focus through the toggle, the other controls and what is in view. Rotation stops until the toggle is pressed.",
  },
  toggle: { keys: ["Enter", "Space"], does: "On the toggle: stops rotation, or starts it." },
  arrows: { keys: ["Enter", "Space"], does: "On an arrow: shows the next or previous slide; the focus stays." },
  dots: { keys: ["Enter", "Space"], does: "On a dot: shows its slide; the focus stays." },
} as const satisfies KeyTable;

const example = exampleOf(Slider.Root, SliderExample);

const meta = {
  title: "Media/Slider · 슬라이더, 캐러셀, carousel, swiper",
  id: "media-slider",
  component: Slider.Root,
  parameters: { keys: SLIDER_KEYS, pattern: SLIDER_PATTERN },
  args: example.args,
  render: ({ children: _slides, ...root }) => (
    <main style={{ maxWidth: "48rem" }}>
      <ReasonsSlider {...root} count={REASONS.length} />
    </main>
  ),
} satisfies Meta<typeof Slider.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [framed],
  render: example.render,
  play: async ({ canvas, globals }) => {
    const texts = textsIn(globals).slider;
    const region = canvas.getByRole("region", { name: "프리미엄" });
    await expect(region).toHaveAttribute("aria-roledescription", texts.slider);
    await waitFor(() => expect(currentDot(texts)).toBe(0));
  },
};

export const Anatomy: Story = { tags: ["!dev"], ...anatomyOf({ Slider }, SliderExample) };

export const AllStates: Story = {
  parameters: FITTED,
  render: () => (
    <Specimens>
      <SpecimenRow wide name="autoplay · second slide">
        <ReasonsSlider aria-label="프리미엄" autoPlay={6000} count={6} />
      </SpecimenRow>
      <SpecimenRow wide name="narrow slides with a gap · no autoplay" dark>
        <ReasonsSlider aria-label="단지의 하루" count={6} slideWidth="70%" gap="1rem" />
      </SpecimenRow>
      <SpecimenRow wide name="one slide: no controls">
        <ReasonsSlider aria-label="하나뿐인 이유" autoPlay={6000} count={1} />
      </SpecimenRow>
      <SpecimenRow name="no slide: nothing">
        <ReasonsSlider aria-label="아직 없는 이유" autoPlay={6000} count={0} />
      </SpecimenRow>
      <StateRows wide>{(state) => <ReasonsSlider aria-label={state} autoPlay={6000} count={2} />}</StateRows>
    </Specimens>
  ),
  play: async ({ globals }) => {
    const first = within(screen.getByRole("region", { name: "프리미엄" }));
    const second = await first.findByRole("button", { name: textsIn(globals).slider.goTo(2) });
    second.click();
    await waitFor(() => expect(second).toHaveAttribute("aria-current"));
    const single = within(screen.getByRole("region", { name: "하나뿐인 이유" }));
    await expect(single.getByRole("link", { name: "남향 위주의 배치 더 보기" })).toBeVisible();
    await waitFor(() => expect(single.queryByRole("button")).toBeNull());
    await expect(screen.queryByRole("region", { name: "아직 없는 이유" })).toBeNull();
  },
};

/** Presses Tab a number of times and returns what had the focus each time. */
async function walk(tab: () => Promise<void>, stops: number): Promise<(string | null)[]> {
  const names: (string | null)[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await tab();
    names.push(document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? null);
  }
  return names;
}

export const Keyboard: Story = {
  tags: ["!dev"],
  play: playKeys(SLIDER_KEYS, {
    async tab({ userEvent }) {
      await expectCurrent(0);
      const stops = [
        "자동 넘김 시작",
        ...REASONS.map((_, index) => `${index + 1}번째 슬라이드`),
        "이전",
        "다음",
        "남향 위주의 배치 더 보기",
      ];
      await expect(await walk(userEvent.tab, stops.length)).toEqual(stops);
      const way = await walk(() => userEvent.tab({ shift: true }), stops.length - 1);
      await expect(way).toEqual(stops.slice(0, -1).toReversed());
    },
    async toggle({ canvas, userEvent }) {
      const toggle = canvas.getByRole("button", { name: /^자동 넘김/ });
      toggle.focus();
      await waitFor(() => expect(toggle).toHaveAccessibleName("자동 넘김 시작"));
      await userEvent.keyboard("{Enter}");
      await expect(toggle).toHaveAccessibleName("자동 넘김 멈춤");
      await userEvent.keyboard(" ");
      await expect(toggle).toHaveAccessibleName("자동 넘김 시작");
    },
    async arrows({ userEvent }) {
      screen.getByRole("button", { name: "이전" }).focus();
      await userEvent.keyboard("{Enter}");
      await expectCurrent(5);
      await expect(screen.getByRole("button", { name: "이전" })).toHaveFocus();
      screen.getByRole("button", { name: "다음" }).focus();
      await userEvent.keyboard(" ");
      await expectCurrent(0);
      await expect(screen.getByRole("button", { name: "다음" })).toHaveFocus();
    },
    async dots({ userEvent }) {
      const fourth = screen.getByRole("button", { name: "4번째 슬라이드" });
      fourth.focus();
      await userEvent.keyboard("{Enter}");
      await expectCurrent(3);
      await expect(fourth).toHaveFocus();
      await expect(screen.getByRole("status")).toHaveTextContent("6개 중 4번째 슬라이드");
      screen.getByRole("button", { name: "1번째 슬라이드" }).focus();
      await userEvent.keyboard(" ");
      await expectCurrent(0);
    },
  }),
};

/** A slide that shows in part can be used. */
export const PartialSlides: Story = {
  tags: ["!dev", "slow"],
  render: ({ children: _slides, ...root }) => (
    <main style={{ maxWidth: "48rem" }}>
      <ReasonsSlider {...root} count={6} slideWidth="60%" gap="1rem" />
    </main>
  ),
  play: async () => {
    await expectInert([false, false, true, true, true, true]);
  },
};

/** Slides that do not fill the window on both ends of a loop go back to the first after the last. */
export const TooNarrowToLoop: Story = {
  tags: ["!dev"],
  render: ({ children: _slides, ...root }) => (
    <main style={{ maxWidth: "48rem" }}>
      <ReasonsSlider {...root} count={3} slideWidth="40%" />
    </main>
  ),
  play: async () => {
    await press("다음");
    // The last of them ends at the window's edge.
    await waitFor(() => expect(currentDot()).toBe(1));
    await press("다음");
    await expectCurrent(0);
  },
};

/** The focus does not fall into nothing when the slide that has it goes. */
export const FocusRecovery: Story = {
  tags: ["!dev"],
  play: async () => {
    await expectCurrent(0);
    await expectInert([false, true, true, true, true, true]);
    screen.getByRole("link", { name: "남향 위주의 배치 더 보기" }).focus();
    await press("다음");
    await expectInert([true, false, true, true, true, true]);
    await expect(screen.getByTestId("viewport")).toHaveFocus();
  },
};

/** Does not rotate under reduced motion; a slide that is selected appears without animation. */
export const ReducedMotion: Story = {
  tags: ["!dev", "slow"],
  args: { autoPlay: 100 },
  play: async ({ canvas }) => {
    await expectCurrent(0);
    await expect(canvas.getByRole("button", { name: "자동 넘김 시작" })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(currentDot()).toBe(0);

    const track = screen.getByTestId("viewport").firstElementChild;
    await press("다음");
    await expectCurrent(1);
    await expect(new DOMMatrix(getComputedStyle(track ?? document.body).transform).m41).toBe(
      -frameOf("viewport").width,
    );
  },
};

/** The slide stays where it is, whatever the width. */
export const WindowResize: Story = {
  tags: ["!dev", "slow"],
  render: ({ children: _slides, ...root }) => (
    <main data-testid="page" style={{ width: "30rem", padding: "2rem" }}>
      <ReasonsSlider {...root} count={6} gap="1rem" />
    </main>
  ),
  play: async () => {
    await press("3번째 슬라이드");
    await expectCurrent(2);
    screen.getByTestId("page").style.width = "20rem";
    await waitFor(() => expect(frameOf("viewport").width).toBe(256));
    await expectCurrent(2);
    await press("4번째 슬라이드");
    await expectCurrent(3);
  },
};

/** Without a script every slide can be scrolled to, and nothing shows that needs one. */
export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  play: async () => {
    const body = await unscriptedBody();
    const buttons = Array.from(body.querySelectorAll("button"), (button) => button.checkVisibility());
    await expect(buttons).not.toContain(true);
    const viewport = body.querySelector('[data-testid="viewport"]');
    await expect(viewport).toHaveAttribute("tabindex", "0");
    const links = Array.from(body.querySelectorAll("a"));
    await expect(links.map((link) => link.textContent)).toEqual(REASONS.map(({ title }) => `${title} 더 보기`));
    links.at(-1)?.focus();
    await waitFor(() => expect(links.at(-1)?.getBoundingClientRect().left).toBeLessThan(viewport?.clientWidth ?? 0));
  },
};
