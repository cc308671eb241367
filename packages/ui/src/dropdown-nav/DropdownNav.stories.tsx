import type { Meta, StoryObj } from "@storybook/react-vite";
import { styled } from "styled-components";
import { expect, screen, waitFor, within } from "storybook/test";
import { middleOf, point } from "../../tests/device.ts";
import { SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { documentOf, WithoutScripts } from "../../tests/WithoutScripts.tsx";
import { vars } from "../theme/index.ts";
import { DropdownNav } from "./index.ts";
import { DROPDOWN_NAV_KEYS, DROPDOWN_NAV_PATTERN } from "./keys.fixture.ts";
import { playKeys } from "../../tests/keys.ts";
import { expectNoMotion, settled } from "../../tests/motion.ts";

const GROUPS = [
  { label: "브랜드", links: ["브랜드 소개", "홍보영상"] },
  { label: "사업안내", links: ["사업개요", "분양일정"] },
  { label: "분양안내", links: ["공급안내", "입주자모집공고 안내"] },
  { label: "단지안내", links: ["단지배치도", "동호수배치도", "커뮤니티"] },
] as const;

/** A header of pine, with the room below that a panel needs. */
const Page = styled.main`
  min-height: 100vh;

  > header {
    padding: ${vars.space[4]};
    background: ${vars.color.surfaceInverse};
    color: ${vars.color.onInverse};
  }
`;

function Menu() {
  return GROUPS.map(({ label, links }) => (
    <DropdownNav.Group key={label} label={label} to={`#${links[0]}`} current={label === "단지안내"}>
      <DropdownNav.Panel>
        {links.map((link) => (
          <DropdownNav.Link key={link} to={`#${link}`} current={link === "커뮤니티"}>
            {link}
          </DropdownNav.Link>
        ))}
      </DropdownNav.Panel>
    </DropdownNav.Group>
  ));
}

const meta = {
  title: "Navigation/DropdownNav",
  component: DropdownNav.Root,
  parameters: { keys: DROPDOWN_NAV_KEYS, pattern: DROPDOWN_NAV_PATTERN },
  args: { label: "주 메뉴", children: <Menu /> },
  globals: { viewport: { value: "w1280" } },
  render: (nav) => (
    <Page>
      <header>
        <DropdownNav.Root {...nav} />
      </header>
      <h1 style={{ padding: "6rem 2rem" }}>견본 단지</h1>
    </Page>
  ),
} satisfies Meta<typeof DropdownNav.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

const link = (name: string) => screen.getByRole("link", { name });
const toggle = (label: string) => screen.getByRole("button", { name: `${label} 하위 메뉴` });

/** Only the panel of that group is there for eyes, keys and assistive technology, and its button says so. */
async function expectOpen(label: string | undefined): Promise<void> {
  for (const group of GROUPS) {
    const open = group.label === label;
    await waitFor(() => expect(screen.queryByRole("link", { name: group.links[1] }) !== null).toBe(open));
    await expect(toggle(group.label)).toHaveAttribute("aria-expanded", String(open));
  }
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "주 메뉴" })).toBeVisible();
    await expect(link("사업안내")).toHaveAttribute("href", "#사업개요");
    await expect(canvas.getByRole("link", { current: true })).toHaveTextContent("단지안내");
    await expectOpen(undefined);
  },
};

export const AllStates: Story = {
  render: (nav) => (
    <Specimens>
      <SpecimenRow wide dark name="open · current">
        <div style={{ minHeight: "12rem" }}>
          <DropdownNav.Root {...nav} />
        </div>
      </SpecimenRow>
      <StateRows wide dark>
        {(state) => (
          <DropdownNav.Root label={state}>
            {["입지환경", "세대안내"].map((label) => (
              <DropdownNav.Group key={label} label={label} to={`#${label}`}>
                <DropdownNav.Panel>
                  <DropdownNav.Link to={`#${label}`}>{label} 보기</DropdownNav.Link>
                </DropdownNav.Panel>
              </DropdownNav.Group>
            ))}
          </DropdownNav.Root>
        )}
      </StateRows>
    </Specimens>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(toggle("단지안내"));
    await expectOpen("단지안내");
    await expect(link("커뮤니티")).toHaveAttribute("aria-current", "page");
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

/** Tab goes through a panel and on to the next group, which opens as the panel closes. */
export const GroupKeys: Story = {
  tags: ["!dev"],
  play: async ({ userEvent }) => {
    for (const { label, links } of GROUPS) {
      await userEvent.tab();
      await expect(link(label)).toHaveFocus();
      await expectOpen(label);
      await userEvent.tab();
      await expect(toggle(label)).toHaveFocus();
      for (const name of links) {
        await userEvent.tab();
        await expect(link(name)).toHaveFocus();
      }
    }
    await userEvent.tab();
    await expectOpen(undefined);
  },
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

export const CloseOnNavigation: Story = {
  tags: ["!dev"],
  args: { onClick: (event) => event.preventDefault() },
  play: async ({ userEvent }) => {
    await userEvent.hover(link("분양안내"));
    await expectOpen("분양안내");
    await userEvent.click(link("공급안내"));
    await expectOpen(undefined);
  },
};

/** Moves the mouse in a straight line, as a hand does. */
async function glide(from: Element, to: Element, steps = 12): Promise<void> {
  const [start, end] = [middleOf(from), middleOf(to)];
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    await point({ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share });
  }
}

/** Away from everything. */
const nowhere = () => point({ x: 4, y: 500 });

export const HoverAndLeave: Story = {
  tags: ["!dev", "!autodocs"],
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

/** On its way to the far end of a panel the mouse crosses the next group, which must not open. */
export const DiagonalMove: Story = {
  tags: ["!dev", "!autodocs"],
  play: async () => {
    await nowhere();
    await point(middleOf(link("분양안내")));
    await expectOpen("분양안내");
    const { right, bottom } = link("분양안내").getBoundingClientRect();
    const target = link("입주자모집공고 안내").getBoundingClientRect();
    const sibling = link("단지안내").getBoundingClientRect();
    await expect(target.right, "the panel has to reach under the sibling").toBeGreaterThan(sibling.left);

    await point({ x: right - 2, y: bottom - 24 });
    await point({ x: sibling.left + 6, y: bottom - 10 });
    await expectOpen("분양안내");
    await point({ x: target.right - 12, y: target.top + 8 });
    await expectOpen("분양안내");
    await nowhere();
    await expectOpen(undefined);
  },
};

/** A pointer that stays on the sibling opens it. */
export const SiblingHover: Story = {
  tags: ["!dev", "!autodocs"],
  play: async () => {
    await nowhere();
    await point(middleOf(link("분양안내")));
    await expectOpen("분양안내");
    await glide(link("분양안내"), link("단지안내"));
    await expectOpen("단지안내");
    await nowhere();
  },
};

export const EscapeOnHover: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ userEvent }) => {
    await nowhere();
    await point(middleOf(link("사업안내")));
    await expectOpen("사업안내");
    await userEvent.keyboard("{Escape}");
    await expectOpen(undefined);
    await point(middleOf(link("브랜드")));
    await expectOpen("브랜드");
    await nowhere();
  },
};

export const ReducedMotion: Story = {
  tags: ["!dev"],
  play: async ({ userEvent }) => {
    await userEvent.click(toggle("브랜드"));
    await expectNoMotion();
  },
};

const WITHOUT_SCRIPTS = "스크립트 없이 본 주 메뉴";

export const NoJavaScript: Story = {
  tags: ["!dev", "!autodocs"],
  render: (nav) => (
    <WithoutScripts title={WITHOUT_SCRIPTS}>
      <DropdownNav.Root {...nav} />
    </WithoutScripts>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle(WITHOUT_SCRIPTS);
    const page = await waitFor(() => within(documentOf(frame).body));
    await expect(page.queryByRole("link", { name: "분양일정" })).toBeNull();
    await expect(page.queryByRole("button")).toBeNull();
    page.getByRole("link", { name: "사업안내" }).focus();
    await waitFor(() => expect(page.getByRole("link", { name: "분양일정" })).toBeVisible());
  },
};
