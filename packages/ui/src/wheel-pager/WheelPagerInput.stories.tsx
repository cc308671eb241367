import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { middleOf, pressKey, resizeWindow, stopMotion, wheel } from "../../tests/device.ts";
import { Button } from "../button/index.ts";
import { TextField } from "../field/index.ts";
import { Popup } from "../popup/index.ts";
import { WheelPager } from "./index.ts";
import { frontPage, SCREENS } from "./wheel-pager.fixture.tsx";
import { beginAtTop, entry, expectAt, expectStill, lockOver, middle, notch, screensDown } from "./wheel-pager.plays.ts";

const meta = {
  title: "Navigation/WheelPager/Input",
  component: WheelPager.Root,
  args: { sections: SCREENS, children: null },
  globals: { viewport: { value: "w1280" } },
  // They turn the browser's own wheel, which only the test runner has.
  tags: ["!dev", "!autodocs", "gesture"],
  beforeEach: beginAtTop,
  afterEach: stopMotion,
  render: frontPage(),
} satisfies Meta<typeof WheelPager.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A notch is a section, the footer the half of one; at the end there is no more. */
export const WheelNotches: Story = {
  play: async () => {
    await expectAt(0);
    await notch(1);
    await expectAt(1);
    await lockOver();
    await notch(1);
    await expectAt(2);
    entry("분양 일정").click();
    await expectAt(7);
    for (const index of [8, 8.5]) {
      await lockOver();
      await notch(1);
      await expectAt(index);
    }
    await lockOver();
    await notch(1);
    await expectStill();
    await notch(-1);
    await expectAt(8);
  },
};

/** Zooming and sideways wheels are the browser's: nothing pages, nothing is kept from it. */
export const ZoomAndSideways: Story = {
  tags: ["slow"],
  play: async () => {
    await expectAt(0);
    const kept: boolean[] = [];
    const listen = (event: WheelEvent) => {
      kept.push(event.defaultPrevented);
      // A zoomed frame would spoil what comes next.
      event.preventDefault();
    };
    window.addEventListener("wheel", listen, { passive: false });
    await wheel(middle(), { deltaY: 120, ctrlKey: true });
    await wheel(middle(), { deltaX: 200, deltaY: 20 });
    await waitFor(() => expect(kept).toEqual([false, false]));
    window.removeEventListener("wheel", listen);
    await expectStill();
  },
};

const List = () => (
  <div data-testid="list" style={{ height: "12rem", overflowY: "auto" }}>
    {Array.from({ length: 12 }, (_, line) => (
      <p key={line}>
        <a href={`#place-${line}`}>주변 시설 {line + 1}</a>
      </p>
    ))}
  </div>
);

/** A list scrolls to its end before the page goes on, and only a new gesture takes the page. */
export const NestedScrolling: Story = {
  tags: ["slow"],
  render: frontPage({ hero: <List /> }),
  play: async () => {
    await expectAt(0);
    const list = screen.getByTestId("list");
    const room = list.scrollHeight - list.clientHeight;
    // A turn that is sent while the list still scrolls may find it at its end, and is the page's then.
    const scrollList = async () => {
      const to = Math.min(list.scrollTop + 100, room);
      await wheel(middleOf(list), { deltaY: 100 });
      await waitFor(() => expect(list.scrollTop).toBeGreaterThanOrEqual(to - 1));
    };
    await scrollList();
    await expect(screensDown()).toBe(0);
    while (list.scrollTop < room - 1) await scrollList();
    await expectStill();
    await wheel(middleOf(list), { deltaY: 100 });
    await expectAt(1);
  },
};

/** With the focus in a field the wheel scrolls freely, and the page stays where it is. */
export const Typing: Story = {
  tags: ["slow"],
  render: frontPage({ hero: <TextField label="이름" name="name" /> }),
  play: async ({ userEvent }) => {
    await expectAt(0);
    const field = screen.getByRole("textbox", { name: "이름" });
    field.focus();
    await wheel(middle(), { deltaY: 120 });
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(50));
    await lockOver();
    await expectStill();
    await expect(window.scrollY).toBeLessThan(300);
    await userEvent.keyboard(" {ArrowDown}{End}{PageDown}");
    await expectStill();
    field.blur();
    await notch(1);
    await expectAt(1);
  },
};

export const OpenPopup: Story = {
  render: frontPage({
    hero: (
      <Popup.Root>
        <Popup.Trigger asChild>
          <Button>관심고객 등록</Button>
        </Popup.Trigger>
        <Popup.Content title="관심고객 등록">
          <p>등록하신 연락처로 안내해 드립니다.</p>
        </Popup.Content>
      </Popup.Root>
    ),
  }),
  play: async ({ userEvent }) => {
    await expectAt(0);
    screen.getByRole("button", { name: "관심고객 등록" }).click();
    await screen.findByRole("dialog");
    await notch(1);
    await userEvent.keyboard("{PageDown}{End}");
    await expectStill();
    await expect(screensDown()).toBe(0);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await notch(1);
    await expectAt(1);
  },
};

/** Another size of the window, once and while a step is under way, and the same section, whole. */
export const WindowResize: Story = {
  tags: ["slow"],
  play: async () => {
    const { innerWidth, innerHeight } = window;
    entry("브랜드").click();
    await expectAt(2);
    for (const height of [innerHeight - 170, innerHeight + 90]) {
      await resizeWindow(innerWidth, height);
      await waitFor(() => expect(window.innerHeight).toBe(height));
      await expectAt(2);
      await expectStill();
      await expectAt(2);
    }
    await lockOver();
    await notch(1);
    await resizeWindow(innerWidth, innerHeight);
    await expectAt(3);
  },
};

/** Where it does not page, the browser's own keys scroll as on any page, and nothing brings the page to a section. */
async function expectPlainKeys(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[data-state="plain"]')).not.toBeNull());
  await pressKey("PageDown");
  // Browsers leave a part of the screen to hold on to.
  await waitFor(() => expect(screensDown()).toBeGreaterThan(0.5));
  await lockOver();
  await expectStill();
  await expect(screensDown()).toBeLessThan(0.98);
  await expect(screensDown()).toBeGreaterThan(0.5);
}

export const NarrowScreenKeys: Story = {
  tags: ["slow"],
  globals: { viewport: { value: "w900" } },
  play: expectPlainKeys,
};
