import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ComponentProps } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { SlideMenuExample } from "../../tests/examples/SlideMenu.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf, FITTED, OverlayBox, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { Button } from "../button/index.ts";
import { CloseButton } from "../modal/Modal.styles.ts";
import { back, currentPage, goTo, startRouter } from "../modal/router.fixture.ts";
import { Popup } from "../popup/index.ts";
import { SlideMenu } from "./index.ts";
import {
  DIALOG_KEYS,
  DIALOG_PATTERN,
  closeByEscape,
  expectClosed,
  expectNothingLeft,
  handleOf,
} from "../modal/modal.plays.ts";
import { playKeys, type KeyTable } from "../../tests/keys.ts";
import { ifShown, settled } from "../../tests/motion.ts";
import { allowMotion, beside, dragFinger, middleOf, stopMotion } from "../../tests/device.ts";

/** Those of the disclosures that its groups are. */
const GROUP_KEYS = {
  open: { keys: ["Enter", "Space"], does: "On the button of a closed group: opens it and closes the open one." },
  close: { keys: ["Enter", "Space"], does: "On the button of the open group: closes it." },
} as const satisfies KeyTable;

/** Those of a modal dialog, which stories of the popup play, and of its groups. */
const SLIDE_MENU_KEYS = { ...DIALOG_KEYS, ...GROUP_KEYS } as const satisfies KeyTable;

const meta = {
  title: "Overlays/SlideMenu · 전체 메뉴, 드로어, drawer, hamburger",
  id: "overlays-slidemenu",
  component: SlideMenu.Content,
  parameters: { keys: SLIDE_MENU_KEYS, pattern: DIALOG_PATTERN, docs: { story: { inline: false, height: "38rem" } } },
  ...exampleOf(SlideMenu.Content, SlideMenuExample),
  globals: { viewport: { value: "w360" } },
} satisfies Meta<typeof SlideMenu.Content>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole("button", { name: "메뉴 열기" });
const group = (name: string) => screen.getByRole("button", { name });
const openMenu = () => screen.findByRole("dialog", { name: "전체 메뉴" });

type UserEvent = Parameters<NonNullable<Story["play"]>>[0]["userEvent"];

async function openByKeyboard(userEvent: UserEvent): Promise<void> {
  trigger().focus();
  await userEvent.keyboard("{Enter}");
  await openMenu();
  await waitFor(() => expect(group("메뉴 닫기")).toHaveFocus());
}

export const Default: Story = {
  play: async () => {
    await expect(trigger()).toHaveAttribute("aria-expanded", "false");
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

const renderOpen = (content: ComponentProps<typeof SlideMenu.Content>) => (
  <SlideMenu.Root defaultOpen>
    <SlideMenu.Content {...content} />
  </SlideMenu.Root>
);

/** A link, and a group with links, one of them to the current page. */
function Links({ group }: { group: string }) {
  return (
    <div>
      <SlideMenu.Link to="#visit">방문예약</SlideMenu.Link>
      <SlideMenu.Group label={group} value={group}>
        <SlideMenu.Link to="#overview" aria-current="page">
          사업개요
        </SlideMenu.Link>
        <SlideMenu.Link to="#schedule">분양일정</SlideMenu.Link>
      </SlideMenu.Group>
    </div>
  );
}

export const Anatomy: Story = {
  tags: ["!dev"],
  ...anatomyOf({ SlideMenu }, SlideMenuExample, {
    part: SlideMenu.Root,
    props: { defaultOpen: true },
    overlay: true,
    unmarked: ["SlideMenu.Root"],
  }),
};

export const AllStates: Story = {
  parameters: FITTED,
  render: (content) => (
    <Specimens>
      <OverlayBox>
        {renderOpen({
          ...content,
          children: (
            <>
              <Links group="사업안내" />
              <div style={{ display: "grid", gap: "1rem", padding: "1rem" }}>
                <StateRows>{(state) => <Links group={state} />}</StateRows>
              </div>
            </>
          ),
        })}
      </OverlayBox>
      <StateRows>
        {() => (
          <SlideMenu.Root>
            <SlideMenu.Trigger asChild>
              <Button variant="secondary">메뉴 열기</Button>
            </SlideMenu.Trigger>
            <CloseButton aria-label="메뉴 닫기">
              <span aria-hidden>×</span>
            </CloseButton>
          </SlideMenu.Root>
        )}
      </StateRows>
    </Specimens>
  ),
  play: async () => {
    await openMenu();
    group("사업안내").click();
    await waitFor(() => expect(group("사업안내")).toHaveAttribute("aria-expanded", "true"));
  },
};

/** One group is open at a time. */
export const Pointer: Story = {
  tags: ["!dev"],
  play: async ({ userEvent }) => {
    await userEvent.click(trigger());
    await openMenu();
    await expect(ifShown(screen.queryByRole("link", { name: "사업개요" }))).toBeNull();

    await userEvent.click(group("사업안내"));
    await expect(group("사업안내")).toHaveAttribute("aria-expanded", "true");

    await userEvent.click(group("단지안내"));
    await screen.findByRole("link", { name: "커뮤니티" });
    await expect(group("사업안내")).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(ifShown(screen.queryByRole("link", { name: "사업개요" }))).toBeNull());
  },
};

export const Keyboard: Story = {
  tags: ["!dev"],
  play: playKeys(GROUP_KEYS, {
    async open({ userEvent }) {
      await openByKeyboard(userEvent);
      group("브랜드").focus();
      await userEvent.keyboard("{Enter}");
      await screen.findByRole("link", { name: "브랜드 소개" });
      await settled();
      await userEvent.tab();
      await expect(screen.getByRole("link", { name: "브랜드 소개" })).toHaveFocus();
      group("사업안내").focus();
      await userEvent.keyboard(" ");
      await screen.findByRole("link", { name: "사업개요" });
      await waitFor(() => expect(ifShown(screen.queryByRole("link", { name: "브랜드 소개" }))).toBeNull());
      await closeByEscape(userEvent, trigger);
    },
    async close({ userEvent }) {
      await openByKeyboard(userEvent);
      group("브랜드").focus();
      await userEvent.keyboard("{Enter}");
      await screen.findByRole("link", { name: "브랜드 소개" });
      await userEvent.keyboard(" ");
      await waitFor(() => expect(ifShown(screen.queryByRole("link", { name: "브랜드 소개" }))).toBeNull());
      await closeByEscape(userEvent, trigger);
    },
  }),
};

function MenuThatOpensAPopup() {
  const [shown, setShown] = useState<"menu" | "popup">();
  return (
    <main>
      <h1>사업개요</h1>
      <Button onClick={() => setShown("menu")}>메뉴 열기</Button>
      <SlideMenu.Root open={shown === "menu"} onOpenChange={() => setShown(undefined)}>
        <SlideMenu.Content label="전체 메뉴">
          <Button onClick={() => setShown("popup")}>관심고객 등록</Button>
        </SlideMenu.Content>
      </SlideMenu.Root>
      <Popup.Root open={shown === "popup"} onOpenChange={() => setShown(undefined)}>
        <Popup.Content label="관심고객 등록">
          <p>전문상담원이 안내해 드립니다.</p>
        </Popup.Content>
      </Popup.Root>
    </main>
  );
}

/** The popup reuses the history entry of the menu that opened it: one Back closes it, the next one leaves. */
export const PopupFromMenu: Story = {
  tags: ["!dev", "slow"],
  beforeEach: () => startRouter(),
  render: () => <MenuThatOpensAPopup />,
  play: async ({ userEvent }) => {
    goTo("plan");
    await userEvent.click(trigger());
    await openMenu();
    await userEvent.click(screen.getByRole("button", { name: "관심고객 등록" }));
    await screen.findByRole("dialog", { name: "관심고객 등록" });
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "전체 메뉴" })).toBeNull());
    await back();
    await expectClosed();
    await waitFor(() => expect(document.body.style.pointerEvents).toBe(""));
    await back();
    await expect(currentPage()).toBe("");
  },
};

const LINKS = Array.from({ length: 20 }, (_, index) => `안내 ${index + 1}`);

/** What needs the real input of a browser, which the test runner alone has. */
const input = {
  args: {
    children: LINKS.map((name) => (
      <SlideMenu.Link key={name} to="#guide">
        {name}
      </SlideMenu.Link>
    )),
  },
  beforeEach: allowMotion,
  afterEach: stopMotion,
} satisfies Partial<Story>;

/** Opens the menu, and waits until it is in its place and can be dragged. */
async function open(): Promise<HTMLElement> {
  trigger().click();
  const menu = await screen.findByRole("dialog");
  await waitFor(() => handleOf(menu));
  await settled();
  return menu;
}

const leftOf = (menu: HTMLElement) => Math.round(menu.getBoundingClientRect().left);

/** It follows the finger towards its edge, and closes; the link under the finger is not followed. */
export const Drag: Story = {
  ...input,
  tags: ["!dev", "gesture"],
  play: async () => {
    const menu = await open();
    const before = leftOf(menu);
    const from = middleOf(screen.getByRole("link", { name: "안내 2" }));
    const release = await dragFinger(from, beside(from, 160), { steps: 20, stepMs: 40 });
    await waitFor(() => expect(leftOf(menu) - before).toBeGreaterThan(120));
    await expect(menu).toHaveAttribute("data-state", "open");
    await release();
    await expectClosed();
    await expect(location.hash).toBe("");
    await waitFor(() => expect(trigger()).toHaveFocus());
    await expectNothingLeft();
  },
};
