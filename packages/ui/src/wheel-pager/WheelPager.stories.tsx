import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { WheelPagerExample } from "../../tests/examples/WheelPager.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf } from "../../tests/Specimens.tsx";
import { stopMotion, middleOf, pressKey, resizeWindow, wheel, allowMotion, type Point } from "../../tests/device.ts";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { Button } from "../button/index.ts";
import { WheelPager } from "./index.ts";
import { frontPage, SCREENS } from "./wheel-pager.fixture.tsx";
import { playKeys, type KeyTable } from "../../tests/keys.ts";
import { TextField } from "../field/index.ts";
import { Popup } from "../popup/index.ts";
import { LOCK_MS } from "./gesture.ts";

/** The keys that scroll any page, one section at a time. */
const WHEEL_PAGER_KEYS = {
  forth: { keys: ["Page Down", "Arrow Down", "Space"], does: "Goes one section on." },
  back: { keys: ["Page Up", "Arrow Up", "Shift + Space"], does: "Goes one section back." },
  end: { keys: ["End"], does: "Goes to the end of the page." },
  home: { keys: ["Home"], does: "Goes to the first section." },
  others: {
    keys: ["The same with Control, Alt or Meta held", "The same but Space with Shift held"],
    does: "Belong to the browser.",
  },
} as const satisfies KeyTable;

const example = exampleOf(WheelPager.Root, WheelPagerExample);

const meta = {
  title: "Navigation/WheelPager · 휠, full page scroll",
  id: "navigation-wheelpager",
  component: WheelPager.Root,
  parameters: { keys: WHEEL_PAGER_KEYS, docs: { story: { inline: false, height: "38rem" } } },
  args: example.args,
  globals: { viewport: { value: "w1280" } },
  beforeEach: beginAtTop,
  afterEach: stopMotion,
  render: frontPage(),
} satisfies Meta<typeof WheelPager.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lets things move and begins the page at its top, before every story. */
async function beginAtTop(): Promise<void> {
  await allowMotion();
  window.scrollTo({ top: 0, behavior: "instant" });
}

/** Screens from the top of the page to where it is. */
const screensDown = () => window.scrollY / window.innerHeight;

/** Waits until the page rests at a section, and the index says so. */
async function expectAt(index: number): Promise<void> {
  await waitFor(() => expect(screensDown()).toBeCloseTo(index, 2));
  const { label } = SCREENS[Math.floor(index)] ?? SCREENS[0];
  await waitFor(() => expect(entry(label)).toHaveAttribute("aria-current", "true"));
  await expect(document.querySelectorAll('nav [aria-current="true"]')).toHaveLength(1);
}

/** Returns the link of the index that leads to a section. */
function entry(label: string): HTMLElement {
  return within(screen.getByRole("navigation", { name: "화면 목록" })).getByRole("link", { name: label });
}

/** Waits until the lock is over, and a little more. */
const lockOver = () => new Promise((resolve) => setTimeout(resolve, LOCK_MS + 100));

/** Returns the middle of the screen. */
const middle = (): Point => ({ x: window.innerWidth / 2, y: window.innerHeight / 2 });

/** Turns a real wheel by one notch in the middle of the screen. */
async function notch(step: 1 | -1): Promise<void> {
  await wheel(middle(), { deltaY: 120 * step });
}

/** Waits and expects that the page has not moved meanwhile. */
async function expectStill(): Promise<void> {
  const before = window.scrollY;
  await lockOver();
  // The last pixels of a smooth scroll may still have been to go.
  await expect(Math.abs(window.scrollY - before)).toBeLessThan(5);
}

/** Returns whether the pager takes a turn of the wheel from the browser. */
function isTaken(): boolean {
  const turn = new WheelEvent("wheel", { deltaY: 120, bubbles: true, cancelable: true });
  document.body.dispatchEvent(turn);
  return turn.defaultPrevented;
}

export const Default: Story = {
  render: example.render,
  play: async () => {
    await waitFor(() => expect(entry("입지")).toHaveAttribute("aria-current", "true"));
  },
};

export const Anatomy: Story = { tags: ["!dev"], ...anatomyOf({ WheelPager }, WheelPagerExample) };

/** The index in the middle of the page, with the name of the section that the focus is on; none at 900px or less. */
export const AllStates: Story = {
  play: async () => {
    if (matchMedia("(max-width: 900px)").matches) {
      await expect(screen.queryByRole("navigation", { name: "화면 목록" })).toBeNull();
      return;
    }
    entry("특별한 설계").click();
    await expectAt(3);
    entry("특별한 설계").focus();
  },
};

/** Presses one key after the other, each after the lock of the one before, and expects to be at these places. */
async function expectSteps(
  userEvent: Parameters<NonNullable<Story["play"]>>[0]["userEvent"],
  steps: readonly (readonly [keys: string, index: number])[],
): Promise<void> {
  for (const [keys, index] of steps) {
    await userEvent.keyboard(keys);
    await expectAt(index);
    await lockOver();
  }
}

export const Keyboard: Story = {
  tags: ["!dev"],
  play: playKeys(WHEEL_PAGER_KEYS, {
    async forth({ userEvent }) {
      await expectSteps(userEvent, [
        ["{PageDown}", 1],
        ["{ArrowDown}", 2],
        [" ", 3],
      ]);
    },
    back: ({ userEvent }) =>
      expectSteps(userEvent, [
        ["{Shift>} {/Shift}", 2],
        ["{ArrowUp}", 1],
        ["{PageUp}", 0],
      ]),
    end: ({ userEvent }) => expectSteps(userEvent, [["{End}", 8.5]]),
    home: ({ userEvent }) => expectSteps(userEvent, [["{Home}", 0]]),
    async others({ userEvent }) {
      const kept: string[] = [];
      // Listens after the pager.
      const listen = ({ defaultPrevented, key }: KeyboardEvent) => void (defaultPrevented && kept.push(key));
      window.addEventListener("keydown", listen);
      const keys = ["{PageDown}", "{PageUp}", "{ArrowDown}", "{ArrowUp}", "{Home}", "{End}"];
      for (const held of ["Control", "Alt", "Meta"]) {
        await userEvent.keyboard(`{${held}>}${keys.join("")} {/${held}}`);
      }
      await userEvent.keyboard(`{Shift>}${keys.join("")}{/Shift}`);
      window.removeEventListener("keydown", listen);
      await expect(kept).toEqual([]);
      await lockOver();
      await expectAt(0);
    },
  }),
};

/** Tab into another section scrolls to that section, whole. */
export const FocusInSection: Story = {
  tags: ["!dev"],
  render: frontPage({ special: <a href="#details">설계 자세히 보기</a> }),
  play: async () => {
    await expectAt(0);

    screen.getByRole("link", { name: "설계 자세히 보기" }).focus();

    await expectAt(3);
    screen.getByRole("link", { name: "개인정보처리방침" }).focus();
    await expectAt(8.5);
  },
};

/** What a click on a mark does: the section comes, and Tab goes on from there. */
export const IndexLinks: Story = {
  tags: ["!dev"],
  play: async ({ userEvent }) => {
    const entries = history.length;
    entry("평면").click();
    await expectAt(6);
    await expect(document.getElementById("plans")).toHaveFocus();
    await expect(history.length).toBe(entries);
    await lockOver();
    await userEvent.keyboard("{PageDown}");
    await expectAt(7);
  },
};

/** What a script, a link into the page or a dragged scrollbar leaves between two sections comes to rest at one. */
export const ScrollAlignment: Story = {
  tags: ["!dev"],
  play: async () => {
    screen.getByRole("heading", { name: "프리미엄 1" }).scrollIntoView({ block: "center" });
    await expectAt(4);
    window.scrollTo({ top: 5.3 * window.innerHeight, behavior: "instant" });
    await expectAt(5);
    window.scrollTo({ top: 5.7 * window.innerHeight, behavior: "instant" });
    await expectAt(6);
    window.scrollTo({ top: 8.4 * window.innerHeight, behavior: "instant" });
    await expectAt(8.5);
  },
};

/** Another height of a section above, and the same section. */
export const GrowingContent: Story = {
  tags: ["!dev", "slow"],
  play: async () => {
    entry("브랜드").click();
    await expectAt(2);
    const { innerHeight } = window;
    const first = document.getElementById("hero");
    if (first) first.style.minHeight = `${innerHeight + 300}px`;
    await waitFor(() => expect(window.scrollY).toBe(2 * innerHeight + 300));
  },
};

/** The browser scrolls as on any page, and the index follows. */
export const ReducedMotion: Story = {
  tags: ["!dev", "slow"],
  beforeEach: stopMotion,
  play: async () => {
    await waitFor(() => expect(document.querySelector('[data-state="plain"]')).not.toBeNull());
    await expect(isTaken()).toBe(false);
    window.scrollTo({ top: 2.3 * window.innerHeight });
    await waitFor(() => expect(entry("브랜드")).toHaveAttribute("aria-current", "true"));
    await lockOver();
    await expect(screensDown()).toBeCloseTo(2.3, 2);
    entry("평면").click();
    await expect(screensDown()).toBeCloseTo(6, 2);
  },
};

/** The index leads to the sections without a script too. */
export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  play: async () => {
    const body = await unscriptedBody();
    const links = Array.from(body.querySelectorAll("nav a"));
    await expect(links.every((link) => body.querySelector(link.getAttribute("href") ?? "none"))).toBe(true);
    await expect(links).toHaveLength(SCREENS.length);
  },
};

/** A notch is a section, the footer the half of one; at the end there is no more. */
export const Pointer: Story = {
  tags: ["!dev", "gesture"],
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
  tags: ["!dev", "gesture", "slow"],
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
  tags: ["!dev", "gesture", "slow"],
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
  tags: ["!dev", "gesture", "slow"],
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
  tags: ["!dev", "gesture"],
  render: frontPage({
    hero: (
      <Popup.Root>
        <Popup.Trigger asChild>
          <Button>관심고객 등록</Button>
        </Popup.Trigger>
        <Popup.Content label="관심고객 등록">
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
  tags: ["!dev", "gesture", "slow"],
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
export const NarrowScreen: Story = {
  tags: ["!dev", "gesture", "slow"],
  globals: { viewport: { value: "w900" } },
  play: async () => {
    await waitFor(() => expect(document.querySelector('[data-state="plain"]')).not.toBeNull());
    await expect(screen.queryByRole("navigation", { name: "화면 목록" })).toBeNull();
    await expect(isTaken()).toBe(false);
    await pressKey("PageDown");
    // Browsers leave a part of the screen to hold on to.
    await waitFor(() => expect(screensDown()).toBeGreaterThan(0.5));
    await lockOver();
    await expectStill();
    await expect(screensDown()).toBeLessThan(0.98);
    await expect(screensDown()).toBeGreaterThan(0.5);
  },
};
