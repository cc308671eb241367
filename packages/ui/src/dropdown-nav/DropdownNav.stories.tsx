import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within, spyOn, screen } from "storybook/test";
import { DropdownNavExample } from "../../tests/examples/DropdownNav.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf, FITTED, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { textsIn } from "../../tests/texts.ts";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { ko } from "../messages/index.ts";
import { DropdownNav } from "./index.ts";
import { playKeys, type KeyPattern, type KeyTable } from "../../tests/keys.ts";
import { settled } from "../../tests/motion.ts";
import { middleOf, point } from "../../tests/device.ts";

const DROPDOWN_NAV_PATTERN = {
  name: "disclosure navigation with top-level links",
  href: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/",
} as const satisfies KeyPattern;

const DROPDOWN_NAV_KEYS = {
  tab: {
    keys: ["Tab", "Shift + Tab"],
    does: "Moves the focus through links, buttons and the links of the open panel. The link of a group opens its panel.",
  },
  press: { keys: ["Space", "Enter"], does: "On the button of a group: opens its panel, or closes it." },
  follow: { keys: ["Enter"], does: "On a link: follows it, and closes the panel." },
  escape: {
    keys: ["Escape"],
    does: "Closes the open panel. The focus goes from the panel to the button of its group.",
  },
  forth: {
    keys: ["Arrow Down", "Arrow Right"],
    does: "On the button of an open panel: to the panel's first link. On another link or button of the row, or on a link of a panel: to the next one; from the last one nowhere.",
  },
  back: {
    keys: ["Arrow Up", "Arrow Left"],
    does: "On a link or button of the row, or on a link of a panel: to the previous one; from the first one nowhere.",
  },
  home: { keys: ["Home"], does: "To the first link of the row, or of the panel that the focus is in." },
  end: { keys: ["End"], does: "To the last button of the row, or to the last link of the panel that the focus is in." },
} as const satisfies KeyTable;

const meta = {
  title: "Navigation/DropdownNav · 메뉴, 헤더, navigation bar, header",
  id: "navigation-dropdownnav",
  component: DropdownNav.Root,
  parameters: { keys: DROPDOWN_NAV_KEYS, pattern: DROPDOWN_NAV_PATTERN },
  ...exampleOf(DropdownNav.Root, DropdownNavExample),
  globals: { viewport: { value: "w1280" } },
} satisfies Meta<typeof DropdownNav.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link in the panel of each group. */
const PANELS = {
  브랜드: "홍보영상",
  사업안내: "분양일정",
  분양안내: "입주자모집공고 안내",
  단지안내: "동호수배치도",
};

/** A link of the menu. */
const link = (name: string) => screen.getByRole("link", { name });
/** The button that opens a group. */
const toggle = (label: string, { dropdownNav } = ko) => screen.getByRole("button", { name: dropdownNav.toggle(label) });

/** Expects that only the panel of that group is there for eyes, keys and assistive technology, and its button says so. */
async function expectOpen(label: string | undefined, texts = ko): Promise<void> {
  for (const [group, inPanel] of Object.entries(PANELS)) {
    const open = group === label;
    await waitFor(() => expect(screen.queryByRole("link", { name: inPanel }) !== null).toBe(open));
    await expect(toggle(group, texts)).toHaveAttribute("aria-expanded", String(open));
  }
}

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("navigation", { name: "주 메뉴" })).toBeVisible();
    await expect(link("사업안내")).toHaveAttribute("href", "#사업개요");
    await expect(canvas.getByRole("link", { current: true })).toHaveTextContent("단지안내");
    await expectOpen(undefined, textsIn(globals));
  },
};

export const Anatomy: Story = {
  tags: ["!dev"],
  ...anatomyOf({ DropdownNav }, DropdownNavExample, {
    open: () => toggle("브랜드").click(),
  }),
};

export const AllStates: Story = {
  parameters: FITTED,
  render: (nav) => (
    <Specimens>
      <SpecimenRow wide dark name="open · current">
        <div style={{ minHeight: "12rem" }}>
          <DropdownNav.Root {...nav} />
        </div>
      </SpecimenRow>
      <StateRows wide dark>
        {(state) => (
          <DropdownNav.Root aria-label={state}>
            {["입지환경", "세대안내"].map((label) => (
              <DropdownNav.Group key={label} label={label} to={`#${label}`}>
                <DropdownNav.Content>
                  <DropdownNav.Link to={`#${label}`}>{label} 보기</DropdownNav.Link>
                </DropdownNav.Content>
              </DropdownNav.Group>
            ))}
          </DropdownNav.Root>
        )}
      </StateRows>
    </Specimens>
  ),
  play: async ({ globals }) => {
    toggle("단지안내", textsIn(globals)).click();
    await expectOpen("단지안내", textsIn(globals));
    await expect(link("커뮤니티")).toHaveAttribute("aria-current", "page");
    const weights = ["커뮤니티", "단지배치도"].map((name) => getComputedStyle(link(name)).fontWeight);
    await expect(weights).toEqual(["600", "400"]);
  },
};

type Context = Parameters<NonNullable<Story["play"]>>[0];

/** Presses keys, one step after the other, and expects the focus on what each step leads to. Closes everything. */
async function expectWay(
  userEvent: Context["userEvent"],
  from: HTMLElement,
  steps: readonly (readonly [keys: string, to: () => HTMLElement])[],
): Promise<void> {
  from.focus();
  for (const [keys, to] of steps) {
    await userEvent.keyboard(keys);
    await waitFor(() => expect(to()).toHaveFocus());
    await settled();
  }
  await userEvent.keyboard("{Escape}");
  await expectOpen(undefined);
}

export const Keyboard: Story = {
  tags: ["!dev"],
  args: { onClick: (event) => event.preventDefault() },
  play: playKeys(DROPDOWN_NAV_KEYS, {
    async tab({ userEvent }) {
      await userEvent.tab();
      await expect(link("브랜드")).toHaveFocus();
      await expectOpen("브랜드");
      await userEvent.tab();
      await expect(toggle("브랜드")).toHaveFocus();
      await userEvent.tab();
      await expect(link("브랜드 소개")).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(toggle("브랜드")).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await expectOpen(undefined);
      await userEvent.tab();
      await expect(link("사업안내"), "a closed panel is no stop of the Tab key").toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await expectOpen(undefined);
    },
    async press({ userEvent }) {
      toggle("브랜드").focus();
      for (const [key, opens] of [
        ["{Enter}", "브랜드"],
        [" ", undefined],
        [" ", "브랜드"],
        ["{Enter}", undefined],
      ] as const) {
        await userEvent.keyboard(key);
        await expectOpen(opens);
        await expect(toggle("브랜드")).toHaveFocus();
      }
    },
    async follow({ userEvent }) {
      toggle("사업안내").focus();
      await userEvent.keyboard("{Enter}");
      await expectOpen("사업안내");
      await settled();
      await userEvent.tab();
      await expect(link("사업개요")).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expectOpen(undefined);
    },
    async escape({ userEvent }) {
      toggle("브랜드").focus();
      await userEvent.keyboard("{Enter}");
      await expectOpen("브랜드");
      await settled();
      await userEvent.tab();
      await expect(link("브랜드 소개")).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await expectOpen(undefined);
      await expect(toggle("브랜드")).toHaveFocus();
    },
    forth: ({ userEvent }) =>
      expectWay(userEvent, link("브랜드"), [
        ["{ArrowRight}", () => toggle("브랜드")],
        ["{ArrowDown}", () => link("브랜드 소개")],
        ["{ArrowRight}", () => link("홍보영상")],
        ["{ArrowDown}", () => link("홍보영상")],
        ["{Escape}", () => toggle("브랜드")],
        ["{ArrowDown}", () => link("사업안내")],
      ]),
    back: ({ userEvent }) =>
      expectWay(userEvent, link("사업안내"), [
        ["{ArrowLeft}", () => toggle("브랜드")],
        ["{Enter}", () => toggle("브랜드")],
        ["{Tab}", () => link("브랜드 소개")],
        ["{Tab}", () => link("홍보영상")],
        ["{ArrowUp}", () => link("브랜드 소개")],
        ["{ArrowLeft}", () => link("브랜드 소개")],
        ["{Escape}", () => toggle("브랜드")],
        ["{ArrowUp}", () => link("브랜드")],
        ["{ArrowUp}", () => link("브랜드")],
      ]),
    home: ({ userEvent }) =>
      expectWay(userEvent, toggle("단지안내"), [
        ["{Enter}", () => toggle("단지안내")],
        ["{Tab}", () => link("단지배치도")],
        ["{Tab}", () => link("동호수배치도")],
        ["{Home}", () => link("단지배치도")],
        ["{Escape}", () => toggle("단지안내")],
        ["{Home}", () => link("브랜드")],
      ]),
    end: ({ userEvent }) =>
      expectWay(userEvent, link("브랜드"), [
        ["{End}", () => toggle("단지안내")],
        ["{Enter}", () => toggle("단지안내")],
        ["{Tab}", () => link("단지배치도")],
        ["{End}", () => link("커뮤니티")],
      ]),
  }),
};

/** A press opens, keeps open what hovering had opened, and closes; so does a press beside it. */
export const Pointer: Story = {
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(link("사업안내"));
    await expectOpen("사업안내");
    await userEvent.click(toggle("사업안내"));
    await expectOpen("사업안내");
    await userEvent.click(toggle("사업안내"));
    await expectOpen(undefined);
    await userEvent.click(toggle("사업안내"));
    await expectOpen("사업안내");
    await userEvent.click(canvas.getByRole("heading", { name: "견본 단지" }));
    await expectOpen(undefined);
  },
};

export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  play: async () => {
    const page = within(await unscriptedBody());
    await expect(page.queryByRole("link", { name: "분양일정" })).toBeNull();
    await expect(page.queryByRole("button")).toBeNull();
    page.getByRole("link", { name: "사업안내" }).focus();
    await waitFor(() => expect(page.getByRole("link", { name: "분양일정" })).toBeVisible());
  },
};

/** Away from everything. */
const nowhere = () => point({ x: 4, y: 500 });

export const HoverAndLeave: Story = {
  tags: ["!dev", "gesture"],
  play: async () => {
    await nowhere();
    await point(middleOf(link("사업안내")));
    await expectOpen("사업안내");
    await point(middleOf(link("분양안내")));
    await expectOpen("분양안내");
    await nowhere();
    await expectOpen(undefined);
  },
};

/** Milliseconds that a pointer on its way to a panel may rest, as `useHoverIntent` has them. */
const REST_MS = 300;
/** Milliseconds that no story takes. */
const ENDLESS = 60_000;

/** Lets a pointer rest as long as it likes: a busy machine may take longer from one point to the next. */
function stopRest() {
  const start = setTimeout;
  return spyOn(window, "setTimeout").mockImplementation((handler, ms, ...args) =>
    start(handler, ms === REST_MS ? ENDLESS : ms, ...args),
  );
}

/** On its way to the far end of a panel the mouse crosses the next group, which must not open. */
export const DiagonalMove: Story = {
  tags: ["!dev", "gesture"],
  play: async () => {
    await nowhere();
    await point(middleOf(link("분양안내")));
    await expectOpen("분양안내");
    const { right, bottom } = link("분양안내").getBoundingClientRect();
    const target = link("입주자모집공고 안내").getBoundingClientRect();
    const sibling = link("단지안내").getBoundingClientRect();
    await expect(target.right, "the panel has to reach under the sibling").toBeGreaterThan(sibling.left);

    const timers = stopRest();
    await point({ x: right - 2, y: bottom - 24 });
    await point({ x: sibling.left + 6, y: bottom - 10 });
    await expectOpen("분양안내");
    await point({ x: target.right - 12, y: target.top + 8 });
    await expectOpen("분양안내");
    await expect(timers).toHaveBeenCalledWith(expect.any(Function), REST_MS);
    timers.mockRestore();
    await nowhere();
    await expectOpen(undefined);
  },
};
